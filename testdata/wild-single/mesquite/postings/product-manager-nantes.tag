<title>Product Manager – Facturation électronique (F/H)</title>
<employer>Quillotine</employer>
<place>Nantes</place> ou <place>full remote France</place>
CDI | <pay>48-58k€</pay> + BSPCE | Bac+5

👋 Qui sommes-nous ?

<employer>Quillotine</employer>, c'est le logiciel de gestion de 11 000 artisans : devis sur le chantier, factures le soir, relances le lendemain. 62 personnes, rentables, un seul tour de table. La réforme de la facturation électronique nous tombe dessus et c'est, disons-le, le plus beau cadeau que l'État nous ait fait.

🛠 Le poste

Trois squads produit. Celle-ci rassemble quatre devs (<no>Symfony</no>, <no>Vue.js</no>), une designer à mi-temps et toi. Tu remplaces Bastien, passé Head of Product, qui reste à une table de distance.

Concrètement :
- <duty>tu vas voir des artisans</duty>, à peu près une fois par quinzaine, et tu rapportes ce qu'ils font, pas ce qu'ils disent
- <duty>tu tiens la roadmap facturation</duty> et tu dis non avec le sourire
- <duty>tu rédiges des specs courtes</duty> que les devs lisent
- <duty>tu suis l'adoption et l'impact</duty> de ce qui sort
- <duty>tu fais le lien avec notre plateforme agréée partenaire et l'administration fiscale</duty>
- <duty>tu prépares les sorties avec le support et les Sales</duty>

🔎 Toi

Tu es PM depuis <years n="3" of="product management">au moins 3 ans</years>, de préférence dans un <nice>SaaS B2B</nice>. Tu as soit déjà travaillé sur un <must g="1">produit comptable, fiscal ou de paiement</must>, soit mené un <must g="1">chantier réglementaire</must> (RGPD, DSP2, santé, peu importe) de la lecture du texte jusqu'à la mise en prod. La <must>discovery</must> n'est pas pour toi un mot de conférence : tu sais <must>conduire des entretiens utilisateurs</must> et en tirer une décision. Tu <must>priorises</must> avec des chiffres et, pour cela, tu écris tes propres requêtes <must>SQL</must>, même moches. Tu comprends une <must>documentation d'API</must>. Tu <must>écris bien</must>. Le <lang c="must">français</lang> est la langue de nos clients ; l'<lang c="nice">anglais</lang> aide à lire les normes.

Un petit plus si tu connais <nice>Factur-X</nice>, <nice>Peppol</nice> ou le monde du <nice>bâtiment</nice>, ou si tu as tenu un outil d'analytics comme <nice g="2">Amplitude</nice> ou <nice g="2">PostHog</nice>.

Pas nécessaire : savoir coder en <no>PHP</no>, une certification <no>SAFe</no> ou <no>PSPO</no>, un passage par une <no>grande école</no>. Nous n'avons pas de <no>Product Owner</no> et n'en cherchons pas.

🎁 Le reste

Le remote est un vrai remote (deux séminaires par an, le prochain à <no>Biarritz</no>). RTT, mutuelle Alan à 100 %, second parent : 10 semaines. Matériel au choix. Chacun peut passer une journée par trimestre sur un chantier avec un client ; on y a tous appris à poser du <no>placo</no>.

Étapes : 1) visio avec Inès, Talent, 30 min. 2) Bastien, 1 h. 3) une étude de cas à faire sur place ou en visio, 1 h 30, rien à préparer. 4) déjeuner avec la squad. On vise trois semaines. Le salaire est calculé par une grille publique, qu'on t'envoie avant le premier appel.

<permit>Il faut résider fiscalement en France.</permit>
