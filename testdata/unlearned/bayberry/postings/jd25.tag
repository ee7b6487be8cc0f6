<title>Data Engineer confirmé(e)</title> – <employer>Kilométrik</employer>
<place>Paris 10e</place> / télétravail 3 j / CDI / <pay>52-62 k€ + BSPCE</pay>

# Le contexte
Kilométrik calcule l'empreinte carbone du dernier kilomètre pour 90 transporteurs. 28 personnes, rentables depuis mars 2025, et 4 To de traces GPS en plus chaque mois.

# L'équipe
Toi + 2 data engineers + 1 analytics engineer, rattachés à Noémie (Head of Data). Les data scientists (3) développent les modèles en <no>R</no> et tu n'auras pas à les maintenir. Le produit est en <no>Ruby on Rails</no>, une autre équipe s'en charge.

# Tes 12 premiers mois
[M1-M3] <duty>Reprendre les pipelines d'ingestion télématique</duty> (14 fournisseurs, 14 formats)
[M4-M6] <duty>Sortir le batch nocturne d'un cron et le passer sous <must>Airflow</must></duty>
[M7-M12] <duty>Mettre en place des contrats de données avec les transporteurs</duty>
En continu : <duty>astreinte légère en heures ouvrées</duty>, <duty>revue de code</duty>

# Indispensable
[x] <years n="3" of="data engineering">3 ans en data engineering</years>, avec des données qui faisaient mal
[x] <must>Python</must> et <must>SQL</must> très solides
[x] Un entrepôt cloud : <must g="1">BigQuery</must>, <must g="1">Snowflake</must> ou <must g="1">Redshift</must> (nous : BigQuery)
[x] <must>dbt</must> en production
[x] <must>Docker</must>, <must>CI/CD</must>
[x] <lang c="must">Français courant</lang> (les transporteurs), <lang c="must">anglais lu</lang> (la doc)
[x] Savoir <must>dire non à un dashboard de plus</must>

# Bonus
[ ] <nice>PostGIS</nice> ou <nice>H3</nice>, on fait beaucoup de spatial
[ ] <nice>Terraform</nice>
[ ] <nice>streaming (Kafka, Pub/Sub)</nice>, prévu pour 2027, pas avant

# Pas demandé
[-] Diplôme d'ingénieur. Bac+5 ou autodidacte, même grille.
[-] <no>Spark</no> : essayé, désinstallé.
[-] <no>Connaissances en logistique</no>, on te montrera (une journée en camionnette est au programme, sans rire)

# Process
1/ 30 min avec Noémie 2/ exercice de 2 h, en direct ou à la maison, au choix 3/ déjeuner avec l'équipe 4/ références. Réponse sous 48 h à chaque étape, motivée si c'est non.

talents@kilometrik.example.org. Titres-restaurant Swile, Alan Blue, 25 CP + 9 RTT, forfait mobilités durables 800 €. À compétences égales, priorité aux candidatures féminines tant que l'équipe tech reste à 20 %.
