<name>Amparo Sifre Climent</name> | <headline>sysadmin a secas</headline>
<place>Alzira</place>   <phone>600 555 018</phone>   <email>asifre@example.org</email>   <status>permiso B, coche</status>

----------------------------------------------------------------
<h>LO QUE TOCO CADA SEMANA</h>
----------------------------------------------------------------
<skills><group>virtualización</group>    <skill>ESXi / vCenter 7</skill>, <skill>Proxmox 8</skill> (en casa y en un laboratorio)
<group>microsoft</group>         <skill>2016-2022 Server</skill>, <skill>AD</skill>, <skill>GPO</skill>, <skill>M365 / Exchange Online</skill>, <skill>Entra Connect</skill>
<group>linux</group>             <skill>Debian</skill>, <skill>Alma</skill>
<group>copias</group>            <skill>Veeam 12</skill>
<group>redes</group>             <skill>switches Aruba</skill>, <skill>pfSense</skill>, <skill>FortiGate</skill> (nivel usuario avanzado, no soy de redes)
<group>scripts</group>           <skill>PowerShell</skill> mucho, <skill>Bash</skill> lo justo, <skill>Ansible</skill> leyendo playbooks de otros</skills>

----------------------------------------------------------------
<h>DÓNDE</h>
----------------------------------------------------------------

<job><employer>GRUPO SERRAMAR DISTRIBUCIÓN</employer>  [<start>03/2018</start> >> <end>actualmente</end>]  <place>Silla</place>
<title>Técnica de sistemas N2</title> hasta 2020, <title>administradora de sistemas</title> desde entonces
> <point>9 tiendas y 2 almacenes, 48 VM en tres hosts, 420 buzones.</point>
> <point>Ransomware de abril de 2021: levantamos todo en 52 horas desde copia inmutable. Yo llevé los restores, la parte forense fue de fuera.</point>
> <point>Desde entonces hago un simulacro de restauración al trimestre; van 11, dos fallaron y lo arreglamos.</point>
> <point>Migración de Exchange 2013 a Online: 260 de los 420 buzones los pasé yo, el resto la consultora.</point>
> <point>Altas y bajas de personal por script desde el CSV de RRHH, de unos 40 min a 5 por alta.</point>
> <point>VLANs de básculas y TPV. Túneles IPsec entre sedes con pfSense.</point>
> <point>Zabbix lo montó un compañero; yo añado hosts y silencio lo que molesta.</point>
> <point>Guardia una de cada tres semanas.</point></job>

<job><employer>Informàtica Ribera Baixa SLL</employer>  [<start>sep. 2013</start> >> <end>feb. 2018</end>]  <place>Sueca</place>
<title>técnica de campo</title>, servidores de pymes y dos ayuntamientos
> <point>Unos 35 clientes, de una gestoría de 3 puestos a una cooperativa arrocera.</point>
> <point>Ayudé con la documentación del ENS (categoría básica) de un ayuntamiento</point>
> <point>CPD de la arrocera cambiado de nave un sábado: 2 armarios, 9 servidores, el lunes a las 7 funcionaba</point></job>

<job><employer>Pizzería El Forn de Quico</employer>, <title>repartidora</title>, <start>2010</start>/<end>2012</end></job>

----------------------------------------------------------------
<h>PAPELES</h>
----------------------------------------------------------------
<edu><degree>CFGS ASIR</degree>, <school>IES Joan Fuster de Sueca</school>, <end>2013</end></edu>
<edu><degree>Grado en Ing. Informática</degree> (<school>UNED</school>), 96 de 240 créditos, parado desde 2022</edu>
<cert><cname>Veeam VMCE</cname>, <date>2022</date></cert>
<cert><cname>AZ-104</cname>: suspendí en mayo por poco, repito en noviembre</cert>
<language>valenciano</language> <level>lengua materna (C1 de la JQCV)</level>, <language>castellano</language>, <language>inglés</language> <level>de leer documentación</level>
