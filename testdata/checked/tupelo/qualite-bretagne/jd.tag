Offre n° 25-118
<title>Responsable qualité site H/F</title>, CDI
<place>Quimperlé (29)</place>

<employer>Maison Kervadec</employer>, c'est 130 personnes, des galettes, des crêpes et depuis l'an dernier une ligne de plats cuisinés frais. Une PME familiale, indépendante, qui livre la grande distribution et quelques chaînes de restauration.

Notre responsable qualité part s'occuper de ses ruches. Rattaché(e) à la directrice du site, vous reprenez un service de quatre personnes et vous :
* <duty>faites vivre le plan HACCP et le PMS</duty>, <duty>préparez et menez les audits clients et de certification</duty> ;
* <duty>pilotez les non-conformités, les réclamations et les exercices de traçabilité</duty> ;
* <duty>encadrez deux techniciens et deux opérateurs de laboratoire</duty> ;
* <duty>formez les équipes aux bonnes pratiques d'hygiène</duty> ;
* participez au comité de direction.

Votre profil
De formation <degree c="must">Bac+5 en agroalimentaire, qualité ou biologie</degree> (ou Bac+3 avec une belle expérience), vous justifiez de <years n="5" of="qualité en agroalimentaire">cinq ans minimum en qualité dans l'industrie agroalimentaire</years>, dont une partie sur des produits frais. La méthode <must>HACCP</must> n'a plus de secret pour vous et vous avez déjà tenu un référentiel <must g="1">IFS Food</must> ou <must g="1">BRCGS</must> de bout en bout. Vous avez l'habitude du <must>management d'équipe</must>, de la <must>gestion de crise</must> (retrait, rappel) et de l'<must>audit interne</must>. <must>Réglementation étiquetage</must> (INCO) : bonne maîtrise attendue. Vous êtes à l'aise avec <must>Excel</must>, et surtout avec les gens : de la <must>pédagogie</must>, s'il vous plaît.

Ce qui ferait la différence : la <nice>microbiologie</nice> des produits frais, un ERP (<nice>VIF</nice> chez nous), le <nice>bio</nice>, un <lang c="nice">anglais</lang> suffisant pour répondre à un auditeur. <licence c="must">Permis B</licence> nécessaire, le site est à 6 km de la gare.

Précisons : la <no>R&D</no> dépend du siège, la partie <no>sécurité au travail</no> est tenue par notre animateur QSE, et nous ne sommes pas certifiés <no>ISO 22000</no>.

Conditions : <pay>42 à 48 k€ selon expérience</pay>, statut cadre, forfait 215 jours, intéressement, mutuelle prise en charge à 70 %, crêpes à volonté. Poste ouvert aux personnes en situation de handicap.

Envoyez votre CV, avec ou sans lettre, à recrutement@example.org. Premier échange par téléphone, puis visite du site (prévoyez des chaussettes propres, on vous prête le reste).
