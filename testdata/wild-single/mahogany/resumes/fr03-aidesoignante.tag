<name>Fatoumata Diarra-Lemoine</name>
<place>Montreuil (93)</place> / <phone>07 67 55 50 12</phone> / <email>fatou.dl@example.org</email>
<headline>AIDE-SOIGNANTE DE NUIT</headline>

<h>Mon expérience</h>

<job><start>Depuis février 2020</start>
<title>Aide-soignante</title> (titulaire, nuit, 10 h)
<employer>GHI Nord-Est Parisien</employer>, site de <place>Bondy</place>, SSR gériatrique 2e étage
<point>28 lits, une IDE et deux AS. Tour de change, glycémies, surveillance des pousse-seringues (j'alerte, je ne règle pas). Référente bientraitance du service depuis 2023.</point>
</job>
<job><start>2017</start> – <end>2020</end>
<title>Aide-soignante</title> vacataire, pool
<employer>EHPAD Les Glycines</employer> (groupe privé), <place>Noisy-le-Sec</place>
<point>Unité protégée 14 résidents Alzheimer, toilettes, repas, animation du jeudi quand l'animatrice était absente.</point>
</job>
<job><start>2013</start> – <end>2016</end>
<title>Auxiliaire de vie</title> CESU
<employer>chez Mme Rosenthal puis chez M. et Mme Pham</employer>
</job>
<job><start>2010</start> – <end>2013</end>
<title>Agent d'entretien</title>, bureaux, 5 h – 9 h
<employer>plusieurs sociétés de nettoyage (Clarinet, Net'Plus, SIN)</employer>
</job>
<job><start>2004</start> – <end>2008</end>
<title>vendeuse</title> au marché, <employer>boutique de ma tante</employer>, <place>Bamako</place>
</job>
<h>Mes diplômes</h>

<edu><degree>DEAS</degree>
<school>IFAS de l'hôpital Ville-Évrard</school>
promotion <start>2016</start>-<end>2017</end></edu>
<edu><degree>Baccalauréat malien</degree>, série <field>sciences biologiques</field>, <end>2003</end>, <school>lycée Ba Aminata Diallo</school></edu>
<edu><degree>IFSI</degree> : admise sur dossier, rentrée <start>septembre 2026</start> (promotion professionnelle demandée)</edu>
<cert><cname>AFGSU niveau 2</cname>, recyclage le <date>14/03/2025</date></cert>
<cert><cname>Formation Humanitude</cname> 3 jours, <date>2022</date></cert>
<cert><cname>Gestes et postures</cname> (interne)</cert>

<h>Ce que je sais faire</h>
<skills>Je maîtrise les <skill>toilettes au lit</skill>, la <skill>pose de bas de contention</skill>, le <skill>lève-malade</skill> et le <skill>verticalisateur</skill> ; je note tout dans <skill>Orbis</skill>. Je connais un peu <skill>NetSoins</skill>.</skills>

<h>Langues</h>
<language>Bambara</language>, <language>soninké</language> (<level>un peu</level>), <language>français</language> (<level>courant</level>), <language>anglais</language> (<level>débutant, cours du soir</level>)

<h>En dehors</h>
<vol><title>Secrétaire</title> de l'<employer>amicale des locataires, cité Jules-Ferry</employer>, depuis <start>2018</start></vol>
<vol><title>maraude</title> avec la <employer>Croix-Rouge</employer>, un hiver sur deux</vol>
<status>Carte de résident valable jusqu'en 2031. Vaccinations à jour (hépatite B, grippe). Permis B en cours.</status>
