<employer>COMMUNE DE SAINT-AUBRAC-SUR-LOT</employer> (7 840 habitants)
FICHE DE POSTE – OFFRE N° V047250900118233001

Intitulé : <title>Responsable de la médiathèque municipale</title>
Lieu : <place>Saint-Aubrac-sur-Lot (Lot-et-Garonne)</place>
Cadre d'emplois : bibliothécaires territoriaux (cat. A) ou assistants de conservation principaux (cat. B)
Temps de travail : complet, du mardi au samedi
Type de recrutement : fonctionnaire ou, à défaut, contractuel (art. L332-8 2° CGFP), contrat de 3 ans
Poste à pourvoir le : 01/01/2026
Rémunération : <pay>grille indiciaire + RIFSEEP (IFSE 450 €/mois)</pay> + CNAS

Descriptif de l'emploi
Sous l'autorité de la directrice générale des services, vous dirigez un équipement de 620 m² rénové en 2023 et le réseau de trois points lecture tenus par des bénévoles.

Missions
1 - <duty>Encadrer une équipe de quatre agents et quinze bénévoles</duty>
2 - <duty>Élaborer et suivre le budget (acquisitions : 38 000 €)</duty>
3 - <duty>Concevoir la programmation culturelle et l'accueil des scolaires</duty>
4 - <duty>Rédiger le PCSES attendu par la DRAC fin 2026</duty>
5 - <duty>Assurer des permanences d'accueil du public, un samedi sur deux compris</duty>

Profil recherché
Formation : <degree c="must">licence des métiers du livre, DUT/BUT information-communication option bibliothèques, ou équivalent</degree>
Expérience : <years n="3" of="bibliothèque de lecture publique">trois ans en lecture publique</years> exigés ; une première expérience d'<must>encadrement</must>
Savoirs : <must>politique documentaire</must> ; <must>environnement territorial</must> ; <must>règles de la commande publique</must>
Savoir-faire : <must>conduite de projet</must> ; <must>montage de dossiers de subvention</must> ; pratique d'un <must>SIGB</must> (le nôtre est Orphée, une prise en main est prévue)
Savoir-être : <must>sens du service public</must>, <must>diplomatie</must>, <must>disponibilité en soirée</must>
Permis : <licence c="must">permis B</licence>, pour les points lecture

Atouts : <nice>littérature jeunesse</nice> ; <nice>jeu vidéo en bibliothèque</nice> ; <lang c="nice">occitan</lang> ; <nice>Facile à lire</nice>

La <no>communication</no> (affiches, réseaux sociaux) relève du service dédié et les <no>archives</no> de l'intercommunalité. La mention « maîtrise de <no>Koha</no> » inscrite dans la précédente offre était une erreur.

Candidatures : lettre de motivation, CV, dernier arrêté de situation administrative ou attestation de réussite au concours, à M. le Maire, place du Foirail, ou rh@saintaubrac.example.org, avant le 24/10/2025. Jury le 6 novembre. Renseignements : Mme Delpuech-Sarrazin, DGS.
