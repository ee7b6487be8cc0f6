<name>Jean-Noël Castagnet</name>
<headline>Conducteur de travaux VRD</headline>
<place>69800 Saint-Priest</place> – <phone>06 39 98 01 73</phone> – <email>jn.castagnet@example.org</email> – <status>Permis B</status>

<h>Profil</h>
<summary>Conducteur de travaux VRD issu du terrain, neuf ans en conduite de travaux, habitué à mener cinq opérations en parallèle pour des communes et des métropoles. Autodidacte.</summary>

<h>Expérience professionnelle</h>

<job><title>Conducteur de travaux VRD</title> – <employer>Viarhona SAS</employer>, <place>Corbas</place>
<start>Avril 2016</start> – <end>aujourd'hui</end>
- <point>Préparation des chantiers : DICT, méthodes, planning MS Project, achats et choix des sous-traitants.</point>
- <point>Encadrement de trois chefs de chantier et de 22 compagnons.</point>
- <point>Réseaux humides et voirie, opérations de 100 k€ à 2,2 M€.</point>
- <point>Suivi financier mensuel, métrés, situations de travaux et décomptes jusqu'au DGD.</point>
- <point>Réunions avec le maître d'ouvrage et les riverains.</point>
- <point>Deux chantiers sous circulation de tramway (2019 et 2023).</point></job>

<job><title>Chef de chantier</title> – <employer>Viarhona SAS</employer>, <place>Corbas</place>
<start>Mai 2008</start> – <end>mars 2016</end>
- <point>Pose de canalisations d'assainissement et d'eau potable, équipe de sept personnes.</point></job>

<job><title>Ouvrier canalisateur, puis chef d'équipe</title> – <employer>Entreprise Mollard Frères</employer>, <place>Givors</place>
<start>1999</start> – <end>2008</end>
- <point>Terrassement, blindage, pose et essais.</point></job>

<h>Formation</h>
<edu><degree>CAP</degree> <field>Constructeur en canalisations</field>, <school>CFA des Monts d'Or</school>, <end>1999</end></edu>
<cert><cname>AIPR encadrant</cname>, <date>2023</date></cert>
<cert><cname>SST</cname>, <date>2024</date></cert>

<h>Compétences</h>
<skills>• <skill>MS Project</skill> • <skill>Excel</skill> • <skill>AutoCAD</skill> • <skill>Réseaux humides</skill> • <skill>Voirie</skill> • <skill>Suivi financier</skill> • <skill>Sécurité</skill></skills>
