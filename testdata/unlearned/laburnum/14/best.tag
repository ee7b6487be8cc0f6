YANIS BELHADJ-CROZET / MONTEUR VIDÉO / Lyon (Villeurbanne) / intermittent, annexe 8

>>> logiciels
Avid MC (quotidien), Premiere, DaVinci Resolve (montage + conformation ; étalonnage = dépannage seulement), After Effects : habillages à partir de templates. Pro Tools non.

>>> TV / docs
2022– Rhône Canal (chaîne locale), monteur news & mags, CDDU, env. 9 jours/mois
   JT 19h : 2 à 4 sujets par vacation. Mag hebdo "Berges" 26', en alternance avec deux autres monteurs
   j'ai formé 3 stagiaires au flux MAM (Dalet)
   PAD livrés : contrôle qualité par la diffusion
2023 doc "Les Mains de Tarare" 52', prod. Sabot Films, chef monteur = Inès Vauquelin, moi monteur adjoint, 5 semaines, dérushage + maquettes des séq. 3 et 7
   -> sélection Festival de Lussas-Bel (hors compétition)
2021 série web "Pentes" 6 x 8', monteur unique, 40 k vues en tout
2019–2021 assistant monteur, Atelier 17 (post-prod Lyon) : conformations, exports, sauvegardes LTO, synchro rushes ; pubs régionales + institutionnels. 2 docs crédités assistant
   COVID : chômage partiel mars–juin 2020

>>> corpo (en parallèle)
5 films d'entreprise env. par an, dont un client du secteur chimie depuis 2021 ; tarifs : devis par la boîte de prod
Sous-titrage FR, fichiers SRT, (anglais relu par un traducteur)

>>> études
BTS Audiovisuel option montage-postprod, Lycée des Canuts, 2019
Licence info-com : L1 puis arrêt
Stage 8 sem. Télé Bugey 2018

>>> prix
Prix du public, 48h du court Villeurbanne 2020 (équipe de 7, j'étais au montage)

>>> langues : ang. correct à l'oral, arabe dialectal parlé, lu un peu
Permis B. Drone : télépilote théorique obtenu, pas la pratique.
