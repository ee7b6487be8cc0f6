VILLE DE <employer>SAINT-AUBRAC-SUR-LOIRE</employer> (18 400 hab.)
Direction de l'Éducation et de la Petite Enfance

OFFRE D'EMPLOI n° 2024-046
Intitulé du poste : <title>Directeur / Directrice de multi-accueil « Les Coquelicots » (45 berceaux)</title>
Cadre d'emplois : éducateurs de jeunes enfants (catégorie A) ou puéricultrices
Temps de travail : complet
Lieu : <place>Saint-Aubrac-sur-Loire (45)</place>
Poste ouvert aux titulaires et, à défaut, aux contractuels (CDD de 3 ans)

CONTEXTE
La ville gère trois établissements d'accueil et un relais petite enfance. Le multi-accueil « Les Coquelicots », ouvert en 2011, accueille les enfants de 10 semaines à 4 ans, de 7 h 30 à 18 h 30. Vous serez placé(e) sous l'autorité de la responsable du service.

MISSIONS
• <duty>Encadrer une équipe de 16 agents</duty> (auxiliaires, CAP, agents techniques), établir les plannings et conduire les entretiens professionnels ;
• <duty>Piloter et faire vivre le projet d'établissement</duty> ;
• <duty>Accueillir les familles</duty>, établir les contrats et suivre la facturation <must>PSU</must> ;
• <duty>Veiller à l'application des règles d'hygiène et de sécurité</duty> (<must>HACCP</must> en cuisine satellite) ;
• <duty>Suivre le budget de la structure</duty> et le taux d'occupation ;
• Travailler avec la PMI, la CAF, le RAM et les écoles.
La médecine préventive et les <no>protocoles médicaux</no> relèvent du référent santé. La <no>paie</no> et les <no>marchés publics</no> sont gérés par les services centraux.

PROFIL
- Diplôme exigé : <degree c="must">diplôme d'État d'éducateur de jeunes enfants (DEEJE) ou diplôme d'État de puéricultrice</degree>
- <years n="3" of="établissement d'accueil du jeune enfant">3 ans d'expérience minimum auprès de jeunes enfants</years> (article R. 2324-34 du code de la santé publique), dont une pratique confirmée du <must>management d'équipe</must>
- Connaissance du <must>développement de l'enfant</must> et de la <must>réglementation des EAJE</must>
- Maîtrise d'un logiciel de gestion de crèche : <must g="1">Maelis</must>, <must g="1">Concerto</must>, <must g="1">Noé</must> ou équivalent
- <must>Gestion budgétaire</must> (niveau structure)
- <must>Écoute</must>, <must>discrétion</must>, disponibilité
- Attestation <licence c="must">PSC1 ou AFGSU</licence> à jour
Seraient un plus : connaissance de l'<nice>approche Pikler-Lóczy</nice>, expérience de l'<nice>accueil d'enfants en situation de handicap</nice>, <nice>analyse des pratiques professionnelles</nice>, <licence c="nice">permis B</licence>.

Il n'est pas nécessaire de connaître la <no>langue des signes</no> : toute l'équipe y sera formée en 2025.

RÉMUNÉRATION : <pay>statutaire + RIFSEEP + CNAS + participation mutuelle (2 250 à 2 650 € nets selon ancienneté)</pay>

CANDIDATURE : lettre manuscrite non exigée. Adresser CV, lettre et copie des diplômes à Monsieur le Maire, Hôtel de ville, ou par courriel recrutement@saint-aubrac.example.org. Jury prévu semaine 24. Un extrait de casier judiciaire (bulletin n° 2) sera demandé par l'administration.
