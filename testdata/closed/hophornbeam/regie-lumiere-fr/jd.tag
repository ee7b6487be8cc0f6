Le <employer>Théâtre du Pont-Rouge</employer>, scène conventionnelle d'intérêt national, recrute

<title>UN·E RÉGISSEUR·SE LUMIÈRE</title>
CDI temps plein annualisé – poste basé à <place>Valence (Drôme)</place>

Le Pont-Rouge, c'est une grande salle de 780 places, un studio de 120, une soixantaine de spectacles par saison (théâtre, danse, cirque, jeune public) et une équipe permanente de 24 personnes. Chaque année, nous accueillons aussi quatre compagnies en résidence.

MISSIONS
Sous l'autorité de la directrice technique et en lien avec le régisseur général, vous :
• <duty>étudiez les fiches techniques des compagnies et adaptez les plans de feux à nos salles</duty>
• <duty>préparez et encadrez les montages, réglages et démontages avec 2 à 6 intermittents</duty>
• <duty>assurez la conduite des spectacles</duty>
• <duty>entretenez et inventoriez le parc lumière</duty>
• <duty>veillez à l'application des règles de sécurité du public et des équipes</duty>
Le son et la vidéo relèvent de nos collègues : il n'est pas demandé de savoir travailler sur <no>QLab</no> ni de mixer.

PROFIL
Vous êtes titulaire d'<degree c="must">un DMA/DN MADE régie lumière ou d'un diplôme équivalent</degree> et justifiez d'au moins <years n="5" of="régie lumière">cinq années d'expérience en régie lumière</years>, dont une partie en accueil. La maîtrise d'un pupitre <must g="1">grandMA</must> ou <must g="1">ETC Eos</must> est indispensable, de même que celle des <must>réseaux DMX / Art-Net / sACN</must> et la <must>lecture et le dessin de plans de feux</must> (<must g="2">AutoCAD</must> ou <must g="2">Vectorworks</must>). Vous connaissez les <must>projecteurs automatiques et à LED</must>.
<licence c="must">Habilitation électrique BR</licence> et <licence c="must">formation au travail en hauteur</licence> à jour. Le <licence c="nice">CACES nacelle (R486)</licence> et le <licence c="nice">SSIAP 1</licence> sont appréciés, sinon nous les finançons. <licence c="must">Permis B</licence>.
<lang c="nice">Anglais technique</lang> souhaité, car un quart des compagnies viennent de l'étranger. Une sensibilité à la <nice>sobriété énergétique</nice> et à la <nice>création lumière</nice> sera un plus.
<must>Sens du travail en équipe</must>, disponibilité <must>soirs et week-ends</must>.

CONDITIONS
<pay>Groupe 5 de la CCNEAC, échelon selon expérience, 2 250 à 2 600 € brut mensuels</pay>, 13e mois au prorata, tickets restaurant, 7 semaines de congés, panier soir.
Le théâtre s'engage pour l'égalité et contre les violences sexistes et sexuelles ; toutes les candidatures sont étudiées à compétences égales.

CV et lettre à l'attention de la direction : recrutement@pontrouge.example.org. Entretiens la deuxième quinzaine du mois. Prise de poste en août.
