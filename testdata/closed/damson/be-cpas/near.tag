CV – Thibault Renson – page 1/1

<name>THIBAULT RENSON</name>                 <headline>Éducateur spécialisé, médiation de dettes</headline>
                                <summary>Six ans en CPAS auprès de personnes en difficulté financière,
                                attaché au secret professionnel et bien organisé.</summary>

<h>CONTACT</h>                         <h>EXPÉRIENCE PROFESSIONNELLE</h>
<phone>0496 55 03 74</phone>
<email>t.renson@example.com</email>
<place>4280 Moxhe</place>
                                <job><title>Travailleur social, guidance budgétaire</title>
                                <employer>CPAS de Saint-Lambert-lez-Huy</employer>   <start>01.2020</start> - <end>auj.</end>
                                <point>Guidance budgétaire de 40 ménages</point>
                                <point>Négociation de plans d'apurement avec les créanciers</point>
                                <point>Gestion budgétaire : 18 comptes</point>
                                <point>Enquêtes sociales et visites à domicile</point>
                                <point>Présentation des dossiers au Comité spécial du service social</point>
                                <point>Animation d'un groupe d'appui de prévention du surendettement</point>
                                <point>Permanence du lundi : aide énergie, cartes médicales, orientation
                                vers les services de logement</point></job>
<h>LANGUES</h>
<language>Français</language> (<level>maternelle</level>)
<language>Anglais</language> (<level>B2</level>)
<language>Turc</language> (<level>A2</level>)
                                <job><title>Éducateur</title>
                                <employer>Maison de jeunes L'Escale</employer>   <start>09.2016</start> - <end>12.2019</end>
                                <point>Accueil et accompagnement des 12-18 ans</point>
                                <point>Suivi individuel, contacts avec les familles et les écoles</point>
                                <point>Organisation de deux séjours d'été par an, budget et inscriptions</point></job>

<h>INFORMATIQUE</h>                    <h>FORMATION</h>
<skills><skill>Word</skill>
<skill>Excel</skill>
<skill>New Horizon</skill></skills>
                                <edu><degree>Bachelier éducateur spécialisé</degree> en <field>accompagnement psycho-éducatif</field>
                                <school>Haute École de la Province de Liège</school>   <start>2013</start> - <end>2016</end></edu>
<status>PERMIS B, véhicule</status>
                                <cert><cname>Formation de base en médiation de dettes</cname>   <date>2020</date></cert>
                                <cert><cname>Règlement collectif de dettes</cname>, deux jours   <date>2022</date></cert>
