<name>Soizic LE GARREC</name>

<h>Ce que je fais depuis sept ans</h>
<job><employer>Les Salaisons du Blavet</employer>, <place>Pontivy</place>. Charcuterie et traiteur frais, 85 salariés.
<title>Animatrice qualité</title> de <start>mars 2018</start> à fin 2020, puis <title>resp. qualité adjointe</title> <end>à ce jour</end>.
  – <point>je tiens l'IFS (niveau superieur, 96,2 % au dernier passage, non annoncé) : dossier, revue,
    accompagnement de l'auditeur ; le BRC c'est ma collègue</point>
  – <point>étude HACCP refaite pour la ligne traiteur, 14 CCP ramenés à 5</point>
  – <point>3 techniciens labo et qualité : plannings, entretiens annuels depuis 2021. Ma chef garde le budget.</point>
  – <point>2 retraits et 1 rappel (Listeria, 2022) gérés en cellule avec la direction ; traçabilité descendante
    en 1 h 50</point>
  – <point>une dizaine d'audits internes par an, 22 audits clients reçus</point>
  – <point>étiquettes : contrôle INCO de 240 références, allergènes compris</point>
  – <point>réclamations consommateurs -35 % entre 2019 et 2023</point></job>

<h>Avant</h>
<job><start>sept. 2015</start>/<end>févr. 2018</end> <title>technicienne qualité</title> chez <employer>Conserverie Penhoat</employer> (<place>Douarnenez</place>) :
  – <point>plan de controle, prélèvements de surface, étalonnages</point>
  – <point>a participé au passage à VIF, module qualité (équipe projet de 6)</point></job>
<job><start>2014</start>, 6 mois : <title>stagiaire</title>, <employer>Laboratoire Armor Analyses</employer>, <place>Ploufragan</place>
  – <point>flore totale, entérobactéries, Listeria, lecture de boites</point></job>

Pause de février à août 2015 (voyage, woofing en Irlande)

<h>Où j'ai appris</h>
<edu><degree>Master</degree> <field>Qualité et sécurité des aliments</field>, <school>UBO Quimper</school>, <end>2014</end></edu>
<edu><degree>Licence</degree> <field>Biologie</field>, <school>Université de Rennes 1</school>, <end>2012</end></edu>
<cert><cname>Auditeur interne IFS v8</cname>, <issuer>Bureau Vankerk</issuer>, <date>2023</date> (3 jours)</cert>
SST : recyclage à refaire (perimé juin 24)

<h>Ce que j'utilise</h>
<skills><skill>Excel</skill> (TCD, un peu de VBA), <skill>VIF</skill>, <skill>méthode 5M / 8D</skill>, bio : j'ai seulement suivi une journée Ecocert</skills>

<h>Et pour parler</h>
<language>anglais</language> <level>B1</level> (audits clients irlandais avec de l'aide), <language>breton</language> <level>courant</level>

– – –
<place>Plouay (56)</place> | <phone>06 55 50 01 42</phone> | <email>soizic.legarrec@example.net</email> | <status>permis B</status> | <status>38 ans</status>
