<name>Aminata DIOP épouse FALL</name>                           <headline>COMPTABLE – GESTIONNAIRE DE PAIE</headline>
<status>Née le 18/06/1990 à Thiès</status>                               Tél : <phone>(+221) 77 555 48 16</phone>
<status>Nationalité : sénégalaise</status>                               Mail : <email>aminata.diopfall@example.com</email>
<status>Situation matrimoniale : mariée, 2 enfants</status>              <place>Cité Lamy, Thiès</place>

***********  <h>FORMATIONS ET DIPLOMES</h>  ***********
<edu><end>2015</end> : <degree>Licence professionnelle</degree> en <field>Comptabilité-Finance</field>, <school>Institut Supérieur du Rail (ISR)</school>, <place>Dakar</place>, mention <grade>Assez Bien</grade></edu>
<edu><end>2013</end> : <degree>BTS</degree> <field>Comptabilité et Gestion</field> (<school>Lycée technique François-Xavier N'Diaye</school>)</edu>
<edu><end>2011</end> : <degree>Baccalauréat</degree> <field>série G</field></edu>

***********  <h>EXPERIENCES PROFESSIONNELLES</h>  ***********
<job><start>Nov. 2019</start> à <end>ce jour</end> : <title>Comptable principale</title> à la <employer>Société Agro-Cayor SARL</employer> (<place>Thiès</place>, CDI)
        Tâches effectuées :
        ✓ <point>Tenue de la comptabilité SYSCOHADA, état de rapprochement bancaire</point>
        ✓ <point>Paie de 64 permanents et environ 200 saisonniers, déclarations IPRES et
          CSS, VRS</point>
        ✓ <point>Préparation du bilan avec le cabinet externe</point></job>
<job><start>03.2014</start> au <end>05.2019</end> : <title>Aide-comptable</title>, <employer>Cabinet Ndiaye Conseil & Associés</employer>, <place>Dakar</place> (2 CDD puis CDI)
        Tâches effectuées :
        ✓ <point>Saisie sur Sage Saari, classement, 22 dossiers PME</point>
        ✓ <point>Remplacement de la gestionnaire de paie pendant son congé (4 mois)</point></job>
<job><start>Juillet</start> – <end>Sept. 2013</end> : <title>Stagiaire</title> à la <employer>Mairie de Thiès-Nord</employer>, service recouvrement</job>

***********  <h>CONNAISSANCES INFORMATIQUES</h>  ***********
<skills><skill>Sage Comptabilité i7</skill> ; <skill>Sage Paie</skill> ; <skill>Excel</skill> (bon niveau) ; <skill>Word</skill> ; <skill>Odoo</skill> (notions)</skills>

***********  <h>LANGUES</h>  ***********
<language>Français</language> : <level>lu, écrit, parlé</level>     <language>Wolof</language> : <level>langue maternelle</level>     <language>Anglais</language> : <level>moyen</level>     <language>Sérère</language> : <level>parlé</level>

***********  <h>DIVERS</h>  ***********
<vol><title>Trésorière</title> du <employer>GIE des femmes de Cité Lamy</employer> depuis <start>2018</start></vol>
<status>Permis B</status>
<other>Lecture, cuisine, tontines</other>

<other>Je certifie sur l'honneur l'exactitude des informations ci-dessus.</other>
<other>Fait à Thiès, le 12 février 2024</other>
