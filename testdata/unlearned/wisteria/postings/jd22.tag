On recrute ! <title>Fromager·ère-vendeur·se (H/F)</title>

<employer>Crèmerie Vauquelin</employer>, <place>Lyon 4e (Croix-Rousse)</place>, CDI 39 h, mardi-samedi

Boutique depuis 1961, cave d'affinage, 180 fromages. On est quatre, on cherche la cinquième personne.

Pas besoin de <no>diplôme</no>, ni d'<no>expérience en fromagerie</no> : Solange a formé tout le monde ici, elle vous apprendra la <no>coupe au fil</no> et le <no>lavage des croûtes</no> (et à reconnaître un saint-marcellin vexé). Un <licence c="nice">CAP crémier-fromager</licence> est évidemment un joli plus, tout comme <nice>une première expérience en métiers de bouche</nice>.

Ce qu'il nous faut, en revanche, sans discussion :

~ <must>aimer vendre</must>, c'est-à-dire <must>écouter avant de conseiller</must> ;
~ <must>goûter de tout</must>, y compris la boulette d'Avesnes à 7 h 30 ;
~ <must>savoir compter de tête</must> quand la caisse plante, et elle plante ;
~ <must>porter une meule (jusqu'à 25 kg à deux)</must> et <must>rester debout</must> ;
~ <must>une hygiène irréprochable</must>. La formation <no>HACCP</no> est prise en charge par la maison ;
~ <must>être disponible tous les samedis et en décembre</must>, on ne prend pas de congés entre le 10 et le 31 ;
~ <lang c="must">un français à l'aise à l'oral</lang> ; <lang c="nice">l'anglais</lang> aide bien en été.

Vos journées : <duty>mise en place de la vitrine dès 7 h</duty>, <duty>conseil et service</duty>, <duty>préparation des plateaux sur commande</duty>, <duty>retournement et brossage en cave deux après-midis par semaine</duty>, <duty>étiquetage et traçabilité</duty>, <duty>nettoyage complet le soir</duty>. <licence c="nice">Permis B</licence> pratique pour les visites chez les producteurs, on peut aussi être copilote.

La compta, c'est le cabinet, donc pas de <no>saisie comptable</no>. Le site et les réseaux, c'est ma fille, qui fait du <no>Shopify</no> depuis Nantes.

Côté sous : <pay>1 950 € à 2 150 € brut selon expérience</pay>, 13e mois, mutuelle payée à 70 %, prime de Noël, du fromage évidemment. Deux jours de repos d'affilée, fermeture en août (trois semaines).

Pour postuler : passez à la boutique un mardi ou un mercredi après 15 h avec un CV, ou écrivez à Bérengère, boutique@cremerie-vauquelin.example.com.
