<title>Responsable de la médiathèque (F/H)</title>
<employer>Communauté de communes du Haut-Lévezou</employer>

Date limite de candidature
20-06-2025
Référence
O012250417000318
Type d'emploi
Emploi permanent – création ou vacance
Temps de travail
Complet, 35h00 (du mardi au samedi)
Lieu de travail
<place>Pont-de-Salars (Aveyron)</place>
Grade(s) recherché(s)
Assistant de conservation / Assistant principal de 2e classe (catégorie B)
Rémunération
<pay>Grille indiciaire + RIFSEEP + CNAS + participation mutuelle</pay>
Ouvert aux contractuels
Oui, à défaut de fonctionnaire (art. L332-8 2° du CGFP)

Descriptif de l'emploi
Rattaché(e) à la directrice de la culture, vous pilotez un équipement de 620 m² ouvert en 2021 et un réseau de quatre points lecture tenus par des bénévoles.

Missions
> <duty>Encadrer une équipe de 3 agents et animer un réseau de 26 bénévoles</duty>
> <duty>Mettre en œuvre la politique documentaire</duty> (acquisitions, désherbage, budget de 31 000 €)
> <duty>Concevoir la programmation culturelle</duty> avec les écoles, l'EHPAD et l'association Lire en Lévezou
> <duty>Rendre compte de l'activité aux élus</duty> (rapport SCRIB)
> <duty>Participer à l'accueil du public</duty>

Profil recherché
Savoirs :
- titulaire d'un <degree c="must">diplôme des métiers du livre (DUT, DEUST, licence professionnelle ou équivalent)</degree>
- bonne connaissance de l'<must>édition jeunesse et adulte</must> et de l'<must>environnement territorial</must>
- règles du <must>catalogage UNIMARC</must>
Savoir-faire :
- <must>management d'équipe</must>, y compris de bénévoles
- <must>conduite de projet</must>, <must>élaboration et suivi d'un budget</must>
- maîtrise d'un SIGB (<nice>Orphée</nice> apprécié, mais la formation est prévue par l'éditeur) et des outils bureautiques : <must>tableur</must>, <must>traitement de texte</must>
- <nice>médiation numérique</nice>, <nice>jeux vidéo</nice> : un plus
Savoir-être :
- <must>sens du service public</must>, <must>qualités relationnelles</must>, <must>autonomie</must>
- <must>disponibilité en soirée</must> une fois par mois environ
Expérience : <years n="2" of="poste similaire en bibliothèque" c="nice">2 ans</years> sur un poste similaire souhaités ; <licence c="must">permis B</licence> exigé, les points lecture étant distants de 14 km. La connaissance de l'<lang c="nice">occitan</lang> sera regardée avec bienveillance.

À noter : la gestion du portail et du réseau informatique est confiée à un prestataire, aucune compétence en <no>administration système</no> n'est attendue. Le <no>portage des repas</no> qui figure dans l'ancienne fiche de poste ne fait plus partie des missions.

Contact et modalités
Adresser lettre de motivation, CV, dernier arrêté de situation administrative à Monsieur le Président, 12 place de la Mairie, ou à rh@cc-hautlevezou.example.org. Jury prévu le 3 juillet. Renseignements : Mme Delphine Cazals, 05 65 55 01 47. Travailleurs handicapés : conformément au principe d'égalité d'accès à l'emploi public, cet emploi est ouvert à tous les candidats remplissant les conditions statutaires.
