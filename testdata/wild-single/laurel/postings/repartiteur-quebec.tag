<title>Répartiteur ou répartitrice – transport longue distance</title>
<employer>Transport Bélanger-Fiset inc.</employer>
<place>Saint-Hyacinthe, Montérégie</place> · présentiel
<pay>28,50 $ à 34,00 $ l'heure</pay> · 40 h/semaine · permanent, quart de soir (14 h à 22 h 30)

Tu sais jongler avec 42 camions, trois tempêtes et un douanier de mauvaise humeur, tout ça avant le souper? On veut te parler!

Chez Bélanger-Fiset, on roule depuis 1972 entre le Québec, l'Ontario et la côte est américaine. Ici pas de numéro de matricule : tout le monde s'appelle par son prénom pis la porte du boss est ouverte (elle ferme mal, en fait).

TON QUOTIDIEN
• <duty>Planifier et répartir les voyages</duty> en tenant compte des heures de conduite
• <duty>Suivre les chauffeurs en temps réel et gérer les imprévus</duty>
• <duty>Préparer les documents douaniers (ACE/ACI) avec le courtier</duty>
• <duty>Négocier les chargements de retour</duty>
• <duty>Communiquer les retards aux clients</duty>

CE QU'IL TE FAUT ABSOLUMENT
• <degree c="must">DEP en répartition, AEC en logistique du transport ou DES</degree>, ou expérience équivalente
• <years n="2" of="répartition dans le transport routier">2 ans</years> en <must>répartition</must> dans le transport routier de marchandises
• Connaissance des <must>heures de conduite (règlement 389-89 et FMCSA)</must>
• <lang c="must">Français</lang> et <lang c="must">anglais fonctionnel, parlé et écrit</lang> : la moitié des expéditeurs aux États-Unis ne parlent qu'anglais
• <must>Gestion du stress</must>, <must>débrouillardise</must>, <must>facilité à établir les priorités</must>
• Bonne base en <must>géographie nord-américaine</must>
• <must>Suite Office</must>

ATOUTS
• <nice g="1">TruckMate</nice> ou <nice g="1">Isaac</nice> (on te formera de toute façon)
• <nice>transport réfrigéré</nice>
• avoir déjà conduit : <licence c="nice">permis de classe 1</licence>. C'est pas obligatoire, tu ne prendras jamais la route pour nous
• <lang c="nice">espagnol</lang>

Pas besoin de connaître la <no>facturation</no> ni la <no>paie des chauffeurs</no>, Linda s'en occupe.

CE QU'ON T'OFFRE
3 semaines de vacances après un an, REER collectif avec contribution de 4 %, assurances dès 3 mois, prime de soir de 1,75 $/h, télémédecine, BBQ du vendredi en été, stationnement gratuit (évidemment).

Envoie ton CV à emplois@belangerfiset.example.com ou appelle Marie-Pier au 450 555-0162, poste 4. Pas de CV? Appelle pareil. Nous souscrivons au principe d'équité en matière d'emploi. Il faut être <permit c="must">légalement autorisé à travailler au Canada</permit>; pas de permis fermé pour ce poste.
