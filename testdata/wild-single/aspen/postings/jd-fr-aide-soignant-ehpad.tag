OFFRE N° 187QWXB
<title>Aide-soignant / Aide-soignante (H/F)</title>
<place>63 - AMBERT</place> – Actualisé le 08 janvier

L'EHPAD <employer>Les Monts du Livradois</employer> (72 lits, dont un PASA de 14 places) recherche un(e) AS pour compléter l'équipe de jour. Vous <duty>accompagnez dans les actes de la vie quotidienne une dizaine de résidents</duty>, <duty>participez aux transmissions ciblées</duty> et <duty>repérez les changements d'état</duty>. La distribution des médicaments reste de la compétence des infirmières : aucune formation à la <no>préparation du pilulier</no> n'est attendue. Vous serez encadré(e) par une IDEC qui répond au téléphone.

Type de contrat : CDI   Durée : 35H Horaires variables, un week-end sur deux   Salaire : <pay>Mensuel de 2100 Euros à 2350 Euros sur 12 mois + Ségur</pay>   Déplacements : Jamais

PROFIL SOUHAITÉ
Expérience
   Débutant accepté
Compétences
   <must>Toilette et soins d'hygiène</must> – Indispensable
   <must>Prévention des chutes et des escarres</must> – Indispensable
   <must>Manutention (lève-malade, draps de glisse)</must> – Indispensable
   <nice>Humanitude ou Montessori</nice> – Souhaité
   <nice>Animation d'ateliers</nice> – Souhaité
Formation
   <degree c="must">DEAS (diplôme d'État d'aide-soignant)</degree> – Exigé. Le DEAES et l'ASH « faisant fonction » ne sont pas admis sur ce poste
   <licence c="nice">AFGSU 2</licence> – à jour si possible, sinon recyclage pris en charge
Permis
   <licence c="must">B - Véhicule léger</licence> – Indispensable (pas de car avant 9 h)
Savoir-être professionnels
   <must>Faire preuve de bienveillance</must>   <must>Travailler en équipe</must>   <must>Gérer ses émotions</must>
Langues
   <lang c="must">Français</lang>   

L'entreprise : établissement associatif, CSE généreux, self à 3,20 €, logement possible le premier mois. Le logiciel <no>NETSoins</no> s'apprend ici en une matinée.

Pour postuler, adressez-vous à votre conseiller ou à direction@montslivradois.example.org.
