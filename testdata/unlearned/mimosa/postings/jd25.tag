<employer>Pharmacie du Vieux-Bourg</employer>, 1110 <place>Morges</place>

Nous cherchons pour compléter notre équipe de douze personnes un ou une

<title>pharmacien·ne adjoint·e</title> à 60-80 %

Officine indépendante au centre-ville, clientèle fidèle, laboratoire où nous fabriquons encore quelques pommades, deux EMS desservis. La pharmacienne responsable, Mme Rochat, vous passera volontiers ses dossiers et son humour.

Vous serez amené·e à <duty>valider les ordonnances et assurer l'assistance pharmaceutique</duty>, à <duty>conduire des entretiens de polymédication</duty>, à <duty>remplacer la responsable deux samedis par mois et pendant ses vacances</duty>, à <duty>superviser les assistantes en formation</duty>. Les semainiers des EMS sont préparés par notre assistante principale, ne vous en souciez pas. Pas de <no>parfumerie</no>, pas d'objectifs de <no>vente</no>, et l'<no>homéopathie</no> est l'affaire de Jocelyne qui la connaît comme personne.

Conditions impératives : <degree c="must">diplôme fédéral de pharmacien ou titre étranger reconnu par la MEBEKO</degree>, <licence c="must">autorisation de pratiquer du canton de Vaud, obtenue ou en cours</licence>, <lang c="must">français C1</lang>, <permit>nationalité suisse, UE/AELE ou permis C</permit>. Il vous faut également <years n="2" of="officine">deux années complètes</years> d'<must>officine</must> depuis le diplôme, dont une partie <must>en Suisse</must>, et une bonne maîtrise de la <must>LAMal et de la LS</must>. Nous travaillons sur <must g="1">ProPharma X</must>, mais qui connaît <must g="1">TriaPharm</must> ou <must g="1">Golden Gate</must> s'y retrouvera.

Seraient des atouts :
   – le <licence c="nice">certificat FPH Vaccination et prélèvements sanguins</licence>
   – un <licence c="nice">titre FPH en pharmacie d'officine</licence>, terminé ou commencé
   – l'<lang c="nice">anglais</lang>, le <lang c="nice">portugais</lang>
   – quelques souvenirs de <nice>préparations magistrales</nice>

Sur le plan humain, nous tenons à l'<must>écoute</must>, à la <must>rigueur</must> et à une certaine <must>résistance au stress</must> le 2 janvier. La <no>vaccination</no> peut s'apprendre chez nous, le cours est payé.

Salaire : <pay>CHF 7'400.– à 8'600.– × 13</pay> (base 100 %), cinq semaines de vacances, 4 jours de formation, place de parc partagée, pas de gardes de nuit.

Entrée : 1er octobre ou à convenir. Dossier complet (lettre, CV, diplômes, certificats de travail) à Mme F. Rochat, par courrier ou à rochat@vieuxbourg.example.com. Réponse assurée à chaque postulation ; discrétion assurée aussi, le monde est petit.
