<employer>SAS Vents du Ponthieu</employer>
Exploitant indépendant de parcs éoliens depuis 2009

OFFRE D'EMPLOI : <title>TECHNICIEN(NE) DE MAINTENANCE ÉOLIENNE</title>
CDI – temps plein – base d'<place>Abbeville (80)</place>

L'entreprise
62 machines, 5 marques, une équipe de 14 personnes et un seul ascenseur en panne (toujours le même). Nous exploitons nos parcs nous-mêmes et n'appartenons à aucun grand groupe. Notre filiale de Lille développe des projets <no>photovoltaïques</no> et une activité <no>hydrogène</no> : cela ne vous concernera pas.

Vos missions
Toujours en binôme, vous <duty>réalisez la maintenance préventive et corrective des aérogénérateurs</duty>, vous <duty>diagnostiquez les pannes électriques, hydrauliques et mécaniques</duty>, vous <duty>consignez les installations</duty>, vous <duty>saisissez vos comptes rendus dans la <must>GMAO</must></duty> (le jour même, pas le vendredi) et vous <duty>accueillez les sous-traitants sur site</duty>. Le remplacement de <no>gros composants</no> et la réparation des <no>pales</no> sont confiés à des entreprises spécialisées. Astreinte une semaine sur six.

Votre profil
De formation <degree c="must">Bac +2 maintenance industrielle, électrotechnique ou BZEE</degree>, vous justifiez d'au moins <years n="2" of="maintenance industrielle">deux ans</years> en maintenance, dans l'éolien ou ailleurs (<must g="1">industrie</must>, <must g="1">ascenseurs</must>, <must g="1">marine</must>…). Vous lisez un <must>schéma électrique</must> sans loupe, vous maîtrisez l'<must>hydraulique</must> et avez des notions d'<must>automatisme</must>. Le <must>travail en hauteur</must> ne vous fait pas peur : 80 à 110 mètres, et l'échelle quand il le faut.

Indispensable :
- <licence c="must">permis B</licence>
- <licence c="must">habilitations électriques BT/HTA (B2V, BR, BC, H1V)</licence> ou aptitude à les passer dans les deux mois
- <must>sens aigu de la sécurité</must>
- <lang c="must">anglais technique lu</lang> : les manuels ne sont pas traduits

Apprécié :
- certificats <licence c="nice">GWO</licence> (sinon nous vous formons : <no>évacuation</no>, <no>premiers secours</no>, <no>lutte incendie</no>, trois semaines à Saint-Nazaire)
- connaissance des machines <nice>Enercon</nice> ou <nice>Nordex</nice>
- <nice>SCADA</nice>
- <licence c="nice">CACES nacelle</licence>
- l'<lang c="nice">allemand</lang>, pour le support constructeur

Ce que nous offrons
<pay>27 à 33 k€ brut sur 13 mois</pay>, paniers, prime d'astreinte (190 € la semaine), véhicule atelier avec trajet domicile, mutuelle prise en charge à 80 %, intéressement, 12 RTT, EPI choisis avec vous et non pas dans un catalogue. Possibilité d'évoluer vers un poste de <no>chef de site</no>.

Candidature à recrutement@ventsduponthieu.example.org. Un mot sur vos dernières pannes nous intéressera davantage qu'une lettre de motivation type. Visite d'aptitude médicale obligatoire avant embauche. Réponse à tous sous trois semaines.
