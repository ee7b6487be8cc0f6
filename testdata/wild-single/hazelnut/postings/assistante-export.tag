Intitulé du poste : <title>Assistant(e) administration des ventes export</title>
Entreprise : <employer>Cosmétiques Lavaur SAS</employer>
Lieu : <place>Castres (81)</place>
Contrat : CDD 9 mois (remplacement congé maternité puis parental)
Temps de travail : 37 h, RTT
Rémunération : <pay>2 250 à 2 450 € brut x 13</pay>
Début : 1er février, avec trois semaines de tuilage
Télétravail : 1 jour / semaine après autonomie
Nombre de postes : 1

DESCRIPTION DE L'ENTREPRISE
Laboratoire familial spécialisé dans l'argile et l'huile de pépins de raisin, 120 salariés, 38 pays. Les équipes R&D pratiquent la <no>formulation</no> et la <no>chromatographie</no> à l'étage du dessous ; le marketing gère <no>Shopify</no> et les influenceuses. Certifié <no>ISO 22716</no> et <no>Cosmos</no>.

DESCRIPTION DU POSTE
Au sein d'un service de quatre personnes :
1/ <duty>Saisir et suivre les commandes de la zone Asie–Moyen-Orient</duty>
2/ <duty>Établir factures pro forma, listes de colisage et certificats d'origine</duty>
3/ <duty>Organiser les enlèvements avec les transitaires</duty>
4/ <duty>Relancer les impayés</duty> avec la comptabilité
5/ <duty>Répondre aux distributeurs</duty>, dont certains écrivent à trois heures du matin et s'attendent à une réponse à trois heures cinq
La <no>prospection</no> commerciale n'entre pas dans les attributions, et les <no>enregistrements réglementaires</no> (CPNP, NMPA) sont traités par les affaires réglementaires.

PROFIL RECHERCHÉ
Formation : <degree c="must">Bac+2 commerce international, transport ou assistanat de manager</degree>
Expérience : <years n="2" of="ADV export">2 ans en ADV export</years>, tous secteurs
Indispensable :
  ☑ <must>Incoterms 2020</must>
  ☑ <must>crédit documentaire</must> ; savoir lire une L/C avant de la subir
  ☑ un ERP : <must g="1">Sage X3</must>, <must g="1">SAP</must> ou <must g="1">Divalto</must>
  ☑ <must>Excel</must> (tableaux croisés)
  ☑ <lang c="must">anglais courant</lang>, écrit surtout
  ☑ <must>rigueur</must>, <must>réactivité</must>
  ☑ <must>aisance au téléphone</must>
Apprécié :
  ☐ <lang c="nice">mandarin</lang> ou <lang c="nice">arabe</lang>
  ☐ <nice>matières dangereuses (IATA)</nice>, à cause des vernis et parfums
  ☐ <nice>douane : Delta-G, EX1</nice>
  ☐ <nice>produits cosmétiques</nice>
Non requis :
  ☒ <no>permis B</no> (navette depuis la gare)
  ☒ <no>comptabilité générale</no>
  ☒ <no>Power BI</no>, c'est Bastien du contrôle de gestion

AVANTAGES
Tickets restaurant 9 €, intéressement, colis de produits chaque trimestre, cours de <no>yoga</no> le mardi midi, remises sur les cures à Avène.

POSTULER
Écrire à rh@lavaur-cosmetiques.example.com en rappelant la référence ADV-EX-09. Un petit test (bon de commande truffé d'erreurs à corriger, 25 minutes) est prévu lors de l'entretien. À compétences égales, priorité est donnée aux bénéficiaires de l'obligation d'emploi.
