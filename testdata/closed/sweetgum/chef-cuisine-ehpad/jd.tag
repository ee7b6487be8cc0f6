OFFRE D'EMPLOI — <title>Responsable de cuisine H/F</title>
<employer>Association Les Tilleuls du Thouet</employer>, EHPAD « La Closerie »
<place>Parthenay (79)</place>
CDI, temps plein, à pourvoir dès que possible

Qui sommes-nous ?
Association à but non lucratif, nous gérons deux EHPAD et une résidence autonomie dans les Deux-Sèvres. La Closerie accueille 84 résidents, dont 14 en unité protégée. La cuisine est faite sur place, nous y tenons : pas de liaison froide, pas de barquettes. En 2024 nos résidents ont élu le bœuf carottes plat de l'année.

Le poste
Rattaché(e) à la directrice, vous <duty>organisez la production de 190 repas par jour</duty>, portage à domicile compris (25 repas livrés par la commune, vous n'avez donc pas à vous occuper de <no>la tournée</no>). Vous <duty>encadrez cinq personnes</duty> : un second, deux cuisiniers, deux aides. Le <must>management d'équipe</must> est le cœur du métier ici : plannings, entretiens annuels, remplacements au pied levé. Vous <duty>passez les commandes et suivez le coût matière</duty>, fixé à 5,10 € par journée alimentaire ; une vraie <must>maîtrise d'un budget denrées</must> est donc attendue. Vous <duty>bâtissez les menus avec la diététicienne</duty> (prestataire, deux jours par mois) dans le respect des <must>recommandations GEMRCN</must>.

Vous êtes à l'aise avec les <must>textures modifiées</must> : haché, mixé lisse, mouliné, et vous savez leur donner une tête appétissante. Le <nice>manger-mains</nice> vous intéresse ? Nous voulons le lancer à l'unité protégée. Les <must>régimes thérapeutiques</must> (sans sel, diabétique, sans résidus) ne vous font pas peur.

Côté hygiène, le <must>plan de maîtrise sanitaire</must> est à votre charge : <must>HACCP</must>, traçabilité, plats témoins, plan de nettoyage. Les analyses bactériologiques sont confiées à un laboratoire, on ne vous demande aucune compétence en <no>microbiologie</no>.

Votre profil
• <degree c="must">CAP cuisine au minimum</degree> ; <degree c="nice">un bac pro ou un BTS hôtellerie-restauration</degree> serait un plus
• <years n="5" of="restauration collective">5 ans d'expérience en restauration collective</years>, de préférence <nice g="1">en EHPAD</nice> ou <nice g="1">en établissement hospitalier</nice>. Une belle carrière en restauration commerciale ne suffira pas, soyons francs
• <years n="2" of="encadrement d'une équipe de cuisine">au moins deux ans d'encadrement</years>
• <must>Aisance informatique</must> (tableur, logiciel de gestion de restauration ; nous utilisons <nice>Datameal</nice>)
• <must>Sens du contact avec les personnes âgées</must> : vous passez en salle, vous animez la commission des menus
• La connaissance de la <nice>loi EGalim</nice> sera appréciée, nous sommes à 31 % de produits durables et de qualité
• <licence c="nice">Permis B</licence> souhaité (site mal desservi)

Conditions
<pay>2 350 à 2 600 € bruts mensuels selon reprise d'ancienneté</pay>, convention collective 51, prime Ségur, un week-end sur trois, 7 h – 15 h 30 sans coupure, mutuelle, repas pris en charge.

Pour postuler : CV et quelques lignes à Mme Guérineau, recrutement@tilleuls-thouet.example.org. Une demi-journée en cuisine sera proposée aux candidats retenus. Poste ouvert aux personnes en situation de handicap.
