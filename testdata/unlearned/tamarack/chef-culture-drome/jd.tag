Offre n° 25-1187 | Déposée par un cabinet de recrutement agricole

<title>Chef(fe) de culture maraîchage bio</title>
CDI, temps plein, <place>Loriol-sur-Drôme (26)</place>
<employer>SCEA Les Jardins de Peyrol</employer>

L'entreprise
Exploitation familiale certifiée AB depuis 2009 : 2,4 ha de tunnels froids, 11 ha de plein champ, une quarantaine de légumes. La <no>commercialisation</no> est assurée par notre coopérative et la <no>comptabilité</no> par un cabinet : vous n'aurez à vous occuper ni de l'une ni de l'autre.

Vos missions
En lien direct avec les deux gérants, vous <duty>établissez le plan de culture</duty> et <duty>le faites vivre semaine après semaine</duty>. Vous <duty>organisez le travail de 4 permanents et jusqu'à 10 saisonniers</duty>, vous <duty>pilotez l'irrigation</duty>, vous <duty>surveillez l'état sanitaire</duty> et décidez des lâchers d'auxiliaires avec notre technicienne. Vous tenez la <must>traçabilité</must> à jour pour l'organisme certificateur. Vous conduisez les tracteurs quand il le faut : la <must>conduite de tracteur</must> doit donc être acquise.

Votre profil
De formation agricole (<degree c="must">BTSA</degree> ou <degree c="must">BPREA</degree>), vous avez <years n="3" of="maraîchage biologique">au moins trois ans d'expérience en maraîchage biologique</years>, sous abri et en plein champ. Vous connaissez bien :
- la <must>planification des cultures</must> et les itinéraires techniques de la tomate, de la salade et du concombre,
- l'<must>encadrement d'équipe</must>,
- la <must g="1">fertirrigation</must> ou, à défaut, l'<must g="1">irrigation goutte-à-goutte</must>,
- la <must>protection biologique intégrée</must>,
- le <must>cahier des charges AB</must>.
Le <licence c="must">Certiphyto décideur</licence> et le <licence c="must">permis B</licence> sont indispensables. À l'aise avec <must>Excel</must>.

Serait un plus : <licence c="nice">CACES R482</licence>, notions d'<lang c="nice">espagnol</lang> (une partie de l'équipe est andalouse), expérience de la <nice>production de plants</nice>, petite <nice>mécanique agricole</nice>. Pas besoin de connaître l'<no>hydroponie</no>, nous cultivons en pleine terre.

Conditions
<pay>2 450 à 2 750 € brut mensuels</pay>, 39 h annualisées, un week-end d'astreinte sur quatre, légumes à volonté, logement possible sur place les trois premiers mois. Poste à pourvoir au 1er mars.

Envoyez CV et quelques lignes (pas de lettre type, merci !) à recrutement@terrain-et-talents.example.org. Toutes les candidatures sont étudiées, à compétences égales, sans distinction d'origine, de sexe ou de handicap.
