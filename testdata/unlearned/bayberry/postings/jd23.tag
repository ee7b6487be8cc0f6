<employer>Clinique des Trois Collines</employer> – <place>Écully (69)</place>
Bloc opératoire 12 salles | 14 500 interventions / an

<title>IBODE ou IDE de bloc</title> (H/F) – CDI temps plein, 35 h en 4 jours

La clinique, certifiée « Haute Qualité des Soins » par la HAS en 2024, s'est équipée l'an dernier d'un second robot (<no>Da Vinci</no>). Rassurez-vous : la formation au robot se fait sur place avec l'industriel, personne n'est attendu là-dessus.

VOS MISSIONS
✓ <duty>Assurer les rôles de circulante, d'instrumentiste et d'aide opératoire</duty>
✓ <duty>Préparer la salle et dérouler la <must>check-list HAS</must></duty>
✓ <duty>Tracer les dispositifs médicaux implantables</duty>
✓ <duty>Encadrer les étudiants infirmiers (2 à 3 par an)</duty>
✓ <duty>Participer aux astreintes</duty> : une nuit par semaine, un week-end sur sept

VOTRE PROFIL
✓ <degree c="must">Diplôme d'État d'infirmier</degree> obligatoire
✓ <degree c="nice">Diplôme d'IBODE</degree> apprécié ; à défaut, <licence c="must">autorisation d'exercice des actes exclusifs (mesures transitoires)</licence> en cours de validité
✓ <licence c="must">Inscription à l'Ordre national des infirmiers</licence>
✓ <years n="2" of="bloc opératoire">Deux ans de bloc au minimum</years>, dont six mois ou plus en <must g="1">orthopédie</must> ou en <must g="1">viscéral</must>
✓ Maîtrise des règles d'<must>asepsie</must> et de l'<must>instrumentation en cœlioscopie</must>
✓ <licence c="must">AFGSU 2 à jour</licence> (moins de 4 ans)
✓ <must>Sang-froid</must>, <must>esprit d'équipe</must>, et <must>franc-parler</must> : chez nous l'infirmière arrête le chirurgien quand le compte de compresses n'est pas bon

Serait un plus : <nice>radioprotection des patients</nice>, <nice>ophtalmologie</nice>, <nice>logiciel OPTIM</nice>.

La <no>stérilisation</no> est externalisée. L'<no>anesthésie</no> dispose de sa propre équipe d'IADE.

NOUS OFFRONS
<pay>2 750 à 3 300 € brut mensuels</pay> selon ancienneté (CCN FHP, reprise à 100 %), prime d'habillage, prime d'intéressement, self à 3,10 €, crèche inter-entreprises, parking, prise en charge de l'école d'IBODE après deux ans de présence.

Poste ouvert aux personnes en situation de handicap.

Candidature (CV, diplômes, attestation de l'Ordre) à l'attention de Mme Garambois, cadre de bloc : bloc@troiscollines.example.org. Immersion d'une demi-journée proposée avant signature.
