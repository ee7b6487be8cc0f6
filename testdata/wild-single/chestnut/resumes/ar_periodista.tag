                                             <name>GUADALUPE "LUPE" MARENGO</name>
                                             <headline>Periodista / productora de radio</headline>
                                             <place>Rosario, Santa Fe</place>
                                             <phone>(0341) 15-000-4433</phone>
                                             <email>lupe.marengo@example.com</email>
                                             <link>lupemarengo.example.com</link>

<summary>Laburo hace quince años en radio y gráfica del interior. Escribo, edito, produzco y si hace falta
manejo la consola. Me interesan los temas de tierra, agua y trabajo.</summary>

<h>Radio</h>

<job>(<start>2019</start> al <end>presente</end>) <employer>Radio Universidad del Litoral Sur</employer>. <title>Productora general</title> de "La mañana siguiente",
lunes a viernes de 6 a 9. Planta permanente desde 2021, antes contrato.
— <point>Agenda, guion y móviles con un equipo de 4 (dos pasantes por año)</point>
— <point>Serie "Bajante" sobre el Paraná: 11 capítulos, 40 mil descargas</point></job>

<job>(<start>2012</start> a <end>2018</end>) <employer>FM Arroyito Comunitaria</employer>. <title>Conductora</title> y <title>operadora técnica</title>, ad honorem los tres
primeros años</job>

<h>Gráfica y web</h>

<job>(<start>2015</start> a <end>2019</end>) Diario <employer>El Litoralense</employer>, sección Región. <title>Redactora</title>; <title>editora</title> de suplemento rural 2018-19.
Cierre del papel en marzo 2019.</job>
<job>(<start>2013</start> -) <title>Freelance</title>. Notas para revistas cooperativas, subtitulado, informes para ONG</job>

<h>Otros trabajos</h>
<job>(<start>2008</start> a <end>2010</end>) <title>Preceptora</title> suplente, <employer>Escuela Media 431</employer></job>
<job>(<end>verano 2009</end>) <title>Niñera</title> en <employer>casa de familia</employer>, <place>Punta del Este</place></job>

En 2011 estuve afuera del mercado laboral por enfermedad.

<h>Estudios</h>
<edu><degree>Licenciatura</degree> en <field>Comunicación Social</field>, <school>UNR</school> — tesis en curso (materias completas <end>2014</end>)</edu>
<edu><degree>Tecnicatura</degree> en <field>Locución</field>, <school>ISER delegación Rosario</school>, <end>2011</end></edu>
<cert><cname>Carnet de locutora nacional</cname> (habilitación <issuer>ENACOM</issuer>)</cert>
<cert><cname>Diplomatura en Periodismo de Datos</cname>, 120 hs, <date>2022</date></cert>

<h>Premios y publicaciones</h>
<award><title>Premio FOPEA al periodismo local</title>, mención, <start>2021</start>, por "Bajante"</award>
<pub><title>"La ley que nadie leyó"</title>, capítulo en <employer>Humedales en disputa</employer> (Ediciones del Remanso, <end>2020</end>)</pub>

<h>Manejo</h>
<skills><skill>Audacity</skill> y <skill>Reaper</skill> / <skill>Dinesat</skill> / <skill>WordPress</skill> / <skill>QGIS</skill> muy básico / <skill>edición de textos</skill></skills>
Idiomas: <language>inglés</language> <level>intermedio (lee y entrevista)</level>; <language>portugués</language> <level>hablado, de vivir 8 meses en Floripa</level>

<h>Comunidad</h>
<vol><title>Secretaria</title> de la <employer>biblioteca popular Alfonsina</employer>, <start>desde 2017</start>; taller de radio en la Unidad 5 (<start>2022</start>-)</vol>
