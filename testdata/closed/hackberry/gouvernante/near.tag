<name>Corinne Vautravers</name>
12 impasse des Lilas, <place>74960 Cran-Gevrier</place> - Tél. <phone>06 39 98 77 20</phone> - <email>c.vautravers@example.org</email>

<headline>GOUVERNANTE GÉNÉRALE - 12 ans d'hôtellerie 4 étoiles</headline>

<h>Expérience professionnelle</h>

1) <job><title>Gouvernante générale</title>
<employer>Hôtel Les Tilleuls du Lac ****</employer> (70 chambres), <place>Aix-les-Bains</place>, de <start>mars 2018</start> à <end>aujourd'hui</end>
   • <point>Management d'une équipe de 10 femmes de chambre, 2 valets et 1 lingère</point>
   • <point>Gestion des plannings selon le taux d'occupation (Mews)</point>
   • <point>Contrôle qualité des chambres et des parties communes, protocoles d'hygiène</point>
   • <point>Gestion des stocks de linge, suivi du blanchisseur extérieur, commandes de produits d'entretien</point>
   • <point>Budget du département : 210 000 € par an</point>
   • <point>Label Clef Verte obtenu en 2021</point></job>

2) <job><title>Gouvernante d'étage</title>
<employer>Grand Hôtel Revard ****</employer>, <place>Aix-les-Bains</place>, de <start>avril 2012</start> à <end>février 2018</end>
   • <point>Contrôle de 45 chambres par jour, formation des nouvelles recrues</point>
   • <point>Relais quotidien avec la réception et la maintenance</point></job>

3) <job><title>Employée d'étage</title>
<employer>Thermes Bellecombe</employer>, de <start>2009</start> à <end>2012</end></job>

<h>Formation</h>
<edu><degree>BTS Hôtellerie-Restauration</degree>, <school>lycée de Challes-les-Eaux</school>, <end>2009</end></edu>

<h>Langues</h>
<language>Français</language> : <level>langue maternelle</level>
<language>Anglais</language> : <level>notions scolaires (A2), un réceptionniste traduit si besoin</level>
<language>Italien</language> : <level>conversation</level>

<h>Compétences</h>
<skills><skill>Management d'équipe</skill> / <skill>Plannings</skill> / <skill>Contrôle qualité</skill> / <skill>Mews</skill> / <skill>Gestion des stocks</skill> / <skill>Développement durable</skill></skills>
