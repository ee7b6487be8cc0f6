<name>Laurence PETITJEAN</name>
12 rue des Acacias, <place>45500 Gien</place>
<phone>06 39 98 77 20</phone>
<email>laurence.petitjean@example.com</email>
<headline>Responsable de structure petite enfance</headline>

<h>COMPÉTENCES</h>
<skills>- <skill>Management d'équipe</skill>, plannings, entretiens professionnels
- <skill>Gestion budgétaire</skill> et suivi du taux d'occupation
- <skill>Facturation PSU</skill>, logiciels <skill>Maelis</skill> et <skill>Concerto</skill>
- <skill>Réglementation des EAJE</skill>, <skill>HACCP</skill>
- <skill>Écoute</skill>, <skill>discrétion</skill>, disponibilité</skills>

<h>EXPÉRIENCE PROFESSIONNELLE</h>
<job><start>2018</start> – <end>2024</end>
<title>Responsable de micro-crèche</title>
<employer>Bulle de Coton SAS</employer>, <place>Montargis</place>
- <point>Encadrement d'une équipe de 5 agents, plannings et entretiens professionnels</point>
- <point>Accueil des familles, contrats et facturation</point>
- <point>Suivi du budget de la structure</point>
- <point>Lien avec la PMI, la CAF et l'école maternelle voisine (passerelle deux fois par trimestre)</point>
- <point>Rédaction du projet d'établissement à l'ouverture de la micro-crèche (10 places)</point>
- <point>Commande des repas en liaison froide, règles HACCP, tenue du classeur de traçabilité</point>
- <point>Recrutement de deux professionnelles et accueil d'une apprentie CAP AEPE</point>
</job>
<job><start>2008</start> – <end>2018</end>
<title>Auxiliaire de puériculture</title>
<employer>Ville de Briare-les-Canaux</employer>
- <point>Accueil et soins des enfants de 10 semaines à 3 ans</point>
- <point>Participation au projet d'établissement et aux séances d'analyse des pratiques professionnelles</point>
- <point>Accueil de deux enfants en situation de handicap avec l'appui du CAMSP</point>
</job>
<h>FORMATION</h>
<edu><end>2008</end> <degree>Diplôme d'État d'auxiliaire de puériculture</degree>, <school>IFAP Orléans</school></edu>
<cert><date>2023</date> <cname>AFGSU niveau 2</cname></cert>
<edu><end>2005</end> <degree>BEP carrières sanitaires et sociales</degree>, <school>LP Jeannette Verdier, Gien</school></edu>
<status>Permis B</status>
