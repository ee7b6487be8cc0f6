OFFRE D'EMPLOI – FONCTION PUBLIQUE TERRITORIALE
N° d'offre : O0352603119482

Employeur : <employer>Trégoat Agglomération</employer> (14 communes, 92 000 habitants)
Lieu de travail : 3 rue du Port-Vieux, <place>Trégoat (22)</place>
Poste : <title>Juriste commande publique (F/H)</title>
Grade(s) recherché(s) : attaché territorial
Ouvert aux contractuels : oui, CDD 3 ans renouvelable
Temps : complet, 37h30, 15 RTT, télétravail 2 jours
Rémunération : <pay>statutaire + RIFSEEP, de 2 350 à 2 900 € nets selon expérience</pay>, CNAS, participation mutuelle
Poste à pourvoir le : 01/09/2026

DESCRIPTIF
Au sein de la direction des affaires juridiques (6 agents), et sous l'autorité de la cheffe de service, vous sécurisez les achats de l'agglomération et de sept communes du groupement (environ 140 procédures par an, dont un quart formalisées).

MISSIONS
* <duty>Conseiller les services dans la définition du besoin et le choix de la procédure</duty>
* <duty>Rédiger ou relire les pièces administratives des DCE</duty>, <duty>préparer et suivre les commissions d'appel d'offres</duty>
* <duty>Suivre l'exécution : avenants, sous-traitance, pénalités, résiliations</duty>
* <duty>Traiter le précontentieux</duty> avec l'avocat de la collectivité
* <duty>Former les acheteurs occasionnels des communes</duty>
L'analyse technique des offres revient aux services opérationnels. Les dossiers d'<no>urbanisme</no> et d'<no>assurances</no> relèvent de deux autres collègues ; la mise sous <no>Power BI</no> de nos tableaux est confiée à la DSI.

PROFIL RECHERCHÉ
<degree c="must">Master 2 en droit public</degree> exigé (ou diplôme équivalent de niveau 7), avec <years n="3" of="marchés publics en collectivité">au moins trois ans</years> de pratique des <must>marchés publics</must> côté acheteur.
- maîtrise du <must>code de la commande publique</must> et de ses <must>procédures formalisées</must> comme adaptées (<must>MAPA</must>)
- bonne connaissance du <must>CCAG Travaux</must>
- <must>rédaction des pièces de marchés</must> (CCAP, RC, AE)
- usage d'un profil acheteur : <must g="1">Mégalis</must>, <must g="1">AWS-Achat</must> ou <must g="1">Maximilien</must>
- un logiciel de rédaction tel que <nice g="2">Marco</nice> ou <nice g="2">MarcoWeb</nice> serait un plus ; sinon, formation assurée
- une expérience en <nice>concessions</nice> (DSP eau en 2027) sera appréciée, de même que les <nice>clauses sociales et environnementales</nice>
- <must>rigueur</must> et <must>pédagogie</must>, car nos élus posent des questions
- <licence c="must">permis B</licence> (déplacements dans les communes)
- <lang c="nice">Breton</lang> : toujours bienvenu, jamais exigé

CANDIDATURE
Lettre, CV et dernier arrêté de situation administrative pour les titulaires, à l'attention de M. le Président, par courriel à recrutement@tregoat-agglo.example.org avant le 12 juin. Jury semaine 26. Renseignements : Mme Le Dantec, 02 96 55 01 40. À compétences égales, tous les emplois de la collectivité sont ouverts aux personnes en situation de handicap.
