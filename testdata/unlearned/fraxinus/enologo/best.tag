<name>Begoña Irisarri Tudanca</name>
<status>Nacida en Haro en 1985</status> / <place>Aranda de Duero</place> / <phone>600 555 018</phone> / <email>b.irisarri@example.org</email>
<status>Permiso B, vehículo propio</status>

<summary>Llevo quince vendimias, casi todas de Tempranillo y dos de ellas en el hemisferio sur. Me gusta la
bodega limpia, la barrica justa y que la gente se vaya a su hora menos en octubre.</summary>

<h>VENDIMIAS Y BODEGAS</h>

<job>(<start>2019</start> - <end>hoy</end>) <employer>Bodega Cuesta del Grajo</employer>, <place>Roa</place>. <title>Segunda enóloga.</title> <point>1,1 millones de kilos, 900 barricas.</point>
<point>El director técnico firma; yo llevo la elaboración del día a día de los tintos, que son el 85 % de
la casa.</point> <point>Tengo a mi cargo 4 bodegueros fijos y 9-12 eventuales de vendimia: cuadrantes, prevención,
y que no falte nadie el sábado.</point> <point>Parque: rotación de 900 barricas (60 francés, 40 americano), trasiegas cada
seis meses, bajamos el Brett de 7 lotes afectados en 2019 a ninguno desde 2022.</point>
<point>Preparo los coupages de crianza y reserva con el director; el del roble es solo mío.</point>
<point>IFS: entré con la bodega ya certificada, llevo los registros y las auditorías internas desde 2020.
Última externa, 97,3 %.</point> <point>Pie de cuba propio en 3 depósitos desde 2021 (prueba, todavía no toda la gama).</point>
<point>SILICIE y declaraciones al Consejo, con la administrativa.</point></job>

<job>(<start>2014</start> - <end>2019</end>) <employer>Viñas de Ezcaray Alta, S. Coop.</employer>, <place>La Rioja</place>. <title>Técnica de laboratorio</title> y desde <start>mayo de 2016</start> <title>ayudante de enología</title>.
<point>FTIR, volátil, SO2 libre y total, málico por enzimático, filtrabilidad. 300 muestras diarias en pico.</point>
<point>Puse en marcha el control de recepción con 140 socios: parcela, grado y sanidad en báscula.</point>
<point>Colaboré en el paso de 12 ha a ecológico (papeles del CPAER, no la viña).</point></job>

<job>(<start>feb.-mayo 2013</start>) <employer>Quebrada Honda Wines</employer>, <place>Colchagua, Chile</place>. <title>Operaria de vendimia</title>. <point>Noches, remontados y mucho inglés con los
australianos.</point></job>
<job>(<start>feb.-abril 2012</start>) <employer>Kowhai Flat Estate</employer>, <place>Marlborough, Nueva Zelanda</place>. <title>Cellar hand.</title></job>
<job>(<start>2011</start>) <title>Prácticas</title> en <employer>Bodegas Peñacorva</employer>, <place>Haro</place>.</job>

<h>PAPELES</h>
<edu><degree>Licenciada</degree> en <field>Enología</field>, <school>Universidad de La Rioja</school>, <end>2011</end>.</edu>
<edu><degree>Ingeniería Técnica Agrícola</degree>, <school>Universidad de Valladolid</school> (Palencia), <end>2008</end>.</edu>
<cert><cname>WSET 3</cname>: aprobada la teoría, la cata la repito en <date>junio</date>.</cert>
<cert><cname>Auditora interna IFS Food</cname> (16 h), <date>2020</date>.</cert>
<cert><cname>Prevención de riesgos, nivel básico</cname>, 50 h.</cert>

<h>IDIOMAS</h> <language>inglés</language> <level>B2 (First, 2017)</level>; <language>francés</language>, <level>leo fichas técnicas y poco más</level>
<h>INFORMÁTICA</h> <skills><skill>Excel</skill>, <skill>Isagri Vino</skill>, <skill>SILICIE</skill>, <skill>OenoFoss</skill></skills>

<other>Catadora del panel del Consejo Regulador, suplente, desde 2023.</other>
