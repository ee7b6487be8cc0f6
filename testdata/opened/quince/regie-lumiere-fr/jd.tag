OFFRE D'EMPLOI – CDI temps plein

<employer>Le Grand Séchoir, scène conventionnée</employer>
<place>Saint-Aubrac-sur-Lot (Lot-et-Garonne)</place>

recrute son/sa <title>RÉGISSEUR·EUSE LUMIÈRE</title>
(départ à la retraite, prise de poste au 1er septembre, tuilage de trois semaines prévu)

Installé dans un ancien séchoir à tabac, le Grand Séchoir propose une soixantaine de levers de rideau par an : théâtre, danse, cirque, jeune public, plus un festival en plein air début juillet. Deux salles (480 et 110 places), un atelier et quatorze permanents. Nous accueillons beaucoup et fabriquons un peu, une coproduction répétée chez nous chaque saison.

Missions
Sous l'autorité du directeur technique, vous <duty>étudiez les fiches techniques des compagnies et adaptez les plans de feu</duty> à nos salles, <duty>préparez et dirigez les montages, réglages et démontages lumière</duty> avec deux à cinq intermittents dont vous <duty>proposez les plannings</duty>, puis <duty>assurez la conduite des spectacles</duty>, en salle comme au festival. Vous <duty>entretenez le parc de projecteurs et les gradateurs</duty> et <duty>préparez le budget annuel de location et de consommables</duty> (environ 22 000 €). Le <no>son</no> et la <no>vidéo</no> relèvent de vos collègues ; quelques notions font toujours plaisir, mais elles ne seront pas prises en compte.

Profil
- <years n="5" of="régie lumière de spectacle vivant">Cinq ans d'expérience minimum</years> comme régisseur·euse lumière dans le spectacle vivant. Ce seuil est ferme : vous serez seul·e au poste dès octobre, et les candidatures de sortie d'école, aussi belles soient-elles, ne pourront être retenues.
- Maîtrise des consoles <must g="1">ETC Eos</must> ou <must g="1">grandMA</must> (nous avons une Ion Xe), des réseaux <must>DMX / Art-Net / sACN</must> et du <must>réglage</must> au plateau ; pratique d'un logiciel de plan : <must g="2">AutoCAD</must>, <must g="2">Vectorworks</must> ou équivalent
- <must>Encadrement d'équipes</must> intermittentes
- <licence c="must">Habilitation électrique BR</licence> (ou B2V) à jour, <licence c="must">permis B</licence>
- connaissance de la <must>réglementation ERP type L</must>
- un <degree c="nice">DMA / DN MADE régie lumière</degree> ou un parcours ENSATT, TNS… sera apprécié, l'expérience vaut diplôme
- <lang c="nice">Anglais</lang> technique bienvenu (deux ou trois compagnies étrangères par saison) ; <licence c="nice">CACES R486 nacelle</licence>, <licence c="nice">travail en hauteur</licence>, <licence c="nice">SSIAP 1</licence> : un plus, formation possible
- Nous passons petit à petit au LED ; une expérience de la <nice>transition LED</nice> ou de l'<nice>éco-conception</nice> nous intéresse. Pas besoin de savoir <no>souder</no>, Roland s'en charge.

Conditions
CCNEAC, groupe 5, <pay>2 250 à 2 600 € brut mensuels selon ancienneté</pay>, 13e mois, annualisation du temps de travail, soirées et week-ends, titres-restaurant, mutuelle prise en charge à 60 %, deux places par spectacle.

Candidatures (CV + lettre en un seul PDF, nom_prenom.pdf) à l'attention de la direction jusqu'au 14 avril : recrutement@grandsechoir.example.org. Entretiens le 6 mai sur place, suivis d'un essai court à la console. Le Grand Séchoir s'engage pour l'égalité professionnelle et contre les violences sexistes et sexuelles ; toutes nos offres sont ouvertes aux personnes en situation de handicap.
