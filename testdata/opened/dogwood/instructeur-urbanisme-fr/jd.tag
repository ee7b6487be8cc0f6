OFFRE D'EMPLOI N° O0492509118837
Employeur : <employer>Communauté de communes du Val d'Aubriole</employer> (31 communes, 46 000 habitants)
Intitulé du poste : <title>Instructeur / instructrice des autorisations d'urbanisme</title>
Lieu de travail : <place>Montbrison (42)</place>
Type d'emploi : emploi permanent, vacance au 1er du mois prochain
Grade(s) recherché(s) : rédacteur, technicien, rédacteur principal. Ouvert aux contractuels (art. L332-8).
Temps de travail : complet, 37 h 30, 14 jours de RTT
Rémunération : <pay>grille indiciaire + RIFSEEP + titres-restaurant (8 €)</pay>

Descriptif
Le service mutualisé ADS instruit environ 1 900 actes par an pour le compte de 27 communes. Placé(e) sous l'autorité de la cheffe de service, vous rejoignez une équipe de cinq instructeurs et d'une assistante.

Missions
1. <duty>Instruire les permis de construire, permis d'aménager, déclarations préalables et certificats d'urbanisme</duty>
2. <duty>Consulter les services extérieurs (ABF, SDIS, gestionnaires de réseaux) et en synthétiser les avis</duty>
3. <duty>Rédiger les arrêtés soumis à la signature des maires</duty>
4. <duty>Recevoir et conseiller les pétitionnaires et les secrétaires de mairie en amont du dépôt</duty>
5. <duty>Assurer le récolement et le contrôle de conformité des travaux</duty>
6. Participer, selon l'actualité, au <duty>suivi du précontentieux</duty>. Le <no>contentieux</no> devant le tribunal est confié à un cabinet d'avocats. L'élaboration du <no>PLUi</no> relève de la direction de la planification.

Profil
De formation <degree c="must">Bac +2 minimum en urbanisme, droit ou bâtiment</degree>, vous justifiez d'<years n="2" of="instruction des autorisations d'urbanisme">au moins deux ans d'expérience en instruction du droit des sols</years> (exigé). Vous maîtrisez le <must>Code de l'urbanisme</must> et la <must>fiscalité de l'urbanisme</must>, savez <must>lire des plans</must> et possédez de bonnes <must>qualités rédactionnelles</must>. La pratique d'un logiciel d'instruction est attendue, que ce soit <must g="1">Cart@DS</must>, <must g="1">Oxalis</must> ou <must g="1">NetADS</must>. Une aisance en <nice>SIG</nice> (<nice>QGIS</nice> par exemple) sera appréciée, de même qu'une première approche des <nice>ERP et de l'accessibilité</nice>. <must>Sens de la pédagogie</must> indispensable avec des élus parfois pressés.
<licence c="must">Permis B</licence> exigé (véhicule de service pour les visites).

Le service assure la formation interne à <no>la dématérialisation (PLAT'AU)</no>.

Télétravail : un jour par semaine après six mois. Participation mutuelle, CNAS, amicale du personnel.

Candidature (CV, lettre de motivation, dernier arrêté de situation pour les fonctionnaires) à adresser à Monsieur le Président, par courriel : rh@valdaubriole.example.org. À compétences égales, priorité aux personnes bénéficiant d'une RQTH. Renseignements : Mme Chazelle, cheffe du service ADS.
