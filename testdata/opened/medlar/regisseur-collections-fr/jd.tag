OFFRE D'EMPLOI DE LA FONCTION PUBLIQUE TERRITORIALE          Réf. O049250911000442

Employeur : <employer>Communauté d'agglomération du Val-de-Sarthon</employer>
Lieu de travail : <place>Musée des Arts et de la Mesure, Alençon (61)</place>
Poste à pourvoir le : 01/12/2025          Date limite de candidature : 31/10/2025
Type d'emploi : Emploi permanent – vacance d'emploi
Grade(s) : Attaché de conservation du patrimoine / Assistant de conservation (ouvert aux contractuels, art. L332-8)
Temps de travail : complet, 37h30, 15 jours de RTT
Rémunération : <pay>statutaire + RIFSEEP + CNAS + tickets restaurant</pay>

INTITULÉ DU POSTE
<title>Régisseur / Régisseuse des collections (h/f)</title>

DESCRIPTIF
Sous l'autorité de la directrice du musée, vous <duty>organisez les mouvements de quelque 18 000 objets</duty> (instruments scientifiques, dentelles, arts graphiques) entre les réserves, les salles et les emprunteurs. Le musée prépare le <duty>transfert de ses réserves vers un bâtiment neuf en 2027</duty>.

MISSIONS
- <must>Gestion des prêts et emprunts</must> : dossiers, <must>assurance clou à clou</must>, contrats avec les transporteurs spécialisés
- <must>Constats d'état</must> au départ et au retour, <must>convoiement</must> en France et, deux ou trois fois par an, en Europe
- <must>Conservation préventive</must> : relevés climatiques, veille contre les insectes, conditionnement. La <no>restauration d'œuvres</no> est confiée à des professionnels extérieurs.
- <must>Récolement décennal</must> et mise à jour de la base
- <duty>Encadrement fonctionnel de deux agents techniques</duty> pendant les montages
- Les visites guidées et la <no>médiation</no> relèvent du service des publics.

PROFIL RECHERCHÉ
<degree c="must">Master ou licence professionnelle en muséologie, patrimoine ou conservation préventive</degree>. Expérience d'au moins <years n="3" of="régie d'œuvres">trois ans en régie d'œuvres</years>. Maîtrise d'un logiciel de gestion des collections, <must g="1">Micromusée</must> ou <must g="1">TMS</must> ; les outils bureautiques sont supposés acquis. Vous rédigez et négociez en <lang c="must">anglais (niveau B2 exigé, le prochain prêt part à Londres)</lang>. Rigueur, <must>sens de l'organisation</must>, discrétion.
Le <licence c="must">permis B</licence> est indispensable (deux sites de réserve). Le <licence c="nice">CACES nacelle</licence> serait apprécié, de même que des notions de <nice>marchés publics</nice> ou une première expérience d'un <nice>chantier des collections</nice>. Une formation au <no>plan de sauvegarde des biens culturels</no> sera assurée par le SDIS après la prise de poste.

CANDIDATURE
Lettre de motivation, CV et dernier arrêté de situation administrative (pour les fonctionnaires) à adresser à M. le Président, par courriel : recrutement@example.org. Renseignements : Mme Lecorbeiller, directrice. Travailleurs handicapés : nous souhaitons lutter contre les discriminations ; à ce titre, nous étudions, à compétences égales, toutes les candidatures.
