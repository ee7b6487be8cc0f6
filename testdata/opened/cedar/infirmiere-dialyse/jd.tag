OFFRE D'EMPLOI – FONCTION PUBLIQUE HOSPITALIÈRE / SECTEUR ASSOCIATIF ESPIC

Intitulé du poste : <title>Infirmier(ère) en hémodialyse – unité de dialyse médicalisée</title>
Structure : <employer>Association Rein et Vie en Charente</employer>
Lieu : <place>Soyaux (16)</place>, déplacements ponctuels sur l'antenne de Cognac
Contrat : CDI temps plein, 35 h, horaires en 12 h (6h30-18h30 ou 12h-minuit), repos fixe le dimanche
Rémunération : <pay>de 2 450 à 3 050 € brut mensuel selon ancienneté (CCN51)</pay>

L'établissement
L'association suit 240 patients répartis entre un centre lourd, deux unités de dialyse médicalisée et de la dialyse à domicile. La <no>dialyse péritonéale</no> est assurée par une équipe dédiée : elle ne fait pas partie du poste. La <no>télésurveillance</no> est gérée par l'hôpital partenaire.

Vos missions
Sous l'autorité de la cadre de santé, vous prenez en charge jusqu'à quatre patients par séance. Vous <duty>préparez, branchez et surveillez les séances d'hémodialyse</duty>, vous <duty>ponctionnez les fistules et manipulez les cathéters</duty>, vous <duty>dépistez les complications et alertez le néphrologue</duty>. Vous <duty>participez à l'éducation thérapeutique</duty> et vous tenez le dossier de soins. Vous encadrez les étudiants en stage et participez à la démarche de certification.

Profil recherché – critères indispensables
• <degree c="must">Diplôme d'État d'infirmier</degree>
• <licence c="must">Inscription à l'Ordre national des infirmiers</licence>
• <years n="2" of="hémodialyse">Deux ans d'expérience en hémodialyse</years> au minimum, réel et récent
• <must>Ponction de fistule artérioveineuse</must> et manipulation de <must>cathéter central</must>
• Maîtrise d'un <must>générateur de dialyse</must> (Fresenius 5008 ou 6008, <nice>Baxter AK 98</nice> apprécié)
• Connaissance des règles d'<must>hygiène</must> et de <must>traçabilité</must>
• <must>Travail en équipe</must>, <must>sens de l'observation</must>
• <lang c="must">Français courant, à l'oral comme à l'écrit</lang>

Appréciés sans être exigés
• Formation à l'<nice>éducation thérapeutique</nice> (40 heures)
• Pratique du logiciel <nice>MaximisDialyse</nice> ou d'un équivalent
• Notions d'<nice>échographie</nice> pour le repérage des fistules
• Habilitation <nice>AFGSU niveau 2</nice> à jour
• <licence c="nice">Permis B</licence>

Le <no>diplôme de cadre</no> n'est pas demandé et aucune <no>pratique de la réanimation</no> n'est exigée ; une doublure de trois semaines est prévue.

Avantages : reprise d'ancienneté, prime Ségur, mutuelle prise en charge à 60 %, participation au transport, chèques vacances, onze jours de RTT.

Candidature (CV, lettre, copie du diplôme) à adresser par courriel à recrutement@reinetvie16.example.org, sous la référence INF-UDM-07, avant le 15 du mois. Les entretiens se tiendront sur place avec une demi-journée d'immersion. Poste ouvert aux personnes en situation de handicap.
