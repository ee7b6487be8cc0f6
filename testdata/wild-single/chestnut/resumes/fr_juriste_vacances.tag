<name>Aïssatou Diarra-Villemin</name>
18, rue des Tilleuls - <place>54000 Nancy</place>
Tél : <phone>03 83 00 00 45</phone> - Port : <phone>07 00 00 11 56</phone> - Courriel : <email>a.diarra-villemin@example.com</email>
<status>Née le 2 mai 1987</status> - <status>Nationalité française</status> - Pacsée, 1 enfant

<headline>Assistante juridique / clerc – droit immobilier et successions</headline>

<h>EXPÉRIENCES PROFESSIONNELLES</h>

<job>Employeur : <employer>SCP Marchal, Bertin & Vannier, notaires associés</employer> (<place>Nancy</place>)
Poste : <title>Clerc aux actes courants</title> (CDI, 39 h)
Période : <start>depuis 03/2020</start>
Missions :
– <point>Rédaction des actes de vente et des compromis, dossier complet de la visite à la signature</point>
– <point>Purge des droits de préemption, état hypothécaire, urbanisme (Géofoncier)</point>
– <point>Succession simple : acte de notoriété, attestation, déclaration</point>
– <point>J'ai formé deux secrétaires sur Genapi iNot</point></job>

<job>Employeur : <employer>Cabinet Lhermitte Avocats</employer> (<place>Metz</place>)
Poste : <title>Secrétaire juridique</title>, puis <title>assistante juridique</title> à partir de septembre 2017
Période : <start>avril 2014</start> à <end>février 2020</end>
Missions :
– <point>Gestion d'agenda de trois avocats, RPVA, audiencement</point>
– <point>Relances et facturation</point>
Remarque : congé maternité puis temps partiel 80 % de 2018 à 2019</job>

<job>Employeur : <employer>Conseil départemental des Vosges</employer> (<place>Épinal</place>)
Poste : <title>Vacataire</title>, service des aides sociales
Période : <start>10/2012</start> – <end>03/2014</end> (contrats de 3 mois renouvelés)</job>

<job>Employeur : <employer>famille Holloway</employer>, <place>Edimbourg</place> (Écosse)
Poste : <title>fille au pair</title>
Période : <start>2010</start>-<end>2011</end></job>

Curriculum vitae – A. Diarra-Villemin                                               1/2

<h>DIPLÔMES</h>
Année   Diplôme   Établissement   Mention
<edu><end>2012</end>   <degree>Licence pro</degree> <field>Métiers du notariat</field>   <school>Université de Lorraine, Nancy</school>   <grade>Assez bien</grade></edu>
<edu><end>2010</end>   <degree>BTS</degree> <field>Assistant de gestion</field>   <school>Lycée Chopin, Nancy</school>   –</edu>
<edu><end>2005</end>   <degree>Bac</degree> <field>STG</field>   <school>Lycée de Saint-Dié</school>   <grade>Bien</grade></edu>

<h>COMPÉTENCES</h>
<skills><group>Logiciels :</group> <skill>Genapi iNot</skill> (expert), <skill>Word</skill> (expert), <skill>Excel</skill> (moyen), <skill>RPVA</skill>
<group>Juridique :</group> <skill>publicité foncière</skill>, <skill>copropriété loi de 1965</skill>, <skill>déclaration de succession</skill></skills>
<cert><cname>Certificat Voltaire</cname> : 905 points (<date>2021</date>)</cert>
<cert><cname>Formation LCB-FT</cname>, 7 h, <issuer>INAFON</issuer>, <date>2023</date></cert>

<h>LANGUES</h>
<language>Anglais</language> : <level>courant</level> / <language>Soninké</language> : <level>familial</level> / <language>Allemand</language> : <level>scolaire</level>

<h>ENGAGEMENTS</h>
<vol><title>Écrivain public</title> bénévole au <employer>centre social de la Blanchisserie</employer>, un samedi sur deux, <start>2016</start>–</vol>
Centres d'intérêt : <other>chorale gospel, broderie, jardin partagé</other>
