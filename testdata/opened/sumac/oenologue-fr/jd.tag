Offre n° 187 / Vigne, vin, cave

Intitulé : <title>Œnologue responsable de cave (H/F)</title>
Employeur : <employer>Les Vignerons de Malaucelle</employer>, cave coopérative, 212 adhérents
Lieu : <place>Malaucelle (Hérault)</place>, 25 km de Béziers
Contrat : CDI, agent de maîtrise puis cadre. <pay>36 à 42 k€ sur 13 mois</pay>, prime de vendanges, mutuelle, logement possible pendant trois mois

LA CAVE
65 000 hectolitres, trois couleurs, un tiers en bio, deux cuveries dont une refaite en 2022. Nous vendons encore beaucoup en vrac mais la bouteille progresse, et le conseil d'administration veut que cela continue. La vigne est suivie par notre technicienne : <no>le conseil aux viticulteurs sur la taille ou les traitements</no> ne fait pas partie du poste. Le <no>caveau</no> et les <no>visites touristiques</no> non plus.

VOTRE QUOTIDIEN
Sous l'autorité du directeur, vous <duty>élaborez les vins de la réception du raisin à la mise en bouteille</duty>, vous <duty>définissez les itinéraires de vinification avec les apporteurs</duty>, vous <duty>conduisez les assemblages et les dégustations avec le négoce</duty>. Vous <duty>organisez le travail de cinq cavistes</duty> et de huit saisonniers. Vous <duty>tenez les registres et la traçabilité</duty> et préparez les audits : <must>HACCP</must>, bio, <nice>IFS Food</nice>. Notre laboratoire interne fait les analyses courantes ; à vous de <must>lire un bulletin d'analyse</must> et de décider.

CE QU'IL FAUT
Le <degree c="must">Diplôme National d'Œnologue (DNO)</degree>, exigé par notre règlement intérieur et nos clients ; aucune équivalence ne pourra être étudiée. Cinq vendanges au moins, dont <years n="3" of="vinification en cave avec responsabilités">trois ans en cave à un poste avec responsabilités</years>. La <must>vinification des rouges et des rosés</must>, la <must>maîtrise des températures et des fermentations</must>, l'habitude des <must>assemblages</must> et de la <must>dégustation</must>. Une première expérience d'<must>encadrement d'équipe</must>, même saisonnière. La <must>réglementation vitivinicole</must> (registres, <must>DRM</must>). Le <licence c="must">permis B</licence>.

CE QUI NOUS PLAIRAIT
- la <nice>vinification biologique</nice> ou sans sulfites ajoutés
- la <nice>filtration tangentielle</nice> ou la <nice>flottation</nice>
- un logiciel de cave (<nice>LaGrappe</nice>, Process2Wine…)
- le <licence c="nice">CACES R489</licence>
- un peu d'<lang c="nice">anglais</lang> pour nos acheteurs danois

Le <lang c="must">français courant</lang> va de soi, à l'oral comme à l'écrit. Horaires annualisés : on ne compte pas en septembre, on récupère en février.

Adresser CV et quelques lignes (pas un roman) à la direction : recrutement@malaucelle.example.org avant le 15. Prise de poste en mai pour préparer la récolte tranquillement. Poste ouvert aux personnes en situation de handicap.
