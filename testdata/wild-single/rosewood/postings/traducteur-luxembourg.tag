<employer>Cabinet Wiltgen Traductions S.à r.l.</employer>
<title>Traducteur-réviseur juridique (H/F)</title>, CDI, 40 h
<place>Luxembourg-Gare</place>, deux jours de télétravail

Wiltgen, c'est onze personnes et quatre millions de mots par an. Nos clients : études d'avocats, notaires, fonds. Ils font du <no>droit bancaire</no>, de la <no>titrisation</no>, parfois de la <no>gestion d'actifs</no> ; nous, nous faisons en sorte que leurs actes se lisent de la même façon dans deux langues. Une cellule à Namur s'occupe de <no>sous-titrage</no> et d'<no>interprétation simultanée</no>.

Ce que vous ferez
Vous <duty>traduisez vers le français des contrats, statuts et jugements</duty>, <duty>révisez le travail de six traducteurs indépendants</duty>, <duty>alimentez la base terminologique</duty> et <duty>répondez aux questions des clients sur un terme ou une virgule</duty>. Les devis et les plannings sont l'affaire de Joëlle : aucune <no>gestion de projet</no> n'est attendue.

Êtes-vous la personne que nous cherchons ?
— Votre <lang c="must">français</lang> est celui d'un natif, et vous savez pourquoi « le cas échéant » n'est pas « si nécessaire » ?
— Vous travaillez depuis l'<lang c="must">allemand</lang> et l'<lang c="must">anglais</lang> ? Le <lang c="nice">luxembourgeois</lang> serait un plus, le <lang c="nice">néerlandais</lang> aussi.
— Vous avez un <degree c="must" g="1">master en traduction</degree>, ou bien un <degree c="must" g="1">master en droit</degree> doublé d'une vraie plume ?
— Vous avez <years n="4" of="traduction juridique">quatre ans</years> de <must>traduction juridique</must> derrière vous ?
— La <must>révision bilingue</must> (ISO 17100) vous plaît autant que la traduction ?
— Vous maniez un <must>outil de TAO</must>, <must g="1">Trados</must> ou <must g="1">memoQ</must> ?
— Vous connaissez le <must>droit des sociétés</must> assez pour ne pas confondre gérant et administrateur ?
— <must>Discrétion absolue</must>, <must>respect des délais</must>, <must>souci du détail</must> : on peut compter sur vous ?

Si vous êtes <licence c="nice">traducteur assermenté près la Cour</licence>, tant mieux ; sinon, nous vous aidons à constituer le dossier après un an. Une pratique raisonnée de la <nice>post-édition</nice> nous intéresse, sans dogme.

Inutile de savoir <no>mettre en page sous InDesign</no>, ni de faire de la <no>prospection</no>.

Nous proposons : <pay>de 52 000 à 58 000 € brut par an</pay>, chèques-repas, parking à vélos, abonnement à la salle d'escalade du quartier, cours de <no>portugais</no> le mardi, et une bibliothèque de dictionnaires que même la Cour nous envie.

<permit c="must">Ressortissants de l'UE ou titulaires d'une autorisation de travail</permit>. Envoyez CV et une page traduite dont vous êtes fier, accompagnée de l'original, à recrutement@wiltgen.example.com. Test rémunéré d'une demi-journée.
