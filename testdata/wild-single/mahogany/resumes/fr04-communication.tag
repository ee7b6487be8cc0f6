<place>Québec (QC)</place>                                <name>MAUDE LAFRENIÈRE-GAGNON</name>
<phone>418 555-0137</phone>
<email>maudelg@example.com</email>                  <headline>Conseillère en communication</headline>

<h>Ce que j'apporte</h>
<summary>Quatorze ans à vulgariser des choses compliquées : l'épuration des eaux, les rentes, le hockey mineur.
Travailleuse autonome depuis la pandémie, je cherche une équipe et une machine à café.</summary>

<h>Mandats en cours et récents (à mon compte, depuis mai 2020)</h>

<job><employer>Lafrenière communications</employer>, NEQ au besoin – <title>consultante</title>, depuis <start>05/2020</start>
→ <point>Ville de Lévis, Direction de l'environnement : campagne compostage, 3 vagues, 52 000 portes</point>
→ <point>Fonds de solidarité d'une centrale syndicale : révision de 40 pages web, échéancier serré</point>
→ <point>Le resto de ma sœur : menu, Instagram, gratuit</point></job>
<job>→ <title>Rédactrice en chef</title> par intérim (remplacement de congé de maternité, 10 mois), revue « Contact », <employer>Université Laval</employer>, DCOM, <start>2022</start>-<end>2023</end></job>

<h>Postes salariés</h>

<job><title>Conseillère en relations publiques</title> (occasionnelle, puis régulière, classe 2)
<employer>Retraite Québec-Métropole</employer>
<start>septembre 2014</start> à <end>avril 2020</end>
→ <point>Porte-parole substitut ; 60 entrevues, dont deux pénibles</point>
→ <point>Coordination du rapport annuel avec 7 directions</point></job>
<job><title>Agente d'information</title>, Service des loisirs
<employer>Municipalité de Saint-Augustin</employer>
<start>2011</start> à <end>2014</end></job>
<job><title>Journaliste pigiste</title>
<employer>L'Appel, Le Carrefour, la radio communautaire</employer>
<start>2009</start> à <end>2011</end></job>
<job><title>Réserviste</title>, <employer>Réserve navale, NCSM Montcalm</employer>, communications, <start>2005</start> à <end>2009</end> (matelot de 1re classe)</job>

<h>Bancs d'école</h>
<edu><degree>Baccalauréat</degree> en <field>communication publique</field>, <school>Université Laval</school>, <end>2010</end></edu>
<edu><degree>DESS</degree> <field>gestion de projet</field>, <school>TÉLUQ</school>, 12 crédits sur 30, en pause</edu>
<edu><degree>DEC</degree>
<field>Arts et lettres</field>
<school>Cégep Garneau</school>
<end>2007</end></edu>

<h>Perfectionnement</h>
<cert><cname>Accessibilité web SGQRI 008</cname> (<date>2021</date>) ; <cname>PRP (SCRP)</cname>, examen prévu en <date>juin</date> ; <cname>Mesures d'urgence, communication de crise</cname>, <issuer>ENAP</issuer>, <date>2018</date></cert>

<h>Outils</h>     <skills><skill>WordPress</skill> *****     <skill>InDesign</skill> ***     <skill>Cyberimpact</skill> ****
           <skill>Meta Business</skill> ****     <skill>Premiere</skill> **     <skill>Antidote</skill> *****</skills>
<h>Langues</h>    <language>français</language> (<level>plume assurée</level>), <language>anglais</language> (<level>oral avancé, écrit intermédiaire</level>), <language>innu-aimun</language> (<level>débutante</level>)
<h>Milieu</h>     <vol><title>présidente</title> du CA, <employer>CPE Les P'tits Rorquals</employer>, <start>2019</start>-<end>2022</end></vol>
           <vol><title>gérante</title> d'équipe atome B, <employer>Hockey mineur Chauveau</employer></vol>
<status>Permis de conduire classe 5, citoyenne canadienne</status>
