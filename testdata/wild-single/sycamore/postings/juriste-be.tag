<employer>Vanhoutte, Delcourt & Associés</employer> — avocats / advocaten
<place>Bruxelles (Ixelles)</place>

<title>Assistant(e) juridique / Paralegal droit de la construction</title>

Nous sommes onze avocats et quatre assistantes, nous occupons deux étages d'une maison de maître qui craque, et nous plaidons pour des entrepreneurs, des architectes et des communes. Le cabinet possède également un département <no>droit fiscal</no> et un département <no>droit des étrangers</no>, chacun avec son propre secrétariat ; ce poste-ci est rattaché exclusivement à l'équipe construction (Me Delcourt, trois collaborateurs).

Wij zoeken iemand die in beide landstalen thuis is: de helft van onze dossiers is in het Nederlands. Vandaar: <lang c="must">français</lang> en <lang c="must">néerlandais</lang>, mondeling en schriftelijk. L'<lang c="nice">anglais</lang> est utile, sans plus.

La fonction. Vous <duty>ouvrez et tenez les dossiers dans <nice>Kleos</nice></duty> (une formation est prévue si vous ne le connaissez pas), vous <duty>encodez et surveillez les délais de procédure</duty>, vous <duty>déposez conclusions et pièces via <must g="1">e-Deposit</must> ou <must g="1">DPA</must></duty>, vous <duty>rédigez mises en demeure, courriers aux experts et projets de requêtes simples</duty>, vous <duty>organisez les réunions d'expertise sur chantier</duty> et vous <duty>préparez la facturation mensuelle</duty>. Vous ne plaiderez pas, et vous ne ferez pas non plus de <no>comptabilité</no> : elle est externalisée.

Vous avez un <degree c="must">bachelier en droit</degree> ou en <degree c="must">assistant de direction</degree>, option juridique, ou une expérience jugée équivalente d'au moins <years n="3" of="secrétariat juridique">3 ans</years> dans un cabinet, une étude de notaire ou d'huissier. Vous connaissez le <must>Code judiciaire</must>, en tout cas la partie sur les délais. Vous avez une <must>orthographe irréprochable</must>, vous maîtrisez <must>Word</must> (styles, renvois, tables : pas la barre d'espace) et vous êtes d'une <must>discrétion</must> absolue. La <must>résistance au stress</must> n'est pas une formule : le vendredi avant les vacances judiciaires, on en reparle. Seraient un plus : des notions de <nice>marchés publics</nice>, la lecture d'un <nice>cahier des charges</nice>, la <nice>dactylographie sous dictée</nice> (Me Delcourt est né en 1958).

Nous vous offrons un CDI de 38 h ou un 4/5 ; <pay>2.900 à 3.400 € brut</pay> selon barème CP 336 et expérience ; chèques-repas à 8 €, assurance groupe et hospitalisation DKV, gsm, 25 jours de congé, abonnement STIB/SNCB, deux jours de télétravail après six mois. Un cours d'<no>italien</no> a lieu le mardi midi parce que Me Vanhoutte a épousé une Romaine.

Candidatures / sollicitaties: Mme Godelieve Pauwels, jobs@vda-avocats.example.org. Test écrit dans les deux langues. <permit>Extrait de casier judiciaire</permit> demandé à la signature.
