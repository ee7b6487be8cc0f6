<name>Yann-Vari LE GOUALHER</name> | <headline>Commande publique, rédacteur principal de 1re classe</headline>
<place>Guingamp</place> | <phone>07 55 50 21 09</phone> | <email>yv.legoualher@example.com</email> | <status>Permis B</status>

<h>PROFIL :</h> <summary>Fonctionnaire titulaire, onze ans de marchés publics côté acheteur, maîtrise du code de la commande publique et des procédures formalisées comme adaptées (MAPA). Rigueur et pédagogie. Je n'ai pas de master : BTS, puis licence professionnelle.</summary>

<h>POSTES OCCUPÉS</h>

<job><start>2019</start>-... / <title>Responsable adjoint de la cellule marchés</title> / <employer>Ville de Kerlannic</employer> (18 000 hab.)
* <point>Environ 60 procédures par an, dont 15 formalisées ; rédaction des pièces de marchés (CCAP, RC, AE) sous MarcoWeb, profil acheteur Mégalis</point>
* <point>Préparation et suivi des commissions d'appel d'offres</point>
* <point>Exécution : avenants, sous-traitance, pénalités, CCAG Travaux</point>
* <point>Précontentieux : réponses aux candidats évincés, avec l'avocat de la ville</point>
* <point>Clauses sociales et environnementales dans 70 % des marchés depuis 2023</point></job>

<job><start>2015</start>-<end>2019</end> / <title>Gestionnaire de marchés publics</title> / <employer>Syndicat intercommunal des routes de l'Arvor</employer>
* <point>MAPA de travaux routiers, conseil aux services dans la définition du besoin</point>
* <point>Formation des acheteurs occasionnels, deux sessions par an</point></job>

<job><start>2011</start>-<end>2015</end> / <title>Assistant administratif</title> / <employer>Mairie de Plounérin-Coz</employer>
* <point>Accueil, état civil, délibérations</point></job>

<h>DIPLÔMES</h>
<edu><degree>Licence professionnelle</degree> <field>Métiers des administrations et collectivités territoriales</field> / <school>IUT de Saint-Brieuc</school> / <end>2015</end> (en formation continue)</edu>
<edu><degree>BTS</degree> <field>Assistant de manager</field> / <school>Lycée Auguste-Pavie, Guingamp</school> / <end>2011</end></edu>
<cert><cname>Concours de rédacteur principal de 2e classe</cname> / <date>2018</date></cert>

<h>LANGUES</h> <language>Breton</language> <level>courant</level>, <language>anglais</language> <level>scolaire</level>
