Solène Brehannec-Vidal
commis puis sommelière — Annecy, mobile saisons

Expériences
* Depuis mars 2023 : Le Clos des Sizerins (1 macaron, 38 couverts), Annecy. Sommelière, 2e de cave. Chef sommelier = Aurélien Mottaz, c'est lui qui achète et qui signe la carte.
 - carte 620 réf, je tiens les régions Savoie/Jura/Bugey (env. 90 réf), le reste avec lui
 - accords au verre : je propose, il tranche. 4 menus/an
 - inventaire mensuel, écart ramené de 2,1 à 0,8 % du stock (nouveau logiciel posé par la direction en 2024)
 - ticket moyen vin 46 -> 51 €, mais hausse des prix en même temps
 - remplacé le chef 5 semaines (arthrose… opé), sans les achats
 - accompagne 1 commis, pas de hiérarchie
 - visites vignerons : une dizaine par an, moitié sur mon temps perso
* Hiver 2021-22 et 22-23 : Hôtel Le Grand Névé****, Val-d'Isère, commis sommelière, extra le 1er hiver (déc-fév)
* 2019-2021 : caviste vendeuse 24h/sem, Caves du Thiou ; animé 6 dégustations, thème choisi par le patron ; fermé 3 mois covid

Formation
MC Sommellerie, lycée hôtelier de Thonon, 2021. Avant : licence d'allemand, L2 validée, arrêtée.
WSET 3 obtenu (pass), WSET 4 Diploma : D1 et D2 sur 6 unités, reste jusqu'à 2027. Concours Meilleur Jeune Somm. : demi-finale régionale 2022, pas retenue.
Permis d'exploitation : non, c'est le patron. HACCP oui. Saké : une journée d'initiation.
Langues : allemand B2, anglais service, italien notions
Spiritueux : service ok, pas d'achat. Cocktails non.
Tonneau : stage vendanges Arbois 2 sem. 2020, cave un peu
