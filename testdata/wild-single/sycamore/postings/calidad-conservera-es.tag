<employer>Conservas Punta Lanzada, S.L.</employer> – <place>O Grove (Pontevedra)</place>

Buscamos <title>Técnico/a de Calidad y Laboratorio</title> (industria conservera)

¿Quiénes somos? Una conservera familiar, tercera generación, 85 personas en temporada alta. Mejillón, berberecho, sardinilla. Vendemos en tiendas gourmet de Francia, Japón y EE. UU. y, sí, también hacemos la marca blanca que compras en tu súper. El grupo tiene además una pequeña flota y una planta de <no>congelado</no> en Marín.

Un martes cualquiera
A las 7:30 llega el camión de la batea. <duty>Recepcionas la materia prima</duty>, <duty>tomas muestras y compruebas temperatura, talla y documentación de trazabilidad</duty>. A media mañana <duty>revisas los cierres de lata</duty> y <duty>validas los registros de autoclave</duty>. Por la tarde, laboratorio: <duty>pH, histamina, salinidad, incubaciones</duty>. Antes de irte <duty>liberas o bloqueas lotes</duty> en el sistema. Y una vez al año, la semana que nadie quiere: <duty>preparas la auditoría <must>IFS</must> y <must>BRCGS</must></duty>.

Lo que necesitamos de ti
* <degree c="must">FP superior en Laboratorio de Análisis o en Procesos y Calidad en la Industria Alimentaria</degree>; también valoramos el <degree c="nice">grado en Ciencia y Tecnología de los Alimentos, Química o Biología</degree>
* Mínimo <years n="2" of="calidad en industria alimentaria">2 años</years> en calidad dentro de la <must>industria alimentaria</must>
* <must>APPCC</must> de verdad, no de haberlo oído
* <must>Control de cierres</must> y conocimientos de <must>esterilización térmica</must> (F0)
* <must>Microbiología básica</must>
* <must>Excel</must>
* <must>Rigor</must> y <must>carácter para parar una línea</must> cuando toca
* <lang c="must">Inglés B1</lang>, para los cuestionarios de clientes

Suma puntos
* curso de <licence c="nice">autoridad de proceso térmico (BPCS / FDA)</licence>
* <nice>HPLC</nice>
* <nice>certificación MSC de cadena de custodia</nice>
* <lang c="nice">gallego</lang>
* <nice>auditor interno</nice>

No hace falta
Que sepas de <no>nutrición</no> ni de <no>etiquetado para Japón</no>, lo lleva nuestra consultora. El <no>análisis sensorial</no> te lo enseñamos nosotros (engordarás). El <no>mantenimiento del autoclave</no> es cosa de taller.

Condiciones: contrato indefinido con 3 meses de prueba. <pay>23.000–26.500 € brutos/año</pay> en 14 pagas. Jornada de 7:30 a 15:30, en campaña (agosto a noviembre) algún sábado compensado. Cesta de Navidad legendaria. Aparcamiento. Necesitas <licence c="must">carné de conducir B</licence> porque hasta aquí no llega ni el autobús.

CV a calidad.empleo@puntalanzada.example.com, asunto: TÉCNICO CALIDAD. Ponemos el carné de <no>manipulador de alimentos</no> al día nosotros.
