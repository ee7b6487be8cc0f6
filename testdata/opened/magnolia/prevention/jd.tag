OFFRE D'EMPLOI – réf. PREV/0417

Fonction : <title>Conseiller en prévention – sécurité du travail (H/F/X)</title>
Employeur : <employer>Intercommunale Sambrelys</employer>
Lieu : <place>Namur</place>, avec déplacements sur douze sites
Contrat : CDI, temps plein, 38 h/semaine
Barème : <pay>B1, de 41.200 à 57.900 € brut par an selon ancienneté</pay>

1. Contexte
Sambrelys gère la distribution d'eau, quatre recyparcs et deux stations d'épuration pour 27 communes. Elle occupe 460 personnes. Le Service interne pour la prévention et la protection au travail (SIPP) se compose d'une responsable (niveau I), d'une assistante et, bientôt, de vous. <no>Les aspects psychosociaux sont confiés au service externe</no> et <no>la sécurité informatique relève d'une autre direction</no>.

2. Missions
2.1 <duty>Réaliser et tenir à jour les analyses de risques des chantiers et des postes de travail</duty>
2.2 <duty>Contribuer au plan global de prévention et au plan annuel d'action</duty>
2.3 <duty>Mener les enquêtes après accident du travail et proposer des mesures</duty>
2.4 <duty>Participer aux réunions du CPPT</duty> et <duty>répondre aux délégués syndicaux</duty>
2.5 <duty>Donner les accueils sécurité et des toolbox de chantier</duty>
2.6 <duty>Rendre les avis « trois feux verts » lors des achats d'équipements</duty>

3. Profil exigé
3.1 Être titulaire d'un <degree c="must">bachelier</degree>, de préférence à orientation technique.
3.2 Être porteur du <licence c="must">certificat de conseiller en prévention niveau II</licence>.
3.3 Justifier de <years n="3" of="prévention des risques professionnels">trois ans d'expérience en prévention</years>, dont une partie dans la construction, l'industrie ou les services techniques.
3.4 Maîtriser l'<must>analyse de risques</must> (au choix : <must g="1">Kinney</must>, <must g="1">SOBANE</must> ou <must g="1">HAZOP</must>) ainsi que l'<must>enquête accident</must> par <must>arbre des causes</must>.
3.5 Connaître le <must>Code du bien-être au travail</must> et les bases du RGIE.
3.6 Savoir <must>animer une formation</must> et <must>rédiger</must> un avis clair.
3.7 Disposer du <licence c="must">permis B</licence>.

4. Atouts
Sont valorisés : une expérience des <nice>espaces confinés</nice>, de l'<nice>amiante</nice>, de la <nice>norme ISO 45001</nice>, la fonction de <licence c="nice">coordinateur sécurité-santé niveau B</licence>, une <lang c="nice">connaissance passive du néerlandais</lang>. <no>La formation au logiciel interne PrévGest est assurée à l'entrée en service.</no>

5. Avantages
Chèques-repas de 8 €, assurance hospitalisation, pension complémentaire (deuxième pilier), 27 jours de congé plus récupération, télétravail un jour par semaine, abonnement SNCB remboursé.

6. Procédure
Le dossier comprend un CV, une lettre, une copie du diplôme et un extrait de casier judiciaire modèle 595 de moins de trois mois. Il est adressé à recrutement@sambrelys.example.org. L'épreuve écrite (étude de cas, 2 h) est suivie d'un entretien devant jury. Une réserve de recrutement de deux ans sera constituée. Tout dossier incomplet sera écarté. Sambrelys mène une politique de diversité et s'engage à aménager les épreuves en cas de handicap.
