<employer>Clinique Sainte-Godelieve ASBL</employer> – <place>Tournai</place>
Réf. 2025/MAT/07
recrute un(e) <title>SAGE-FEMME pour le bloc d'accouchement et la maternité</title> – CDD de remplacement (congé de maternité, 8 mois), mi-temps ou 3/4 temps

FONCTION
1° <duty>Assurer le suivi du travail et les accouchements eutociques</duty>
2° <duty>Surveiller le monitoring foetal et prévenir l'obstétricien en cas d'anomalie</duty>
3° <duty>Prodiguer les soins au nouveau-né et à l'accouchée</duty>
4° <duty>Accompagner l'allaitement</duty> (hôpital labellisé IHAB : la formation de 20 h « <no>allaitement IHAB</no> » vous est donnée chez nous)
5° <duty>Consultations prénatales, un jour par semaine</duty>
6° <duty>Encadrer les étudiantes de la haute école</duty>
Le N*, c'est un autre service, vous ne faites pas de <no>néonatologie intensive</no>.

PROFIL
* <degree c="must">Bachelier sage-femme ou diplôme reconnu équivalent par la FWB</degree>
* <licence c="must">Visa du SPF Santé publique</licence> et <licence c="must">numéro INAMI</licence>
* expérience : <years n="1" of="salle de naissance" c="nice">1 an en salle de naissance</years> souhaitable, <must>lecture du CTG</must> obligatoire
* <must>réanimation néonatale de base</must> (attestation de moins de 2 ans)
* <must>suture périnéale</must> : oui
* <nice>hypnose</nice>, <nice>rebozo</nice>, <nice>échographie</nice> = atouts
* <must>dossier informatisé</must>, peu importe lequel, le nôtre est <nice>Omnipro</nice>
* <lang c="must">Français</lang>, notions de <lang c="nice">néerlandais</lang> vu la proximité de la frontière linguistique
* <must>flexibilité horaire</must> (pauses 7h–15h / 14h–22h / 22h–7h, 1 WE sur 3), <must>esprit d'équipe</must>, <must>douceur</must>, <must>sang-froid</must>

OFFRE
<pay>Barème IFIC catégorie 15</pay>, reprise de l'ancienneté, chèques-repas 6 €, crèche à 300 m, parking gratuit, prime d'attractivité.

CANDIDATURE
CV + lettre + copie du diplôme et du visa avant le 15/04 à Mme Delphine Vanwynsberghe, infirmière-chef, drh@sainte-godelieve.example.org. Extrait de casier judiciaire modèle 2 demandé à l'engagement. La clinique promeut la diversité et l'égalité des chances.
