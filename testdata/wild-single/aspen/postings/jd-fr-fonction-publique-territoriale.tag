<employer>Communauté de communes du Val d'Ornain</employer>
RECRUTE PAR VOIE STATUTAIRE OU CONTRACTUELLE (art. L332-8-2)

Intitulé du poste : <title>Technicien(ne) SPANC et assainissement collectif</title>
Cadre d'emplois : technicien territorial (cat. B)
Lieu : <place>Ligny-en-Barrois</place>
Temps de travail : 35 h – astreintes 1 semaine sur 5
Rémunération : <pay>grille indiciaire + RIFSEEP + CNAS</pay>
Poste à pourvoir le : 01/09

MISSIONS
Sous l'autorité de la DGST :
1/ <duty>Contrôler les installations d'assainissement non collectif</duty> (neuf, existant, ventes)
2/ <duty>Instruire les permis de construire pour le volet eaux usées</duty>
3/ <duty>Suivre les six stations d'épuration avec l'exploitant</duty>. L'exploitation elle-même est déléguée : l'agent n'a pas à <no>conduire une station</no>.
4/ <duty>Accueillir et informer les usagers</duty>

PROFIL REQUIS
- Formation <degree c="must">Bac+2 dans les métiers de l'eau (BTSA Gemeau, BTS métiers de l'eau ou équivalent)</degree>
- Maîtrise de la <must>réglementation ANC (arrêtés de 2009 et 2012)</must>
- <must>Lecture de plans</must> et notions de <must>pédologie</must>
- Aisance avec un logiciel de <must>SIG</must>, <nice>QGIS</nice> de préférence
- <must>Rédaction de rapports</must>
- <licence c="must">Permis B</licence> indispensable
- <must>Sens de la diplomatie</must> (tout le monde n'aime pas qu'on soulève son regard)

SERAIENT APPRÉCIÉS
- une première expérience de <nice>contrôle en SPANC</nice>
- l'habilitation <licence c="nice">AIPR</licence> (à défaut formation <no>CATEC</no> prévue à la prise de poste, aucune exigence)
- la connaissance des <nice>collectivités territoriales</nice>

L'expérience en laboratoire d'analyses, seule, ne pourra être retenue.

Candidature (lettre manuscrite non exigée, CV, dernier arrêté pour les titulaires) à adresser à M. le Président avant le 15 juin, rue de la Gare. Entretiens le 26. Travailleurs handicapés : poste ouvert à tous.
