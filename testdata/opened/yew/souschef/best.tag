<name>Yesenia Choquehuanca Tapia</name>
<headline>cocinera</headline>
cel. <phone>955 550 143</phone> // <email>yese.choque@example.com</email> // <place>Cayma, Arequipa</place>

<job>▸ <employer>RESTAURANTE LA MONJA BLANCA</employer> (<place>Yanahuara</place>, 90 cubiertos) // <title>segunda de cocina</title> desde <start>marzo 2023</start>, antes <title>jefa de partida de calientes</title> (<start>julio 2021</start>)
<point>Segunda de cocina quiere decir: canto el pase de jueves a domingo, hago los turnos de 9 cocineros y cuando la
chef viaja (unas 8 semanas al año) la cocina es mía.</point> <point>Fichas técnicas de 46 platos con gramaje y merma, todo en
Excel; el costo de comida pasó de 36 a 32 %.</point> <point>Chupe de camarones, adobo dominical, rocoto relleno, solterito,
ocopa: los hago desde chica en la picantería de mi abuela.</point> <point>Compras de verdura y abarrotes; el pescado y las
carnes los negocia la chef.</point> <point>Temperaturas, recepción y limpieza con registro diario; DIGESA nos visitó en 2024 y
quedaron 2 observaciones menores.</point> <point>Estamos armando el plan HACCP con una consultora, vamos por la
mitad, yo llevo los formatos de PCC.</point></job>

<job>▸ <employer>HOTEL MIRADOR DEL CHACHANI</employer> (<place>Arequipa</place>) // <title>ayudante</title> y luego <title>cocinera</title> // <start>2017</start>–<end>marzo 2020</end>
<point>Desayuno buffet, banquetes de hasta 250, apoyo en la línea fría.</point> <point>Reducción de personal por la pandemia.</point></job>

<job>▸ <start>2020</start>–<end>21</end> // <title>venta de menú por encargo desde mi casa</title>, 40 almuerzos al día con mi hermana</job>

▸ ESTUDIOS
<edu><degree>Técnica</degree> en <field>Gastronomía y Arte Culinario</field>, <school>Instituto Sabores del Misti</school>, 3 años, <end>2016</end> (título en 2018)</edu>
<cert>Curso <cname>BPM y manipulación de alimentos</cname>, 40 h, <date>2023</date></cert>
<cert>Taller de <cname>cocción al vacío</cname>, un fin de semana, <date>2022</date></cert> — en el trabajo solo lo uso para el cordero

▸ PAPELES
<status>Carné de sanidad al día (vence en agosto)</status>. <status>DNI peruano</status>.

▸ IDIOMAS
<language>quechua</language> (<level>lo entiendo</level>), <language>inglés</language> (<level>básico, del salón</level>)
