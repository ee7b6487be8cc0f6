Europass
Curriculum Vitae

<h>Información personal</h>
Apellido(s) / Nombre(s)             <name>Arregi Montalbán, Leire</name>
Dirección(es)                       <place>C/ Zubigane 4, 2º D, 48980 Santurtzi (España)</place>
Teléfono(s)                         <phone>+34 600 555 014</phone>
Correo(s) electrónico(s)            <email>leire.arregi@example.org</email>
Nacionalidad                        <status>Española</status>
Fecha de nacimiento                 <status>19/05/1988</status>
Sexo                                <status>Mujer</status>

<h>Empleo deseado / familia</h>
<h>profesional</h>                         <headline>Técnica de laboratorio clínico (turno fijo)</headline>

<h>Experiencia laboral</h>

<job>Fechas                              <start>03/2017</start> →
Profesión o cargo desempeñado       <title>Técnica superior de laboratorio (interina)</title>
Funciones y responsabilidades       <point>Hematología y coagulación, urgencias de noche, unas 400 muestras</point>
principales                         <point>Control de calidad diario (Westgard), apoyo en la acreditación
                                    ISO 15189 de la sección</point>
Nombre y dirección de la empresa    <employer>Hospital Comarcal de Ezkerralde Berri</employer>, <place>Barakaldo</place>
o empleador
Tipo de empresa o sector            Sanidad pública</job>

<job>Fechas                              <start>09/2012</start> - <end>02/2017</end>
Profesión o cargo desempeñado       <title>Técnica de laboratorio</title>
Funciones y responsabilidades       <point>Extracciones a domicilio y en consulta (30-40/día)</point>
principales                         <point>Bioquímica en autoanalizador, validación técnica, no facultativa</point>
Nombre y dirección de la empresa    <employer>Analíticas Serantes S.L.</employer>, <place>Portugalete (Bizkaia)</place>
o empleador
Tipo de empresa o sector            Laboratorio privado</job>

<job>Fechas                              <start>06/2009</start> - <end>08/2012</end> (veranos y fines de semana)
Profesión o cargo desempeñado       <title>Dependienta</title>
Nombre y dirección de la empresa    <employer>Pescadería Hermanas Otxoa</employer>
o empleador</job>
Página 1 / 2 - Curriculum vitae de    Para más información sobre Europass: (dirección)
Arregi Montalbán, Leire

<h>Educación y formación</h>

<edu>Fechas                              <start>2009</start> - <end>2011</end>
Cualificación obtenida              <degree>Técnico Superior</degree> en <field>Laboratorio de Diagnóstico Clínico</field>
Nombre y tipo del centro            <school>CIFP Abra Ezkerra</school> (<grade>nota media 8,3</grade>)</edu>
<edu>Fechas                              <start>2006</start> - <end>2009</end>
Cualificación obtenida              <degree>Grado</degree> en <field>Biología</field>: 2 cursos aprobados, sin terminar
Nombre y tipo del centro            <school>Universidad de la Ría</school></edu>

<h>Capacidades y competencias</h>
<h>personales</h>
Idioma(s) materno(s)                <language>Castellano</language>, <language>euskera</language>
Otro(s) idioma(s)
Autoevaluación                      Comprensión      Habla        Escritura
<language>Inglés</language>                              <level>B2</level>               B1           B1
<language>Portugués</language>                           <level>A2</level>               A2           A1
Competencias técnicas               <skills><skill>Citometría (nociones)</skill>, <skill>Sysmex XN</skill>, <skill>Cobas 6000</skill>, <skill>Modulab</skill></skills>
Permiso(s) de conducción            <status>B</status>

<h>Información adicional</h>            <cert><cname>Perfil lingüístico 2</cname> (<issuer>euskera</issuer>, <date>2015</date>)</cert>
                                    <cert><cname>Curso bioseguridad 60 h</cname> (<date>2021</date>)</cert>

Página 2 / 2
