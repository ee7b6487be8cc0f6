Salut, nous c'est <employer>Panier Malin</employer> 👋

On aide 90 000 familles à cuisiner ce qu'il leur reste dans le frigo. Levée de 3 M€ en mars, 19 personnes, un canapé douteux à <place>Nantes</place> (télétravail 3 j/sem).

On cherche notre <title>Traffic Manager / Responsable Acquisition</title> – CDI – <pay>40-46 k€ fixe + 4 k€ variable</pay>

▸ Tes journées
<duty>Tu pilotes 60 k€/mois de budget Meta et Google</duty>, <duty>tu testes dix créas par semaine</duty>, <duty>tu fais parler les chiffres le lundi à 10 h</duty> et <duty>tu dis non au fondateur quand il veut passer à la télé</duty>.

▸ Toi
Tu as <years n="3" of="acquisition payante">3 ans</years> d'<must>acquisition payante</must> derrière toi, chez l'annonceur ou en agence (le community management, c'est un autre métier et ça ne compte pas). Tu connais <must>Google Ads</must> et <must>Meta Ads</must> jusque dans les menus cachés. Tu sais poser un plan de marquage dans <must>GTM</must> et tu doutes sainement de l'<must>attribution</must>. Excel ou Sheets, peu importe (<must g="1">Excel</must>/<must g="1">Google Sheets</must>). Tu écris un français sans fautes (<lang c="must">français</lang>).

▸ Si en plus…
• tu as fait du <nice>B2C mobile</nice> (AppsFlyer, SKAN)
• tu bidouilles du <nice>SQL</nice>
• <nice>TikTok Ads</nice> n'a plus de secret
c'est champagne. Enfin, cidre.

▸ Ce dont on se fiche
Ton école. <no>Bac+5</no>, autodidacte, kif-kif. Le <no>SEO</no> : Lou s'en occupe. Le <no>motion design</no> : un freelance. <no>Savoir cuisiner</no> (le chef c'est Karim).
Côté tech, les devs sont sur <no>Flutter</no> et <no>Supabase</no>, tu n'y toucheras jamais.

▸ On t'offre
Carte Swile, mutuelle Alan 100 %, RTT, paniers de légumes, BSPCE.

Pas de lettre de motivation : raconte-nous une campagne ratée dans un mail à miam@paniermalin.example.com.
