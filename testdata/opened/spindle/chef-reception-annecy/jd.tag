<title>Chef de réception (H/F)</title> – CDI
<employer>Hôtel des Roselières ****</employer>, <place>Annecy</place>
Salaire : <pay>2 950 à 3 300 € brut par mois</pay> sur 12 mois, avantages en nature repas, logement possible les trois premiers mois

Notre maison
Soixante-douze chambres au bord du lac, un spa, une table d'hôtes qui fait parler d'elle. Établissement familial et indépendant depuis trois générations : ici, la directrice descend les valises quand il y a foule. Notre clientèle est étrangère à 65 %, surtout britannique, américaine et suisse alémanique.

Votre quotidien
Rattaché(e) à la direction, vous <duty>encadrez une équipe de sept réceptionnistes et deux night-auditeurs</duty>, vous <duty>établissez les plannings</duty>, vous <duty>accueillez les clients et réglez les litiges</duty>, vous <duty>contrôlez la caisse et les débiteurs</duty> et vous <duty>pilotez les tarifs avec notre consultant</duty>. Une <duty>permanence de direction un week-end sur trois</duty> est à prévoir.

Votre profil
– <degree c="must">BTS ou licence en hôtellerie</degree>
– <years n="5" of="réception d'hôtel 4 ou 5 étoiles">Cinq ans minimum</years> en réception d'hôtels 4 ou 5 étoiles
– Vous avez déjà fait du <must>management d'équipe</must> en réception
– <lang c="must">Anglais courant, niveau C1</lang> : l'entretien se déroule pour moitié en anglais et ce point est éliminatoire
– Une <lang c="nice">deuxième langue étrangère</lang>, l'allemand de préférence, serait un vrai plus
– Maîtrise d'un PMS : <must g="1">Opera</must> ou <must g="1">Mews</must>
– Bonnes bases de <must>yield management</must>
– <must>Gestion des litiges clients</must> avec calme et humour

Appréciés : l'habitude des <nice>audits qualité (LQA ou Forbes)</nice>, la gestion des <nice>extranets Booking et Expedia</nice>, le <nice>SST</nice>.

À savoir : la <no>comptabilité générale</no> est confiée à un cabinet, la <no>gestion du spa</no> a sa propre responsable, et nul besoin de connaître <no>Duetto</no>, notre consultant s'en charge. On vous formera à <no>la billetterie des croisières</no>, c'est l'affaire d'une matinée.

Nous étudions toutes les candidatures à compétences égales, y compris celles des personnes en situation de handicap. <permit>Autorisation de travail en France</permit> nécessaire.

CV et quelques lignes à Mme Vuagnoux : recrutement@roselieres.example.com. Réponse sous dix jours, promis. Prise de poste le 1er mars.
