<title>TECHNICIEN DE LABORATOIRE MICROBIOLOGIE H/F</title>
Agence Manéo Intérim & Recrutement, pôle Industrie – réf. VIT-2231
CDI - <place>Vitré (35)</place> - <pay>26 500 à 29 000 € brut annuel sur 13 mois, prime d'équipe en sus</pay>

Notre client, <employer>la Fromagerie des Trois Landes</employer>, transforme chaque jour 310 000 litres de lait en pâtes molles et en crème. L'entreprise est restée familiale, elle compte 240 salariés et agrandit son laboratoire interne (6 personnes) à la suite d'un investissement de 1,2 M€. La <no>physico-chimie (MGLA, azote, sel) est tenue par une autre équipe</no> et le <no>dosage des résidus</no> est sous-traité.

Vos missions, sous la responsabilité de la responsable laboratoire :
> <duty>réaliser les analyses microbiologiques sur matières premières, produits finis et prélèvements de surface</duty> (Listeria, salmonelles, E. coli, staphylocoques, flores)
> <duty>lire, valider techniquement et saisir les résultats dans le LIMS</duty>, alerter en cas de non-conformité
> <duty>préparer et contrôler les milieux de culture</duty>
> <duty>assurer le suivi métrologique des étuves, balances et pipettes</duty>
> <duty>former les opérateurs de production aux prélèvements</duty>
> participer à la démarche d'accréditation : le dossier COFRAC est en cours de préparation et <duty>la rédaction des modes opératoires</duty> vous reviendra en partie

Votre profil :
De <degree c="must">formation Bac+2 minimum (BTS Bioanalyses et contrôles, BUT génie biologique ou équivalent)</degree>, vous justifiez d'<years n="2" of="microbiologie alimentaire">au moins deux ans d'expérience en microbiologie alimentaire</years>, laboratoire prestataire ou industriel. Vous maîtrisez <must>les dénombrements et recherches selon les normes ISO</must> (6579, 11290, 16649...) et <must>les bonnes pratiques d'hygiène et d'asepsie</must>. La <must>rigueur dans la traçabilité</must> est indispensable. Vous êtes à l'aise avec <must g="1">un LIMS</must> ou, à défaut, <must g="1">un ERP qualité</must>, ainsi qu'avec <must>Excel</must>. Le poste est en 2x8 avec un samedi sur quatre.

Les petits plus : <nice>la norme ISO 17025</nice>, <nice>les méthodes alternatives (VIDAS, PCR)</nice>, une première expérience <nice>en industrie laitière</nice>, <lang c="nice">un anglais lu</lang> pour les fiches techniques. Le <licence c="nice">permis B</licence> est vivement conseillé, le site n'est pas desservi.

Aucune compétence en <no>validation statistique de méthodes</no> n'est attendue et <no>l'habilitation autoclave est passée chez nous</no>.

Ce que propose l'entreprise : mutuelle prise en charge à 70 %, intéressement, panier de nuit, fromages à prix coûtant, crèche interentreprises.

Processus : pré-sélection téléphonique, entretien à l'agence, visite du labo. Poste ouvert aux personnes en situation de handicap. CV à vitre@maneo-recrutement.example.com.
