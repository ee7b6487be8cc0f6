<name>Yannick LE GOAZIOU</name>
<place>3 impasse des Tilleuls – 49300 Le Puy-Saint-Bonnet</place>
Tél. : <phone>06 55 50 01 42</phone> – Mail : <email>yannick.legoaziou@example.net</email>
<status>Né le 2/11/1985</status> – <status>Permis B, véhicule</status>

<headline>Conseiller funéraire – maître de cérémonie</headline>

<h>CE QUE JE SAIS FAIRE</h>
<skills><group>Avec les familles</group> : <skill>accueil, y compris à domicile et à l'EHPAD</skill>, <skill>devis</skill>, <skill>conduite de cérémonie civile</skill>
<group>Papiers</group> : <skill>déclaration de décès</skill>, <skill>autorisations mairie et préfecture</skill>, <skill>transport de corps avant et après mise en bière</skill>, <skill>rapatriements</skill> (2 vers le Portugal, avec le consulat)
<group>Outils</group> : <skill>Simplifia</skill>, <skill>Pack Office</skill>, <skill>fax</skill> (oui, encore)</skills>

<h>PARCOURS</h>

<job><start>Sept. 2020</start> à <end>aujourd'hui</end> : <title>Conseiller funéraire</title> chez <employer>Funéraire Beaupréau Bocage</employer>, <place>Beaupréau</place>
   – <point>110 à 120 dossiers par an, du premier appel à la facture (la compta encaisse)</point>
   – <point>j'ai tenu seul l'agence de Montrevault pendant 8 mois en 2022, congé mat. de la collègue</point>
   – <point>marbrerie : 22 monuments vendus en 2024, je fais le relevé au cimetière, pas la pose</point>
   – <point>relectures d'avis de décès, zéro rectificatif depuis 3 ans</point>
   – <point>astreinte 1 semaine / 3</point></job>

<job><start>2017</start>-<end>2020</end> : <title>Porteur-chauffeur</title> puis <title>maître de cérémonie</title> (dès janvier 2019), <employer>PF Anjou-Mauges</employer>, <place>Chemillé</place>
   – <point>environ 300 convois par an en équipe de quatre</point>
   – <point>cérémonies civiles au crématorium : 2 ou 3 par mois</point></job>

<job><start>2008</start>-<end>2016</end> : <title>Fleuriste</title>, <employer>Aux Trois Pivoines</employer>, <place>Saumur</place>
   – <point>commandes deuil, livraison, 1 apprentie formée</point></job>

<h>FORMATIONS</h>
<cert><cname>Diplôme national de conseiller funéraire</cname> – <date>juin 2020</date> (140 h + stage)</cert>
<cert><cname>Diplôme national de maître de cérémonie</cname> – <date>déc. 2018</date></cert>
Formation IAS niveau II (contrats obsèques) : commencée, 90 h sur 150
<edu><degree>CAP</degree> <field>fleuriste</field> – <school>CFA de la Chambre de métiers, Angers</school> – <end>2007</end></edu>

<h>LANGUES</h>
<language>breton</language> (<level>un peu, ma grand-mère</level>), <language>portugais</language> (<level>débutant, cours du soir depuis 2023</level>)
