<name>EDGAR RAÚL QUISPE MAMANI</name>
<headline>Ingeniero de Minas – CIP 000000</headline>
<place>Urb. La Florida Mz. D Lt. 7, Cayma, Arequipa</place>  /  Cel. <phone>959 555 317</phone>  /  <email>equispe.minas@example.com</email>
<status>DNI 00000000</status>  /  <status>36 años</status>  /  <status>Licencia de conducir A-IIb</status>

<summary>Ingeniero de Minas titulado y colegiado, con 9 años en minería subterránea convencional y
mecanizada (taladros largos, corte y relleno).</summary>

I.   <h>EXPERIENCIA LABORAL</h>

1.1  <job>EMPRESA    : <employer>CÍA. MINERA SAN LÁZARO DEL SUR S.A.A.</employer> – <place>U.P. Chaquelle, Caylloma</place>
     CARGO      : <title>Jefe de Guardia Mina</title>
     PERIODO    : <start>Agosto 2019</start> – <end>a la fecha</end>
     FUNCIONES  :
     ▪ <point>Supervisión de 3 frentes de avance y 2 tajos de taladros largos (85 trabajadores, incluye
       contratas).</point>
     ▪ <point>Control de ciclo de minado: perforación, voladura, acarreo con scoop 4.2 yd3.</point>
     ▪ <point>Elaboración de IPERC continuo, PETS y OPT.</point>
     LOGRO      : <point>Reducción de dilución de 22% a 16% en veta Esperanza (2021).</point></job>

1.2  <job>EMPRESA    : <employer>CONTRATISTAS MINEROS ANDAHUA E.I.R.L.</employer> – <place>Pataz, La Libertad</place>
     CARGO      : <title>Residente (e)</title> / <title>Asistente de Residente</title>
     PERIODO    : <start>Feb. 2016</start> – <end>Jul. 2019</end>
     FUNCIONES  :
     ▪ <point>Valorizaciones mensuales y control de costos de labores.</point>
     ▪ <point>Reemplazo del Residente en sus días libres (régimen 14x7).</point></job>

1.3  <job>EMPRESA    : <employer>MINERA AURÍFERA CERRO TORO S.R.L.</employer>
     CARGO      : <title>Practicante profesional – Planeamiento</title>
     PERIODO    : <start>03/2015</start> – <end>12/2015</end></job>

II.  <h>FORMACIÓN ACADÉMICA</h>
     ▪ <edu><school>Universidad Nacional de San Agustín</school> – <degree>Título de Ingeniero</degree> de <field>Minas</field>, <end>2016</end></edu>
     ▪ <edu><school>Universidad Nacional de San Agustín</school> – <degree>Bachiller</degree>, <start>2009</start> - <end>2014</end>, <grade>tercio superior</grade></edu>
     ▪ <edu><school>Escuela de Posgrado Andina</school> – <degree>Maestría</degree> en <field>Gestión Minera</field> (egresado, sin grado), <end>2022</end></edu>

III. <h>CURSOS</h>
     ▪ <cert><cname>Ventilación de minas con Ventsim</cname>, <issuer>CAMIPER</issuer>, 40 h, <date>2020</date></cert>
     ▪ <cert><cname>Autorización SUCAMEC manipulador de explosivos</cname>, vigente al <date>11/2025</date></cert>

IV.  <h>SOFTWARE E IDIOMAS</h>
     <skills><skill>AutoCAD</skill> (avanzado), <skill>MineSight</skill> (intermedio), <skill>Ventsim</skill> (básico), <skill>MS Project</skill> (básico)</skills>
     <language>Inglés</language>: <level>intermedio</level>.  <language>Quechua</language>: <level>hablado</level>.

V.   <h>REFERENCIAS</h>
     <other>Ing. Wilber Huarca, Superintendente Mina, Chaquelle – RPC 958 555 020</other>
