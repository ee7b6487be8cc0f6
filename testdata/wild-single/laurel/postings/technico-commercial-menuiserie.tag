Notre client, <employer>Menuiseries du Val d'Arz</employer>, fabricant breton de fenêtres et portes bois-alu (130 salariés, 28 M€ de CA, label Origine France Garantie), renforce sa force de vente sur le Grand Ouest et nous confie le recrutement d'un(e)

<title>Technico-commercial(e) itinérant(e) – réseau professionnel</title>

CDI – secteur 35/53/72, domicile sur secteur, par exemple <place>Laval ou Vitré</place> – <pay>fixe 34 à 38 K€ + variable déplafonné (10 à 15 K€ à objectifs atteints)</pay> + véhicule + frais réels

Rattaché(e) au chef des ventes, <duty>vous développez un portefeuille de 90 menuisiers, constructeurs et négoces</duty>. Une semaine type : trois jours sur la route, une journée de <duty>chiffrage des projets</duty>, une matinée au siège. <duty>Vous conseillez vos clients sur les choix techniques et la mise en œuvre</duty>, <duty>vous suivez les litiges de chantier avec le SAV</duty>, <duty>vous animez deux journées portes ouvertes par an</duty>. La prospection des particuliers n'est pas de votre ressort et vous ne ferez pas de <no>porte-à-porte</no>.

Vous ? De formation <degree c="must">Bac+2 commerciale ou technique (BTS Technico-commercial, Négociation, SCBH…)</degree>, ou bien ancien menuisier passé à la vente, vous avez au moins <years n="3" of="vente B to B dans le bâtiment">trois années</years> de <must>vente B to B</must> dans le <must>second œuvre</must>. Il est indispensable de savoir <must>lire un plan</must> et de connaître le <must>DTU 36.5</must> ; à l'inverse, le <no>produit bois-alu</no> s'apprend chez nous, un parcours de six semaines à l'usine vous attend. Nous attendons une vraie <must>ténacité commerciale</must>, de l'<must>écoute</must> et une bonne <must>organisation de tournée</must>. La pratique d'un CRM est nécessaire, peu importe lequel : <must g="1">Salesforce</must>, <must g="1">Sage</must>, <must g="1">Divalto</must>… Si en plus vous maniez <nice>Ramasoft</nice> ou un autre logiciel de chiffrage menuiserie, ou si vous avez déjà un <nice>réseau d'artisans en Mayenne</nice>, votre candidature passera sur le haut de la pile. <licence c="must">Permis B</licence> bien sûr.

Ce que vous y gagnez : RTT (11), intéressement, mutuelle prise en charge à 70 %, PC portable, téléphone, et une équipe où l'ancienneté moyenne est de douze ans.

Process : un entretien visio avec notre cabinet, une rencontre avec le chef des ventes, une journée terrain en binôme. Réponse garantie sous 10 jours. À compétences égales, une attention particulière est portée aux candidatures de personnes en situation de handicap.

CV à : Armelle Guého, Cabinet Pen Duick RH, a.gueho@penduick-rh.example.com – réf. TCI-VA-53
