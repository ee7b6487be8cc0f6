COMMUNE DE VILLERS-LE-SAULNIER (<place>Jura</place>, 17 800 hab.)
OFFRE D'EMPLOI – FONCTION PUBLIQUE TERRITORIALE

Employeur : <employer>Ville de Villers-le-Saulnier</employer>
Intitulé du poste : <title>Directeur·rice de la médiathèque</title>
Grade(s) : Bibliothécaire / Attaché de conservation (catégorie A)
Famille de métier : Culture, lecture publique
Type : emploi permanent, vacance par mutation
Ouvert aux contractuels : oui (art. L332-8 disposition 2 du CGFP)
Temps de travail : complet, 37 h 30, 15 RTT
Rémunération : <pay>statutaire + RIFSEEP + CNAS</pay>
Date limite de candidature : 28/02/2026
Poste à pourvoir le : 01/05/2026

Descriptif de l'emploi :
Sous l'autorité de la DGA Culture et Sports, vous dirigez un équipement de 1 900 m² ouvert en 2019 (9 agents, 61 000 documents, 4 200 emprunteurs actifs) et une annexe de quartier. La ville engage en 2026 l'écriture de son prochain projet scientifique, culturel, éducatif et social (PCSES).

Missions :
1/ <duty>Élaborer le PCSES avec l'équipe et les habitants</duty>
2/ <duty>Encadrer et évaluer les agents</duty>, <duty>organiser le service public y compris un dimanche par mois</duty>
3/ <duty>Préparer et exécuter le budget</duty> (180 k€ hors personnel)
4/ <duty>Monter les dossiers de subvention</duty> auprès de la DRAC et du Département
5/ <duty>Piloter la politique documentaire et le désherbage</duty>
6/ <duty>Représenter la ville dans le réseau départemental</duty>

Profil recherché :
- Titulaire du grade par <licence c="must" g="1">concours de la filière culturelle (catégorie A)</licence> ou, pour les contractuels, <degree c="must" g="1">diplôme de niveau bac+3 minimum en métiers du livre ou sciences de l'information</degree>
- <years n="3" of="encadrement en bibliothèque">Expérience d'encadrement d'au moins trois ans en bibliothèque</years>
- <must>Finances publiques locales</must> et <must>commande publique</must>
- <must>Conduite de projet participatif</must>
- Maîtrise d'un <must>SIGB</must>, quel qu'il soit (l'établissement utilise Orphée ; formation assurée sur <no>Orphée</no>)
- <must>Sens du service public</must>, <must>diplomatie</must>, <must>capacité à arbitrer</must>
- <licence c="must">Permis B</licence>

Apprécié :
- <nice>Éducation aux médias</nice>
- <nice>Connaissance du jeu vidéo et des pratiques numériques</nice>
- <lang c="nice">Langue des signes française, niveau d'initiation</lang>

Le poste ne comprend ni la <no>gestion des archives municipales</no>, rattachées au secrétariat général, ni l'administration du serveur, confiée à la DSI, laquelle travaille sous <no>Linux</no>.

Contact et informations complémentaires : Mme Héloïse Grandvoinnet, DGA. Les candidatures (lettre de motivation, CV, dernier arrêté de situation administrative pour les titulaires) sont à adresser à Monsieur le Maire, par courriel uniquement : rh@villers-le-saulnier.example.org, sous la référence MED-DIR-26.
Entretiens le 19 mars, avec une mise en situation de vingt minutes.

Travailleurs handicapés : conformément au principe d'égalité d'accès à l'emploi public, cet emploi est ouvert à tous les candidats remplissant les conditions statutaires requises. À titre dérogatoire, les candidats bénéficiant de la reconnaissance de la qualité de travailleur handicapé peuvent accéder à cet emploi par voie contractuelle.
