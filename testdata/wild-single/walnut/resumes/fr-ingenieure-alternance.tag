<name>Solène LE GOASTER-DIALLO</name>
<status>27 ans – Permis B, véhiculée</status>
<place>Saint-Nazaire (44)</place> • <phone>06 55 50 04 17</phone> • <email>solene.lgd@example.org</email>

<headline>INGÉNIEURE MÉTHODES / INDUSTRIALISATION – AÉRONAUTIQUE</headline>

<h>EXPÉRIENCES PROFESSIONNELLES</h>

<job><start>Depuis sept. 2022</start>   <employer>AÉROLIGNE COMPOSITES SAS</employer> (groupe Talvern, 1 200 p.) – <place>Montoir-de-Bretagne</place>
                    <title>Ingénieure méthodes, ligne fuselage avant</title> (CDI)
   •  <point>Chantier SMED sur drapage : 3 h 10 au lieu de 5 h</point>
   •  <point>Pilote du plan d'action non-qualité (coordination de 6 opérateurs, sans lien hiérarchique)</point>

<start>Sept. 2019</start> – <end>août 2022</end>   <title>Apprentie ingénieure, service Méthodes & Outillages</title> (alternance 3 ans)
   •  <point>Conception de 14 gabarits sous CATIA V5</point>
</job>
<job><start>Avril</start> – <end>juin 2019</end>    <title>Stagiaire assistante qualité</title> chez <employer>Ets. KERVADEC & FILS</employer>, <place>Lorient (56)</place></job>
<job><start>Étés 2016</start> à <end>2018</end>     <title>Équipière polyvalente</title>, <employer>Crêperie du Môle</employer>, <place>Le Pouliguen</place></job>

<h>FORMATION</h>

<edu><start>2019</start>-<end>2022</end>   <degree>Diplôme d'ingénieur</degree> <field>Génie mécanique</field> par apprentissage – <school>ICAM</school>, site de <place>Nantes</place> – <grade>mention Bien</grade></edu>
<edu><start>2017</start>-<end>2019</end>   <degree>DUT</degree> <field>Génie Mécanique et Productique (GMP)</field> – <school>IUT de Nantes</school> – <grade>major de promo (1/88)</grade></edu>
<edu><start>2016</start>-<end>2017</end>   <degree>PACES</degree> (non validée) – <school>Université de Nantes</school>, UFR Médecine</edu>
<edu><end>2016</end>        <degree>Baccalauréat S</degree> spécialité SI, <grade>mention TB</grade> – <school>Lycée Aristide-Briand</school>, <place>Saint-Nazaire</place></edu>
<edu><end>Printemps 2021</end>   Mobilité de 3 mois : <school>École de technologie supérieure</school> (ÉTS), <place>Montréal</place></edu>

<h>COMPÉTENCES</h>
<skills><group>CAO</group> : <skill>CATIA V5</skill>, <skill>3DEXPERIENCE</skill> (notions)
<group>Méthodes</group> : <skill>SMED</skill>, <skill>AMDEC</skill>, <skill>5S</skill>, <skill>A3</skill>
<group>Bureautique</group> : <skill>Excel</skill>, <skill>SAP PP</skill>
</skills>
<h>CERTIFICATIONS</h> : <cert><cname>Green Belt Lean Six Sigma</cname> (<issuer>XL Formation</issuer>, <date>2023</date>)</cert> ; <cert><cname>TOEIC</cname> 915 (<date>2021</date>)</cert>

<h>LANGUES</h> : <language>Anglais</language> (<level>courant</level>) – <language>Espagnol</language> (<level>scolaire</level>) – <language>Breton</language> (<level>débutante</level>)

<h>CENTRES D'INTÉRÊT</h>
<other>Voile (cheffe de bord), fanfare, pain au levain</other>
