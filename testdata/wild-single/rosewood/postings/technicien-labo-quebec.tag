<employer>Laboratoires Eau-Sol Chaudière inc.</employer>

<title>Technicien(ne) de laboratoire, chimie et microbiologie de l'eau</title>
<place>Lévis (Québec)</place> · Quart de soir, 15 h à 23 h, du dimanche au jeudi · Syndiqué

Chaque soir, le camion rapporte entre 200 et 350 glacières : puits de campagne, piscines, plages, abattoirs, une mine près de Thetford. Le lendemain midi, des gens attendent de savoir s'ils peuvent boire. C'est un travail répétitif, et il compte.

Un quart typique commence par la <duty>réception et l'enregistrement des échantillons</duty>. Température, délai, bouchon fendu : vous acceptez ou vous refusez, il vous faut donc un bon <must>jugement</must>. Suivent l'<duty>ensemencement des coliformes et E. coli par filtration sur membrane</duty>, la <duty>lecture des boîtes de la veille</duty>, puis les <duty>dosages de nitrates, de pH et de turbidité</duty>. À 22 h on <duty>nettoie et on stérilise</duty>, et on <duty>saisit les résultats</duty>. Les <no>métaux par ICP-MS</no>, les <no>hydrocarbures</no> et les <no>PFAS</no> sont faits de jour par les chimistes ; vous n'y touchez pas. Les <no>prélèvements sur le terrain</no> non plus.

Alors, que faut-il ? Un <degree c="must">DEC en techniques de laboratoire</degree>, voie chimie analytique ou biotechnologies. Une bonne <must>technique aseptique</must>. De l'aisance avec la <must>pipette</must>, le <must>spectrophotomètre</must> et l'<must>autoclave</must>. Savoir ce qu'est un <must>contrôle qualité</must> : blancs, duplicatas, cartes de contrôle. Avoir lu <must>ISO 17025</must> au moins une fois sans dormir. De la <must>minutie</must>, le souci de la <must>traçabilité</must>, et de l'<must>autonomie</must> puisque vous n'êtes que trois le soir. Le <lang c="must">français</lang>, bien sûr ; les méthodes sont parfois en <lang c="must">anglais</lang>, à lire seulement.

On apprécie, sans l'exiger : <years n="1" of="laboratoire accrédité">un an</years> en <nice>laboratoire accrédité</nice>, le <licence c="nice">SIMDUT</licence> à jour, la <nice>légionelle</nice>. Finissants bienvenus : on a tous commencé quelque part.

Notre logiciel de laboratoire est maison, on vous le montre. Vous apprendrez aussi, si le cœur vous en dit, la <no>microscopie des cyanobactéries</no>, au mois d'août.

Salaire : <pay>25,10 $ à 31,85 $ l'heure, prime de soir de 1,75 $</pay>. Assurances, REER à 4 %, stationnement, sarraus lavés. Ligue de <no>hockey-balle</no>. La maison mère, à Sherbrooke, fabrique des <no>adoucisseurs</no> et des <no>pompes</no>.

Il faut être <permit c="must">citoyen canadien, résident permanent ou détenteur d'un permis de travail ouvert</permit>. CV à emplois@eausol.example.com ; on rappelle tout le monde, promis.
