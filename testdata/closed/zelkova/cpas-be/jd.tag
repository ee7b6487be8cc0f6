<employer>CPAS DE HAUTE-RIVELLE</employer>
Avis de recrutement n° 2025/14, avec constitution d'une réserve valable deux ans

<title>Assistant social / Assistante sociale (h/f/x)</title>
Service social général, antenne de <place>Rivelle-Gare</place>, province de Namur
Contrat à durée indéterminée, 30 heures 24 par semaine (4/5 temps), échelle <pay>B1, soit 2 614 € brut par mois à l'index actuel, ancienneté valorisée</pay>

Le contexte
Le Centre public d'action sociale de Haute-Rivelle compte 68 agents pour une population de 11 400 habitants. Le service social général reçoit sans rendez-vous les lundis et jeudis matin. La cellule juridique traite elle-même les <no>recours devant le tribunal du travail</no> ; le <no>service d'aide familiale</no> et la maison de repos disposent de leurs propres équipes.

La fonction
Sous la responsabilité de la cheffe de service, vous <duty>accueillez et orientez toute personne qui sollicite une aide</duty>, vous <duty>menez les enquêtes sociales, y compris au domicile</duty>, vous <duty>rédigez des rapports pour le Comité spécial et les y présentez</duty>, et vous <duty>assurez le suivi des projets individualisés d'intégration sociale</duty>. Une permanence en soirée est organisée une fois par mois.

Conditions d'accès
1. être titulaire d'un <degree c="must">bachelier assistant social</degree> (ou graduat équivalent). Ce titre est imposé par la loi : aucun autre bachelier ne peut être pris en considération ;
2. justifier d'une expérience d'au moins <years n="2" of="service social d'un CPAS">deux ans dans le service social d'un CPAS</years> ;
3. être en possession du <licence c="must">permis B</licence> et disposer d'un véhicule ;
4. fournir un <licence c="must">extrait de casier judiciaire modèle 2</licence> vierge au plus tard à l'engagement ;
5. être <permit>ressortissant de l'Union européenne ou autorisé à travailler en Belgique</permit>.

Profil
Vous maîtrisez la <must>législation relative au droit à l'intégration sociale</must> et la <must>loi organique des CPAS</must>. L'<must>enquête sociale</must> n'a plus de secret pour vous, de même que l'<must>aide médicale urgente</must> et les <must>allocations de chauffage</must>. Vos <must>rapports</must> sont clairs, courts et remis à temps. Vous faites preuve d'<must>écoute</must> et savez <must>garder votre calme face à l'agressivité</must>. Votre <lang c="must">français</lang> écrit est irréprochable.

Constituent des atouts : une formation en <nice>médiation de dettes</nice>, la pratique du <nice>logiciel Mosaïc-Social</nice> ou d'un programme semblable, la connaissance du secteur du <nice>logement</nice>, des notions de <lang c="nice">néerlandais</lang> ou d'<lang c="nice">arabe</lang>. La conduite du minibus n'étant plus dans nos missions, le <no>permis D1</no> n'est pas demandé.

Nous offrons
Chèques-repas de 8 €, 26 jours de congé et les jours extralégaux, prime de fin d'année, supervision d'équipe toutes les six semaines, un vélo de service et un jour de télétravail.

Procédure
Candidature par lettre ou courriel (recrutement@example.org) adressée au Président pour le 20 du mois au plus tard, accompagnée d'un curriculum vitae, d'une copie du diplôme et des attestations d'expérience. Épreuve écrite (cas pratique, élimination sous 50 %), puis entretien. Le CPAS mène une politique de diversité et propose des aménagements raisonnables.
