<name>SOLÈNE KERVADEC-DIALLO</name>
<headline>Assistante de gestion locative – recherche CDI</headline>

<h>CONTACT</h>
<phone>06 00 55 01 28</phone>
<email>solene.kd@example.org</email>
<place>44600 Saint-Nazaire</place>
<status>Permis B + véhicule</status>
<status>29 ans</status>

<h>COMPÉTENCES</h>
<skills><group>Métier</group>
<skill>Quittancement</skill>   ●●●●●
<skill>États des lieux</skill>   ●●●●○
<skill>Relance impayés</skill>   ●●●●○
<skill>Compta copro</skill>   ●●○○○
<group>Bureautique</group>
<skill>ICS</skill>   ●●●●○
<skill>Excel (TCD)</skill>   ●●●○○
</skills>
<h>LANGUES</h>
<language>Français</language>  <level>langue maternelle</level>
<language>Breton</language>  <level>notions</level>
<language>Anglais</language>  <level>B1 (TOEIC 640 en 2019)</level>

<h>CENTRES D'INTÉRÊT</h>
<other>Voile (habitable), cercle celtique, couture</other>

<h>PROFIL</h>
<summary>Organisée, le contact facile même avec les locataires
fâchés. 6 ans d'agence, dont 4 en gestion.</summary>

<h>EXPÉRIENCES PROFESSIONNELLES</h>

<job><title>ASSISTANTE GESTION LOCATIVE</title> (CDD 18 mois, remplacement congé parental)
<start>Sept. 2023</start> > <end>aujourd'hui</end>   <employer>Cabinet Brière & Loire</employer>   <place>St-Nazaire (44)</place>
› <point>Portefeuille de 310 lots, en binôme avec une gestionnaire</point>
› <point>Impayés ramenés de 5,2 à 3,1 %</point>
› <point>Dossiers Visale, CAF, sinistres dégâts des eaux</point></job>

<job><title>ASSISTANTE D'AGENCE</title> (CDI)
<start>Janv. 2020</start> > <end>juil. 2023</end>   <employer>Immo du Traict</employer>   <place>Le Pouliguen (44)</place>
› <point>Accueil, visites, baux, env. 60 états des lieux/an</point>
› <point>Locations saisonnières l'été (45 biens)</point></job>

<job><title>STAGE puis intérim</title> – secrétariat syndic
<start>Avril 2019</start> > <end>déc. 2019</end>   <employer>Syndic Atlantique Ouest</employer>   <place>Nantes</place></job>

<job><title>Saisonnière</title> – crêperie <employer>La Bolée d'Yvonne</employer>, étés <start>2014</start> à <end>2018</end></job>

<h>FORMATION</h>

<edu><end>2019</end>   <degree>BTS</degree> <field>Professions immobilières</field> – <school>Lycée Anne-de-Guérande</school></edu>
<edu><end>2016</end>   <degree>Bac</degree> <field>STMG</field>, <grade>mention AB</grade> – même lycée</edu>
<edu><start>2016</start>-<end>2017</end>   <degree>L1</degree> <field>Droit</field> (non validée) – <school>Université de l'Estuaire</school></edu>
<cert><cname>SST</cname>, <date>2022</date></cert> · <cert><cname>Formation loi ALUR 14 h</cname>, <date>2024</date></cert>
