<employer>Groupe Terrassol</employer> – Direction régionale Rhône-Alpes
Offre n° TR-69-2208 – CDI – statut cadre ou ETAM selon profil

<title>Conducteur / Conductrice de travaux VRD (F/H)</title>
<place>Vénissieux (69)</place>, chantiers dans un rayon de 60 km

LE GROUPE
Entreprise familiale passée en trois générations de deux pelles à 1 150 collaborateurs, Terrassol intervient en terrassement, réseaux humides, voirie et aménagements urbains. Le <no>bâtiment</no> et les <no>ouvrages d'art</no> relèvent de nos filiales, vous n'en ferez pas.

VOTRE MISSION
Rattaché(e) au chef d'agence, vous prenez en charge 4 à 6 opérations en parallèle, de 100 k€ à 2,5 M€, pour des communes, des métropoles et des aménageurs. Concrètement, vous :
• <duty>préparez les chantiers</duty> : <must>DICT</must>, méthodes, <must>planning</must>, achats ;
• <duty>encadrez deux à trois chefs de chantier</duty> et leurs équipes, et choisissez les <must>sous-traitants</must> ;
• <duty>tenez le budget</duty> et présentez chaque mois votre résultat : le <must>suivi financier</must> ne vous fait pas peur ;
• établissez les <must>métrés</must>, situations de travaux et décomptes, jusqu'au DGD ;
• <duty>animez les réunions avec le maître d'ouvrage et les riverains</duty> ;
• faites vivre la <must>sécurité</must> sur le terrain, pas dans un classeur.
La réponse aux <no>appels d'offres</no> est assurée par notre bureau d'études ; on vous demandera simplement votre avis.

VOTRE PROFIL
De formation <degree c="must">Bac+2 minimum en travaux publics ou génie civil (BTS TP, DUT/BUT GC, licence, école d'ingénieurs)</degree> – les marchés publics que nous exécutons exigent ce niveau sur CV, nous ne pouvons donc pas y déroger –, vous justifiez de <years n="5" of="conduite de travaux VRD">cinq ans au moins en conduite de travaux VRD</years>. Vous connaissez les <must>réseaux humides</must> et la <must>voirie</must>, vous êtes à jour de votre <licence c="must">AIPR niveau encadrant ou concepteur</licence> et vous avez le <licence c="must">permis B</licence>. <must>MS Project</must> et Excel sont vos outils de tous les jours.
Seraient appréciés : <nice g="1">AutoCAD</nice> ou <nice g="1">Covadis</nice>, une première expérience en <nice>travaux sous circulation de tramway</nice>, le <licence c="nice">SST</licence>. Notre logiciel de gestion maison, <no>Terragest</no>, s'apprend en deux jours avec Josiane.

CE QUE NOUS PROPOSONS
<pay>42 à 50 k€ bruts sur 13 mois</pay>, participation et intéressement, véhicule de service, panier, mutuelle prise en charge à 75 %, RTT, et un parrain pendant six mois.

POSTULER
CV et quelques lignes à recrutement@terrassol.example.com sous la référence TR-69-2208. Un premier échange téléphonique, un entretien à l'agence, une matinée sur chantier (chaussures fournies). À compétences égales, ce poste est ouvert aux personnes en situation de handicap.
