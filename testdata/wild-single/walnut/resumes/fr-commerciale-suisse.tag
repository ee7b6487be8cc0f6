<name>Maud Rochat-Benali</name>
Chemin des Vergers 14, <place>1020 Renens</place>
<phone>079 555 04 17</phone>
<email>maud.rochat@example.com</email>
<status>Nationalité suisse et algérienne, née le 22.05.1985</status>

<h>Résumé</h>
<summary>Quinze ans de vente technique B2B en Romandie. Bilingue français-arabe, allemand honnête. J'aime
les clients difficiles, pas les tableurs de 40 onglets (mais je les remplis).</summary>

<h>Parcours</h>

<job><title>Responsable grands comptes</title>
<employer>Vaudoise Mécatronique SA</employer>, une société du groupe Hirzel Holding AG
<place>Crissier</place>
<start>01.2020</start> – <end>à ce jour</end> (80 %)
– <point>Portefeuille de 38 comptes, CHF 7,4 mio</point>
– <point>Horlogerie et medtech ; ouverture du Jura bernois</point>
</job>
<job><title>Technico-commerciale</title>, puis <title>cheffe de région</title> (<start>dès 2017</start>)
<employer>Outillage Perrelet Sàrl</employer>
<place>Yverdon-les-Bains</place>
<start>08.2013</start> – <end>12.2019</end>
– <point>Reprise d'un secteur orphelin depuis 2 ans, +31 % en trois exercices</point>
</job>
<other>Congé maternité et pause familiale</other>
<other>2012 – 2013</other>

<job><title>Assistante de vente export (Maghreb)</title>
<employer>Hirzel Werkzeuge AG</employer>, succursale de <place>Lausanne</place>
<start>03.2009</start> – <end>05.2012</end>
– <point>Offres, crédits documentaires, salons d'Alger et de Casablanca</point>
</job>
<job><title>Gestionnaire du commerce de détail</title>
<employer>Coopérative Brico-Léman</employer>
<place>Vevey</place>
<start>2006</start> – <end>2009</end>
</job>
<h>Diplômes</h>

<edu><degree>Brevet fédéral</degree> de <field>spécialiste de vente</field>
<school>SAWI</school>, <place>Lausanne</place>
<end>2016</end> – note <grade>5,2</grade>
</edu>
<edu><degree>CAS</degree> <field>Négociation commerciale</field> (10 ECTS sur 15 acquis, suspendu)
<school>HEIG-VD</school>
<end>2021</end>
</edu>
<edu><degree>CFC</degree> de <field>gestionnaire du commerce de détail</field>
<school>EPCL</school>, <place>Lausanne</place> ; apprentissage chez Jumbo-Vert SA, Bussigny
<start>2003</start> – <end>2006</end>
</edu>
<h>Informatique</h>
<skills><skill>Abacus</skill>, <skill>Salesforce</skill>, <skill>Excel</skill>, lecture de <skill>plans mécaniques</skill></skills>

<h>Langues</h>
<language>Français</language> : <level>langue maternelle</level>
<language>Arabe</language> : <level>langue maternelle (dialecte), lu et écrit moyen</level>
<language>Allemand</language> : <level>B2 (Goethe 2018)</level>
<language>Anglais</language> : <level>B1</level>

<h>Références</h>
<other>M. Pascal Hirzel, directeur des ventes – sur demande</other>
