<title>Comptable fournisseurs H/F</title> – Intérim 6 mois – <place>Villeurbanne (69)</place>
Publiée il y a 2 jours | Réf. : LY-COMP-5528 | Soyez parmi les 10 premiers à postuler

L'agence <employer>Traboule Intérim Tertiaire</employer> recrute pour l'un de ses clients, ETI de la plasturgie (nom communiqué en entretien), dans le cadre d'un accroissement d'activité.

Vos missions
Rattaché(e) à la responsable comptable, vous :
• <duty>enregistrez 1 200 factures par mois</duty> ;
• <duty>lettrez les comptes et relancez les bons de réception manquants</duty> ;
• <duty>préparez les campagnes de virements</duty> ;
• <duty>participez aux clôtures mensuelles</duty>.
La <no>paie</no> et la <no>fiscalité</no> sont externalisées.

Votre profil
Titulaire d'un <degree c="must">Bac +2 en comptabilité (BTS CG, DUT GEA)</degree>, vous justifiez d'une expérience de <years n="2" of="comptabilité fournisseurs">2 ans minimum</years> en <must>comptabilité fournisseurs</must>. La maîtrise d'<must>Excel</must> (recherchev, TCD) est indispensable et sera testée à l'agence. Vous connaissez <must g="1">Sage X3</must>, ou à défaut <must g="1">SAP</must>. Un <lang c="must">anglais écrit</lang> correct est demandé, les fournisseurs étant pour moitié allemands et turcs. La connaissance de <nice>Yooz</nice> serait appréciée. <must>Rigueur</must> et <must>discrétion</must> attendues.

Rémunération : <pay>2 350 à 2 500 € brut sur 13 mois</pay> + IFM + CP + tickets restaurant (9,50 €)
Horaires : 35 h, vendredi après-midi libre
Accès : métro A, arrêt Flachet, 10 minutes à pied

Les plus Traboule : CET à 6 %, CSE, mutuelle, formations en ligne gratuites (<no>Python</no>, <no>anglais des affaires</no>, <no>gestes et postures</no>).

Tous nos postes sont ouverts aux personnes en situation de handicap. Postulez en un clic. Signaler l'offre. Offres similaires : Gestionnaire <no>paie</no> (Bron), Assistant <no>ADV</no> trilingue (Vaulx-en-Velin), <no>Contrôleur de gestion</no> (Lyon 7e)
