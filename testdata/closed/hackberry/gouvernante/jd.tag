<employer>Hôtel Le Semnoz & Spa</employer> ****
<place>Annecy (74)</place>

ANNONCE : <title>Gouvernante générale</title> (H/F)
CDI – 39 h – statut agent de maîtrise – <pay>2 750 à 3 050 € brut mensuel selon profil</pay> – 13e mois – poste logé possible les 3 premiers mois

Au bord du lac, dans une maison familiale de 84 chambres, 12 suites et un spa de 600 m² (celui-ci a sa propre équipe, on ne vous demandera pas de connaissances en <no>soins esthétiques</no>), vous prendrez la suite de Mireille, qui part à la retraite après 22 ans chez nous et qui restera un mois à vos côtés.

VOTRE QUOTIDIEN
Sous l'autorité de la directrice d'hébergement, vous <duty>encadrez 14 femmes de chambre, 3 valets et 2 lingères</duty>, vous <duty>établissez les plannings</duty> en fonction du taux d'occupation, vous <duty>contrôlez les chambres et les parties communes</duty> et vous <duty>suivez les commandes de linge et de produits</duty>. Vous travaillez main dans la main avec la réception et la maintenance. Les recrutements se font avec vous, la paie est faite par le siège (donc pas de <no>paie</no>).

CE QUE NOUS CHERCHONS
> <years n="5" of="hôtellerie 4 ou 5 étoiles">5 ans d'expérience minimum en hôtellerie 4* ou 5*</years>, dont <years n="2" of="gouvernante">deux comme gouvernante</years> ou assistante gouvernante générale
> <degree c="nice">diplôme hôtelier (CAP, BTS, titre pro)</degree> apprécié, mais le terrain passe avant
> vrai talent pour le <must>management d'équipe</must> et la <must>gestion des plannings</must>
> <must>contrôle qualité</must> des chambres, sens du détail
> maîtrise des <must>protocoles d'hygiène</must> et des <must>produits d'entretien</must> (nous sommes labellisés Clef Verte, une culture <nice>développement durable</nice> sera un atout)
> <must>gestion des stocks</must> de linge, suivi d'un blanchisseur extérieur
> à l'aise avec un PMS : <must g="1">Opera</must>, <must g="1">Mews</must> ou <must g="1">Protel</must>
> <lang c="must">anglais courant</lang> : 60 % de clientèle étrangère, vous êtes souvent leur seule interlocutrice à l'étage
> un peu d'<lang c="nice">italien</lang> ou de <lang c="nice">portugais</lang>, pour l'équipe, serait sympathique
> <nice>maîtrise du budget</nice> du département, on vous formera à notre outil <no>Skello</no>
> <permit>titre de séjour en règle</permit> le cas échéant

Deux jours de repos consécutifs, un week-end sur trois, repas, mutuelle, accès au spa hors saison, parking vélo.

Comment postuler : CV et quelques lignes (pas de roman !) à l'attention de Mme Favre-Lorin, recrutement@lesemnoz.example.com. Prise de poste début avril. Entretien sur place et une demi-journée d'essai rémunérée. Toutes les candidatures sont étudiées à compétences égales.
