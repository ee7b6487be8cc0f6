TOXICOLOGUE RÉGLEMENTAIRE CONFIRMÉ(E) – CDI – <place>LYON 7e</place>

Qui sommes-nous ?   <employer>Hélianthe Safety Consulting</employer>, 42 collaborateurs, cabinet indépendant. On évalue la sécurité de cosmétiques, biocides et dispositifs médicaux pour des clients dans 19 pays. Nos équipes IT développent en interne un moteur de <no>QSAR</no> en <no>Julia</no>, nos labos partenaires font les essais (donc pas de <no>paillasse</no>, pas d'<no>expérimentation animale</no>).

Intitulé exact du poste ?   <title>Toxicologue réglementaire senior</title>, statut cadre, forfait 218 j.

Vos missions ?   <duty>Rédiger les rapports sur la sécurité des produits cosmétiques (CPSR)</duty> / <duty>calculer les marges de sécurité et les doses d'exposition</duty> / <duty>conduire la recherche bibliographique et l'évaluation critique des études</duty> / <duty>monter les dossiers biocides (BPR) partie toxicologie</duty> / <duty>répondre aux questions des autorités (ANSM, ANSES, ECHA)</duty> / <duty>relire le travail de deux juniors</duty>

Profil recherché ?
• <degree c="must">Pharmacien, vétérinaire, médecin ou Bac+5 en toxicologie</degree>
• <years n="5" of="évaluation du risque toxicologique">5 ans minimum en évaluation du risque</years> dans l'industrie, en CRO ou en cabinet (les années de thèse comptent pour moitié)
• Maîtrise du <must>règlement 1223/2009</must> et des <must>lignes directrices du SCCS</must>
• Le <must g="1">CLP</must> ou le <must g="1">BPR</must>, l'un des deux à fond
• <must>Read-across</must> et <must>TTC</must> n'ont pas de secret pour vous
• <must>IUCLID</must> utilisé en vrai, pas en formation
• <lang c="must">Anglais C1</lang> (80 % de la rédaction), <lang c="must">français B2</lang>
• <must>esprit de synthèse</must>, <must>rigueur</must>, <must>respect des délais</must>

Et si en plus… ?   Le titre <licence c="nice">ERT (European Registered Toxicologist)</licence> nous ferait très plaisir. <nice>ISO 10993</nice> aussi, parce que le médical monte. <nice>Perturbateurs endocriniens</nice> : sujet chaud.

Et nous, on donne quoi ?   <pay>48 à 57 k€</pay> + intéressement, 3 j de télétravail, mutuelle Alan, RTT, une bibliothèque, un chat (allergiques, prévenez).

La suite ?   ① CV à jobs@helianthe-safety.example.org  ② visio de 30 min  ③ étude de cas à la maison payée 150 €  ④ rencontre de l'équipe. Tous nos postes sont ouverts aux personnes en situation de handicap.
