Objet : saison d'hiver, on recrute !

Bonsoir à tous,

Merci de faire tourner. La <employer>Ferme de la Cochette</employer>, restaurant d'altitude au <place>Grand-Bornand</place> (1 650 m, accès télécabine), cherche pour la période du 13 décembre au 12 avril deux <title>chefs de rang</title> et un <title>runner</title>.

Pour les chefs de rang : au moins <years n="2" of="saisons en salle">deux saisons</years> derrière vous en <must>salle</must>, <must>port de trois assiettes</must>, le <must>découpage de la côte de bœuf</must> devant le client, et assez d'<lang c="must">anglais</lang> pour expliquer la tartiflette à un monsieur de Leeds. <lang c="nice">Italien</lang> ou <lang c="nice">néerlandais</lang>, l'un ou l'autre, c'est du bonheur. Pour le runner : rien, juste des jambes et le sourire, on apprend tout ici, même le <no>Lightspeed</no>.

Il faut savoir descendre à <must>ski</must> à 17 h, la benne ferme. Pas besoin d'être <no>moniteur</no>.

Vous ferez <duty>la mise en place à 9 h 30</duty>, <duty>un service unique le midi, 180 couverts en terrasse quand il fait beau</duty>, <duty>l'encaissement</duty>, et un soir par semaine les fondues. Côté <no>cocktails</no>, c'est Jojo au bar, ne touchez pas à son shaker.

<pay>2 150 € net, nourri, logé en chambre double</pay>, forfait saison offert, deux jours de repos consécutifs (si si).

Réponse par mail ou au 06 39 98 00 00 entre 15 et 17 h. CV avec photo pas obligatoire, on vous verra bien assez tôt.

Martial et Odile
