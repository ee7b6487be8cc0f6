<employer>La Mie Têtue</employer>, boulangerie bio au levain, <place>Rennes (quartier Sainte-Thérèse)</place>
cherche son ou sa <title>boulanger·ère tourier·ère</title>

Salut ! Nous c'est Gwenn et Ismaël. On a ouvert en 2020 (mauvaise idée, bonne boulangerie) et on tourne aujourd'hui avec six personnes, un four à bois et un laminoir acheté d'occasion qui fait un bruit de tracteur.

On fabrique le jour. Oui, le jour : embauche à 5 h 30, fin à 13 h, fermé dimanche et lundi. On ne travaille pas la nuit, on ne l'a jamais fait et on ne le fera pas.

Ce que tu ferais avec nous : <duty>le tourage de A à Z, croissants, pains au chocolat, kouign-amann</duty> ; <duty>les brioches du week-end</duty> ; <duty>un coup de main au façonnage des pains quand le tour est fini</duty> ; <duty>les commandes de beurre et de farine</duty>. La <no>vente</no>, c'est Maïwenn. Les <no>entremets</no> et la <no>pâtisserie fine</no>, on n'en fait pas, les gens vont chez le voisin et tout le monde est content.

Il te faut un <degree c="must">CAP boulanger ou pâtissier</degree> (une reconversion, c'est bien aussi, Ismaël était comptable). Il faut savoir <must>tourer à la main et au laminoir</must>, connaître la <must>fermentation sur levain liquide</must> parce qu'on n'utilise pas de levure dans les viennoiseries, et <must>porter des sacs de 25 kg</must> sans y laisser ton dos. Il faut <must>être régulier·ère</must> : le croissant du mardi doit ressembler à celui du samedi. Côté papiers, l'<must>HACCP</must>, comme partout.

Combien d'années ? On s'en fiche un peu, mais <years n="1" of="tourage">une saison complète ou un an au tour</years> nous paraît honnête.

Si en plus tu t'y connais en <nice>farines de population</nice>, si tu sais mener un <nice>four à bois</nice> (sinon on t'apprend), ou si tu baragouines <lang c="nice">breton</lang> avec les mamies du marché des Lices, c'est la fête.

CDI 35 h, <pay>2 150 € net environ</pay>, 6 semaines de congés, mutuelle payée à 80 %, pain à volonté, et une part des bénéfices puisqu'on passe en SCOP en 2026.

Pour postuler : passe à la boutique un mardi ou mercredi après 13 h avec quelque chose que tu as fait de tes mains, ou écris à bonjour@lamietetue.example.org. Essai de deux matinées, payé.
