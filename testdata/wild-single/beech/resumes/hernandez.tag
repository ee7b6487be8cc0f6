Solicitud / CV      <name>José Guadalupe Hernández Rdz.</name>      <place>Apodaca, N.L.</place>      <phone>81 5555 7204</phone>
<status>42 años</status>, <status>casado</status>, <status>licencia federal tipo B vigente 2027</status>, <status>cartilla liberada</status>, <status>IMSS e INFONAVIT (con crédito)</status>

Busco: <headline>técnico de mantenimiento / tornero</headline>, turno 1 o 2

- <job><employer>Maquilados Industriales Garza Leal</employer> (<place>Apodaca</place>) <title>Técnico de mtto. B</title>, <start>feb 2017</start> a <end>la fecha</end>. <point>Inyectoras Haitian y Engel, hidráulica, neumática, cambio de moldes;</point> <point>PLC solo leer fallas (S7-1200).</point> <point>Me encargo del turno cuando falta el supervisor.</point></job>
- <job><employer>Torno y Fresa Los Compadres</employer>, taller propio con mi cuñado (<place>San Nicolás</place>), <title>socio / tornero</title>, <start>2012</start>-<end>2016</end>. <point>Flechas, bujes, engranes sobre muestra;</point> <point>torno convencional y fresadora, soldadura MIG.</point></job>
- <job><employer>Metalsur de Monterrey SA de CV</employer>, <title>operador CNC</title>, <start>2006</start>-<end>11</end> (cerró la planta). <point>Centro de maquinado Haas, 3 ejes, ajuste de offsets, no programación.</point></job>
- <job><title>Ayudante general</title>, <employer>Fundidora La Silla</employer>, <start>2001</start> al <end>2005</end></job>

<h>Estudios</h>: <edu><degree>técnico</degree> en <field>máquinas-herramienta</field>, <school>CONALEP Apodaca</school>, <end>2001</end> (trunco, falta titulación)</edu>. <edu><degree>Secundaria</degree> <school>Técnica 34</school> <end>1998</end></edu>.
<h>Cursos</h>: <cert><cname>PLC básico</cname> (<issuer>CECATI 55</issuer>, <date>2018</date>)</cert>; <cert><cname>DC-3 trabajos en altura</cname> <date>2023</date></cert>; <cert><cname>DC-3 montacargas</cname> <date>2022</date></cert>; <cert><cname>LOTO</cname></cert>.
<skills>Sé: <skill>interpretar planos</skill>, <skill>vernier y micrómetro</skill>, <skill>soldadura MIG</skill>, <skill>hidráulica</skill>, <skill>montacargas</skill></skills>. <language>Inglés</language> <level>casi nada</level>.
<other>Cartas de recomendación: sí, de las últimas dos.</other> <other>Pretendo 4,200 semanales.</other>
