<h>CURRICULUM VITAE</h>
<name>Fabrice Montmasson</name>
<headline>Chef de réception – hôtellerie 4 étoiles</headline>
<place>Aix-les-Bains</place>, <phone>06 39 98 07 15</phone>, <email>f.montmasson@example.org</email>, <status>nationalité française</status>

<h>PROFIL</h>
<summary>Chef de réception avec neuf ans d'expérience en réception d'hôtels 4 étoiles, management d'équipe, plannings, contrôle de la caisse et des débiteurs, yield management et gestion des litiges clients.</summary>

<h>EXPÉRIENCE PROFESSIONNELLE</h>

<job><start>03/2019</start> – <end>aujourd'hui</end> : <title>Chef de réception</title>
<employer>Hôtel des Thermes Marlioz-Parc ****</employer>, <place>Aix-les-Bains</place> (80 chambres, clientèle de curistes)
– <point>Encadrement d'une équipe de six réceptionnistes et deux night-auditeurs, plannings, entretiens annuels</point>
– <point>Accueil des clients et règlement des litiges</point>
– <point>Contrôle de la caisse et des débiteurs</point>
– <point>Pilotage des tarifs avec un consultant, extranets Booking et Expedia</point>
– <point>Permanence de direction un week-end sur deux</point>
– <point>Mews depuis 2021, Opera auparavant</point></job>

<job><start>05/2015</start> – <end>02/2019</end> : <title>Réceptionniste puis assistant chef de réception</title>
<employer>Hôtel Le Revard Palace ****</employer>, <place>Chambéry</place>
– <point>Accueil, facturation, caisse, Opera</point>
– <point>Préparation de l'audit qualité LQA (88 %)</point></job>

<h>FORMATION</h>
<edu><degree>Licence professionnelle</degree> <field>hôtellerie et tourisme</field>, <school>Université Savoie Mont Blanc</school>, <end>2015</end></edu>
<edu><degree>BTS</degree> <field>hôtellerie</field>, <school>lycée hôtelier de Challes-les-Eaux</school>, <end>2014</end></edu>

<h>COMPÉTENCES</h>
<skills><skill>Mews</skill>, <skill>Opera</skill>, <skill>yield management</skill>, <skill>management d'équipe</skill>, <skill>extranets Booking et Expedia</skill>, <skill>gestion des litiges</skill></skills>

<h>LANGUES</h>
<language>Français</language> : <level>langue maternelle</level>
<language>Anglais</language> : <level>B1, cours du soir en cours pour atteindre le B2</level>
<language>Italien</language> : <level>courant</level>

<h>CERTIFICATS</h>
<cert><cname>SST</cname>, <date>2023</date></cert>
