Assistante de service social – DEASS
Coralie Vanneuville, Maubeuge
c.vanneuville@example.fr / 06 00 00 74 15

MON PARCOURS EN BREF
diplômée en 2014, polyvalence de secteur puis hôpital. À 80 % depuis la naissance de ma fille (2021). J'aime le travail en partenariat, moins les tableaux de bord.

POSTES
Centre hospitalier de la Sambrière – ASS, depuis mars 2019 (80 % depuis 09/2021)
• 2 services : gériatrie court séjour (32 lits) et SSR (40 lits, partagé avec une collègue)
• file active d'env. 260 patients/an, sorties complexes, APA, protection des majeurs (je rédige le rapport social, le médecin inscrit fait le certificat, le juge décide)
• une trentaine de signalements vulnérabilité en 5 ans
• groupe de travail "sortie avant 14 h" : membre. Durée moy. de séjour gériatrie passée de 13,4 à 11,9 j (2022-24), c'est le travail de tout le service
• permanence PASS le jeudi matin, 1 sem. sur 2
• monitrice de stage, 3 étudiantes dont une n'a pas validé
• intérim de la cadre socio-éducative : 2 mois, 2023, équipe de 7, pour les plannings et les réunions seulement ; entretiens annuels reportés
• DPI Crossway, SI-SIAO en consultation

Département – Maison des solidarités d'Hautmont, ASS polyvalence, CDD puis titulaire, 10/2014 – 02/2019
• secteur de 4 200 hab. ; RSA (70 contrats en cours), FSL, surendettement (montage des dossiers Banque de France)
• protection de l'enfance : évaluations d'IP en binôme, 25 env., la décision revient au cadre
• atelier budget co-animé avec la CESF, 6 séances

Avant : animatrice centre aéré, étés, vendeuse

DIPLÔMES
DEASS, IRTS du Val-Moret, 2014
Licence Sciences sanitaires & sociales, 2 années validées sur 3
DU Éthique et soins : inscrite, rentrée janvier
CAFERUIS – envisagé

FORMATIONS COURTES
Entretien motivationnel 3 j (2020) ; violences intrafamiliales 1 j ; protection juridique 2 j

Divers : permis B, néerlandais notions, bénévole maraudes hiver 2016
