<name>Marie-Ève Desrochers-Lapointe</name>, inf., B. Sc.
<place>1184, rue des Érables, app. 3, Trois-Rivières (Québec)  G8Z 2K4</place>
Tél. : <phone>819 555-0164</phone>     Courriel : <email>me.desrochers@example.org</email>
<status>Membre en règle de l'OIIQ, permis n° 21XXXXX</status>

<h>SOMMAIRE</h>
<summary>Infirmière clinicienne, 14 ans d'expérience, dont neuf en soutien à domicile et soins palliatifs. À l'aise en auto en février.</summary>

<h>LANGUES PARLÉES ET ÉCRITES</h>
<language>Français</language> (<level>langue maternelle</level>), <language>anglais</language> (<level>fonctionnel</level>)

<h>FORMATION</h>
<edu><start>2012</start>-<end>2016</end>     <degree>Baccalauréat en sciences infirmières</degree> (DEC-BAC), <school>UQTR</school></edu>
<edu><start>2008</start>-<end>2011</end>     <degree>DEC</degree> en <field>soins infirmiers</field>, <school>Cégep de Shawinigan</school></edu>
<edu>En cours      <degree>DESS</degree> en <field>soins palliatifs</field>, <school>Université Laval</school> (12 crédits sur 30)</edu>

<h>EXPÉRIENCE PROFESSIONNELLE</h>

<job><title>Infirmière clinicienne, soutien à domicile</title>                    <start>2016</start> à <end>aujourd'hui</end>
<employer>CIUSSS des Deux-Rives</employer>, <place>CLSC de Bécancour</place>
Poste 7/15 de jour (temps complet de 2020 à 2023)
•  <point>Charge de 38 à 45 usagers; suivi de plaies complexes, PICC Line, stomies, diabète</point>
•  <point>Évaluations OEMC et plans d'intervention (Iso-SMAF)</point>
•  <point>Garde palliative une fin de semaine sur quatre; 17 décès à domicile accompagnés en 2024</point>
•  <point>Personne-ressource de la CNESST pour la santé-sécurité de l'équipe (6 infirmières, 9 ASSS)</point></job>

<job><title>Assistante infirmière-chef</title> (remplacement de congé de maternité)     <start>avril 2019</start> – <end>février 2020</end>
<employer>Résidence Le Clair de Lune</employer>, <place>Nicolet</place>
•  <point>Unité prothétique, 32 lits, quart de soir</point></job>

<job><title>Infirmière</title>, équipe volante                                   <start>2011</start> à <end>2016</end>
<employer>Centre hospitalier Saint-Rédempteur</employer>, <place>Trois-Rivières</place>
•  <point>Médecine, chirurgie, débordement de l'urgence; nuits</point></job>

<job><title>Préposée aux bénéficiaires</title>, étés                             <start>2009</start> et <end>2010</end>
<employer>CHSLD Cloutier-Hamel</employer></job>

M.-È. Desrochers-Lapointe                                                    2/2

<h>PERFECTIONNEMENT</h>
<cert><cname>RCR, niveau C</cname>, <issuer>Fondation des maladies du cœur</issuer>, <date>2024</date></cert>
<cert><cname>PDSB</cname>, <date>2023</date></cert>
<cert><cname>Droit de prescrire (soins de plaies)</cname>, attestation <issuer>OIIQ</issuer> <date>2017</date></cert>

<h>BÉNÉVOLAT</h>
<vol><title>Accompagnatrice</title>, <employer>Maison Albatros-du-Fleuve</employer>, depuis <start>2018</start></vol>
<vol><title>Entraîneuse adjointe</title>, ringuette U12, <start>2021</start>-<end>2023</end></vol>

<h>RÉFÉRENCES</h>
<other>Fournies sur demande</other>
