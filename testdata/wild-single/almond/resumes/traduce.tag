INICIO · SERVICIOS · TRAYECTORIA · BLOG · CONTACTO

<name>Candela Urrutxi Ferrín</name>
<headline>Traductora audiovisual y localizadora EN/JA > ES, GL</headline>

<h>Quién soy</h>
<summary>Traduzco cosas que se mueven: series, videojuegos y algún manual de lavadora. Autónoma
desde hace más de diez años, antes en plantilla. Vivo en Vigo con mala cobertura y buena fibra.</summary>

<h>Trayectoria</h>

<job><title>Traductora autónoma</title>
desde <start>2013</start>, <place>Vigo</place>
Para quién y qué:
→ <point>Estudio Marusía (Santiago): subtitulado al gallego de 3 series de anime, 76 episodios</point>
→ <point>Kitsune Bay Games (Osaka, a través de la agencia LoquiaTrad): textos de dos RPG, 410 000
   palabras, revisión en consola incluida</point>
→ <point>Plataforma Nordés TV: audiodescripción, unas 40 horas al año</point></job>

<job><title>Coordinadora de localización</title>
<start>oct. 2010</start> a <end>dic. 2012</end>, <employer>Babelónica Servicios Lingüísticos S.L.</employer>, <place>Madrid</place>
→ <point>Reparto de encargos entre 25 colaboradores, control de calidad, memorias de traducción</point></job>

<job><title>Traductora en prácticas</title>, luego <title>júnior</title>
<start>2008</start>-<end>2010</end>, la misma casa (<employer>Babelónica</employer>)</job>

<job><title>Auxiliar de conversación</title>
curso <start>2007</start>/<end>08</end>, <employer>Instituto Hamanaka</employer>, <place>Kōchi (Japón)</place></job>

<h>Lo que estudié</h>

<edu><degree>Máster</degree> en <field>Traducción Audiovisual</field> ~ <school>Universidad de Cádiz</school> ~ <end>2010</end></edu>
<edu><degree>Licenciatura</degree> en <field>Traducción e Interpretación</field> ~ <school>Universidade de Vigo</school> ~ <start>2003</start>/<end>2007</end></edu>
<edu><degree>Curso</degree> de <field>audiodescripción</field> ~ <school>Escola Radiofusión</school> ~ <end>2016</end> ~ 60 h</edu>

<h>Acreditaciones</h>
<cert><cname>Traductora-intérprete jurada de inglés</cname> (<issuer>MAEC</issuer>, <date>2012</date>)</cert>
<cert><cname>JLPT N1</cname>, <date>2011</date></cert>

<h>Con qué trabajo</h>
<skills><skill>memoQ</skill>, <skill>Subtitle Edit</skill>, <skill>EZTitles</skill>, <skill>Xbench</skill>, <skill>Phrase</skill>; Trados solo si me obligan</skills>

<h>Idiomas</h>
<language>Gallego</language> y <language>castellano</language>: <level>maternos</level>. <language>Inglés</language>: <level>C2</level>. <language>Japonés</language>: <level>C1</level>. <language>Portugués</language>: <level>lo leo y lo entiendo</level>.

<h>Premios</h>
<award><title>Mejor subtitulado al gallego</title>, <employer>Mostra Longa Lingua</employer>, <end>2019</end></award>

<h>Contacto</h>
<email>candela@example.com</email> | <phone>+34 986 555 014</phone> | <status>Alta en el RETA, NIF intracomunitario</status>
Tarifas a petición. Respondo en 24 h laborables.
