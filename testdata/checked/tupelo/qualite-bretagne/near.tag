<name>CHLOÉ MARZIN</name>
<headline>ASSISTANTE QUALITÉ AGROALIMENTAIRE</headline>
<email>chloe.marzin@example.com</email>   <phone>07 55 50 02 19</phone>   <place>Lorient</place>   <status>Permis B</status>

<h>PROFIL</h>
<summary>Ingénieure qualité débutante, à l'aise avec Excel et surtout avec les gens, formée à
la méthode HACCP, à la réglementation étiquetage (INCO) et à l'audit interne sur
produits frais. De la pédagogie !</summary>

<h>EXPERIENCES PROFESSIONNELLES</h>

<job><title>ASSISTANTE QUALITÉ</title>, <employer>FROMAGERIE DU SCORFF</employer>, <place>LORIENT</place>
<start>OCTOBRE 2023</start> - <end>AUJOURD'HUI</end>
<point>Mise à jour du plan HACCP et du PMS sous la responsabilité de la responsable
qualité. Suivi des non-conformités et des réclamations dans VIF.</point>
<point>Formation des équipes aux bonnes pratiques d'hygiène (45 opérateurs).</point>
<point>Aide à la préparation de l'audit IFS Food, tenu par la responsable.</point>

CV MARZIN Chloé                                   1/2

<point>Exercices de traçabilité, deux par an.</point></job>

<job><title>ALTERNANTE QUALITÉ</title>, <employer>BISCUITERIE TY GOZ</employer>, <place>VANNES</place>
<start>SEPTEMBRE 2022</start> - <end>SEPTEMBRE 2023</end>
<point>Contrôle étiquetage INCO de 60 références, une étude sur les corps étrangers,
prélèvements pour la microbiologie.</point></job>

<h>FORMATION</h>
<edu><degree>DIPLÔME D'INGÉNIEUR</degree> <field>AGROALIMENTAIRE</field>, <school>INSTITUT AGRO RENNES</school>, <end>2023</end> (BAC+5)</edu>

<h>COMPÉTENCES</h>
<skills><skill>HACCP</skill> - <skill>PMS</skill> - <skill>audit interne</skill> - <skill>étiquetage INCO</skill> - <skill>Excel</skill> - <skill>VIF</skill></skills>

<h>LANGUES</h>
<language>Anglais</language> : <level>C1 (TOEIC 930)</level>
<language>Espagnol</language> : <level>A2</level>
