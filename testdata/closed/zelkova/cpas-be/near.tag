<name>Grégory Delsemme-Kaya</name>
<headline>Éducateur spécialisé, accompagnement social</headline>
<place>Namur</place> – <phone>0471 55 01 77</phone> – <email>g.delsemmekaya@example.com</email>

<h>PROFIL</h>
<summary>Bachelier éducateur spécialisé, sept ans dans un CPAS, dont cinq au service d'insertion aux côtés du service social. Bonne connaissance du droit à l'intégration sociale, de l'accueil et des projets individualisés.</summary>

<h>EXPÉRIENCE PROFESSIONNELLE</h>

<job><start>01/2020</start> – <end>présent</end> | <title>Accompagnateur social, service insertion</title> | <employer>CPAS de Bois-Lambert</employer>
- <point>Suivi des projets individualisés d'intégration sociale de 55 jeunes</point>
- <point>Rédaction de rapports pour le Comité spécial, cosignés par une assistante sociale</point>
- <point>Participation aux enquêtes sociales au domicile, en binôme</point>
- <point>Permanences d'accueil et orientation</point>
- <point>Utilisation quotidienne de Mosaïc-Social</point></job>

<job><start>09/2018</start> – <end>12/2019</end> | <title>Éducateur, maison d'accueil</title> | <employer>CPAS de Bois-Lambert</employer>
- <point>Hébergement d'urgence, gestion de l'agressivité, recherche de logement</point></job>

<job><start>2014</start> – <end>2018</end> | <title>Éducateur</title> | <employer>asbl Les Coquelicots</employer>
- <point>Accompagnement d'adultes en situation de handicap</point></job>

<h>FORMATION</h>
<edu><degree>Bachelier éducateur spécialisé</degree> en <field>accompagnement psycho-éducatif</field>, <school>Haute École des Ardennes-Nord</school>, <end>2014</end></edu>
<cert><cname>Médiation de dettes</cname>, <date>2022</date></cert>

<h>LANGUES</h>
<language>Français</language> (<level>langue maternelle</level>), <language>néerlandais</language> (<level>B1</level>), <language>turc</language> (<level>bon</level>)

<h>COMPÉTENCES</h>
<skills><skill>écoute</skill>, <skill>aide médicale urgente</skill>, <skill>allocations de chauffage</skill>, <skill>médiation de dettes</skill>, <skill>rapports sociaux</skill></skills>

<status>Permis B</status>, véhicule. <status>Casier judiciaire vierge</status> (modèle 2).
