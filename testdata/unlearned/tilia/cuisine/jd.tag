<title>Chef de cuisine en EHPAD (H/F)</title>
<employer>Résidence Les Trois Tilleuls</employer>, association à but non lucratif, 84 résidents
<place>Bourgoin-Jallieu (38)</place> · CDI temps plein · <pay>2 650 à 2 900 € bruts/mois selon reprise d'ancienneté (CCN 51)</pay>

Chez nous, la cuisine se fait sur place. Pas de barquette, pas de liaison froide : des épluchures, un four qui tourne dès 6 h 45 et des résidents qui ont un avis sur la blanquette. Notre chef part à la retraite au printemps après vingt-deux ans de maison, et nous cherchons celle ou celui qui prendra la suite.

Vos missions
Avec trois cuisiniers et deux agents de restauration, vous <duty>produisez chaque jour environ 210 repas (résidents, personnel, portage à domicile)</duty>. Vous <duty>élaborez les menus avec la diététicienne et la commission restauration</duty>, <duty>passez les commandes, gérez les stocks et tenez le coût denrées</duty> (5,10 € par journée alimentaire), <duty>établissez les plannings et conduisez les entretiens annuels de l'équipe</duty>. Vous <duty>tenez à jour le plan de maîtrise sanitaire et préparez les contrôles de la DDPP</duty>. Les <duty>repas à texture modifiée</duty> représentent un plateau sur trois : la maîtrise des <must>textures modifiées</must> (hachée, mixée, référentiel IDDSI apprécié) est donc au cœur du poste. Les prescriptions de compléments et le <no>bilan nutritionnel</no> restent l'affaire de la diététicienne et du médecin coordonnateur.

Votre profil
– <degree c="must">CAP Cuisine</degree> au minimum ; un <degree c="nice">BP ou un bac pro cuisine</degree> serait un plus
– <years n="3" of="chef de cuisine, responsable d'une équipe">3 ans au moins comme chef ou responsable de cuisine, avec encadrement</years>
– une expérience de la <must>restauration collective</must>, en <nice g="1">EHPAD</nice> ou en <nice g="1">hôpital</nice> de préférence
– <must>HACCP</must> et <must>PMS</must> pratiqués au quotidien, <must>traçabilité</must> comprise
– <must>gestion des achats</must> et du <must>coût matière</must>
– <must>management d'équipe</must> : vous savez recadrer sans crier
– connaissance des <must>régimes</must> courants (diabétique, sans sel, sans résidus)
– à l'aise avec un <must>logiciel de gestion de restauration</must> (nous utilisons Datameal, mais <nice>Salamandre</nice> ou un autre, peu importe)
– <lang c="must">français courant</lang>, oral et écrit

Connaître la <nice>loi EGalim</nice> et les <nice>produits locaux ou bio</nice> nous ferait plaisir, de même que l'habitude des <nice>animations culinaires</nice> avec les résidents. Un <licence c="nice">permis B</licence> dépannera le jour où le livreur du portage est absent. En revanche, nous ne cherchons pas un profil <no>gastronomique</no> à tout prix et vous n'aurez pas à faire de <no>service en salle</no> : l'équipe hôtelière s'en charge.

Horaires : 7 h – 15 h, un week-end sur trois, jamais de soirée. 25 CP + 11 jours fériés, mutuelle à 60 %, repas à 2 €, prime Ségur, CSE. Le logiciel de soins <no>NetSoins</no> est réservé aux soignants.

Poste ouvert à toutes et à tous, y compris en situation de handicap. Envoyez votre CV (et, si vous voulez, une semaine de menus d'hiver) à Mme Perrachon, directrice : recrutement@troistilleuls.example.org. Deux entretiens, dont un en cuisine un mardi matin. Prise de poste : 1er mars.
