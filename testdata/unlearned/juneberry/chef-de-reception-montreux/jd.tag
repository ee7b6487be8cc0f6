<employer>Hôtel des Mouettes ****S</employer>, <place>Montreux</place>

Maison familiale de 92 chambres au bord du lac, ouverte toute l'année, membre d'aucune chaîne et contente de l'être. Pour le 1er mars ou date à convenir, nous cherchons notre

<title>Chef·fe de réception</title> à 100 %

Ce qui vous attend
Rattaché·e directement à la direction, vous <duty>dirigez une équipe de neuf personnes</duty> (réception, conciergerie, veilleurs de nuit) et vous <duty>établissez les plannings</duty> dans le respect de la CCNT. Vous <duty>accueillez les hôtes</duty>, <duty>traitez les réclamations</duty> avant qu'elles n'arrivent sur internet, <duty>contrôlez la caisse et la facturation des débiteurs</duty> et <duty>formez deux apprentis</duty> par année. Trois week-ends sur cinq, vous êtes de service. Pendant le festival de jazz, tout le monde est de service.

Votre profil
• <degree c="must" g="1">CFC d'employé·e de commerce HGT</degree> ou <degree c="must" g="1">diplôme d'une école hôtelière</degree>
• <years n="5" of="réception hôtelière">cinq ans d'expérience en réception</years> dans un établissement de quatre ou cinq étoiles, dont au moins <years n="2" of="encadrement">deux ans à la tête d'une équipe</years>
• maîtrise d'<must g="2">Opera Cloud</must> ou de <must g="2">Protel</must>
• <must>gestion des réclamations</must>, tact et sang-froid
• à l'aise avec les <must>plannings</must> et avec la <must>CCNT</must>
• <must>clôture de caisse</must> et suivi des <must>débiteurs</must>
• <lang c="must">français</lang> et <lang c="must">anglais</lang> courants, <lang c="must">allemand B2</lang> au minimum : la moitié de nos hôtes vient de Zurich, Berne et Stuttgart, et ils téléphonent
• <permit>nationalité suisse ou permis B ou C valable</permit>

Un plus : le <licence c="nice">cours de formateur en entreprise</licence>, des notions de <nice>yield management</nice>, la connaissance des standards <nice>LQA</nice>, de l'<lang c="nice">italien</lang>.

À savoir : les tarifs et le <no>channel manager</no> sont entre les mains de notre responsable du revenu, le <no>marketing digital</no> est confié à une agence et le spa a sa propre équipe, vous n'aurez donc pas à apprendre <no>TAC</no>. 

Nous offrons un salaire de <pay>5'800 à 6'400 francs</pay> brut fois treize, cinq semaines de vacances, la place de parc à 40 francs, les repas au tarif de la convention, et un logement de service les trois premiers mois si vous venez de loin.

Dossier complet (CV, certificats de travail, photo si vous voulez) à Mme Véronique Chappuis-Roten, rh@hotelmouettes.example.com. Il ne sera pas répondu aux agences ni aux dossiers qui ne correspondent pas au profil.
