                                          CURRICULUM VITÆ

<h>COORDONNÉES</h>                   <name>Baptiste Le Floc'h-Marchand</name>
                              <place>35000 Rennes</place>
                              <phone>07 00 00 36 90</phone>
                              <email>b.lefloch@example.com</email>
                              <status>Permis B, véhicule</status>

<h>POSTE VISÉ</h>                   <headline>Fromager affineur, responsable de boutique</headline>

<h>PARCOURS</h>
<job><start>2019</start> → <end>2025</end>                   <title>Fromager vendeur</title>
                              <employer>Fromagerie Saint-Hélier</employer>, <place>Rennes</place>
                              - <point>conseil aux clients, découpe au fil et au couteau</point>
                              - <point>préparation de plateaux, livraison le week-end</point>
                              - <point>affinage : retournement et lavage des croûtes,
                                conduite de cave (hygrométrie, température)</point>
                              - <point>commandes de la semaine auprès de huit producteurs,
                                calcul de la marge par famille de produits</point>
                              - <point>animations dégustation le premier samedi du mois,
                                fiches accords pour les clients</point>
                              - <point>réception, inventaire trimestriel avec la patronne</point>
                              - <point>application du plan de maîtrise sanitaire et
                                de la méthode HACCP</point>
                              - <point>travail en autonomie à la cave, seul au rayon
                                le mardi, sans personne à encadrer</point></job>
<job><start>2016</start> → <end>2019</end>                   <title>Employé crèmerie à la coupe</title>
                              <employer>Hyper Bretagne Sud</employer>, <place>Vannes</place>
                              - <point>tenue du rayon coupe, caisse tactile Clyo</point>
                              - <point>retrait des dates courtes, nettoyage des vitrines,
                                relevés de température</point></job>

<h>DIPLÔMES</h>
<edu><end>2016</end>                          <degree>CAP crémier-fromager</degree>, <school>CFA de Vannes</school></edu>
<edu><end>2014</end>                          <degree>Bac pro</degree> <field>commerce</field>, <school>Lycée Saint-Paul, Vannes</school></edu>

<h>LANGUES</h>                       <language>Anglais</language> <level>B1</level>, <language>espagnol</language> <level>scolaire</level>

<h>LOISIRS</h>                       <other>Voile, fanfare, fromages de chèvre corses</other>
