INTERCOMMUNALE <employer>SAMBREO – Propreté et Énergie</employer>
Appel public à candidatures – réserve de recrutement de deux ans

Fonction        <title>Acheteur / Acheteuse – marchés publics</title>
Niveau          B1
Lieu            <place>Floreffe (province de Namur)</place>
Régime          temps plein, 38 h, CDI
Traitement      <pay>de 3 190,44 € à 4 402,10 € brut mensuel</pay> selon ancienneté

1. CONTEXTE
Sambreo collecte les déchets de 27 communes, exploite neuf recyparcs, une unité de <no>biométhanisation</no>, un centre de <no>tri optique</no> et une <no>chaufferie bois</no>. Le service Achats (quatre personnes) passe environ 130 marchés par an : camions, sacs, carburants, vêtements de travail, travaux de voirie.

2. MISSIONS
M1  <duty>Recenser les besoins auprès des services</duty> et estimer les montants
M2  <duty>Rédiger les cahiers des charges, clauses administratives</duty>
M3  <duty>Analyser les offres et préparer les décisions motivées</duty>
M4  <duty>Suivre l'exécution : pénalités, révisions de prix, réceptions</duty>
M5  <duty>Négocier avec les fournisseurs</duty> là où la procédure l'autorise

Les clauses techniques sont écrites par les services ; il n'est pas attendu de connaissances en <no>mécanique poids lourds</no> ni en <no>génie civil</no>. Le contentieux est confié à un cabinet d'<no>avocats</no>.

3. CONDITIONS D'ACCÈS (à prouver pour la date limite)
C1  <degree c="must">Bachelier</degree>, orientation droit, sciences administratives ou commerce
C2  <years n="2" of="marchés publics">Deux années</years> d'expérience en <must>marchés publics</must>, côté adjudicateur ou côté soumissionnaire
C3  <permit c="must">Ressortissant de l'Espace économique européen ou titre de séjour avec accès au travail</permit>
C4  <licence c="must">Permis B</licence>

4. COMPÉTENCES ÉVALUÉES (écrit 50 points, oral 50 points)
        Critère                                                            Points
  K1    <must>Loi du 17 juin 2016</must> et ses arrêtés                                       20
  K2    <must>Rédaction administrative</must>                                            15
  K3    <must>Analyse de prix</must> ; <must>tableur</must>                                         15
  K4    <must>Négociation</must>                                                         15
  K5    <must>Rigueur</must>, <must>impartialité</must>, gestion des conflits d'intérêts                 20
  K6    <must>Esprit d'équipe</must>                                                     15

Atouts non requis : <nice>achats durables</nice>, <nice>centrales d'achat</nice>, <lang c="nice">néerlandais</lang>. La plateforme e-Procurement (<no>e-Tendering</no>) fait l'objet d'une formation interne, de même que <no>BIM</no> pour les curieux.

5. AVANTAGES
Chèques-repas de 8 €, assurance hospitalisation, second pilier, 32 jours de congé, vélo de service, horaire flottant. Potager collectif et atelier de <no>réparation de vélos</no> le vendredi.

6. CANDIDATURE
Formulaire en ligne, diplôme, extrait de casier judiciaire de moins de trois mois. Aucun dossier incomplet ne sera examiné. Renseignements : rh@sambreo.example.org
