Au bout de la presqu'île, face au large, la <employer>Thalasso des Sables Gris</employer> (4 étoiles, 112 chambres, <place>Quiberon, Morbihan</place>) recrute pour la saison, d'avril à fin octobre :

UNE <title>SPA PRATICIENNE / ESTHÉTICIENNE</title> (F/H)

Notre établissement comprend un espace marin avec <no>hydrothérapie</no> et <no>kinésithérapie</no> (12 professionnels diplômés d'État), un restaurant où l'on fait de la <no>cuisine diététique</no>, et, ce qui vous concerne, un spa de neuf cabines ouvert de 9 h à 20 h.

Vous serez chargée de :
· <duty>réaliser les soins du visage et du corps</duty> de la carte ;
· <duty>accueillir le client, remplir la fiche de contre-indications</duty> : femmes enceintes, phlébites, allergies à l'iode, il faut donc connaître les <must>contre-indications</must> ;
· <duty>tenir la cabine</duty>, linge, désinfection, réassort, selon nos règles d'<must>hygiène</must> ;
· <duty>conseiller les produits à la fin du soin</duty>, sans forcer ; <must>sens du conseil</must> souhaité plus que <no>vente agressive</no>.

Le diplôme est obligatoire, la loi l'exige : <degree c="must" g="1">CAP esthétique</degree>, <degree c="must" g="1">BP</degree> ou <degree c="must" g="1">BTS métiers de l'esthétique-cosmétique</degree>. Côté technique, nous regardons trois choses : le <must>modelage</must> (californien, et au moins une autre méthode), les <must>épilations</must> à la cire, les <must>enveloppements</must>. La <must>manucure</must> va de soi. Sont des plus, que vous nous montrerez volontiers au cours de l'essai : le <nice>drainage esthétique</nice>, le <nice>kobido</nice>, l'<nice>onglerie</nice>.

Une première saison d'<years n="1" of="spa">au moins un an</years> en <must g="2">spa</must>, <must g="2">thalasso</must> ou <must g="2">institut</must> est demandée. Vous êtes <must>ponctuelle</must>, <must>souriante</must>, d'une <must>présentation soignée</must> ; vous avez de la <must>résistance physique</must> (six à sept soins par jour, debout). Vous parlez un peu <lang c="must">anglais</lang> ; l'<lang c="nice">allemand</lang> rend service en juin. <must>Travail le week-end</must>, deux jours de repos consécutifs en semaine.

Ce que nous ne demandons pas : l'<no>épilation laser</no> (réservée au médecin), le <no>maquillage permanent</no>, la <no>coiffure</no>. Les réservations passent par l'accueil, qui a son logiciel.

La première semaine est une formation payée, par notre marque d'algues, au <no>soin signature aux galets</no> et au <no>watsu</no> pour les volontaires.

Contrat saisonnier 39 h, <pay>2 150 € brut + 5 % sur les ventes</pay>, logement en studio partagé (180 €), repas, accès aux bassins le soir. Certaines reviennent depuis onze ans.

Écrire à Maëlle Le Goff, spa@sablesgris.example.com, en précisant vos dates.
