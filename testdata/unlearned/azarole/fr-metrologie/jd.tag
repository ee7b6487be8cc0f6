<title>Technicien(ne) métrologie dimensionnelle H/F</title>
<employer>Arvane Décolletage</employer> – <place>Marnaz (Haute-Savoie)</place> – CDI – Réf. QM-2025-19

Qui sommes-nous ?
Depuis 1962, Arvane Décolletage usine dans la vallée de l'Arve des pièces de précision pour l'automobile, le médical et la connectique. 240 personnes, 3 sites, 78 % d'export, un chiffre d'affaires de 51 M€. Nos ingénieurs développent leurs propres machines spéciales et programment en <no>Python</no> leurs outils de vision ; notre fonderie partenaire suit ses propres contrôles <no>par tomographie</no>.

Votre mission
Rattaché(e) à la responsable du laboratoire (5 personnes), vous êtes garant(e) de la mesure sur le site de Marnaz. À ce titre, vous :
• <duty>créez et mettez au point les programmes de mesure tridimensionnelle des nouvelles pièces</duty> ;
• <duty>réalisez les rapports de contrôle des échantillons initiaux</duty> ;
• <duty>gérez le parc d'environ 1 400 instruments</duty> : planification, étalonnages internes, relations avec les prestataires ;
• <duty>menez les études de capabilité des moyens de contrôle</duty> avec les pilotes de ligne ;
• <duty>formez les régleurs au bon usage des moyens de contrôle</duty>.

Votre profil
De formation <degree c="must" g="1">BTS Conception des processus ou équivalent</degree> ou <degree c="must" g="1">BUT Mesures physiques</degree> (la VAE nous va très bien), vous avez <years n="5" of="métrologie dimensionnelle">au moins cinq années de pratique de la métrologie dimensionnelle</years> en milieu industriel, idéalement dans le <nice>décolletage</nice> ou l'usinage de précision. Vous <must>programmez une MMT en autonomie</must> sous <must g="2">Calypso</must> ou <must g="2">PC-DMIS</must> et vous lisez un plan sans hésiter : la <must>cotation ISO GPS</must> n'a plus de secret pour vous. <must>R&R</must>, <must>calcul d'incertitudes</must> et <must>étalonnage d'instruments</must> font partie de votre quotidien. La <must>rigueur</must> va de soi ; la <must>pédagogie</must> compte autant. Nos clients étant allemands et américains, un <lang c="must">anglais technique (B1)</lang> est indispensable.

Les petits plus : l'<nice>ISO/IEC 17025</nice>, une expérience <nice>IATF 16949</nice> et <nice>PPAP</nice>, un logiciel de gestion de parc comme <nice>Deca</nice>, la mesure de <nice>rugosité et de forme</nice>. L'<lang c="nice">allemand</lang> serait apprécié. Pas besoin de savoir <no>régler un tour multibroche</no>, nos régleurs le font mieux que personne !

Ce que nous vous offrons
– <pay>32 à 38 k€ sur 13 mois selon expérience</pay>, intéressement et participation (1,4 mois en moyenne sur trois ans)
– horaires de journée, 37 h, 11 RTT, vendredi après-midi libre
– mutuelle familiale prise en charge à 70 %, restaurant d'entreprise, CSE avec forfait de ski
– un parcours d'intégration de six semaines, dont deux chez le constructeur de nos machines ; <no>cours d'allemand</no> sur temps de travail
– prime de covoiturage et parking vélos fermé

Notre engagement
À compétences égales, tous nos postes sont ouverts aux personnes en situation de handicap. Arvane Décolletage est signataire de la Charte de la diversité et publie un index égalité de 91/100.

Comment ça se passe ?
1. Un échange téléphonique de 20 minutes avec Maëlle (RH). 2. Une visite du laboratoire et un cas pratique sur pièce. 3. Une réponse sous dix jours, promis. Candidature : recrutement@arvane.example.com
