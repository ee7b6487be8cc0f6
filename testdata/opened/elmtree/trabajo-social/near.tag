<h>CURRÍCULUM VÍTAE</h>

<h>Datos personales</h>
Nombre y apellidos: <name>Óscar Villuendas Prat</name>
Fecha de nacimiento: <status>3 de agosto de 1988</status>
Domicilio: <place>Utebo (Zaragoza)</place>
Teléfono: <phone>600 555 871</phone>
Correo: <email>oscar.villuendas@example.net</email>
Carné de conducir: <status>B</status>

<h>Perfil</h>
<summary>Técnico superior en integración social con siete años de experiencia en dependencia y ayuda a domicilio. Conozco la Ley 39/2006, el baremo de valoración y los recursos para personas mayores.</summary>

<h>Experiencia profesional</h>

<job><start>01/2020</start> – <end>actualidad</end>
<title>Coordinador de ayuda a domicilio</title>
<employer>Cuidados Ribera Baja, S.L.</employer>
• <point>Coordino a un grupo de 28 auxiliares de ayuda a domicilio y elaboro los cuadrantes en Gesad.</point>
• <point>Realizo visitas domiciliarias junto con la trabajadora social del ayuntamiento.</point>
• <point>Medio cuando la familia y el servicio no se entienden.</point>
• <point>Informo sobre prestaciones y recursos y ayudo a tramitarlos.</point></job>

<job><start>09/2016</start> – <end>12/2019</end>
<title>Integrador social</title>
<employer>Centro de Día Los Olmos</employer>
• <point>Talleres de memoria para personas con demencias, grupos de 12.</point>
• <point>Trabajo en equipo interdisciplinar con psicología y terapia ocupacional.</point>
• <point>Registro en la historia social informatizada del centro.</point></job>

<h>Formación</h>
<edu><degree>Técnico Superior</degree> en <field>Integración Social</field>, <school>IES Río Jalón</school>, <end>2016</end></edu>
<edu><degree>Grado</degree> en <field>Trabajo Social</field>, <school>UNED</school>, <point>primer curso en marcha</point></edu>
<cert><cname>Atención centrada en la persona (60 h)</cname>, <date>2021</date></cert>

<h>Idiomas</h>
<language>Español</language> (<level>nativo</level>), <language>rumano</language> (<level>B1</level>)

<h>Competencias</h>
<skills><skill>Mediación familiar</skill> · <skill>cuadrantes</skill> · <skill>Gesad</skill> · <skill>SIUSS</skill> · <skill>trabajo en equipo</skill></skills>
