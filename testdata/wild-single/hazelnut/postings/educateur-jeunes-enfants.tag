<employer>Association Les P'tits Galets</employer>
Multi-accueil de 32 berceaux – <place>Concarneau (29)</place>

OFFRE D'EMPLOI
<title>Éducateur·rice de jeunes enfants</title>
CDI, 0,8 ETP (28 h), poste à pourvoir le 25 août
Convention ALISFA (ex-SNAECSO), <pay>pesée 190 environ, soit 1 980 € brut mensuels pour le temps proposé, reprise d'ancienneté</pay>

Qui nous sommes
Crèche parentale née en 1994 autour d'une table de cuisine. Les parents tiennent une permanence par semaine et décident du projet avec l'équipe. La <no>direction</no> et le <no>suivi budgétaire PSU</no> sont assurés par Nolwenn ; les repas par notre cuisinière, qui travaille en <no>bio et circuit court</no>. Une psychologue anime l'<no>analyse des pratiques</no> toutes les six semaines.

Vos missions
Rattaché·e à la section des moyens (14–24 mois), vous :
– <duty>accompagnez les enfants et leurs familles au quotidien</duty>, de la première adaptation aux au revoir de juillet ;
– <duty>faites vivre le projet pédagogique</duty> et <duty>menez les réunions de section</duty> ;
– <duty>aménagez l'espace</duty>, y compris le jardin et sa cuisine de boue ;
– <duty>repérez les fragilités et orientez vers la PMI ou le CAMSP</duty> ;
– <duty>encadrez les stagiaires</duty> et apprentis.

Profil
Titulaire du <degree c="must">diplôme d'État d'éducateur de jeunes enfants</degree> (débutant·e accepté·e), vous connaissez la <must>motricité libre</must> et savez l'expliquer à un papa inquiet. Votre <must>sens de l'observation</must> se traduit par des <must>écrits professionnels</must> clairs et bienveillants. Vous maîtrisez au moins une approche parmi <must g="1">Pikler-Lóczy</must>, <must g="1">Montessori</must>, <must g="1">Snoezelen</must>. Une bonne connaissance du <must>développement du jeune enfant</must> va de soi, tout comme la <must>Charte nationale d'accueil</must>. On attend de vous de l'<must>écoute</must>, de la <must>souplesse</must> (un parent de permanence peut oublier sa permanence) et le goût du <must>travail en équipe</must>.

Les petits plus
<nice>Langue des signes bébé</nice>, <nice>éveil musical</nice>, <nice>accueil d'enfants en situation de handicap</nice>, <lang c="nice">breton</lang> (deux collègues le parlent aux enfants), <licence c="nice">PSC1 ou SST à jour</licence>. Jouer de la guitare n'est pas obligatoire, nous avons déjà trop de <no>guitares</no>.

Ce qui n'est pas demandé : la <no>continuité de direction</no>, l'<no>administration de médicaments</no> sous PAI, confiée à l'infirmière, ni le logiciel <no>Belami</no>, auquel on vous formera.

Conditions
Semaine de quatre jours, amplitude 7 h 45–18 h 15, fermeture cinq semaines par an. Mutuelle prise en charge à 60 %, titre-restaurant remplacé par le repas de la crèche, deux journées pédagogiques, formation à la <no>communication gestuelle</no> possible dès l'hiver.

Candidature
CV et quelques lignes sur votre dernière découverte d'enfant à recrutement@ptitsgalets.example.org avant le 6 juin. Entretiens en présence de deux parents, suivis d'une matinée sur place. L'embauche suppose une <licence c="must">attestation d'honorabilité</licence> ainsi que les vaccinations obligatoires.
