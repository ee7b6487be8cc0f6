<employer>Pompes Funèbres Vasseur & Fille</employer> – maison familiale depuis 1961
3 agences, 2 chambres funéraires, 17 personnes. <place>Cholet (49)</place>

Nous cherchons un ou une <title>conseiller funéraire (H/F)</title>, CDI 39 h, <pay>2 250 à 2 500 € brut</pay> + primes + panier.

Michel part en retraite après 31 ans chez nous. Il a enterré la moitié de la ville et l'autre moitié espérait que ce serait lui. On ne remplace pas Michel, mais on voudrait quelqu'un qui sache s'asseoir, écouter et ne rien oublier.

Votre travail
Vous <duty>recevez les familles en agence ou à domicile</duty>, vous <duty>établissez le devis et organisez les obsèques de A à Z</duty> (mairie, culte, cimetière, crématorium), vous <duty>préparez la cérémonie et la conduisez parfois</duty>, vous <duty>proposez les articles et les monuments</duty>, et vous faites <duty>le suivi après les obsèques</duty>. Astreinte téléphonique une semaine sur quatre, nuit et dimanche compris. Il arrive de devoir aider à un portage.

Ce qu'il nous faut
— le <licence c="must">diplôme national de conseiller funéraire</licence> (c'est la loi, on ne peut pas faire autrement)
— <years n="2" of="conseil funéraire">deux ans de métier au moins</years>
— <licence c="must">le permis B</licence>
— de l'<must>écoute</must>, de la <must>rigueur administrative</must>, une bonne <must>orthographe</must>
— la <must>réglementation funéraire</must> et les <must>démarches d'état civil</must>
— être à l'aise avec un logiciel métier, <must g="1">Simplifia</must> ou <must g="1">Gescime</must> ou autre

Seraient un plus : la <nice>vente de monuments</nice>, les <nice>contrats d'obsèques</nice> (<licence c="nice">habilitation IAS</licence>), la <nice>cérémonie civile</nice>, <lang c="nice">quelques mots de portugais</lang>, beaucoup de familles du quartier le parlent.

Ce que vous ne ferez pas : les <no>soins de conservation</no> (un thanatopracteur indépendant passe tous les matins), la <no>comptabilité</no> (Martine veille), le <no>marketing</no>.

Mutuelle prise en charge à 70 %, 13e mois, tenue fournie, deux dimanches sur trois libres hors astreinte.

CV et quelques lignes à recrutement@pf-vasseur.example.com ou au magasin, rue Nationale. On répond à tout le monde.
