<title>Conducteur de travaux gros œuvre</title> (H/F)
<employer>Groupe Verchère Construction</employer>   3,6 ★   24 avis
<place>Vénissieux (69)</place>
<pay>De 42 000 € à 52 000 € par an</pay> - CDI, Temps plein
Postuler maintenant    Enregistrer l'emploi

Offre publiée il y a 5 jours · Répond généralement sous 3 jours

Détails de l'emploi
Voici comment les détails de l'emploi correspondent à votre profil.
Type de poste : CDI, Statut cadre

Description complète du poste

Entreprise familiale de BTP (180 personnes, 46 M€ de CA), nous bâtissons logements collectifs, groupes scolaires et un EHPAD de temps en temps. Notre bureau d'études modélise sous <no>Revit</no> et notre service achats négocie les <no>contrats cadres</no> : vous, votre terrain, c'est le chantier.

Rattaché(e) au directeur travaux, vous <duty>préparez et suivez deux à trois opérations de 3 à 8 M€</duty>, <duty>établissez les situations mensuelles</duty>, <duty>animez les réunions avec la maîtrise d'œuvre</duty> et <duty>encadrez chefs de chantier et sous-traitants</duty>. Garant(e) du budget, vous maîtrisez le <must>suivi budgétaire</must> et le <must>planning</must> (<must g="1">MS Project</must> ou <must g="1">Gantt Project</must>, peu importe).

Profil recherché :
- <degree c="must">Bac +2 à Bac +5 en bâtiment / génie civil</degree>
- <years n="5" of="conduite de travaux en gros œuvre">5 ans minimum</years> en conduite de travaux, impérativement en <must>gros œuvre</must>
- Bonne connaissance des <must>marchés publics</must> et des <must>règles de sécurité</must> (PPSPS)
- <must>Management d'équipe</must>, <must>rigueur</must>
- <licence c="must">Permis B</licence>
- Une expérience en <nice>réhabilitation en site occupé</nice> serait un plus, de même que le <nice>béton bas carbone</nice>
- <licence c="nice">AIPR concepteur</licence> appréciée

Nous offrons : véhicule, PC, panier, intéressement, mutuelle à 100 %, RTT (les vrais), formation BIM pour les curieux.

Processus : 1 appel, 1 visite de chantier, 1 repas avec l'équipe.

Signaler l'emploi
Emplois similaires : Chef de chantier VRD – Saint-Priest | Métreur – Lyon 7e | Grutier – Villefranche
