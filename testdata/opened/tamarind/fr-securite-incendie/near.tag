<name>Nadège FERRAND-OUALI</name>
<headline>Chef d'équipe de sécurité incendie SSIAP 2</headline>
<place>Dijon</place> – <phone>06 39 98 02 71</phone> – <email>nadege.fo@example.com</email>

<h>Profil</h>
<summary>Chef d'équipe de sécurité incendie avec huit ans d'expérience en ERP et IGH, dont cinq en milieu hospitalier. Habituée à encadrer une équipe de 4 agents SSIAP 1, à tenir le PC sécurité et à exploiter un SSI de catégorie A. De retour en Bourgogne après quatre ans dans le commerce familial.</summary>

<h>Expérience professionnelle</h>

<job><start>septembre 2021</start> à <end>juin 2025</end> / <employer>Épicerie Ferrand</employer>, <place>Semur-en-Auxois</place> / <title>Gérante</title>
<point>Reprise du commerce de mes parents, deux salariés.</point></job>

<job><start>mars 2016</start> à <end>août 2021</end> / <employer>Centre hospitalier des Trois-Rivières</employer>, <place>Lyon</place> / <title>Chef d'équipe de sécurité incendie</title>
<point>Encadrement de 4 agents SSIAP 1 par vacation de 12 h.</point>
<point>Tenue du PC sécurité, exploitation du SSI de catégorie A, main courante.</point>
<point>Délivrance des permis de feu, organisation des rondes.</point>
<point>Direction de la première intervention et de l'évacuation avant l'arrivée des sapeurs-pompiers.</point>
<point>Formation du personnel soignant à la manipulation des extincteurs.</point>
<point>Préparation des commissions de sécurité (règlement du 25 juin 1980).</point></job>

<job><start>février 2013</start> à <end>février 2016</end> / <employer>Garance Protection</employer>, <place>Villeurbanne</place> / <title>Agent de sécurité incendie</title>
<point>Rondes et levées de doute dans un IGH de bureaux, demandes dans la GMAO.</point></job>

<h>Diplômes</h>
<cert><cname>SSIAP 2</cname>, <date>2015</date> (dernier recyclage : <date>mai 2018</date>, échu en mai 2021)</cert>
<cert><cname>SST</cname>, <date>2025</date></cert>
<cert><cname>Habilitation électrique H0B0</cname>, <date>2025</date></cert>
<edu><degree>Bac professionnel</degree> <field>Métiers de la sécurité</field>, <school>lycée Cézanne-Ronsard, Lyon</school>, <end>2012</end></edu>

<h>Compétences</h>
<skills><skill>SSI de catégorie A</skill>, <skill>ERP</skill>, <skill>IGH</skill>, <skill>main courante</skill>, <skill>GMAO</skill>, <skill>pédagogie</skill>, <skill>règlement de sécurité</skill></skills>
<status>Permis B</status>
