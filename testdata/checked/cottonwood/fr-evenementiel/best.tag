Bastien Okonkwo-Lefrançois
Lyon 3e / 07 55 55 01 29 / b.okolef@courriel.example

CHEF DE PROJET ÉVÉNEMENTIEL (B2B surtout, congrès, soirées)

— Agence Vert Bouteille, Lyon — Chef de projet, CDI — mars 2021 > aujourd'hui
 · 9 à 12 événements/an, de 80 à 1 400 pers.
 · gros dossier : congrès Odonto-Rhône 2023, 1 400 part., budget 410 k€, directrice de clientèle en lead, moi prod + logistique + traiteur
 · j'encadre 1 alternante, plus 3-6 freelances le jour J (pas de hiérarchique)
 · marge moyenne de mes projets 19 %, l'agence 16 %
 · appels d'offres : partie technique + rétroplanning, 4 gagnés sur 11 en 2024 (toute l'équipe)
 · bilan carbone : méthode achetée à un cabinet, testée sur 2 événements
 · déclaration ERP/sécu : préparation du dossier, signature par le chargé de sécurité ext.
 · Cvent : inscriptions basiques, Weezevent oui
 · Budget en Excel, pas encore Progbat

— Festival Les Lampions du Rhône (asso) — Assistant de production — saisons 2019 + 2020 (2020 annulée covid)
 · accueil artistes, navettes, caterings 120 repas/j
 · CDD de 5 mois en 2019 ; 2020 trois mois, en visio

— Saisonnier animation, camping de l'Ardèche, étés 2015-2017

FORMATION
BTS Tourisme, lycée Marguerite-Sauvanet, 2016
Bachelor événementiel, école Kaléido, 2018-2019 — diplôme : 5 blocs sur 6, rattrapage non passé
SST 2023, recyclage prévu en nov.
SSIAP 1 : non. Habilitation H0B0 valide -> 2027
Formation RSE ISO 20121 : 1 journée sensibilisation

Anglais B2 (TOEIC 820, 2020) / espagnol scolaire
Permis B + 20 m3. Joue dans une fanfare.
