ROSALIE NKEMBE-FAUVEL, technicienne de laboratoire

Je travaille depuis neuf ans au laboratoire, d'abord en biologie médicale puis en agroalimentaire. Je cherche un poste dans un laboratoire d'analyses de l'eau, région de Nantes.

Postes occupés

De février 2020 à ce jour, Laiteries du Sillon, à Châteaubriand, technicienne microbiologie. Nous sommes quatre technicien(ne)s et une responsable. Je fais les dénombrements (flore totale, entérobactéries, Listeria par méthode alternative ; la confirmation part chez un sous-traitant), à peu près 60 échantillons par jour, partagés entre deux. Je prépare et contrôle les milieux un lundi sur deux. Le labo est accrédité ISO 17025 pour 6 méthodes sur une vingtaine ; lors du dernier audit j'ai présenté le dossier métrologie des étuves et des bains-marie, la responsable qualité a tenu le reste. Un écart mineur, levé depuis. J'ai rédigé deux modes opératoires, vérifiés par la responsable. L'automate de numération est arrivé en 2023 : le fournisseur l'a qualifié, j'ai fait les essais comparatifs (90 échantillons) avec une stagiaire. Je remplace la responsable pour valider les résultats uniquement en août. LIMS : utilisatrice ; le paramétrage est à l'informatique.

De septembre 2015 à janvier 2020, Laboratoire Ponthieu-Bio, Laval, technicienne en biologie médicale : hématologie et biochimie, paillasse et prélèvements sanguins (certificat de prélèvement, 2016), une garde le week-end sur cinq. Participation à un groupe de travail sur les non-conformités pré-analytiques : taux de tubes refusés de 2,4 à 1,7 % sur l'ensemble des cinq sites, travail piloté par la biologiste.

Diplômes
BTS Analyses de biologie médicale, lycée Jean-Doisnel, 2015. Bac STL 2013, mention assez bien. Licence pro qualité en VAE : dossier recevable, jury pas encore fixé.

En plus
Analyse d'eau : trois semaines de stage en 2014 (chlore, turbidité, coliformes). Chromatographie ionique : vue en cours. Sauveteur secouriste du travail recyclé 2024. Auditeur interne : formation de 2 jours suivie en mars, premier audit à faire. Anglais technique, lu. Habilitation autoclave périmée.
