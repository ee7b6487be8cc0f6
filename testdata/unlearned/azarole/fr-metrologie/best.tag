CV Sandrine Jacquier-Métral – page 1/2

<name>Sandrine JACQUIER-MÉTRAL</name>
<place>74950 Scionzier</place>
<phone>06 39 98 55 21</phone>
<email>s.jacquier.metral@example.org</email>
<status>46 ans</status>, <status>permis B</status>

<h>MON PARCOURS : VINGT-QUATRE ANS CHEZ LE MÊME DÉCOLLETEUR</h>
<job><employer>Établissements Pernollet-Vuarand</employer>, <place>Cluses</place> (120 pers., auto et
hydraulique), <start>2001</start> à <end>aujourd'hui</end>

<title>Technicienne métrologue</title> (depuis 2016)
<point>Deux Zeiss (Contura, DuraMax) : je fais les gammes de A à Z sous Calypso à
partir du plan client ou du STEP, une soixantaine par an, et je dépanne les
contrôleurs quand un palpage part de travers.</point>
<point>Dossiers d'échantillons initiaux niveau 3 pour un équipementier allemand et
deux français, cotes, capas et GRR compris. Je réponds moi-même aux
questions par mail en anglais, plus rarement au téléphone.</point>
<point>Parc : 900 moyens sous Deca. J'étalonne ici micromètres, comparateurs,
tampons et bagues lisses, le reste part chez un labo Cofrac. En 2019 on
avait 11 % de retards d'étalonnage, fin 2023 moins de 2 %.</point>
<point>Budgets d'incertitude pour les quatre procédures internes ; celle des bagues
a été revue avec l'aide d'un consultant.</point>
<point>Auditée deux fois (IATF) sur le chapitre moyens de mesure : une remarque,
aucune non-conformité.</point>
<point>Toute nouvelle embauche à l'atelier passe deux heures avec moi sur le pied à
coulisse et la colonne de mesure.</point>

<title>Contrôleuse qualité</title> (2008 à 2016)
<point>Contrôle réception et final, projecteur de profil, rugosimètre, cylindricité
sur Talyrond à partir de 2012.</point>
<point>Certificats matière, tri, dérogations ; remplacement du chef de contrôle
pendant son congé de 2014 (5 mois).</point>
CV Sandrine Jacquier-Métral – page 2/2

<title>Opératrice puis régleuse</title> (2001 à 2008)
<point>Tornos et Escomatic, 2x8. Réglage simple sous la conduite d'un régleur
confirmé.</point></job>

<h>DIPLÔMES</h>
<edu><degree>BTS Conception des processus de réalisation de produits</degree>, <point>obtenu
par VAE</point>, <end>2018</end>. <school>Académie de Grenoble</school></edu>
<edu><degree>BEP Productique mécanique</degree>, <school>lycée de Cluses</school>, <end>1997</end></edu>

<h>STAGES DE FORMATION</h>
<cert><cname>Calypso base</cname> <date>2016</date></cert>, <cert><cname>Calypso avancé</cname> <date>2018</date></cert> (<issuer>Zeiss</issuer>) / <cert><cname>Cotation ISO GPS niv. 2</cname> <date>2017</date></cert>
Calypso courbes : inscrite, session de mars 2026
<cert><cname>Sensibilisation ISO 17025</cname>, 1 jour, <date>2021</date></cert> (nous ne sommes pas accrédités)

<h>LANGUES ET OUTILS</h>
<skills><skill>Excel</skill> (bien), <skill>Minitab</skill> (les GRR et les capas, pas plus), <skill>Deca</skill>, <skill>SAP</skill> en consultation</skills>
<language>Anglais</language> <level>B1 (Linguaskill 2022)</level> ; <language>italien</language> <level>familial</level>
