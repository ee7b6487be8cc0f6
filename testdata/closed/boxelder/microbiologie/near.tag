<name>Bastien Corvaisier</name>
<headline>Technicien de laboratoire – contrôle qualité agroalimentaire</headline>
<place>Fougères (35)</place> • <phone>06 39 98 74 20</phone> • <email>b.corvaisier@example.org</email> • <status>Permis B</status>

<h>PROFIL</h>
<summary>Technicien de laboratoire rigoureux, six ans d'expérience en industrie laitière. Maîtrise du LIMS, des normes ISO et d'ISO 17025, de la métrologie des balances et pipettes et de la rédaction des modes opératoires.</summary>

<h>EXPÉRIENCE PROFESSIONNELLE</h>
<job><start>Mai 2019</start> – <end>aujourd'hui</end> | <title>Technicien physico-chimie</title> | <employer>Laiterie du Couesnon</employer> | <place>Fougères</place>
- <point>Dosage de la matière grasse, de l'azote total, des sels et de la teneur en eau sur lait, crème et fromages (40 échantillons par jour)</point>
- <point>Saisie et validation technique des résultats dans le LIMS, alerte en cas de non-conformité</point>
- <point>Suivi métrologique des balances, étuves et pipettes</point>
- <point>Formation des opérateurs de production aux prélèvements</point>
- <point>Rédaction de 12 modes opératoires pour le dossier d'accréditation ISO 17025</point></job>
<job><start>Juillet 2017</start> – <end>Avril 2019</end> | <title>Technicien laboratoire eaux</title> | <employer>Hydrolabo Bretagne</employer> | <place>Rennes</place>
- <point>Titrages, spectrophotométrie et chromatographie ionique</point>
- <point>Horaires en 2x8, samedis compris</point></job>

<h>FORMATION</h>
<edu><end>2017</end> | <degree>DUT</degree> <field>génie biologique, option analyses biologiques et biochimiques</field> | <school>IUT de Laval-Mayenne</school></edu>

<h>COMPÉTENCES</h>
<skills><skill>LIMS</skill>, <skill>Excel</skill>, <skill>ISO 17025</skill>, <skill>bonnes pratiques d'hygiène</skill>, <skill>traçabilité</skill>, <skill>métrologie</skill></skills>
<h>LANGUES</h>
<language>Anglais</language> : <level>lu, B1</level>
