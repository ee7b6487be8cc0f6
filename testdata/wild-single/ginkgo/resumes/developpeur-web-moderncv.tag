<place>17 quai de la Batellerie</place>
<place>38000 Grenoble</place>
<phone>06 55 50 01 47</phone>
<email>maelle.carrouge@example.org</email>
<status>34 ans – Permis B</status>
<name>Maëlle Carrouge</name>
<headline>Développeuse Web</headline>

<h>Compétences</h>
<skills>          <group>Langages</group>  <skill>Vue.js</skill>/<skill>TypeScript</skill>, <skill>PHP</skill>/<skill>Symfony</skill>, <skill>Python</skill>, <skill>Bash</skill>
   <group>Base de données</group>  <skill>Langage SQL</skill>, <skill>PostgreSQL</skill>, <skill>Redis</skill>
   <group>Outils/Services</group>  <skill>GIT</skill>, <skill>GitLab CI</skill>, <skill>Docker</skill>, <skill>Matomo</skill>, <skill>Sentry</skill></skills>

<h>Expériences</h>
<job>     <start>depuis 2021</start>  <title>Développeuse Full Stack</title>, CDI, <employer>Belledonne Billetterie</employer> (<place>Grenoble</place>).
                  – <point>Refonte du tunnel d’achat des forfaits de ski (Vue 3, Symfony 6)</point>
                  – <point>Connexion aux contrôleurs d’accès de deux constructeurs</point>
                  – <point>Astreinte le week-end, une semaine sur six en saison</point></job>
<job>     <start>2018</start> – <end>2021</end>  <title>Développeuse Back-end</title>, CDI - 3 ans, <employer>Papeteries Numériques</employer> (<place>Annecy</place>).
                  – <point>API de commande pour 90 librairies indépendantes</point>
                  – <point>Reprise d’un code de 2009 sans tests : couverture portée de 0 à 55 %</point>
                  – <point>Mise en place de la facturation électronique avec une collègue
                  de la comptabilité</point></job>
<job>     <start>2014</start> – <end>2018</end>  <title>Développeuse Web / Intégratrice</title>, CDI - 3 ans ½, <employer>Agence Tournevis</employer> (<place>Lyon</place>).
                  – <point>Sites vitrines et petits intranets, une trentaine de clients</point>
                  – <point>Outil maison de devis</point></job>
<job>            <start>2014</start>  <title>Développeuse PHP</title>, Stage - 5 mois, <employer>Cartoval</employer> (<place>Valence</place>).
                  – <point>Module de cartographie des sentiers communaux</point></job>
<job>            <start>2012</start>  <title>Hôtesse de caisse</title>, CDD étés, <employer>Supermarché Les Balmes</employer> (<place>Crest</place>).</job>

<h>Formations</h>
<edu>     <start>2013</start> – <end>2014</end>  <degree>Licence Professionnelle</degree>, <school>Université de Valence-Drôme</school>, 
                  <field>Développement d’applications web</field>.</edu>
<edu>     <start>2011</start> – <end>2013</end>  <degree>DUT</degree>, <school>IUT de Montélimar</school>, <field>Services et réseaux de communication</field>.</edu>
<edu>            <end>2011</end>  <degree>Baccalauréat</degree>, <school>Lycée de la Drôme provençale</school> (<place>Nyons</place>), <field>Série L</field>.</edu>

<h>Langues</h>
          <language>Anglais</language>  <level>courant (lu, écrit), parlé avec accent</level>
          <language>Italien</language>  <level>scolaire</level>

<h>Centres d’intérêt</h>
                  <other>Ski de randonnée, accordéon diatonique</other>
