<title>Data Engineer</title> (CDI)
chez <employer>Cabotage</employer>
<place>Nantes</place> · Télétravail fréquent · <pay>48K à 56K €</pay> · Expérience : <years n="3" of="data engineering">> 3 ans</years> · Éducation : Non spécifié
Il y a 8 jours · Likez l'annonce · 61 candidats

# Qui sommes-nous ?
Cabotage remet du fret sur des voiliers. Notre plateforme apparie des palettes et des bateaux de pêche reconvertis ; 23 navires, 41 personnes, une levée de 6 M€ auprès de fonds à impact.

# La stack (pour info)
Front : <no>Vue.js</no>. API : <no>Symfony</no>. Optimisation des tournées : <no>Julia</no>, chez Rozenn et personne d'autre. Data : c'est là que tu arrives, il y a un Postgres, douze fichiers CSV et beaucoup d'espoir.

# Ce que tu vas faire
Mois 1 : <duty>faire parler nos données de position AIS</duty>. Mois 3 : <duty>mettre en place un entrepôt avec des tests</duty>. Mois 6 : <duty>livrer aux équipages une heure d'arrivée à laquelle ils croient</duty>.

# Ce qu'on attend de toi
Tu écris du <must>Python</must> que les autres relisent sans soupirer et du <must>SQL</must> les yeux fermés. Tu as déjà monté des pipelines avec <must g="1">Airflow</must>, <must g="1">Dagster</must> ou <must g="1">Prefect</must>, et modélisé avec <must>dbt</must>. Un cloud, n'importe lequel : <must g="2">GCP</must>, <must g="2">AWS</must>, <must g="2">Scaleway</must>. Tu sais dire non à un tableau de bord inutile, gentiment, ce qu'on appellera de la <must>pédagogie</must>. Bonus sans lequel tu peux parfaitement postuler : <nice>PostGIS</nice>, <nice>Kafka</nice>, ou un passé dans le <nice>maritime</nice>.

On lit la doc et on parle aux ports en <lang c="must">anglais (B2)</lang>.

# Ce que tu ne feras pas
De <no>deep learning</no>. De <no>Power BI</no> (on a <no>Metabase</no> et Gwenn s'en charge). De <no>Spark</no> : on n'a pas le volume.

# Déroulement
1. Appel avec Solenn (20 min)  2. Cas pratique chez toi, indemnisé 150 €  3. Déjeuner sur le port  4. Offre sous 48 h

# On t'offre
RTT (10), Swile, mutuelle Alan, une traversée par an, cours de <no>voile</no>.

Nous utilisons des cookies (<no>Hotjar</no>, <no>Matomo</no>). Accepter · Refuser · Paramétrer
D'autres offres : Développeur <no>PHP</no> · <no>UX Designer</no> · Capitaine 200
