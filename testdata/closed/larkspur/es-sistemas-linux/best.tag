CV   <name>José Ángel Lahuerta Biel</name>   (<email>jalahuerta@example.net</email>, <phone>600 000 318</phone>, <place>Utebo</place>)
<status>nacido en Calatayud en 1974, español, carnés A y B</status>

<h>A qué me dedico</h>
<summary>Soy <headline>administrador de sistemas</headline>, de los de terminal. Llevo máquinas con pingüino
desde que salí del Ejército del Aire, donde aprendí a no tocar nada sin apuntarlo antes.</summary>

<h>Dónde lo he hecho</h>
<job>[<start>2016</start> → <end>hoy</end>] <employer>Agroalimentaria Monegros Norte, S. Coop.</employer>
1) <point>95 VM en cuatro ESXi (vSphere 7, vCenter); en marzo empezamos a pasar lo de pruebas a Proxmox, de momento 12</point>
2) <point>Rocky 8 y 9 sobre todo, quedan unos CentOS 7 de un ERP que nadie quiere migrar, algo de Debian</point>
3) <point>Veeam con copia a cinta; una restauración de prueba al mes. En el ransomware de 2021 recuperamos la facturación en 19 horas, sin pagar</point>
4) <point>Parcheo con playbooks: lo que eran dos fines de semana al trimestre se queda en una mañana. Los roles los escribió un consultor, yo los mantengo y amplío</point>
5) <point>Zabbix, unos 2.300 ítems, guardia una semana de cada tres</point>
6) <point>Participo en la adecuación al ENS (categoría media) por un contrato con la DGA. Auditoría prevista para otoño</point>
7) <point>2 alumnos de FP en prácticas cada primavera</point>
<title>Sysadmin</title>, equipo de 3, sin gente a mi cargo</job>

<job>[<start>2008</start> → <end>2015</end>, ERE] <employer>Calcuval Ingeniería</employer>, <place>Zaragoza</place>
1) <point>Granja de cálculo para simulación, 16 nodos con Slurm (lo montó el proveedor, después me lo quedé yo: colas, cuotas, usuarios)</point>
2) <point>Soporte por correo y teléfono a los ingenieros de la filial de Bristol, en inglés</point>
3) <point>NFS, LDAP, Bacula, cambio de XenServer a VMware 5</point>
<title>Técnico de sistemas Unix</title></job>

<job>[<start>2002</start> → <end>2008</end>] <title>Técnico de campo</title> por ETT y luego fijo, <employer>Redes Pilar 2000</employer>. <point>Cableado, switches, algún SCO Unix</point></job>

<job>[<start>1993</start> → <end>2001</end>] <employer>Ejército del Aire</employer>, Base Aérea. <title>Cabo 1º, especialidad telecomunicaciones</title></job>

<h>Qué sé y cuánto (de 1 a 5, siendo honrado)</h>
<skills>
<skill>Linux</skill>          5      <skill>VMware</skill>      4
<skill>Bash</skill>           5      <skill>Ansible</skill>     3
<skill>Redes/VLAN</skill>     4      <skill>Python</skill>      2
<skill>Slurm</skill>          3 (oxidado)   <skill>Docker</skill>  2
<skill>Windows Server</skill> 2, lo justo para el AD
</skills>

<h>Papeles</h>
<edu>FP superior <degree>ASI</degree> (el de antes de ASIR), <school>IES Miralbueno-Sur</school>, nocturno, <end>2006</end></edu>
<edu><degree>Grado en Ingeniería Informática</degree>, <school>universidad a distancia</school>, 84 de 240 créditos, parado desde 2019</edu>
<cert><cname>First Certificate (B2)</cname>, <date>2011</date></cert>
<cert><cname>RHCSA</cname>, <date>2017</date>, caducó en 2020 y no la renové</cert>
<cert><cname>Curso ENS</cname>, <issuer>CCN</issuer>, 20 h, <date>2024</date></cert>
