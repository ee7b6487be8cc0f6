OFFRE D'EMPLOI – <title>PLOMBIER-CHAUFFAGISTE</title> H/F – CDI 39 h – <place>Saint-Nazaire (44)</place>

Qui sommes-nous ?
<employer>Éts Kerlouan & Filles</employer>, artisans depuis trois générations (la dernière, c'est nous, Maëlle et Solenn). 9 salariés, 6 fourgons. Dépannage, salles de bains, chaudières. Pas de <no>photovoltaïque</no>, pas de <no>frigorifique</no>, on a essayé, on préfère ce qu'on sait faire.

Votre quotidien
→ <duty>rénover des salles de bains de A à Z</duty> (le carrelage est sous-traité)
→ <duty>poser et mettre en service des chaudières gaz à condensation</duty>
→ <duty>entretenir le parc de nos 600 abonnés</duty>
→ <duty>rechercher des fuites sans casser toute la cloison</duty>
→ <duty>faire signer le bon d'intervention et expliquer au client ce que vous avez fait</duty>
→ <duty>astreinte une semaine sur six</duty>

Ce qu'il nous faut
→ <degree c="must">CAP installateur sanitaire ou thermique</degree>, <degree c="nice">BP</degree> apprécié
→ <years n="3" of="plomberie-chauffage">3 ans minimum</years> comme <must>plombier-chauffagiste</must> en dépannage ou rénovation, hors apprentissage
→ <must>soudure cuivre</must>, <must>PER et multicouche à sertir</must>
→ <must>lecture de plans</must>
→ <licence c="must">permis B</licence>, avec <must>pas plus de 6 points perdus</must> (l'assureur vérifie)
→ <must>autonomie sur chantier</must>, <must>ponctualité</must>, <must>propreté chez le client</must> : on laisse plus propre qu'en arrivant

Ce qui nous ferait plaisir, sans plus
→ <licence c="nice">PG (Professionnel du Gaz) à votre nom</licence>
→ <licence c="nice">habilitation électrique BR</licence>
→ <nice>pompes à chaleur air/eau</nice> ; sinon <no>formation PAC</no> chez le fabricant prévue au printemps
→ <nice>soudure acier au chalumeau</nice> pour les vieilles colonnes

Inutile de savoir <no>faire des devis</no>, c'est Solenn. Inutile aussi d'être <no>commercial</no>.

Ce qu'on propose
<pay>2 350 à 2 900 € brut mensuel</pay> selon expérience, heures sup payées (vraiment), panier 13,40 €, fourgon remisé à domicile, outillage neuf choisi ensemble, mutuelle 100 %, vendredi 15 h 30 fini, cinq semaines plus le pont de l'Ascension.

Pour postuler : un appel au 02 99 00 55 31 après 17 h 30, ou trois lignes et un CV à embauche@kerlouan.example.com. On se rencontre à l'atelier, puis une demi-journée sur un chantier. Poste ouvert à toutes et à tous, vestiaires séparés.
