Gwenaël Trividic
Pâtissier (second / « chef » par intérim)           Rennes, permis B, g.trividic@courriel.example

CE QUE JE FAIS EN CE MOMENT
Maison Ravelec, pâtisserie-salon de thé, 2 boutiques + labo central. Depuis mars 2019. Tourier d'abord, second depuis janv. 2021. Le chef (M. Bihan) est en arrêt depuis nov., je tiens le labo en son absence, retour prévu au printemps.
  . labo : 7 personnes (dont 2 apprentis), planning fait par le chef, par moi depuis nov.
  . production env. 450 pièces/jour en semaine, 900 le samedi
  . carte de Noël 2023 : j'ai créé 3 bûches sur 8, les autres sont du chef
  . pertes : 9 % → 6 % entre 2022 et 2024 (idée de la patronne : précommandes ; moi suivi journalier)
  . coût matière : je calcule sur Excel pour les entremets seulement
  . HACCP : je remplis les relevés, le plan de maîtrise sanitaire a été écrit par un cabinet
  . commandes farine/beurre passées par moi, prix négociés par la patronne
  . wedding cakes : 1 à 2 par mois l'été
  . ouverture 3e boutique (Saint-Malo) à l'étude

AVANT
Hôtel des Abers 4*, Brest, commis puis demi-chef de partie, sept. 2014 – févr. 2019. Desserts à l'assiette, petits-déj, banquets jusqu'à 180 couverts. Une saison (été 2017) détaché au restaurant gastronomique du même groupe, 1 étoile : poste froid, sous les ordres du chef pâtissier.
Boulangerie Kerampuil, apprenti, 2010-2014 (2 fois 2 ans)

DIPLÔMES / DIVERS
CAP pâtissier 2012, BTM pâtissier confiseur 2014. BM (brevet de maîtrise) : modules A et C ok, B et E à passer
Concours régional de la bûche 2022 : 4e sur 11
stage 3 jours chocolat chez un MOF ; stage glaces 2 j
sucre tiré : bases. Viennoiserie : très bien. Sans gluten : quelques essais
tuteur de 2 apprentis (maître d'apprentissage officiel = le chef)
anglais de cuisine
Avant le CAP : un an de fac de bio, arrêtée
