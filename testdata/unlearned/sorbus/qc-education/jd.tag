<employer>Centre de services scolaire des Trois-Belvédères</employer>
Affichage externe no TES-2425-088
Catégorie : soutien, secteur jeunes

Corps d'emploi : <title>Technicienne ou technicien en éducation spécialisée</title>
Lieu : École primaire du Vieux-Quai, <place>Rimouski</place> (classe spécialisée TSA et soutien aux classes ordinaires)
Statut : poste régulier, 30 h/semaine, 10 mois
Traitement : <pay>27,07 $ à 38,28 $ l'heure, selon l'échelle</pay>
Supérieure immédiate : directrice de l'école
Date limite : le 22 novembre, 16 h

LE MILIEU
École de 312 élèves, du préscolaire à la 6e année, à huit minutes à pied du fleuve. La classe TSA compte sept élèves de 6 à 9 ans, un enseignant et deux TES. L'orthophoniste et la psychoéducatrice passent deux jours par semaine; <no>l'évaluation diagnostique et la thérapie du langage leur appartiennent</no>.

NATURE DU TRAVAIL
En collaboration avec l'équipe multidisciplinaire, la personne <duty>applique des techniques d'intervention</duty> dans le cadre du <must>plan d'intervention</must>. Elle <duty>accompagne les élèves dans leurs apprentissages sociaux</duty>, <duty>intervient en situation de crise</duty>, <duty>anime des ateliers d'habiletés sociales</duty>, <duty>note ses observations</duty> et <duty>rédige des rapports</duty>. Elle communique avec les parents et rencontre au besoin les partenaires (CISSS, DPJ). Le service de garde n'est pas sous sa responsabilité, <no>aucune animation au service de garde n'est demandée</no>.

QUALIFICATIONS REQUISES
- <degree c="must">Diplôme d'études collégiales en techniques d'éducation spécialisée</degree>, ou diplôme ou attestation d'études dont l'équivalence est reconnue par l'autorité compétente
- <years n="2" of="élèves TSA">Deux (2) années d'expérience auprès d'élèves ayant un trouble du spectre de l'autisme</years>

EXIGENCES PARTICULIÈRES
- Connaissance pratique d'au moins une approche structurée : <must g="1">TEACCH</must> ou <must g="1">ABA</must>
- Maîtrise des outils de communication par pictogrammes, comme le <must>PECS</must>
- Formation <licence c="must">Oméga ou ITCA (intervention thérapeutique lors de conduites agressives)</licence> valide
- <licence c="must">Premiers soins (RCR)</licence>
- <lang c="must">Excellente maîtrise du français parlé et écrit</lang> (test SEL ou équivalent)
- <must>Observation et rédaction de notes évolutives</must>
- Constitueront des atouts : <nice>langage signé Makaton</nice>, <nice>aménagement sensoriel</nice>, <nice>Boardmaker</nice>, <nice>classe multiniveau</nice>

La personne retenue devra <permit>ne pas avoir d'antécédents judiciaires en lien avec les fonctions</permit> (vérification par la Loi sur l'instruction publique) et <permit>détenir un permis de travail valide ou être résidente permanente ou citoyenne</permit>.

NOUS OFFRONS
RREGOP, assurance collective, congé de deux semaines aux fêtes, semaine de relâche payée au prorata, accompagnement par une TES mentore la première année. Formation à la <no>méthode SACCADE au printemps, aucune connaissance préalable exigée</no>.

POUR POSTULER
Faites parvenir curriculum vitæ, copie du DEC et relevés d'attestations par la plateforme jobsdutroisbelvederes.example.org, en mentionnant le numéro d'affichage. Le Centre de services applique un programme d'accès à l'égalité en emploi et invite les femmes, les minorités visibles, les minorités ethniques, les Autochtones et les personnes handicapées à présenter leur candidature. Seules les personnes retenues seront contactées. L'usage du masculin ou du féminin vise à alléger le texte.
