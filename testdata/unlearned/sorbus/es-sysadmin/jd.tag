<employer>Cítricos La Vallesa, S. Coop. V.</employer> es una cooperativa de segundo grado con 11 almacenes, 2.400 socios y 730 personas en plena campaña. Vendemos naranja y caqui a media Europa. El departamento de informática somos siete, en <place>Algemesí (Valencia)</place>, y buscamos:

**<title>ADMINISTRADOR/A DE SISTEMAS</title>**

¿Por qué ahora? Porque en julio movemos el CPD al almacén nuevo y nuestro compañero Vicent se jubila. El equipo de desarrollo trabaja aparte con <no>Java y Angular; no vas a programar aplicaciones</no>.

De qué te ocuparás
1) <duty>Administrar unos 60 servidores</duty>, dos tercios <must>Windows Server</must> y el resto <must>Linux</must> (Debian, algún Rocky), casi todos virtuales sobre <must g="v">VMware vSphere</must> o <must g="v">Proxmox</must>.
2) <duty>Mantener el directorio</duty> (<must>Active Directory</must>, GPO) y el correo en <must>Microsoft 365</must>.
3) <duty>Gestionar las copias de seguridad</duty> con <must>Veeam</must> y probar las restauraciones, no solo mirarlas en verde.
4) <duty>Vigilar la red de los almacenes</duty>: <must>VLAN</must>, VPN entre sedes, cortafuegos. Tenemos <nice>FortiGate</nice>; si vienes de otra marca nos vale.
5) <duty>Atender el segundo nivel</duty> de incidencias. El primero lo lleva un proveedor, <no>no hay atención telefónica a usuarios</no>.
6) <duty>Coordinar a los proveedores</duty> de fibra, impresoras y básculas conectadas.

Lo que pedimos
– <degree c="must" g="t">CFGS en Administración de Sistemas Informáticos en Red</degree> o <degree c="must" g="t">Grado en Ingeniería Informática</degree>.
– <years n="5" of="administración de sistemas">Cinco años como mínimo administrando sistemas</years> en empresa con varias sedes.
– Soltura con <must g="s">PowerShell</must> o <must g="s">Bash</must> para automatizar lo repetitivo.
– <licence c="must">Carné de conducir B</licence> y ganas de visitar almacenes.
– <lang c="must">Castellano y valenciano (comprensión)</lang>; <lang c="nice">inglés técnico</lang>.
– Se valorará: <nice>Ansible</nice>, <nice>Zabbix</nice> o similar, <nice>ENS o ISO 27001</nice>, <nice>Microsoft Azure</nice> y haber hecho algún <nice>traslado de CPD</nice>.
– En campaña (noviembre a marzo) hay <must>guardias</must>, una semana de cada cuatro, pagadas aparte. Nuestro ERP es Odoo, <no>de Odoo no hace falta saber nada</no>.

Ofrecemos
Contrato indefinido, <pay>31.000 – 37.000 € brutos en 14 pagas</pay>, jornada intensiva en julio y agosto, un día de teletrabajo a la semana, caja de naranjas cada quincena, comedor subvencionado y formación certificada.

Inscripción
CV en castellano o valenciano a seleccio@lavallesa.example.org antes del 30 de septiembre, asunto SIS-24. Dos entrevistas, la segunda con paseo por el CPD. Plan de igualdad vigente: a igual idoneidad, se contratará a la persona del sexo menos representado. Reserva para discapacidad igual o superior al 33 %.
