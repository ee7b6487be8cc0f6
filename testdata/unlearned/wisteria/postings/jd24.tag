<title>Juriste protection des données (m/f/x)</title>
<employer>Mutualité Sainte-Aldegonde</employer> – <place>Bruxelles, à deux pas de la gare du Midi</place> – CDI – 36 h/semaine – 3 jours de télétravail

La Mutualité Sainte-Aldegonde rembourse les soins de 410 000 affiliés. Autant dire que nous savons de nos membres des choses qu'ils ne racontent pas à leur belle-mère. Notre DPO, Wannes, a besoin d'un bras droit.

L'équipe juridique compte onze personnes, dont deux à temps partiel, et se répartit entre droit du travail, contentieux et assurances. La cellule protection des données a été créée en 2018 dans un ancien local à photocopieuses ; elle dispose depuis l'an dernier d'une fenêtre. Un vaste programme de refonte du portail membres démarre en janvier, les développeurs travaillant en <no>Java</no> et en méthode <no>SAFe</no> : vous serez assis à leur table dès le premier sprint, pour les questions de droit et rien d'autre.

Votre fonction en quelques mots
Vous <duty>rendez des avis aux métiers</duty> (remboursements, incapacité, marketing), vous <duty>tenez le registre des traitements à jour</duty>, vous <duty>menez les analyses d'impact</duty> et vous <duty>répondez aux demandes d'accès dans les trente jours, pas le trente et unième</duty>. En cas de fuite, vous <duty>préparez la notification à l'Autorité de protection des données</duty>, parfois un vendredi à 18 h. Deux fois par an vous <duty>formez les nouveaux collègues</duty> dans les deux langues. À terme, vous remplacez le DPO en son absence.

Votre profil
Vous êtes titulaire d'un <degree c="must">master en droit</degree> et vous pratiquez le <must>RGPD</must> depuis <years n="3" of="protection des données">trois ans au moins</years>, au barreau, en entreprise ou dans le secteur public. Vous avez déjà conduit vous-même une <must>AIPD</must>. Le <must>droit belge de la sécurité sociale</must> ne vous fait pas fuir ; si vous ne le connaissez pas encore, il faudra l'acquérir pendant la première année, et une bonne connaissance de départ du <nice>secteur mutualiste</nice> vous fera gagner du temps. Vous <must>rédigez de manière limpide</must> et vous <must>osez dire non à un directeur</must>, poliment.

Langues : <lang c="must">français ou néerlandais langue maternelle, l'autre langue au niveau C1</lang>. <lang c="nice">L'allemand</lang> est bienvenu pour notre antenne d'Eupen. L'<lang c="must">anglais passif</lang> suffit.

Sont des plus, pas davantage : une certification (<licence c="nice">CIPP/E</licence> ou <licence c="nice">certificat DPO d'une université belge</licence>), une idée de ce que prévoit le <nice>règlement européen sur l'IA</nice>, l'usage d'un outil comme <nice>OneTrust</nice>.

Ce qu'on ne vous demande pas : plaider (nous avons des avocats, le <no>CAPA</no> est superflu), configurer un pare-feu (la cellule sécurité, certifiée <no>ISO 27001</no>, s'en charge), ni traduire : un service de <no>traduction</no> existe.

Nous offrons
> un salaire brut de <pay>4 150 à 5 300 € selon ancienneté</pay>, 13e mois, double pécule
> chèques-repas de 8 €, assurance groupe et hospitalisation, indemnité télétravail
> 32 jours de congé
> l'abonnement de train remboursé à 100 %. Pas de voiture, donc pas de <no>permis</no> exigé
> un budget formation que Wannes n'arrive jamais à épuiser

Procédure
CV et lettre en français ou en néerlandais, au plus tard le 14 novembre, via jobs@sainte-aldegonde.example.org. Premier échange par visio (30 min), puis cas pratique sur place (2 h) et rencontre avec l'équipe. Un <licence c="must">extrait de casier judiciaire modèle 595</licence> vous sera demandé avant signature. Nos sélections portent sur les compétences, quels que soient l'âge, le genre, l'origine, les convictions ou le handicap. Aménagements possibles sur demande.
