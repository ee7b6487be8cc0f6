AFFICHAGE INTERNE ET EXTERNE – <employer>CISSS des Hautes-Rivières</employer>
No d'affichage : CAT4-25-0318

TITRE D'EMPLOI : <title>Ergothérapeute – soutien à domicile</title>
PORT D'ATTACHE : CLSC de <place>Mont-Laurier (Québec)</place>
STATUT : temps complet permanent, 35 h / semaine, jour
SALAIRE : <pay>28,78 $ à 51,10 $ de l'heure</pay>

SOMMAIRE
Personne qui évalue les habiletés fonctionnelles des usagers, détermine et met en œuvre un plan de traitement et d'intervention en vue de développer, restaurer ou maintenir leurs aptitudes.

Plus concrètement, vous :
– <duty>évaluez l'autonomie des personnes à domicile</duty> (<must>OEMC</must>, <must>SMAF</must>) ;
– <duty>recommandez des aides techniques et des adaptations du domicile</duty> ;
– <duty>évaluez les besoins en positionnement et en mobilité</duty> ;
– <duty>participez aux évaluations d'aptitude en vue d'un mandat de protection</duty> ;
– <duty>rédigez vos notes et rapports</duty> dans <must>I-CLSC</must> ;
– <duty>supervisez des stagiaires</duty> de l'Université de Sherbrooke, si le cœur vous en dit.

EXIGENCES
• <degree c="must">Maîtrise en ergothérapie</degree> (ou baccalauréat pour les diplômés d'avant 2010)
• Être membre en règle de l'<licence c="must">Ordre des ergothérapeutes du Québec (OEQ)</licence>
• <licence c="must">Permis de conduire classe 5</licence> et véhicule : le territoire fait 200 km de long
• <must>Évaluation fonctionnelle</must> et connaissance des <must>aides techniques</must>
• <must>Autonomie professionnelle</must>, <must>jugement clinique</must>, <must>travail interdisciplinaire</must>
• <lang c="must">Français</lang> ; l'<lang c="nice">anglais</lang> est un atout (clientèle de la réserve de Kitigan Zibi et villégiateurs)

ATOUTS
<years n="1" c="nice" of="soutien à domicile">Une année</years> d'expérience en <nice>soutien à domicile</nice> ou en <nice>gériatrie</nice> ; formation <licence c="nice">PDSB</licence> ; <nice>prévention des plaies</nice> ; <nice>approche palliative</nice>.
Les finissants sont les bienvenus : mentorat, 12 semaines d'intégration. On vous montrera l'outil <no>RSIPA</no>.

NE FONT PAS PARTIE DU POSTE : la <no>pédiatrie</no> (équipe DI-TSA-DP), la <no>santé mentale</no>, la <no>conduite automobile</no> (service régional à Saint-Jérôme).

AVANTAGES
4 semaines de vacances après un an, 13 fériés, 9,6 jours de maladie monnayables, RREGOP, assurances collectives, télétravail partiel pour la rédaction, indemnité de kilométrage, prime d'attraction de 8 000 $ (engagement de deux ans), aide à la recherche de logement, horaire d'été. Pour le reste : 4 000 lacs, du ski de fond à la porte et un aréna où l'on apprend le <no>curling</no>.

L'établissement applique un programme d'accès à l'égalité en emploi. <permit>Vérification d'antécédents judiciaires</permit> requise. <permit>Citoyenneté canadienne, résidence permanente ou permis de travail ouvert</permit>.

Postulez avant 16 h le 12 : dotation@cisss-hr.example.org
