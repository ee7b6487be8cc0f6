ON CHERCHE LA PERLE (de Laguiole) !

La <employer>Crèmerie Vanlierde</employer>, place du Parvis à <place>Namur</place>, ce sont 140 fromages, une cave du XVIIIe et une file qui va jusqu'au fleuriste le samedi. Pour la fin de l'année et plus si ça colle, on engage un ou une <title>vendeur fromager</title>, 30 h/semaine du mercredi au dimanche midi, <pay>15,40 € brut de l'heure</pay> et le pain gratuit.

Tu <duty>sers, conseilles et emballes</duty>, tu <duty>montes les plateaux sur commande</duty>, tu <duty>retournes les tommes</duty> quand Luc est en tournée. Il faut le <must>sens du contact</must>, le <must>calcul mental</must>, une <must>découpe</must> propre au fil et au couteau et le respect des <must>normes AFSCA</must>. <years n="1" of="vente alimentaire ou salle">Un an</years> dans le <must g="1">commerce alimentaire</must> ou en <must g="1">salle</must>, ça nous suffit. L'<no>affinage</no>, on te l'apprend, et la <no>comptabilité</no> c'est ma sœur. Quelques mots de <lang c="nice">néerlandais</lang> pour les touristes, c'est bienvenu ; si tu t'y connais en <nice>vins</nice>, on va bien s'entendre.

Conditions Activa ? Dis-le nous. Pas de CV Canva de trois pages : un mail, ton numéro, et ton fromage préféré (la Vache qui rit = refus immédiat).

Sophie
