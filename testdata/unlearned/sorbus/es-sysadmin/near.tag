<name>DAVID LLORET MARTÍ</name>
<headline>Técnico de soporte y sistemas</headline>
Tel.: <phone>611 555 047</phone>
Correo: <email>david.lloret@example.com</email>
Residencia: <place>Carcaixent (Valencia)</place>
<status>Carné de conducir B</status>

<h>PERFIL</h>
<summary>Técnico de sistemas con conocimientos de Windows Server, Linux, Active Directory, Microsoft 365 y copias de seguridad con Veeam. Dos años de experiencia. Disponibilidad para guardias.</summary>

<h>FORMACIÓN</h>
<edu><start>2020</start>-<end>2022</end>. <degree>CFGS en Administración de Sistemas Informáticos en Red</degree>. <school>IES Jaume II el Just</school>, Tavernes.</edu>
<edu><start>2018</start>-<end>2020</end>. <degree>CFGM en Sistemas Microinformáticos y Redes</degree>. Mismo centro.</edu>

<h>EXPERIENCIA LABORAL</h>
<job><start>Oct. 2022</start> - <end>Actualidad</end>. <title>Técnico de sistemas</title>. <employer>Hortalisses Mareny, S.L.</employer>, <place>Cullera</place>.
1. <point>Administrar 14 servidores Windows Server y Linux sobre VMware vSphere.</point>
2. <point>Gestionar las copias de seguridad con Veeam y probar las restauraciones.</point>
3. <point>Mantener Active Directory, GPO y el correo en Microsoft 365.</point>
4. <point>Configurar VLAN y VPN entre tres sedes con FortiGate.</point>
5. <point>Automatizar altas con PowerShell.</point>
6. <point>Atender el segundo nivel de incidencias de 60 usuarios y coordinar al proveedor de fibra.</point>
7. <point>Guardias de campaña, una semana de cada dos, con visitas a almacén.</point></job>
<job><start>Mar. 2022</start> - <end>Jun. 2022</end>. <title>Prácticas (FCT)</title>. <employer>Ajuntament de Benifairó</employer>.
1. <point>Atención a usuarios y clonado de equipos.</point></job>

<h>CONOCIMIENTOS</h>
<skills><skill>Ansible</skill> · <skill>Zabbix</skill> · <skill>Proxmox</skill> · <skill>Bash</skill> · <skill>FortiGate</skill> · <skill>Microsoft Azure (AZ-900)</skill></skills>

<h>IDIOMAS</h>
<language>Valenciano</language>: <level>nativo</level>. <language>Castellano</language>: <level>nativo</level>. <language>Inglés</language>: <level>B2</level>.
