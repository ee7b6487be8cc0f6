se busca <title>técnico/a de electromedicina</title> para hospital en <place>Zamora</place>. <employer>Biotécnica Sanabria, S.L.</employer> (contrata de mantenimiento). se nos va uno a Valladolid y hay que cubrirlo YA

-<duty>preventivo y correctivo de monitores, respiradores, bombas y desfibriladores</duty>
-<duty>comprobaciones de seguridad eléctrica</duty>
-<duty>meter los partes en el GMAO</duty> (si no está en el GMAO no se ha hecho)
-TAC y resonancia los lleva el fabricante o sea que <no>radiología</no> no hace falta, y <no>redes</no> tampoco que eso es de informatica

pedimos <degree c="must">FP grado superior en Electromedicina Clínica, Mantenimiento Electrónico o similar</degree> y <years n="2" of="electromedicina hospitalaria">2 años en hospital</years>, <must>leer esquemas electrónicos</must>, <must>analizadores de seguridad eléctrica</must> tipo Fluke ESA o Rigel, conocer la <must>UNE-EN 62353</must>, haber tocado <must g="1">respiradores Dräger</must> o <must g="1">Hamilton</must> (lo mismo da), <licence c="must">carnet B</licence>, <must>trato correcto</must> con supervisoras a las 3 de la mañana

<must>disponibilidad para guardias</must>: localizada 1 de cada 4 semanas

se valora <lang c="nice">inglés técnico</lang>, <nice>gases medicinales</nice>, <nice>cursos de fabricante</nice>

indefinido, L-V 8 a 15:30, <pay>24.500 € b/a</pay> + guardias + km. CV a rrhh@biotecnicasanabria.example.org poniendo ZAMORA en el asunto o llamar a Chema 980 555 017 mejor por la tarde
