<name>Bastien Quercyol</name>
<headline>Responsable de cave</headline>
<place>Béziers</place> | <phone>06 39 98 20 73</phone> | <email>b.quercyol@example.com</email> | <status>Permis B</status>

<h>PROFIL</h>
<summary>Responsable de cave coopérative avec douze vendanges, vinification des rouges et des rosés, assemblages et dégustations avec le négoce. Ingénieur agroalimentaire de formation.</summary>

<h>EXPÉRIENCE PROFESSIONNELLE</h>

<job><title>Responsable de cave</title>
<employer>Les Caves du Lirou Haut</employer>, <place>Hérault</place>
<start>Janvier 2018</start> – <end>aujourd'hui</end>
• <point>Élaboration des vins de la réception du raisin à la mise en bouteille, 50 000 hl dont un tiers en bio</point>
• <point>Organisation du travail de cinq cavistes et de dix saisonniers</point>
• <point>Assemblages préparés avec l'œnologue-conseil extérieure, qui signe les bulletins</point>
• <point>Maîtrise des températures et des fermentations, filtration tangentielle</point>
• <point>Registres, DRM, traçabilité ; audits HACCP et IFS Food</point></job>

<job><title>Second de cave</title>
<employer>Cave des Trois Clochers</employer>, <place>Gard</place>
<start>Mars 2013</start> – <end>Décembre 2017</end>
• <point>Vinification biologique, flottation, logiciel LaGrappe</point>
• <point>Encadrement d'équipe : quatre saisonniers, réception du raisin et suivi des fermentations la nuit</point>
• <point>Dégustations hebdomadaires avec le directeur et lecture des bulletins d'analyse</point></job>

<h>FORMATION</h>
<edu><degree>Diplôme d'ingénieur</degree> <field>agroalimentaire</field>, <school>Institut Agro Dijon</school>, <end>2012</end></edu>
<edu><degree>BTSA</degree> <field>Viticulture-œnologie</field>, <school>LEGTA de Montpellier</school>, <end>2009</end></edu>

<h>CERTIFICATS</h>
<cert>• <cname>CACES R489</cname>, <date>2024</date></cert>

<h>LANGUES</h>
<language>Français</language> : <level>langue maternelle</level> ; <language>anglais</language> : <level>B2</level>
