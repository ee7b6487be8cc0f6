<name>Rubén Casal Otero</name>
<headline>Responsable de Calidad y Seguridad Alimentaria</headline>
<place>Vigo</place> // <phone>600 55 02 48</phone> // <email>ruben.casal@example.org</email> // <status>Carné de conducir B y vehículo propio</status>

<h>PERFIL</h>
<summary>Responsable de calidad con 9 años en la industria alimentaria (panadería y bollería). Dominio de APPCC, IFS Food y BRCGS, trazabilidad, control de alérgenos y gestión de equipos.</summary>

<h>EXPERIENCIA LABORAL</h>
<job><title>Responsable de Calidad</title>
<employer>Panificadora Monte Alba S.A.</employer> (<place>Porriño</place>)
<start>Enero 2018</start> - <end>Actualidad</end>
• <point>Mantener y mejorar el sistema APPCC de la planta.</point>
• <point>Preparar y atender las auditorías de certificación IFS y BRCGS y las de clientes, en inglés.</point>
• <point>Coordinar a un equipo de cinco técnicos de control de calidad.</point>
• <point>Gestionar reclamaciones y no conformidades en SAP QM.</point>
• <point>Homologar proveedores; interlocutor con la inspección sanitaria.</point>
</job>
<job><title>Técnico de Calidad</title>
<employer>Galletas Tres Faros</employer> (<place>Vigo</place>)
<start>Marzo 2015</start> - <end>Diciembre 2017</end>
• <point>Control de alérgenos y trazabilidad.</point>
• <point>Panel de análisis sensorial con ocho catadores.</point>
• <point>Redacción de fichas técnicas para clientes de Portugal.</point>
</job>
<h>FORMACIÓN</h>
<edu><degree>Grado en Ciencia y Tecnología de los Alimentos</degree>. <school>Universidad de Vigo (Ourense)</school>. <end>2014</end></edu>
<edu><degree>Máster en Seguridad Alimentaria</degree>. <school>Universidad de Santiago</school>. <end>2015</end></edu>

<h>IDIOMAS</h>
<language>Castellano</language> y <language>gallego</language>: <level>nativo</level>. <language>Inglés</language>: <level>C1</level>.
