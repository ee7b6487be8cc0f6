<name>Maëlle KERDRAON</name>
<status>née le 22/11/1991</status> - <status>permis B</status> + véhicule
<place>22400 Lamballe-Armor</place>   <phone>06 55 50 17 62</phone>
<email>maelle.kerdraon@example.net</email>

<h>P A R C O U R S</h>

<job><title>Juriste acheteuse</title>
<employer>Syndicat mixte des eaux de l'Évron et du Gouët</employer>, <place>Plérin</place>
CDI de droit public, <start>depuis mars 2021</start>
<point>Je monte une quarantaine de consultations par an (28 MAPA, 12 AO en moyenne), surtout
travaux de réseaux et stations, fournitures, MOE : du sourcing à la notification.</point>
<point>Rédaction RC, AE, CCAP dans Marco, mise en ligne et ouverture des plis sur Mégalis
Bretagne ; RAO relus avant CAO, secrétariat de la CAO (8 à 10 séances / an), contrôle
de légalité : aucune lettre d'observation depuis 2022.</point>
<point>Exécution : DC4, avenants, OS, DGD contestés (CCAG 2009 puis 2021), 3 résiliations dont
une aux torts.</point>
<point>2 référés précontractuels suivis avec notre avocate, tous deux rejetés. C'est elle qui
rédige les mémoires, moi les éléments de fait et les pièces.</point>
<point>DSP assainissement : participation à la procédure 2023 aux côtés de l'AMO (rapport de
l'art. L. 1411-4, tableau d'analyse), pas de pilotage.</point>

                                            M. Kerdraon - CV - page 1/2

<point>Heures d'insertion dans 6 lots de VRD avec la facilitatrice du département.</point>
<point>½ journée de formation « acheter sous 40 000 € » pour les secrétaires de mairie,
donnée 5 fois.</point></job>

<job><title>Gestionnaire marchés publics</title>
<employer>Communauté de communes du Pays de Brézan</employer>
<start>oct. 2017</start> > <end>févr. 2021</end>, contractuelle (2 CDD)
<point>MAPA < 90 k€ en autonomie, le reste en binôme avec le responsable.</point>
<point>Suivi administratif et financier, sous Ciril puis Berger-Levrault.</point>
<point>Dématérialisation oct. 2018 : mode d'emploi Mégalis pour les 11 services.</point></job>

<job><title>Stagiaire puis vacataire</title>, service des contrats
<employer>Centre hospitalier de la Baie-d'Yffiniac</employer> - <start>févr.</start> à <end>sept. 2017</end>
<point>Relances fournisseurs, numérisation, quelques CCTP repris en forme.</point></job>

<h>F O R M A T I O N</h>

<edu><end>2016</end>  <degree>M2</degree> <field>droit public des affaires</field>, <school>Rennes 1</school>, mention <grade>AB</grade></edu>
<edu><end>2014</end>  <degree>Licence</degree> <field>droit</field>, <school>UBO Brest</school></edu>
<cert><date>2024</date>  <cname>Concours d'attaché territorial</cname> externe : admissible, non admise. Réinscrite 2026.</cert>
<cert><date>2022</date>  <issuer>CNFPT</issuer> : <cname>CCAG Travaux 2021</cname> (3 j)</cert>, <cert><cname>achats durables</cname> (2 j)</cert>

<h>L E   R E S T E</h>

<language>Breton</language> <level>B1, cours du soir</level> ; <language>anglais</language> <level>lu</level>
<skills><skill>Marco</skill>, <skill>Mégalis</skill>, <skill>Légifrance</skill>, <skill>Excel</skill> (<skill>TCD</skill>), <skill>Berger-Levrault</skill></skills>
<other>Trésorière d'un cercle celtique ; natation en eau froide.</other>
