<name>Amparo Soriano Cuenca</name>, <place>Alboraia (Valencia)</place>. Móvil <phone>600 555 214</phone>. Mi correo es <email>amparo.soriano@example.org</email>
<status>Nacida en 1979, nacionalidad española</status>, <status>carnet B y furgoneta propia</status>.

<summary>Soy arrocera. He pasado más de media vida entre paelleros, paré dos años y pico por mi madre y desde hace un año estoy otra vez dentro, de extra. Quiero volver a una casa fija.</summary>

<job>Ahora, <start>desde marzo de 2024</start>, hago <title>extras de cocina</title> con <employer>Eventos Barraca del Palmar</employer>, fines de semana y fallas. <point>Bodas y comuniones con paellas de 50 y 80 raciones, siempre sarmiento y naranjo.</point> <point>Monto y recojo yo la zona de fuegos, con un chaval de ayuda.</point></job>

De noviembre de 2021 a febrero de 2024 no trabajé: cuidé de mi madre hasta que falleció. En ese tiempo solo renové el curso de higiene.

<job>Antes estuve once años en <employer>Restaurante Casa Blayet</employer>, en <place>El Saler</place>, de <start>2010</start> a <end>octubre de 2021</end>. Entré de <title>ayudante de cocina</title> y desde 2014 fui <title>jefa de partida, arroces</title>. <point>La carta tenía nueve: valenciana, senyoret, a banda, negro, meloso de pato con anguila y el de bogavante con su caldo.</point> <point>Un domingo de verano echaba 55 paellas en dos turnos, ocho fuegos a leña y dos a gas.</point> <point>Los caldos los ponía yo a las ocho: morralla, galera, cabezas.</point> <point>Escamar, desespinar, abrir sepia, cocer y pelar marisco, todo a mano.</point> <point>Llamaba a la lonja a las seis y media y apuntaba lo que se tiraba; del 2018 al 2019 bajamos la merma de pescado del 9 al 6 %.</point> <point>Tuve dos ayudantes; uno de ellos lleva hoy su propia cocina.</point> <point>Los escandallos los hacía el jefe, Blayet hijo; yo le pasaba pesos y precios.</point></job>

<job>Y al principio del todo, <employer>Hotel Sol de Pinedo</employer>, <start>2003</start>-<end>2009</end>, <title>cocinera de buffet</title>. <point>Desayunos y plato caliente para 200 personas, turno partido.</point></job>

Estudios: <edu><degree>Técnico en Cocina y Gastronomía (grado medio)</degree>, <school>IES del Grau</school>, lo dejé con <point>todos los módulos menos las prácticas</point>, <end>2002</end></edu>. <cert><cname>Manipulador de alimentos</cname>, renovado en <date>2023</date></cert>. <cert><cname>Curso de alérgenos (Reglamento 1169/2011)</cname>, 10 horas, <issuer>Gremi d'Hostaleria de l'Horta</issuer>, <date>2019</date></cert>. La ficha de los catorce alérgenos de Casa Blayet la redacté con la encargada de sala.

Idiomas: <language>castellano</language> y <language>valenciano</language>, <level>los dos de casa</level>; <language>francés</language>, <level>cuatro palabras</level>.

<other>Referencias: Vicent Blayet, en el 600 555 881, por la tarde.</other>
