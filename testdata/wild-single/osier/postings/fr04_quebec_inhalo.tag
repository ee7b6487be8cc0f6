Le <employer>CISSS du Haut-Richelieu-Est</employer>, c'est 9 400 collègues, 3 hôpitaux, 21 CHSLD et un territoire où l'on skie à la porte.

Accueil > Offres d'emploi > Santé et services sociaux > Affichage 25-PRO-1187

Tu souhaites respirer un peu mieux au travail? Nous aussi (on sait, elle est facile).

Numéro de référence : CAT3-25-1187
Affichage : externe, en continu
Ville : <place>Cowansville</place>
Statut : Temps complet régulier, soir / nuit
Échelle salariale : <pay>de 27,58 $ à 43,09 $ de l'heure</pay>, primes de soir 8 %, nuit 15 %
Port d'attache : Hôpital de la Brome

Description
Le service de cardiorespiratoire recherche une personne exerçant comme <title>inhalothérapeute</title> pour l'urgence, les soins intensifs et le bloc opératoire. La personne <duty>assure la ventilation mécanique des patients adultes</duty>, <duty>assiste l'anesthésiologiste</duty>, <duty>participe aux codes bleus et aux transferts interétablissements</duty>. L'enseignement MPOC à domicile relève d'une autre équipe : aucun <no>suivi à domicile</no>. Le laboratoire du sommeil est à Granby (<no>polysomnographie</no> non requise).

Exigences
- <degree c="must">DEC en techniques d'inhalothérapie</degree>
- <licence c="must">Membre en règle de l'OPIQ</licence>
- <licence c="must">RCR / ACLS valide</licence>
- Maîtrise de la <must>ventilation invasive et non invasive</must>
- <must>Gaz artériels</must>
- <must>Assistance anesthésique</must> OU engagement à suivre la formation dans les 6 mois
- <lang c="must">Français</lang>; <lang c="nice">anglais</lang> fonctionnel un atout, notre clientèle étant à 24 % anglophone
- Expérience en <nice>soins critiques</nice> (atout)
- <must>Jugement clinique</must>, <must>gestion du stress</must>, <must>esprit d'équipe</must>

Nos avantages : 4 semaines de vacances après un an, RREGOP, 9,6 congés de maladie par année, télémédecine, garderie sur place.

Nous souscrivons au principe d'égalité en emploi et invitons les femmes, les minorités visibles, les minorités ethniques, les Autochtones et les personnes handicapées à présenter leur candidature.

Postuler    Recommander à un ami    Imprimer
