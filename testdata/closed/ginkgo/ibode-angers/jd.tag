CLINIQUE — RECRUTEMENT                                       Réf. BLOC-2025-117

<employer>Polyclinique du Val d'Authion</employer> (groupe Santéria Ouest, 240 lits et places)
<title>Infirmier(ère) de bloc opératoire diplômé(e) d'État — IBODE</title> H/F
CDI temps plein – <place>Angers (49)</place> – poste à pourvoir dès que possible
Rémunération : <pay>2 950 à 3 480 € brut mensuel selon ancienneté</pay>, + prime de bloc, + astreintes

L'établissement
14 salles, 16 500 interventions par an, un bloc refait en 2022. Certifié HAS avec mention. L'équipe se compose de 31 IBODE et IDE, 9 aides-soignants et 2 cadres. L'<no>anesthésie</no> est assurée par une équipe d'IADE distincte ; la <no>stérilisation</no> est externalisée depuis janvier, vous n'y tournerez pas.

Vos missions
Rattaché(e) à la cadre de bloc, vous :
– <duty>préparez la salle et accueillez le patient</duty> ;
– intervenez en <must>circulation</must>, en <must>instrumentation</must> et en <must>aide opératoire</must>, dans le respect des actes exclusifs ;
– <duty>participez aux astreintes (une semaine sur sept, un week-end sur huit)</duty> ;
– remplissez la <must>check-list HAS</must> et assurez la <must>traçabilité des DMI</must> ;
– <duty>encadrez les élèves et les nouveaux arrivants</duty>.

Profil
Le <degree c="must">diplôme d'État d'infirmier de bloc opératoire</degree> est exigé (les dossiers d'IDE sans IBODE, même avec mesures transitoires, ne pourront pas être retenus : nos effectifs d'IDE sont complets). <licence c="must">Inscription à l'Ordre national des infirmiers</licence> à jour. <licence c="must">AFGSU niveau 2</licence> en cours de validité.
Vous justifiez d'au moins <years n="3" of="bloc opératoire">3 ans</years> en bloc, avec une bonne pratique de l'<must>orthopédie-traumatologie</must> et, au choix, de la <must g="1">chirurgie viscérale</must> ou de l'<must g="1">urologie</must>. Les règles d'<must>hygiène et d'asepsie</must> n'ont plus de secret pour vous. <must>Rigueur</must>, <must>esprit d'équipe</must> et sang-froid.

Seraient un plus : la <nice>cœlioscopie</nice> avancée, le <nice>robot Da Vinci</nice>, la formation à la <nice>radioprotection des patients</nice>, la connaissance du logiciel <nice>Optim</nice>. Nous formons en interne à l'<no>ophtalmologie</no> pour celles et ceux que cela tente.

Ce que nous proposons
Reprise intégrale de l'ancienneté, planning à 6 semaines, 10 h 30 par jour sur 3 ou 4 jours, self, crèche partenaire, parking, CSE, aide au logement les trois premiers mois. Pas de <no>chirurgie cardiaque</no> chez nous.

Candidature (CV + copie du diplôme) à Mme Sylvie Garreau, cadre supérieure : recrutement@val-authion.example.org. Réponse sous huit jours. À compétences égales, priorité aux candidatures RQTH.
