On cherche une perle! (ou un perle, ça se dit?)

Le <employer>CPE Les P'tits Bouleaux</employer>, au cœur de <place>Rimouski</place>, accueille 80 enfants de 0 à 5 ans et une poule nommée Ginette. Nous avons deux postes d'<title>éducatrice ou éducateur à la petite enfance</title> (un chez les poupons, un chez les 3-4 ans), 36 h sur 4 jours.

On te veut avec un <degree c="must">DEC en techniques d'éducation à l'enfance</degree> ou <degree c="must">une AEC et trois ans à temps plein</degree> dans le réseau, bref qualifié(e) au sens du Ministère. Tu as ta carte de <licence c="must">premiers soins petite enfance</licence> à jour (8 heures, moins de 3 ans). Tu connais le programme <must>Accueillir la petite enfance</must> et tu sais l'adapter quand il pleut depuis six jours. Il faut savoir <must>observer</must> un enfant et l'écrire dans le <must>dossier éducatif</must> sans jargon, jaser avec un parent pressé, te <must>débrouiller en équipe</must>. La <nice>pédagogie nature</nice>, ça nous allume; un peu de <nice>guitare</nice>, encore plus. <lang c="must">Français</lang> obligatoire, <lang c="nice">LSQ</lang> bienvenue : on a un petit Malik qui signe.

Tes journées : <duty>planifier des ateliers</duty>, <duty>accompagner siestes, repas et gros chagrins</duty>, <duty>jouer dehors deux fois par jour</duty>. La <no>cuisine</no>, c'est Lise. L'<no>orthophonie</no>, c'est le CLSC.

Salaire selon l'échelle du Ministère, <pay>de 25,15 $ à 34,00 $ l'heure</pay>, RREGOP… pardon, RRCPEGQ, assurances, et on te paie le cours d'<no>escalade d'arbres</no>.

Attestation d'absence d'empêchement exigée avant l'entrée en poste. <permit>Permis de travail valide</permit> au Canada.

CV à direction@ptitsbouleaux.example.org avant le 20 mai à 16 h. Seules les personnes retenues seront rappelées. Partager sur Facebook · Imprimer · Signaler
