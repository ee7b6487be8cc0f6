<name>Mickaël Vasseur-Pinto</name>
<headline>Cuisinier en restauration collective</headline>
<place>Saint-Étienne</place> / <phone>07 56 78 00 21</phone> / <email>mickael.vp@example.com</email> / <status>permis B</status>

<h>À propos</h>
<summary>Cuisinier en restauration collective depuis trois ans en EHPAD, je pratique chaque jour la méthode HACCP, les textures modifiées et les régimes. Je souhaite prendre des responsabilités et apprendre l'encadrement d'équipe, que je n'ai pas encore exercé.</summary>

<h>Compétences</h>
<skills><group>Production</group> : <skill>liaison chaude</skill>, <skill>textures modifiées</skill>, <skill>régimes sans sel et diabétique</skill>, <skill>cuissons basse température</skill>
<group>Hygiène</group> : <skill>méthode HACCP</skill>, <skill>plan de maîtrise sanitaire</skill>, <skill>plats témoins</skill>, <skill>traçabilité</skill>
<group>Gestion</group> : <skill>Easilys</skill> (saisie), <skill>inventaires</skill></skills>

<h>Expérience professionnelle</h>

<job><title>Cuisinier</title> ............................................ <start>sept. 2022</start> / <end>aujourd'hui</end>
<employer>EHPAD Le Clos Verdier</employer> / <place>Firminy</place>
– <point>Production chaude et froide de 120 couverts par jour en liaison chaude</point>
– <point>Textures modifiées : haché, mixé, manger-main</point>
– <point>Relevés de température, plats témoins, traçabilité du plan de maîtrise sanitaire</point>
– <point>Réception des livraisons et rangement des stocks</point></job>

<job><title>Commis de cuisine</title> ....................... <start>juil. 2021</start> / <end>août 2022</end>
<employer>Brasserie du Marché Couvert</employer> / <place>Saint-Étienne</place>
– <point>Mise en place, garde-manger, plonge</point></job>

<job><title>Apprenti cuisinier</title> ....................... <start>2019</start> / <end>2021</end>
<employer>Hôtel-restaurant La Croix du Pilat</employer> / <place>Pélussin</place>
– <point>Entrées froides et pâtisserie</point></job>

<h>Formation</h>
<edu><degree>CAP</degree> <field>cuisine</field> ........................................ <end>2021</end>
<school>CFA des Métiers de Saint-Étienne</school></edu>
<cert><cname>SST</cname> ........................................ <date>2024</date></cert>
<cert><cname>HACCP</cname>, 14 h ........................................ <date>2022</date></cert>

<h>Langues</h>
<language>Français</language>, <language>portugais</language> (<level>courant</level>)
