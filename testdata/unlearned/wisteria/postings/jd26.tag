<employer>Manufacture Quévert-Amiguet SA</employer> | Haute horlogerie depuis 1878 | <place>Le Brassus (Vallée de Joux, VD)</place>

Afin de renforcer notre département Achats (7 personnes), nous recherchons de suite ou à convenir un ou une

<title>ACHETEUR / ACHETEUSE HABILLAGE – 80 à 100 %</title>

Rattaché(e) au Responsable Achats, vous aurez la responsabilité d'un portefeuille de boîtes, cadrans, aiguilles et bracelets d'environ 14 MCHF auprès d'une trentaine de sous-traitants entre Genève, Vallée de Joux et Arc jurassien.

Responsabilités principales
■ <duty>Lancer les appels d'offres et négocier prix, délais et contrats-cadres</duty>
■ <duty>Suivre les commandes et relancer les fournisseurs</duty>, prototypes compris
■ <duty>Conduire les audits fournisseurs avec la Qualité</duty>
■ <duty>Gérer les non-conformités et les retours</duty>
■ <duty>Participer aux jalons de développement produit</duty> avec le bureau technique. Vous y lirez des <must>plans techniques</must>, la construction sous <no>SolidWorks</no> restant l'affaire des ingénieurs
■ <duty>Tenir les indicateurs (OTD, taux de rejet, économies)</duty>

Profil
■ <degree c="must" g="1">CFC technique (polymécanicien, micromécanicien, horloger)</degree> ou <degree c="must" g="1">CFC d'employé de commerce</degree>
■ complété d'un <licence c="must">brevet fédéral de spécialiste en achats</licence> ou d'un titre jugé équivalent, obtenu ou en voie d'obtention
■ <years n="5" of="achats en horlogerie ou microtechnique">5 à 8 ans d'expérience dans les achats, impérativement en horlogerie ou microtechnique</years>
■ bonne connaissance des <must>procédés de terminaison (polissage, galvanoplastie, PVD)</must>
■ pratique confirmée d'un <must>ERP</must>, idéalement <nice>ProConcept</nice> ou <nice>SAP</nice>
■ <must>négociation</must>, <must>rigueur</must>, <must>esprit d'équipe</must>
■ <lang c="must">français courant</lang>, <lang c="must">anglais B2</lang> ; <lang c="nice">allemand</lang> apprécié pour nos partenaires soleurois
■ <licence c="must">permis de conduire</licence> (déplacements, 1 jour par semaine)

Un atout supplémentaire : connaissances en <nice>métaux précieux et contrôle officiel (poinçon)</nice> ; sensibilité <nice>RJC</nice> / approvisionnement responsable.

Nous ne recherchons pas un profil <no>achats indirects</no> (IT, voyages, marketing), ni un profil <no>supply chain</no> pur : l'ordonnancement dispose de sa propre équipe.

Nous vous offrons un cadre où l'on entend encore les vaches, 41 heures annualisées, 5 à 6 semaines de vacances selon l'âge, une cantine tenue par un ancien du Sentier, la navette gratuite depuis Vallorbe, des cours de <no>gravure</no> et d'<no>émaillage</no> à prix libre pour le personnel, et des conditions selon la CCT horlogère ; salaire indicatif <pay>CHF 88'000 à 104'000 par an</pay>.

Si vous résidez en France voisine, <permit>permis G</permit> : nous nous chargeons des démarches.

Intéressé(e) ? Merci de déposer votre dossier complet (CV, certificats de travail, diplômes) sur notre page carrières, réf. ACH-HAB-0326. Il ne sera répondu qu'aux dossiers correspondant au profil. Les agences de placement sont priées de s'abstenir.
