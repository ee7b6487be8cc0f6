De : recrutement@thermorhone.example.com
Objet : On cherche notre prochain(e) <title>conducteur / conductrice de travaux CVC</title>

Bonjour à toutes et à tous,

<employer>ThermoRhône Énergies</employer>, c'est 85 personnes, un atelier de préfabrication à Saint-Priest et une bonne quarantaine de chantiers par an entre <place>Lyon</place>, Vienne et Bourgoin : écoles, EHPAD, logements collectifs, quelques labos. Jean-Luc part à la retraite en juin (il l'a dit trois fois, cette fois on y croit), il nous faut donc quelqu'un pour reprendre son portefeuille.

Le poste, en clair : vous prenez l'affaire au moment où le bureau d'études la lâche et vous la rendez levée de réserves. Entre les deux, vous <duty>planifiez les interventions</duty>, <duty>passez les commandes et négociez avec les sous-traitants</duty> (calorifuge, GTB, désamiantage), <duty>animez trois à cinq équipes de monteurs</duty>, <duty>tenez les réunions de chantier avec la maîtrise d'œuvre</duty>, <duty>établissez les situations mensuelles</duty> et <duty>suivez la marge affaire par affaire</duty>. Vous <duty>préparez les DOE et assistez à la réception</duty>. Les <no>études d'exécution sur Revit</no> sont faites par nos projeteurs et le <no>chiffrage des appels d'offres</no> par Samira ; vous n'aurez qu'à leur dire ce qui ne passera pas dans la gaine.

Ce qu'il nous faut absolument :
  > <degree c="must">un BTS ou un DUT en génie thermique, fluides ou énergétique</degree> (ou mieux)
  > <years n="4" of="conduite de travaux CVC">quatre ans au moins en conduite de travaux CVC</years>, pas seulement en études
  > la maîtrise technique du <must>chauffage</must>, de la <must>ventilation double flux</must> et des <must>réseaux hydrauliques</must>
  > savoir <must>gérer un budget de chantier</must>, des <nice>marchés publics</nice> si possible depuis le CCAP jusqu'au DGD
  > <must>MS Project</must> ou n'importe quel équivalent qui ne soit pas une nappe en papier
  > des notions solides de <must>sécurité de chantier (PPSPS)</must>
  > <licence c="must">le permis B</licence>

Ce qui nous ferait plaisir : <licence c="nice">l'attestation d'aptitude fluides frigorigènes catégorie I</licence>, une expérience en <nice>site occupé</nice>, en <nice g="1">pompes à chaleur</nice> ou en <nice g="1">géothermie</nice>, l'<licence c="nice">habilitation électrique BR ou B0</licence>. L'<no>anglais</no>, honnêtement, ne vous servira pas.

Côté conditions : CDI, <pay>42 à 50 k€ sur 13 mois selon expérience</pay>, forfait 218 jours, véhicule de service, participation, mutuelle prise en charge à 70 %, un vendredi après-midi sur deux libéré. ThermoRhône est signataire de la charte de la diversité et tous nos postes sont ouverts aux personnes en situation de handicap.

Envoyez votre CV (la lettre est facultative). Premier échange au téléphone, puis visite d'un chantier avec Jean-Luc, casque fourni.

Bien à vous,
Noémie Garrigou, RH
