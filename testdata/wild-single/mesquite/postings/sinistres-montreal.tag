<title>Expert(e) en sinistres – Biens des particuliers</title>

<employer>La Mutuelle du Fleuve</employer>, assureur de dommages
Lieu de travail : <place>Longueuil (Québec)</place>
Statut : permanent, temps plein, 35 h
Échelle : <pay>62 400 $ à 81 900 $</pay>
Affichage : du 3 au 21 mars

Ici, quand une toiture s'envole à Rimouski, quelqu'un répond dans les deux heures. Nous assurons 410 000 ménages au Québec et, depuis l'an dernier, quelques milliers au <no>Nouveau-Brunswick</no> (équipe distincte, à <no>Moncton</no>).

VOTRE RÔLE EN BREF
Sous la responsabilité du chef d'équipe Indemnisation, vous <duty>enquêtez sur des sinistres résidentiels de 5 000 $ à 150 000 $</duty>, <duty>analysez la couverture</duty>, <duty>négociez les règlements</duty> avec l'assuré et les entrepreneurs et <duty>fermez vos dossiers dans les délais</duty>. Environ 80 % du travail se fait au téléphone et par vidéo; pour le reste, vous <duty>inspectez les lieux</duty> en Montérégie. Les dossiers <no>automobile</no> et <no>responsabilité civile</no> sont traités ailleurs, et l'<no>estimation</no> des travaux est confiée à nos évaluateurs, qui utilisent <no>Xactimate</no>.

CE QU'IL FAUT
• <licence c="must">Permis de l'AMF d'expert en sinistre</licence>, dommages des particuliers, valide
• <degree c="must">DEC ou AEC en assurance de dommages</degree>, ou encore un baccalauréat pertinent, ou l'équivalent en années de métier
• De <years n="2" of="indemnisation en biens">deux à quatre ans</years> en <must>indemnisation</must> chez un <must g="1">assureur</must>, un <must g="1">cabinet d'expertise</must> ou un <must g="1">courtier délégataire</must>
• Bonne connaissance des <must>formulaires BAC</must> et du <must>Code civil</must> en matière d'assurance
• Talent de <must>négociation</must> et <must>écoute</must> – les gens que vous appelez ont de l'eau dans leur sous-sol
• <lang c="must">Français impeccable, à l'oral comme à l'écrit</lang>
• <licence c="must">Permis de conduire classe 5</licence> et véhicule; le kilométrage est remboursé

CE QUI VOUS DISTINGUERAIT
• <licence c="nice">Titre de PAA (FPAA)</licence> obtenu ou en voie de l'être
• Habitude de <nice>Guidewire ClaimCenter</nice>
• Une première participation à un <nice>événement catastrophique</nice> (verglas, inondation)
• <lang c="nice">Anglais fonctionnel</lang>. Il sert à l'occasion, pour des assurés du West Island; nous ne l'exigeons pas, conformément à la Charte de la langue française.

Pas besoin d'être <no>ingénieur</no>, ni d'avoir touché à la <no>détection de fraude</no> : l'Unité spéciale d'enquête s'en occupe, avec des modèles d'<no>apprentissage automatique</no> dont elle est très fière.

CE QUE VOUS RECEVEZ
Quatre semaines de vacances dès la première année, régime de retraite à prestations déterminées (oui, ça existe encore), assurance collective, prime de 6 %, garde rémunérée une fin de semaine sur huit. Remboursement des cours de l'Institut d'assurance, de cours d'<no>espagnol</no>, de l'abonnement au gym ou au transport. Mode hybride : le mardi et un autre jour à Longueuil, métro à 200 mètres.

Les candidats <permit>doivent être autorisés à travailler au Canada</permit>. Une vérification de crédit et d'antécédents est faite avec votre accord.

Postulez par notre portail Carrières, en joignant votre numéro de certificat de l'AMF. <employer>La Mutuelle</employer> souscrit à un programme d'accès à l'égalité et invite les femmes, les Autochtones, les minorités visibles et ethniques ainsi que les personnes handicapées à présenter leur candidature. Le masculin est utilisé pour alléger le texte.
