COMMUNE DE SAINT-AUBIN-SUR-LOIZE — 18 200 habitants

Intitulé du poste : <title>Bibliothécaire, responsable du secteur jeunesse</title>
Employeur : <employer>Ville de Saint-Aubin-sur-Loize</employer>
Lieu d'exercice : Médiathèque Colette, <place>Saint-Aubin-sur-Loize</place>
Grade(s) : assistant de conservation du patrimoine et des bibliothèques (catégorie B)
Temps de travail : complet, 37 h 30, un samedi sur deux, mardi au samedi
Rémunération : <pay>grille indiciaire catégorie B + RIFSEEP + prime annuelle</pay>
Poste à pourvoir le : 01/03/2026        Date limite : 10/01/2026
Motif : mutation de l'agent

Missions
Sous l'autorité de la directrice, vous :
1/ <duty>constituez et désherbez les collections jeunesse (14 000 documents)</duty>
2/ <duty>encadrez deux agents de catégorie C</duty>
3/ <duty>accueillez 42 classes par an et les bébés lecteurs du mercredi</duty>
4/ <duty>montez le prix des lecteurs et la Nuit de la lecture avec les écoles</duty>
5/ <duty>cataloguez en <must>UNIMARC</must> et assurez le service public, environ 20 h par semaine</duty>
6/ <duty>participez à la réinformatisation prévue en 2027</duty>

Profil demandé
Savoirs
- <must>littérature de jeunesse</must>, <must>production éditoriale actuelle</must> : indispensable
- <must>classification Dewey</must>
- fonctionnement d'un <must>SIGB</must> (le nôtre : <no>Orphée</no>, formation assurée)
- environnement des <nice>collectivités territoriales</nice> apprécié
Savoir-faire
- <must>conduire une animation devant un groupe d'enfants</must>
- <must>encadrer une petite équipe</must> ; <years n="1" of="encadrement" c="nice">une première année</years> d'encadrement serait un plus
- <must>rédiger un bilan d'activité</must>
- <nice>lecture à voix haute</nice>, <nice>kamishibaï</nice>, <nice>jeu vidéo</nice> en médiation
Savoir-être
- <must>sens du service public</must>, <must>diplomatie</must>, <must>esprit d'initiative</must>

Diplôme : <degree c="must" g="2">DUT/BUT Métiers du livre, DEUST ou licence professionnelle bibliothèques</degree>, ou <licence c="must" g="2">lauréat du concours d'assistant de conservation</licence>.
Permis : <licence c="must">permis B</licence> (dépôts dans les écoles des hameaux).
Langue : une langue parlée par nos familles (<lang c="nice" g="1">turc</lang>, <lang c="nice" g="1">arabe</lang>, <lang c="nice" g="1">ukrainien</lang>) serait appréciée.

Le secteur musique et le <no>fonds patrimonial</no> relèvent d'autres collègues. Aucune compétence en <no>reliure</no> ni en <no>graphisme</no> n'est attendue, la communication de la ville s'en charge.

Recrutement statutaire, à défaut contractuel (art. L.332-8 2° du CGFP). <permit>Extrait de casier judiciaire (bulletin n° 2) et vérification FIJAISV</permit>. CNAS, tickets restaurant 8 €, participation mutuelle, 2 jours de télétravail par mois.

Adresser lettre de motivation, CV, dernier arrêté de situation administrative ou diplôme à Monsieur le Maire, Hôtel de Ville, ou par courriel : drh@staubin-loize.example.org. Renseignements : Ludivine Chabrol, directrice, 02 00 55 41 08.
