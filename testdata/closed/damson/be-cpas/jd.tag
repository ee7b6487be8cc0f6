CENTRE PUBLIC D'ACTION SOCIALE DE VAL-SUR-MEHAIGNE
Appel public n° 2026/07

1. Fonction à pourvoir
<title>Assistant(e) social(e) – Service de médiation de dettes</title>
<employer>CPAS de Val-sur-Mehaigne</employer> (<place>province de Liège</place>)
Contrat à durée indéterminée, temps plein (38 h/semaine), entrée en fonction dès que possible. Constitution d'une réserve valable deux ans.

2. Contexte
Le CPAS emploie 46 personnes, dont 11 travailleurs sociaux. Le service de médiation de dettes, agréé par la Région wallonne, suit une centaine de ménages. Les procédures de <no>saisie</no> et tout le contentieux sont confiés à une avocate externe ; la personne engagée ne plaide pas et ne rédige pas de <no>requêtes</no>.

3. Missions
a) <duty>Recevoir les personnes en difficulté financière</duty> et réaliser l'enquête sociale à domicile.
b) <duty>Analyser le budget du ménage</duty>, vérifier les créances et <duty>négocier des plans d'apurement avec les créanciers</duty>.
c) <duty>Gérer les comptes des personnes en gestion budgétaire</duty>.
d) <duty>Présenter les dossiers au Comité spécial du service social</duty>.
e) <duty>Animer, avec une collègue, un groupe d'appui de prévention du surendettement</duty> (GAPS), quatre fois l'an.
f) Participer à une permanence sociale générale par semaine : <must>loi du 26 mai 2002 relative au droit à l'intégration sociale</must>, aide sociale, aide énergie.

4. Conditions d'engagement
– être titulaire du <degree c="must">bachelier assistant social</degree> (titre protégé par la loi du 12 juin 1945 ; aucun autre bachelier à orientation sociale ne peut être accepté) ;
– justifier d'une <years n="2" of="CPAS">expérience de deux ans au moins en CPAS</years> ;
– disposer de l'attestation de <licence c="must">formation de base en médiation de dettes</licence> ou s'engager à la suivre dans les six mois ;
– être titulaire du <licence c="must">permis B</licence> et disposer d'un véhicule ;
– <lang c="must">excellente maîtrise du français</lang> oral et écrit ;
– être en règle de <permit c="must">permis de travail</permit> le cas échéant ;
– fournir un extrait de casier judiciaire modèle 1.

5. Profil
– maîtrise de l'<must>enquête sociale</must> et de la <must>guidance budgétaire</must> ;
– bonne connaissance du <must>règlement collectif de dettes</must> ;
– <must>secret professionnel</must>, <must>sens de l'organisation</must> ;
– à l'aise avec <must>Word</must> et <must>Excel</must> ; la connaissance de <nice g="1">New Horizon</nice> ou d'un autre <nice g="1">logiciel social</nice> est un atout ;
– des notions d'<lang c="nice">arabe</lang>, de <lang c="nice">turc</lang> ou d'<lang c="nice">anglais</lang> sont bienvenues.

6. Offre
Barème <pay>B1 (à titre indicatif 2.986,40 € brut/mois à 5 ans d'ancienneté, index actuel)</pay>. Chèques-repas de 7 €, assurance hospitalisation, 26 jours de congé, un jour de télétravail. Une initiation au <no>Facilities Management</no> n'est bien sûr pas prévue, mais la machine à café est neuve.

7. Candidature
Lettre de motivation, CV, copie du diplôme, à adresser avant le 30 du mois à Madame la Directrice générale f.f., rue du Moulin 3, ou par courriel : recrutement@cpas-vsm.example.org. Les candidatures incomplètes ne seront pas prises en considération. Épreuve écrite (cas pratique) puis entretien. Le CPAS mène une politique d'égalité des chances.
