<employer>La Tomme et le Roseau</employer>, crémerie-fromagerie depuis 1988, cherche pour sa boutique des halles de <place>Rennes</place> :

<title>RESPONSABLE DE BOUTIQUE – FROMAGER(ÈRE) AFFINEUR(SE)</title>

CDI, 39 h, du mardi au dimanche midi. <pay>2 450 à 2 750 € brut par mois</pay> selon expérience, prime sur l'inventaire, ticket restaurant, et le fromage de fin de semaine.

Qui sommes-nous ?
Une maison de famille, deux boutiques, trois caves sous la rue Hoche, une centaine de références dont une bonne moitié au lait cru prises chez le producteur. Notre seconde boutique, celle de Cesson, fait aussi <no>épicerie fine</no> et <no>vins</no> ; ce n'est pas le sujet ici. Le site internet et les <no>réseaux sociaux</no>, c'est Lucie qui s'en charge.

Votre quotidien
Vous <duty>ouvrez, tenez et fermez la boutique</duty>, vous <duty>animez une équipe de trois vendeurs et une apprentie</duty>, vous <duty>descendez à la cave trois fois par semaine soigner les pâtes</duty> et vous <duty>passez les commandes aux producteurs et à Rungis</duty>. Le samedi, vous servez comme tout le monde et la queue va jusqu'au poissonnier.

Il nous faut quelqu'un qui
* possède un <degree g="1" c="must">CAP crémier-fromager</degree> ou un <degree g="1" c="must">CQP vendeur conseil en crémerie-fromagerie</degree> ;
* a au moins <years n="4" of="crémerie-fromagerie">quatre ans de métier en crémerie-fromagerie</years>, et a déjà <must>encadré une équipe</must>, même petite ;
* connaît l'<must>affinage</must> pour de vrai : <must>retournement et lavage des croûtes</must>, <must>conduite de cave (hygrométrie, température)</must> ;
* coupe juste : <must>découpe au fil et au couteau</must>, <must>préparation de plateaux</must> ;
* sait <must>conseiller les clients</must>, y compris ceux qui n'ont besoin de rien ;
* tient le <must>plan de maîtrise sanitaire et la méthode HACCP</must> à jour et pas seulement la veille d'un contrôle ;
* fait ses <must>commandes</must>, son <must>inventaire</must> et sa <must>marge</must> sans calculette à manivelle.

Ce serait un plus : un peu d'<lang c="nice">anglais</lang> pour les touristes de l'été, le <licence c="nice">permis B</licence> (livraison de plateaux), l'habitude d'un logiciel de <nice g="2">caisse tactile Clyo</nice> ou d'une <nice g="2">balance Bizerba</nice>, une expérience de <nice>fabrication à la ferme</nice>, le <nice>tutorat d'apprentis</nice>.

Débutants : ce n'est pas ce poste-là, mais nous prenons une apprentie chaque année, et nous lui apprenons le <no>montage de fromages en pièce</no> depuis zéro.

Poste à prendre début novembre, avant la folie de décembre. Envoyez CV et quelques lignes (surtout pas une lettre type) à maison@example.org, à l'attention d'Armelle Guézennec. Nous répondons à tous. Essai d'une matinée payée avant toute décision. Il faut être <permit>en règle pour travailler en France</permit>.
