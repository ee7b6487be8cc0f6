Offre n° 2025-0417 publiée par Cabinet Brémond Recrutement pour le compte de son client

<title>Responsable paie et comptabilité (H/F)</title> – CDI – <place>Angers (49)</place>

Notre client, <employer>Transports Loirault</employer>, est une PME familiale de 180 salariés (conducteurs, mécaniciens, exploitation) répartie sur trois établissements. Suite à un départ en retraite, il recherche la personne qui tiendra la paie et une partie de la comptabilité, au sein d'un service de quatre personnes, sous la responsabilité de la DAF.

VOS MISSIONS

Paie (60 %) : vous <duty>établissez 180 bulletins par mois de A à Z</duty>, de la saisie des variables à la <must>DSN</must> mensuelle et événementielle. Vous <duty>contrôlez les charges sociales</duty>, <duty>gérez les arrêts maladie et soldes de tout compte</duty> et répondez aux salariés au guichet, oui, un vrai guichet. La convention collective est celle des <nice>transports routiers</nice> : heures d'équivalence, frais de déplacement, on vous expliquera si vous venez d'un autre secteur.

Comptabilité (40 %) : <duty>saisie et contrôle des fournisseurs</duty>, <must>rapprochements bancaires</must>, <must>déclarations de TVA</must>, préparation du <must>bilan</must> avec l'expert-comptable. Vous n'aurez pas à faire de <no>consolidation</no> et la <no>facturation clients</no> est traitée par l'exploitation.

VOTRE PROFIL

Vous êtes titulaire d'un <degree c="must">Bac+2 minimum en comptabilité ou paie</degree> (BTS CG, DUT GEA, titre pro gestionnaire de paie) et justifiez d'au moins <years n="4" of="paie">quatre ans</years> de pratique de la <must>paie multi-établissements</must>, en entreprise ou en cabinet. Vous maîtrisez <must g="1">Silae</must> ou <must g="1">Sage Paie</must>, ainsi qu'<must>Excel</must> (recherchev, tableaux croisés). Vous connaissez le <must>droit social</must> et savez le lire sans paniquer. La <must>discrétion</must> va de soi.

Un plus : <nice>Cegid</nice> en comptabilité, une première expérience de mise en place d'un outil de <nice>GTA</nice>, des notions d'<lang c="nice">anglais</lang> (deux clients irlandais). Le diplôme <degree c="nice">DCG</degree> sera apprécié.

Ne cherchez pas ici de <no>management</no> d'équipe : le poste est en autonomie, sans encadrement.

CONDITIONS

<pay>34 à 39 K€ bruts annuels sur 13 mois</pay>, 37 h avec RTT, mutuelle prise en charge à 70 %, un jour de télétravail hors période de paie, parking. Le CSE organise un voyage par an.

PROCESSUS

Un échange téléphonique avec Clarisse Brémond, un entretien dans l'entreprise avec un petit cas pratique (un bulletin à corriger), réponse sous huit jours. CV à recrutement@bremond.example.com en rappelant la référence. Poste ouvert aux personnes en situation de handicap.
