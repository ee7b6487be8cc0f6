<name>RUBÉN ARTIGAS MONTALBÁN</name>
<headline>Técnico superior en Administración de Sistemas Informáticos en Red</headline>

<h>DATOS DE CONTACTO</h>
Teléfono: <phone>611 000 902</phone>
Correo electrónico: <email>ruben.artigas@example.com</email>
Localidad: <place>Zaragoza</place>
<status>Nacionalidad española. Permiso de conducir B.</status>

<h>PERFIL</h>
<summary>Administrador de sistemas Linux con nueve años de experiencia en RHEL y Debian, virtualización con VMware vSphere y automatización con Ansible. Certificado RHCSA en vigor. Buena capacidad de diagnóstico y trato cercano con el usuario.</summary>

<h>EXPERIENCIA PROFESIONAL</h>
<job><title>Administrador de sistemas</title>, <employer>Logística Valdespartera, S.A.</employer> (<place>Zaragoza</place>)
De <start>febrero de 2020</start> a la <end>actualidad</end>
- <point>Administración de 150 máquinas virtuales en VMware vSphere 8 y 20 servidores físicos con RHEL 9</point>
- <point>Automatización de despliegues y parcheo con Ansible y AWX, desde cero</point>
- <point>Gestión de las copias de seguridad con Veeam y pruebas de restauración trimestrales</point>
- <point>Monitorización con Prometheus y Grafana</point></job>
<job><title>Técnico de sistemas</title>, <employer>Servicios Informáticos Ribera Alta</employer> (<place>Tudela</place>)
De <start>junio de 2016</start> a <end>enero de 2020</end>
- <point>Mantenimiento de servidores Debian y de un pequeño clúster con Slurm para un centro tecnológico</point>
- <point>Apoyo en la adecuación al Esquema Nacional de Seguridad de dos ayuntamientos</point></job>

<h>FORMACIÓN</h>
<edu><degree>CFGS Administración de Sistemas Informáticos en Red (ASIR)</degree>, <school>CPIFP Torre Mudéjar</school>, <start>2014</start>-<end>2016</end></edu>
<cert><cname>RHCSA (EX200)</cname>, <issuer>Red Hat</issuer>, <date>2025</date></cert>
<cert><cname>LPIC-1</cname>, <date>2018</date></cert>

<h>IDIOMAS</h>
<language>Español</language>: <level>nativo</level>
<language>Inglés</language>: <level>A2, lectura de documentación técnica</level>

<h>CONOCIMIENTOS</h>
<skills><skill>RHEL</skill>, <skill>Debian</skill>, <skill>VMware vSphere</skill>, <skill>Proxmox</skill>, <skill>Ansible</skill>, <skill>Veeam</skill>, <skill>Slurm</skill>, <skill>Prometheus</skill>, <skill>Grafana</skill>, <skill>Git</skill></skills>
