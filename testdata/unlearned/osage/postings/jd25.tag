<employer>Studio Orignal Boréal</employer> – <place>Montréal (Mile-Ex)</place> – hybride 2 jours

On cherche notre prochain·e <title>programmeur·euse gameplay intermédiaire</title>!

Salut! On est 26, on a sorti deux jeux (un succès, un "apprentissage") pis là on travaille sur un roguelite coop de drave qui sort sur PC, Switch 2 et Xbox en 2026. Pas de crunch: 37,5 h, on l'a même écrit dans nos contrats.

Ta job
~ <duty>Programmer les mécaniques du joueur</duty> : la pitoune qui roule, le câble, la physique de l'eau (à moitié faite, à moitié hantée)
~ <duty>Travailler avec les designers pour itérer vite</duty> et leur <duty>faire des outils dans l'éditeur</duty>
~ <duty>Corriger les bogues de réplication</duty>, parce que coop en ligne
~ <duty>Profiler et optimiser sur Switch</duty>
~ <duty>Réviser le code des collègues</duty>

Ce qu'il te faut
~ <years n="3" of="programmation de jeux">3 ans en programmation de jeux</years> et <must>au moins un jeu livré</must> (indie, AAA, mobile: tout compte. Un gamejam: non)
~ <must>C++</must> solide, <must>Unreal Engine 5</must>. Si tu viens de <no>Unity</no> seulement, on t'aime mais ce poste-ci marchera pas
~ <must>maths 3D</must>, <must>multijoueur / réplication</must>
~ <must g="1">Perforce</must> ou <must g="1">Git</must>
~ savoir <must>donner et recevoir du feedback</must>
~ <lang c="must">français</lang> fonctionnel, l'<lang c="nice">anglais</lang> aide pour les forums d'Epic
~ <degree c="must">DEC/BAC en informatique ou expérience équivalente</degree>, on checkera pas le papier

Ce qui nous ferait sourire : <nice>GAS (Gameplay Ability System)</nice>, <nice>certification console (Lotcheck, XR)</nice>, <nice>Chaos Physics</nice>, avoir joué à notre premier jeu. Pas besoin de savoir <no>dessiner</no> ni faire du <no>rendu / shaders</no>, Maude s'en occupe et elle mord.

Salaire : <pay>78 000 $ à 92 000 $</pay>. On affiche la vraie fourchette. 4 semaines de vacances + 2 à Noël, assurances à 80 %, REER collectif, STM remboursée. Tu dois déjà avoir le <permit>droit de travailler au Canada</permit> (on a pas les reins pour une EIMT cette année).

Envoie un CV, un lien vers du code ou un vidéo et dis-nous c'est quoi ton bogue préféré : emplois@orignalboreal.example.org. Un test technique de 2 h max, payé. On veut une équipe qui ressemble à la ville: femmes, personnes racisées, LGBTQ+, neurodivergentes, venez.
