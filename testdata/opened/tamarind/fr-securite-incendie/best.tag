<name>KERVOALEN Mickaël</name>
<status>38 ans, nationalité française, pacsé</status>
<place>Chenôve</place> (à 10 min du CHU)                 tél. <phone>06 39 98 01 54</phone>
                                              <email>m.kervoalen@example.org</email>

<headline>CHEF D'ÉQUIPE INCENDIE, 9 ANS DE MÉTIER</headline>

<h>DIPLÔMES ET CARTES (tous à jour)</h>
<cert><cname>SSIAP 2</cname> <date>2019</date>, recyclé en <date>03/2025</date></cert> / <cert><cname>SSIAP 1</cname> <date>2016</date></cert> / <cert><cname>SST</cname> MAC <date>01/2025</date></cert> / <cert><cname>H0B0</cname> <date>2024</date></cert>
SSIAP 3 : <other>2 épreuves sur 3 validées, je repasse l'oral</other>
<status>Permis B, véhicule.</status>

<h>PARCOURS</h>

<job>(<start>depuis nov. 2019</start>)  <employer>Clinique des Hauts-Murs</employer> à <place>Quetigny</place> -- <title>chef de poste SSIAP</title> --
type U + J, 1ère cat., 310 lits
o <point>3 agents sur ma vacation (12 h, nuit une semaine sur deux), planning fait par le resp. sécu, moi je
répartis les rondes et je relis la MC</point>
o <point>CMSI Siemens + détection Cerberus, SSI cat A, environ 400 alarmes / an dont 4 feux réels (2 en
chambre, 1 local DASRI, 1 toiture pendant travaux)</point>
o <point>évacuation horizontale de 22 patients en août 2022, 11 min, zéro blessé</point>
o <point>permis feu : 150 à 200 par an, surtout chantier du bloc</point>
o <point>initiation extincteurs et transfert horizontal pour les soignants, 1 séance / mois ~ 12 personnes</point>
o <point>commission de 2023 : j'ai préparé le registre et fait la visite avec le SSIAP 3, avis favorable</point></job>

<job>(<start>été 2016</start> / <end>oct. 2019</end>)  <employer>Sentinelle Bourgogne Sécurité</employer>, presta., <place>Dijon</place> -- <title>agent SSIAP 1</title>
o <point>centre commercial (type M), puis 14 mois tour de bureaux IGH W1, rondes et levées de doute</point>
o <point>remplaçant du chef d'équipe pendant ses congés les 6 derniers mois, sans le titre</point>
o <point>DI saisies dans la GMAO (Carl)</point></job>

<job>(<start>2006</start> / <end>2015</end>)  <employer>Boulangerie Lamiral</employer>, <place>Beaune</place> -- <title>ouvrier boulanger</title> puis arrêt pour allergie à
la farine</job>

<job>et en parallèle <title>SPV</title> au <employer>centre de secours de Nuits</employer>, <start>2009</start>-<end>2018</end>, <title>caporal</title>, <point>surtout du VSAV</point></job>

<h>SCOLARITÉ</h>
<edu><degree>CAP</degree> <field>boulanger</field> <end>2006</end>, <school>CFA de Beaune</school></edu>

<h>DIVERS</h>
<skills><skill>Word</skill> correct, <skill>Excel</skill> un peu</skills>. <language>Anglais</language> <level>scolaire</level>. <other>Trail, jury bénévole SSIAP 1 deux fois.</other>
