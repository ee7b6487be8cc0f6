OFFRE D'EMPLOI n° 2025-0667
<title>Chef d'équipe de sécurité incendie – SSIAP 2 (H/F)</title>
<employer>Groupement hospitalier du Val d'Ousche</employer> – <place>Dijon (21)</place>
CDI ou mutation, temps plein, cycle de 12 h jour/nuit. <pay>De 2 150 à 2 480 € brut mensuels + primes de nuit et de dimanche</pay>

L'établissement
Notre groupement compte 1 040 lits sur trois sites, dont un IGH de 14 étages et plusieurs ERP de type U. Le service sécurité réunit 28 agents qui sont tous salariés de l'hôpital : pas de sous-traitance, pas de changement de site au dernier moment.

Votre mission
Rattaché(e) au responsable sécurité (SSIAP 3), vous <duty>encadrez une équipe de 4 agents SSIAP 1 sur votre vacation</duty>. Vous <duty>tenez le PC sécurité et exploitez le SSI</duty>, <duty>organisez les rondes</duty>, <duty>délivrez les permis de feu</duty>, <duty>dirigez la première intervention et l'évacuation</duty> avant l'arrivée des sapeurs-pompiers, et <duty>formez le personnel soignant</duty> à la manipulation des extincteurs. Vous participez aussi à <duty>la préparation des commissions de sécurité</duty>. La <no>vidéosurveillance</no> est suivie par une autre équipe et vous n'aurez pas à faire de <no>palpations</no> ; la maintenance du SSI est confiée à un prestataire (pas besoin d'être <no>électronicien</no>).

Profil
Le diplôme <licence c="must">SSIAP 2 en cours de validité (recyclage triennal à jour)</licence> est obligatoire à la prise de poste ; faute de quoi la candidature ne pourra pas être examinée, l'hôpital ne finançant pas la remise à niveau. Vous êtes également titulaire du <licence c="must">SST</licence> ou PSE 1, et de l'<licence c="must">habilitation électrique H0B0</licence>.

Vous justifiez d'<years n="3" of="sécurité incendie en ERP ou IGH">au moins trois ans d'expérience en sécurité incendie</years>, en <must g="1">ERP</must> ou en <must g="1">IGH</must>. Vous savez exploiter un <must>SSI de catégorie A</must>, vous connaissez le <must>règlement de sécurité du 25 juin 1980</must> et vous rédigez une <must>main courante</must> claire. Calme, sens de la <must>pédagogie</must>, capacité à donner un ordre sans crier.

Seraient appréciés : une première expérience en <nice>milieu hospitalier</nice>, un passé de <nice>sapeur-pompier</nice> (volontaire ou non), la pratique de la <nice>GMAO</nice>, le <licence c="nice">permis B</licence> (le site de Talant est mal desservi la nuit).

Nous offrons
Self du personnel, crèche selon places, 28 CA + RTT, CGOS, parking gratuit. Un tutorat de trois semaines est prévu ; on vous apprendra notre logiciel de rondes <no>Trackforce</no>.

Candidature : CV, lettre et copie du dernier recyclage à recrutement.securite@valdousche.example.org avant le 15 du mois prochain. Casier judiciaire B2 vérifié. Poste ouvert aux personnes en situation de handicap, sous réserve d'aptitude médicale (arrêté du 2 mai 2005).
