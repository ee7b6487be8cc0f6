GWENAËL LE DANTEC-PIRON
Responsable d'élevage laitier (salarié) – secteur Pontivy

GAEC de Kerlostic, 56 – depuis sept. 2018 – chef d'élevage, 3 associés + 2 salariés (dont moi) + 1 apprenti
  • 125 VL Prim'Holstein, 2 robots Lely A4, 1,15 M L livrés ; les associés font les cultures
  • repro : IA par le technicien ; échos et constats : véto. Moi : chaleurs (colliers), planning, IVV 415 → 396 j en 3 ans
  • cellules 240 000 → 185 000, meilleure année 172 000 (2023)
  • rations : le conseiller les calcule, j'ajuste au jour le jour ; désileuse
  • tout seul 1 we/3 ; astreinte robot 1 nuit/2
  • parage : j'en fais env. 1/3, le reste au pareur
  • passage en bio étudié (2022), pas retenu
  • nouveau bâtiment veaux : plans par l'archi., j'ai donné l'avis pratique ; chantier fini 2024
  • formé l'apprenti (maître d'appr. = Yannick, associé)

2014–2018 Service de remplacement Blavet : vacher remplaçant, 31 fermes env., traite épi / TPA 2x8, qq chèvres (3 semaines en tout)
2013 saisonnier légumes, puis 6 mois contrôle laitier (CDD, pesées)

BTSA Productions animales 2013 (Le Nivot-like, CFA), obtenu au rattrapage
Bac STAV 2011. Certiphyto « opérateur » jusqu'à 03/2027. Certibiocide non
CS robot : 2 modules sur 3
Inséminateur : stage 4 j. « IPE », pas encore l'agrément
Projet d'installation : PPP agréé, parts dans 2 ans peut-être
Tracteur, télesco (CACES R482 F périmé 2024)
Jury comice cantonal 1 fois, suppléant
Élu CUMA : non, référent tonne à lisier
Herdmate / Horizon : je lis, alertes ; réglages avec Lely Center. Permis B, BE
