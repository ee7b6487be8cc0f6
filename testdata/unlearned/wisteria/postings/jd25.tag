Bonjour,

Le <employer>Cégep de la Haute-Batiscan</employer> cherche la perle pour son service
des technologies. Affichage interne et externe, concours TI-25-09.

Poste : <title>Administratrice ou administrateur de systèmes</title>
(corps d'emploi : analyste, échelon selon scolarité et expérience)
Lieu : <place>La Tuque (Québec)</place>, 2 jours de télétravail après la période
d'essai. Si vous demeurez à plus de 80 km, il faut
<must>pouvoir être sur place en moins de deux heures</must> quand ça tombe.
Traitement : <pay>de 56 873 $ à 95 016 $</pay>
Supérieure immédiate : Maryse Thiffeault-Awashish, coordonnatrice

On n'est pas une grosse boîte : 1 100 étudiantes et étudiants, 210
employés, quatre personnes au service. On fait donc un peu de tout et
il faut aimer ça. <must>Polyvalence</must>, c'est le premier critère, pis c'est
pas une formule.

NATURE DU TRAVAIL
La personne <duty>administre une quarantaine de serveurs Windows</duty>
et une dizaine sous Linux. Elle <duty>gère l'environnement Microsoft 365</duty>,
<duty>veille aux sauvegardes et teste les restaurations</duty> chaque session,
<duty>applique les correctifs</duty> le deuxième mercredi du mois, en soirée.
Elle <duty>agit comme deuxième niveau pour le centre d'assistance</duty>
et <duty>participe au plan de cybersécurité</duty> exigé par le Ministère.
Les applications pédagogiques (<no>Moodle</no>, <no>Omnivox</no>) relèvent d'une autre
personne. Le câblage et les bornes aussi : un fournisseur s'occupe du
<no>réseau sans fil</no>.

QUALIFICATIONS REQUISES
(a) <degree c="must" g="2">baccalauréat en informatique ou dans un champ de spécialisation approprié</degree>;
    un <degree c="must" g="2">DEC en techniques de l'informatique</degree> jumelé à
    <years n="4" of="administration de systèmes">quatre années d'expérience pertinente</years> sera jugé équivalent

AUTRES EXIGENCES
(b) <must>Windows Server</must> et <must>Active Directory</must>, pas juste de la théorie
(c) virtualisation : <must g="1">VMware</must>, <must g="1">Hyper-V</must> ou <must g="1">Proxmox</must>
(d) <must>PowerShell</must>, assez pour automatiser la rentrée des comptes
(e) <lang c="must">très bonne maîtrise du français écrit</lang> (test : 65 %),
    <lang c="must">lecture de la documentation en anglais</lang>
(f) <must>approche client</must>. Des profs stressés, il y en a en août
(g) <licence c="must">permis de conduire classe 5</licence>, car on dessert aussi un
    point de service à Parent

CONSTITUENT DES ATOUTS
(h) <nice>Veeam</nice>; <nice>Fortinet</nice>; <nice>Intune</nice>
(i) <licence c="nice">certification Microsoft en cours de validité</licence>
(j) <lang c="nice">connaissance de l'atikamekw</lang>

À noter, l'infonuagique publique viendra plus tard; aucune expérience
d'<no>Azure</no> ou d'<no>AWS</no> n'est exigée, on vous formera le temps venu.

Avantages : 4 semaines de vacances dès la première année, congé des
Fêtes, RREGOP, piscine et aréna gratuits, lac à 4 minutes.

Le Cégep applique un programme d'accès à l'égalité en emploi et invite
les femmes, les Autochtones, les minorités visibles et ethniques et
les personnes handicapées à poser leur candidature. Il faut détenir
<permit>le droit de travailler au Canada au moment de l'embauche</permit>.

CV et lettre, un seul PDF, avant le 26 septembre 16 h :
concours@cegephb.example.org
