OFERTA Nº 2025/0417 · publicada hace 3 días · 212 inscritos

<title>Administrativo/a contable</title>
<employer>Suministros Valdejalón, S.L.</employer> · <place>Zaragoza (Polígono Malpica)</place>
Jornada completa · Contrato indefinido tras seis meses · <pay>23.500 € – 26.500 € brutos/año en 14 pagas</pay>

Somos una empresa familiar de distribución de riego y ferretería agrícola: 48 personas, tres almacenes y unas 1.900 facturas de proveedor al mes (sí, al mes). Marisol, que lleva la contabilidad desde que había fax, se jubila en octubre, y buscamos a alguien que aprenda con ella unas semanas y luego vuele.

¿QUÉ HARÁS?
Te ocuparás de <duty>registrar facturas de compra, venta y gastos</duty>, <duty>conciliar cinco cuentas bancarias</duty>, <duty>preparar remesas y pagos a proveedores</duty> y <duty>reclamar impagados con el equipo comercial</duty>. Cada trimestre <duty>prepararás los impuestos</duty> y a final de año <duty>ayudarás en el cierre contable con la asesora externa</duty>.

¿QUÉ PEDIMOS?
– Formación: <degree c="must">CFGS en Administración y Finanzas o grado en ADE / Contabilidad</degree>
– <years n="3" of="contabilidad">Mínimo 3 años de experiencia en contabilidad</years> de empresa o asesoría
– Dominio del <must>Plan General Contable</must>
– <must>Conciliación bancaria</must> y <must>remesas SEPA</must>
– <must>IVA</must> e <must>IRPF</must>: <must>modelos 303, 111 y 347</must>
– Experiencia con el <must>SII</must> (Suministro Inmediato de Información)
– Programa: <must g="1">A3</must>, <must g="1">Sage</must> o <must g="1">Contaplus</must>, nos da igual cuál
– <must>Excel</must> con tablas dinámicas
– <must>Orden y rigor</must>. Si un céntimo baila, lo buscas.

SE VALORARÁ
<nice>Intrastat</nice>, porque compramos en Italia; <lang c="nice">inglés o italiano</lang> para leer facturas; <nice>gestión de cobros</nice>; <nice>inmovilizado y amortizaciones</nice>; <licence c="nice">carné B</licence> (el polígono está mal comunicado, avisados estáis).

NO HACE FALTA
Las <no>nóminas</no> y los <no>seguros sociales</no> los lleva la gestoría. El cambio a <no>Business Central</no> es en 2027 y te formaremos nosotros. Tampoco vas a hacer <no>auditoría</no>.

OFRECEMOS
Horario de 8 a 16 (viernes hasta las 14:30), 24 días de vacaciones, descuento en la tienda, jamón en Navidad. Un día de <no>teletrabajo</no> pasado el primer año.

Inscríbete por el portal o manda el CV a personas@valdejalon.example.com, a la atención de Pilar Gracia, con la referencia en el asunto. Empresa con plan de igualdad; valoramos candidaturas de personas con discapacidad igual o superior al 33 %.
