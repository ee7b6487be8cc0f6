<title>Gestionnaire paie et administration du personnel (H/F)</title>
<employer>Groupe Verdollin</employer>
CDI · <place>Villeurbanne (69)</place> · Télétravail 2 jours · <pay>34 à 38 K€ sur 13 mois</pay>

L'entreprise

Le <employer>Groupe Verdollin</employer> fabrique et pose des menuiseries depuis 1954. Il compte 640 salariés répartis en cinq sociétés, dont une filiale en <no>Suisse</no> gérée par un prestataire local. Le service RH est composé d'une DRH, d'une chargée de recrutement, d'un alternant et de deux gestionnaires de paie, dont l'une part en retraite : c'est son poste que nous proposons.

Vos missions

Vous aurez en charge un portefeuille d'environ 320 bulletins (bâtiment et métallurgie). À ce titre vous :
– <duty>collectez et saisissez les éléments variables</duty>
– <duty>établissez et contrôlez les bulletins</duty>
– <duty>transmettez la DSN mensuelle et traitez les retours CRM</duty>
– <duty>gérez les arrêts, la prévoyance et les dossiers caisse de congés du BTP</duty>
– <duty>rédigez contrats, avenants et soldes de tout compte</duty>
– <duty>répondez aux questions des salariés</duty>, souvent au comptoir, en chaussures de sécurité

Le <no>recrutement</no> et la <no>formation</no> ne relèvent pas de ce poste, les <no>relations sociales</no> (CSE, NAO) sont tenues par la DRH.

Votre profil

De formation <degree c="must">Bac+2/3 en paie, comptabilité ou ressources humaines</degree> (titre professionnel gestionnaire de paie bienvenu également), vous justifiez de <years n="3" of="paie multi-conventions">trois ans minimum</years> en <must>paie multi-conventions</must>, que ce soit en <must g="1">entreprise</must> ou en <must g="1">cabinet d'expertise comptable</must>. La convention du <must g="2">bâtiment</must> ou celle de la <must g="2">métallurgie</must> vous est familière, l'autre s'apprendra. Vous connaissez le <must>droit du travail</must> courant et suivez son actualité. Vous avez pratiqué un logiciel de paie du marché (<must g="3">Silae</must>, <must g="3">Sage Paie</must>, <must g="3">Cegid</must>) ; nous travaillons sur <must g="3">Silae</must> et quittons <no>ADP</no>, il ne sert donc à rien de le maîtriser. <must>Excel</must> (<must>RechercheV</must>, tableaux croisés) est votre quotidien. <must>Rigueur</must>, <must>confidentialité</must> et <must>sens du service</must> ne sont pas ici des mots d'annonce.

Seraient un plus : une expérience des <nice>petits déplacements</nice>, la participation à un <nice>changement de SIRH</nice>, des notions de <nice>contrôle URSSAF</nice>. L'<no>anglais</no> n'est pas utile.

Ce que nous offrons

Mutuelle prise en charge à 70 %, intéressement (un mois en 2024), titres-restaurant à 9,50 €, RTT, horaires libres hors semaine de paie, remises sur les fenêtres. Tuilage de deux mois avec Martine. Possibilité de préparer une <no>licence RH</no> en alternance interne ou un certificat <no>Power BI</no> avec notre partenaire.

Le processus : un échange téléphonique de 20 minutes, un cas pratique de paie (un bulletin avec maladie et heures supplémentaires) et une rencontre avec la DRH et l'équipe. Réponse à tous sous trois semaines. Poste ouvert aux personnes en situation de handicap.

Référence : PAIE-VIL-0625. Envoyez votre CV à rh@example.net, lettre facultative.
