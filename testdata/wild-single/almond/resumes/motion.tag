<name>Anaïs Le Guennec-Diop</name> — <headline>motion designer & graphiste</headline>
<status>34 ans · permis B · RQTH</status> · <place>Nantes</place> · <link>anais-bouge.example.net</link> · <email>anais@example.org</email>

★ <h>CE QUE JE SAIS FAIRE</h>

<skills><skill>After Effects</skill> ▮▮▮▮▮   <skill>Illustrator</skill> ▮▮▮▮▮   <skill>Cinema 4D</skill> ▮▮▮▯▯   <skill>Blender</skill> ▮▮▯▯▯
<skill>DaVinci Resolve</skill> ▮▮▮▯▯   <skill>storyboard</skill> ▮▮▮▮▯   <skill>typographie</skill> ▮▮▮▮▮</skills>

★ <h>OÙ JE L'AI FAIT</h>

<job>En poste │ <title>Directrice artistique motion</title> │ chez <employer>Studio Trois Marées</employer> │ <start>depuis sept. 2020</start> │ <place>Nantes</place>
   <point>Habillage de la chaîne régionale Télé Estuaire (génériques, météo, soirées électorales)</point>
   <point>Encadrement de deux alternants, pas de responsabilité hiérarchique</point>
   <point>Banque de 120 animations réutilisables : délai moyen passé de 9 à 4 jours</point></job>

<job>CDI │ <title>Motion designer</title> │ chez <employer>Agence Pâquerette & Fils</employer> │ <start>01/2016</start> → <end>08/2020</end> │ <place>Rennes</place>
   <point>Films explicatifs pour des mutuelles, une soixantaine</point>
   <point>Passage de l'agence aux sous-titres systématiques</point></job>

<job>Freelance │ <title>Graphiste</title> │ <start>2014</start> → <end>2015</end> │ <place>Dakar et Brest</place>
   <point>Clients : Festival Teranga Sonore (affiche), Ferme de Kerozal (étiquettes), mairie de
   Plouvorn-Bihan (plan de ville)</point></job>

<job>Stage │ <title>assistante maquettiste</title> │ chez <employer>Éditions du Goéland Gris</employer> │ 6 mois en <end>2013</end> │ <place>Lorient</place></job>

★ <h>OÙ JE L'AI APPRIS</h>

<edu><end>2014</end> │ <degree>DNSEP</degree> <field>option design graphique</field> │ <school>EESAB Rennes</school> │ <grade>félicitations du jury</grade></edu>
<edu><end>2012</end> │ <degree>DNAP</degree> │ <school>EESAB Lorient</school></edu>
<edu><end>2009</end> │ <degree>Bac</degree> <field>STI arts appliqués</field> │ <school>Lycée Vauban</school>, <place>Brest</place></edu>

★ <h>PETITES GLOIRES</h>

<award><end>2022</end> │ <title>Prix du meilleur générique</title> │ <employer>Rencontres de l'Image Animée de Redon</employer></award>
<pub><end>2021</end> │ « <title>Animer une carte électorale sans mentir</title> » │ article pour la revue <employer>Cadre Clé</employer></pub>

★ <h>LANGUES</h>

<language>français</language> (<level>maternelle</level>), <language>wolof</language> (<level>parlé en famille</level>), <language>anglais</language> (<level>B2</level>), <language>breton</language> (<level>débutante</level>)

★ <h>À CÔTÉ</h>

<other>Sérigraphie, voile légère, fanfare (trombone)</other>
