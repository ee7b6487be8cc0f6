Maëlle KERVADEC-SIMONI
Prof de SVT contractuelle – acad. de Rennes – permis B

En bref : 6 ans d'enseignement, collège surtout, un peu de lycée. CAPES interne : admissible 2023, pas admise. Je le repasse en 2025.

POSTES
Clg Jean-Guéhéneuc (REP), Saint-Brévec – depuis 09/2020 – CDI depuis 2024
 18 h/sem, 5e 4e 3e, 24 à 27 élèves
 PP d'une 3e (2022-23 et 2023-24)
 brevet : moyenne SVT de mes classes 11,8 en 2024 (collège 11,2)
 club jardin/biodiv : 15 élèves, 1 h le jeudi, avec la doc
 Dossier labellisation E3D niv. 1 : porté par la CPE, j'ai écrit la partie biodiversité
 Devoirs faits 2 h
 Référente numérique par intérim 1 trimestre (congé mat de la collègue)
 ULIS : inclusion de 3 élèves, avec AESH
 voyage à Belle-Île 2023, 48 élèves, 4 accompagnateurs, organisé à deux avec le prof d'HG
Lycée Anne-Dacier, Lanvor – 2019-20 – remplacement 7 mois, 2de et 1re spé ; TP, corrections du bac blanc
Soutien scolaire, association Le Phare, 2016-19, bénévole puis vacations

AVANT
Technicienne labo contrôle qualité (laiterie Kerlann) 2013-2016, CDD + intérim ; analyses micro, prélèvements

DIPLÔMES
Master MEEF 2d degré SVT – M1 validé 2018, M2 non terminé (stage fait, mémoire non soutenu)
Licence Biologie, Univ. de Cornouaille, 2013, AB
PSC1 (2021). Formation PIX + « esprit critique » 2 j
Certif complémentaire DNL anglais : non, envie

DIVERS
Anglais B2 · breton notions · Pronote, Moodle, GeoGebra un peu, tableur
BAFA complet 2011, colos 3 étés
