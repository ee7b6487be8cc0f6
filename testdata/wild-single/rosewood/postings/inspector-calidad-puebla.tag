¡ÚNETE A NUESTRO EQUIPO! ¡CONTRATACIÓN INMEDIATA!

Puesto: <title>Inspector(a) de Calidad – Planta de Salsas y Conservas</title>
Empresa: <employer>Alimentos La Comadrita S.A. de C.V.</employer>
Lugar: <place>Parque Industrial San Martín Texmelucan, Puebla</place>
Sueldo: <pay>$13,500 a $15,200 mensuales libres + vales</pay>
Turnos: rolados (6–14, 14–22, 22–6)

Somos una empresa 100% mexicana, con 62 años de poner el mole en la mesa. Exportamos a Estados Unidos y Canadá. En el grupo también hay una fábrica de <no>envases de vidrio</no>, un rancho de <no>chile poblano</no> con <no>riego por goteo</no> y una flotilla propia (<no>tráileres refrigerados</no>).

REQUISITOS INDISPENSABLES
* Escolaridad: <degree c="must" g="1">Ingeniería en Alimentos</degree>, <degree c="must" g="1">Químico en Alimentos</degree> o <degree c="must" g="1">Técnico Superior en Procesos Alimentarios</degree> (titulado o pasante)
* Experiencia: <years n="1" of="inspección de calidad">1 año mínimo</years> en <must>inspección de calidad</must> dentro de industria alimentaria
* Conocimientos: <must>BPM</must>, <must>HACCP</must>, <must>NOM-251</must>, <must>muestreo</must> por tablas
* Manejo de <must>pH-metro</must>, <must>refractómetro</must> y <must>básculas</must>
* <must>Evaluación sensorial</must>: color, olor, picor (sí, se prueba salsa a las seis de la mañana)
* <must>Disponibilidad para rolar turnos</must>
* <must>Trabajo bajo presión</must>, <must>honestidad</must>, <must>buena letra</must> en bitácoras

DESEABLE, NO LIMITANTE
<nice>FSSC 22000</nice>, <nice>control estadístico de proceso</nice>, <lang c="nice">inglés</lang> para leer especificaciones, <nice>auditor interno</nice>

FUNCIONES
1. <duty>Liberar línea al arranque y en cada cambio de producto</duty>
2. <duty>Verificar cierre de tapas, vacío y codificado de lote</duty> cada treinta minutos
3. <duty>Retener y etiquetar producto no conforme</duty>; para esto se necesita <must>firmeza</must> con producción
4. <duty>Tomar muestras de retención y llevar bitácora</duty>
5. <duty>Revisar detector de metales con testigos</duty>

NO es puesto de laboratorio: la <no>microbiología</no> y la <no>cromatografía</no> se mandan a un tercero autorizado. Tampoco se requiere <no>desarrollo de producto</no>. El <no>SAP</no> lo captura el almacén.

OFRECEMOS
Prestaciones superiores a la ley, comedor al 80%, transporte desde Puebla, Huejotzingo y Apizaco, caja de ahorro, uniforme, despensa de la marca. Capacitación constante (<no>brigada contra incendios</no>, <no>manejo de montacargas</no>) y apoyo para terminar la tesis.

Somos una empresa incluyente: no pedimos prueba de embarazo ni de VIH. Los tatuajes no importan, las uñas postizas sí (por inocuidad).

Interesados presentarse de lunes a viernes de 9 a 12 con solicitud elaborada, o enviar CV al correo reclutamiento@lacomadrita.example.com, asunto CALIDAD TEXMELUCAN.
