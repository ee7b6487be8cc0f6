Aprovecha tu potencial con nosotros 🚛

<employer>Grupo Abarrotero del Bajío</employer>
Hace 2 días  ·  Sé de los primeros en postularte
<place>Silao, Guanajuato</place>
Sobre el empleo: Categoría: Logística - Subcategoría: Almacén / Inventarios. Educación mínima requerida: Superior trunca
Contratación: Permanente. Horario: L-V 7 a 17, sábados medio día. Espacio de trabajo: Presencial

Sueldo <pay>$18,000 - $22,000 Mensual</pay>
Postularme   Guardar   Compartir

Descripción

Importante empresa comercializadora de abarrotes con 32 años en el mercado SOLICITA:

** <title>SUPERVISOR DE ALMACÉN</title> **

Requisitos:
- <degree c="must">Lic. o Ing. trunca o terminada (Industrial, Logística o afín)</degree>
- Experiencia <years n="3" of="supervisión de almacén">mínima de 3 años</years> en <must>supervisión de almacén</must> de <must g="1">consumo</must> o <must g="1">abarrotes</must>
- <must>Control de inventarios</must>, <must>PEPS</must>, <must>cíclicos</must>
- <must>Manejo de personal</must> (15 a 20 personas, algunos sindicalizados)
- <must>Excel intermedio</must> (tablas dinámicas, BUSCARV)
- <must>Tolerancia a la presión</must>
- Deseable <nice>SAP Business One</nice>, no indispensable
- Deseable <licence c="nice">constancia DC-3 de montacargas</licence>
- <no>Inglés</no> no necesario

Funciones:
- <duty>Supervisar recibo, acomodo, surtido y embarque</duty>
- <duty>Reducir mermas y caducos</duty>
- <duty>Elaborar reportes semanales para gerencia</duty>
- Aplicar <must>5S</must>
- No se manejan rutas ni <no>tráfico</no>, eso lo ve el área de Distribución

Ofrecemos:
Prestaciones superiores a la ley desde el primer día, vales de despensa 10%, fondo de ahorro, caja, comedor, transporte desde León e Irapuato, estudia tu maestría en línea con nosotros.

Interesados presentarse con solicitud elaborada de lunes a jueves 9 am en Carr. Silao-Irapuato km 4.5, preguntar por la Lic. Mariela, o postularse por este medio. NO se hacen cobros. No discriminamos por edad, género, embarazo, tatuajes.

ID 20144873
Recuerda que ningún reclutador puede pedirte dinero a cambio de una entrevista.
