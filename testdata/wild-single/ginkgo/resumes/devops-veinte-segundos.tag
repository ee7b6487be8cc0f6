<name>Óscar Iván Rentería Lugo</name>
<headline>Ingeniero en Sistemas Computacionales</headline>
Sobre mí
<status>02-Nov-1993</status>
<status>Mexicano</status>
<place>León, Guanajuato, México.</place>
<phone>(+52) 477 555 0150</phone>
<email>oscar.renteria@example.net</email>
<link>http://github.com/orenteria-lugo</link>

<h>Habilidades</h>
<skills><skill>Tomcat</skill>, <skill>WebSphere</skill>
<skill>GraphQL</skill>
<skill>ELK</skill>, <skill>Dynatrace</skill>
<skill>GCP</skill>, <skill>Azure</skill>
<skill>Python</skill>
<skill>Linux</skill>
<skill>Oracle</skill>, <skill>PostgreSQL</skill>
<skill>Git</skill>, <skill>Gradle</skill>
<skill>Docker</skill>, <skill>OpenShift</skill>, <skill>Jenkins</skill>
<skill>Java Spring</skill></skills>

<h>Idiomas</h>
<language>Inglés</language> - <level>Intermedio</level>
<language>Español</language> - <level>Nativo</level>

<h>Educación</h>
<edu><start>2021</start>-<end>2022</end>  <degree>Maestría</degree> en <field>Ciencia de Datos</field> | Trunca               <place>México</place>
           <school>Instituto de Posgrado del Bajío</school></edu>
<edu><start>2011</start>-<end>2016</end>  <degree>Ingeniería</degree> en <field>Sistemas Computacionales</field> - Titulado     <place>México</place>
           <school>Tecnológico Superior de Silao</school></edu>
<edu><start>2008</start>-<end>2011</end>  <degree>Bachillerato Tecnológico</degree>                          <place>México</place>
           <school>CETIS 221</school></edu>

<h>Cursos</h>
<cert><date>2023</date>       <cname>Kubernetes para desarrolladores</cname>                  <issuer>Platzi</issuer></cert>
<cert><date>2019</date>       <cname>Scrum Fundamentals</cname>                               <issuer>SCRUMstudy</issuer></cert>

<h>Certificados</h>
<cert><date>2018</date>       <cname>Java SE 8 Associate</cname> (ver)                         <issuer>Oracle</issuer></cert>

<h>Experiencia</h>
<job><title>Ingeniero DevOps + Backend</title>
<employer>Curtidos Digitales S.A. de C.V.</employer>
<start>Marzo 2023</start> – <end>Presente</end>   <place>León, México</place>, híbrido
• <point>Pipelines en Azure DevOps para desplegar 35 microservicios en OpenShift.</point>
• <point>Automatización de configuraciones con Ansible en servidores de piso de planta.</point>
• <point>Análisis de calidad con SonarQube y de seguridad con Snyk.</point>
• <point>Guardia una semana al mes.</point></job>

1

<job><title>Desarrollador Java Sr</title>
<employer>Grupo Consultor Tresguerras, S. DE R.L. DE C.V.</employer> - BANCO DEL CENTRO
<start>Enero 2019</start> – <end>Febrero 2023</end>   <place>Querétaro, México</place>, remoto
• <point>Microservicios de apertura de cuenta con Spring Boot y JPA.</point>
• <point>Soporte a incidentes en producción usando Splunk y ServiceNow.</point>
• <point>Capacitación a 6 desarrolladores de nuevo ingreso.</point></job>
<job><title>Desarrollador Frontend Jr</title>
<employer>Pixelarte Soluciones</employer>
<start>Agosto 2016</start> – <end>Diciembre 2018</end>   <place>Celaya, Gto.</place>
• <point>Pantallas de banca en línea en Angular.</point>
• <point>Metodología SCRUM.</point></job>

<h>Logros</h>
<award><end>2015</end>       <title>3er lugar, concurso de programación del Bajío</title>    <employer>Tecnológico Superior de Silao</employer></award>

2
