Me? non — juriste. Solveig Attali-Brémond, Nantes, solveig.ab@courrier.example

JURISTE CONTRATS / DPO adjointe (désignée en interne, le DPO déclaré CNIL est externe)

Armoric Équipement SAS (machines agro-alim., 620 sal., CA 140 M€) — juriste senior depuis fév. 2018, rattachée à la DJ (équipe de 4 + 1 alternant)
. contrats de vente machines FR + export (UE, Maghreb) ; env. 200 contrats revus / an à nous 4, à peu près 60 pour moi
. négo : CGV, LR, garantie, jusqu'à 2 M€ seule, au-delà avec la directrice
. droit applicable : français & belge ; contrats de droit anglais = cabinet externe
. contentieux : suivi de 12 dossiers en moyenne avec avocats (nous ne plaidons pas évidemment)
. 1 médiation commerciale 2022, accord à 180 k€ sur une demande de 450 – j'ai préparé le dossier, la DJ a négocié
. RGPD : registre (34 traitements), réponses aux demandes d'accès, 2-3 par an. AIPD : 1 faite, 1 en cours
. outil de contract mgmt (Legisway) : cahier des charges par moi, déploiement éditeur + DSI, 2021 – usage encore partiel chez les acheteurs
. Sapin 2 : participation cartographie risques (cabinet)
. formation commerciaux : 2 h, 2 fois l'an
. tutrice de l'alternante 2023-24

Cabinet Lestrade-Nguyen, Rennes, juriste (droit des affaires), 2014–2018 : baux commerciaux, AG de PME, cessions de fonds (une dizaine, sous contrôle d'un associé)

Stages : TC Vannes, 3 mois, 2013 ; service juridique mutuelle, 6 mois

Formation
M2 Droit des affaires, Univ. de Haute-Vilaine 2013 (M1 AB)
CRFPA : tenté 2013, échec écrits. Pas avocate.
DU Protection des données, 2020, 120 h
Certification DPO AFNOR : dossier déposé

Langues : anglais C1 (TOEIC 925, 2019), espagnol scolaire
