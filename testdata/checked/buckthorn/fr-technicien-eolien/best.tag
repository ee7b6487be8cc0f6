LE GUERN-MBAYE Yannick
Technicien maintenance éolien — Saint-Brieuc (22)
Permis B, mobile Bretagne / Normandie

Expériences

Vents d'Armor Services – technicien de maintenance, CDI depuis 09/2020
. 4 parcs, 37 machines (2 à 3 MW), par équipes de 2. Chef d'équipe : seulement en remplacement, env. 6 sem. par an
. préventif annuel : vidange multiplicateur, couples de serrage, graissage
. curatif : pitch, yaw, convertisseurs (diagnostic simple ; les pannes compliquées remontent au support constructeur)
. remplacement d'une génératrice (2023) : le levage fait par un grutier ss-traitant, nous accouplement et alignement laser
. disponibilité des 4 parcs 96,8 % → 97,9 % entre 2021 et 2023 (toute l'équipe, 11 techniciens)
. astreinte 1 semaine sur 5
. inspection de pales : corde NON, drone : j'accompagne le prestataire
. référent outillage depuis 2022 (étalonnage des clés, 64 clés), à temps partiel, 2 h/sem
. 2 apprentis vus passer, tuteur d'un seul (2023-24, obtenu son titre)
. évacuation nacelle, exercice : 2 par an

Armorélec SARL, électricien industriel – 2017 à août 2020
. armoires BT, agroalimentaire (laiterie), dépannage en 2x8
. lecture de schémas, un peu d'automate (Schneider M340, modifs simples)
Intérim câbleur 2016-17, 7 mois

Formation
BTS Maintenance des systèmes option éolien – GRETA, 2020
Bac pro ELEEC 2016 mention AB
Licence pro énergies renouvelables : dossier VAE déposé, jury en juin

Habilitations
B2V BR BC H0V – HTA : H1V, H2V en cours. GWO BST (valide 11/2025), GWO ART non
SST recyclage à faire. CACES nacelle R486 B

Langues : anglais technique (lire doc), breton
Outils : SCADA en consultation, GMAO (Carl), Excel tableaux
