Lucía Ferrante  • 2.º
HR Business Partner | Selección IT & Finanzas | 🧉
1 semana • Editado • 

¡Holaaa red! 👋 Búsqueda nueva y de las lindas.

En <employer>Cardones Agro</employer> (acopio, semillas y logística, 600 personas, 14 plantas) estamos sumando un/a <title>Analista de Impuestos Sr</title> para las oficinas de <place>Rosario</place>. Esquema híbrido 3x2.

¿De qué va? Vas a <duty>liquidar IVA, Ingresos Brutos y Convenio Multilateral</duty>, <duty>atender requerimientos de ARCA y de las provincias</duty> y <duty>colaborar en el cierre anual de Ganancias</duty> con los asesores externos. Sueldos los liquida otra área, o sea que de <no>liquidación de haberes</no> nada de nada.

Buscamos:
✅ <degree c="must">Contador/a Público/a recibido/a</degree>
✅ <years n="4" of="impuestos">4 años</years> en <must>impuestos</must>, en <must g="1">estudio</must> o en <must g="1">empresa</must>
✅ <must>SIFERE</must> y <must>SIRE</must> al dedillo
✅ <must>Excel avanzado</must>
✅ Gente <must>ordenada</must> y <must>curiosa</must>
➕ Suma <nice>SAP</nice>, suma muchísimo <nice>agro</nice> (retenciones de granos, SISA), suma <nice>precios de transferencia</nice>
❌ No pedimos <no>inglés</no>, ni matrícula

Beneficios: prepaga para el grupo familiar, bono anual, viernes cortito en verano, cursos de <no>Power BI</no> y un asado por mes. Bruto orientativo: <pay>$2.900.000</pay>, se revisa por trimestre.

Si sos vos o conocés a alguien, mandame el CV con remuneración pretendida por privado o a lucia.f@cardones.example.com (asunto: IMPUESTOS ROS) 🙌 Compartir es amor.

#búsqueda #empleo #impuestos #rosario #contador

112 reacciones   38 comentarios   21 veces compartido
Recomendar   Comentar   Compartir   Enviar
Más relevantes ▾
Gastón M.: Me interesa!  |  Belén A.: Up 🚀
