<name>Jean-Sébastien Thibodeau-Nguyen</name>, <headline>CPA auditeur</headline>
<place>Trois-Rivières (Québec)</place> • <phone>819 555-0164</phone> • <email>jstn@example.com</email>

<h>Sommaire</h>
<summary>CPA, douze ans dont neuf en cabinet, clientèle de PME manufacturières et d'OBNL. Recherche un poste de contrôleur, 4 jours semaine.</summary>

<h>EXPÉRIENCE DE TRAVAIL</h>

<job><employer>Groupe Laurentien Ébénisterie inc.</employer> (140 employés), <place>Louiseville</place>
<title>Contrôleur adjoint</title>                                    <start>janv. 2022</start> à <end>aujourd'hui</end>
— <point>Fin de mois ramenée de 14 à 8 jours ouvrables</point>
— <point>Prix de revient par commande (coûts standards révisés deux fois l'an)</point>
— <point>Dossier RS&DE préparé avec un consultant, 186 000 $ de crédits pour 2022</point>
— <point>Encadrement de deux techniciennes comptables</point></job>

<job><employer>Bélisle Matteau, comptables professionnels agréés, S.E.N.C.R.L.</employer>, <place>Trois-Rivières</place>
<title>Directeur, certification</title>                              oct. 2019 à <end>déc. 2021</end>
<title>Chef de mission</title>                                       2016 à 2019
<title>Auditeur</title>, <title>stagiaire</title>                                  <start>mai 2012</start> à 2016
— <point>Missions d'audit, d'examen et de compilation, une trentaine par année</point>
— <point>Formateur interne NCECF (3 séances)</point></job>

<h>FORMATION</h>

<edu><start>2008</start>-<end>2011</end>  <degree>B.A.A.</degree> <field>sciences comptables</field>, <school>Université du Québec à Trois-Rivières</school></edu>
<edu><end>2012</end>       <degree>DESS</degree> en <field>pratique comptable (DESS-CPA)</field>, même endroit, <grade>moyenne 3,7/4,3</grade></edu>
<cert><date>2014</date>       <cname>CPA</cname>, <issuer>Ordre des CPA du Québec</issuer>, permis de comptabilité publique jusqu'en 2022 (non renouvelé)</cert>

<h>LOGICIELS :</h> <skills><skill>Caseware</skill> – <skill>Taxprep</skill> – <skill>Acomba</skill> – <skill>Genius ERP</skill> – <skill>Excel avancé</skill> – <skill>Power BI (débutant)</skill></skills>

<h>LANGUES :</h> <language>français</language>; <language>anglais</language> (<level>à l'aise à l'oral, écrit à faire relire</level>); <language>vietnamien</language> (<level>famille</level>)

<h>BÉNÉVOLAT</h>
<vol><title>Trésorier</title>, <employer>Centre de la petite enfance Les Tourterelles</employer>, <start>2018</start>-<end>2023</end></vol>

<other>Références fournies sur demande.</other>
