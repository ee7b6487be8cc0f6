CURRICULUM VITÆ                                                                              1/3

<name>Delphine GIRARD-OUATTARA</name>
<headline>Maîtresse de conférences (CNU 28), classe normale</headline>
<status>Née le 17/05/1983</status>, <status>nationalités française et ivoirienne</status>
Adresse professionnelle : <place>Institut des matériaux de l'Ouest, UMR 9999, 44300 Nantes</place>
Courriel : <email>d.girard@imo.example.org</email>
Page : <link>https://imo.example.org/~girard</link>

<h>1. TITRES UNIVERSITAIRES</h>

<edu><end>2022</end>   <degree>Habilitation à diriger des recherches</degree>, <school>Nantes Université</school>. « Interfaces
       oxydes / électrolytes solides ». Jury : A. Kerbrat (présidente), M. Silvestri (rapp.)</edu>
<edu><end>2010</end>   <degree>Doctorat</degree> de <field>sciences des matériaux</field>, <school>Université de Bordeaux-Pessac</school>, mention
       <grade>très honorable avec félicitations</grade>. Dir. : P. Etcheverry</edu>
<edu><end>2007</end>   <degree>Master 2</degree> <field>Chimie du solide</field>, <school>Rennes</school>, <grade>mention Bien</grade> (rang 2/24)</edu>
<edu><end>2006</end>   <degree>Agrégation externe</degree> de <field>sciences physiques</field>, <grade>rang 41</grade></edu>

<h>2. EMPLOIS</h>

<job><start>2013</start>-   <title>MCF</title>, <employer>Nantes Université</employer> (<point>délégation CNRS 2018-2019 ; congé maternité 2016</point>)</job>
<job><start>2011</start>-<end>2012</end> <title>Post-doctorante</title>, <employer>EMPA</employer>, <place>Dübendorf (Suisse)</place>, 18 mois</job>
<job><start>2010</start>-<end>2011</end> <title>ATER à mi-temps</title>, <employer>Université de Bordeaux-Pessac</employer></job>

CV – D. Girard-Ouattara                                                                      2/3

<h>3. CONTRATS</h>

<proj><title>ANR JCJC « SOLINTER »</title>, <start>2019</start>-<end>2023</end>, 248 k€, <point>porteuse</point></proj>
<proj><title>Région Pays de la Loire, Étoiles montantes</title>, <start>2015</start>, 120 k€, <point>co-porteuse</point></proj>
<proj><title>H2020 BATTLION</title>, <start>2020</start>-<end>2024</end>, <point>responsable de la tâche 3.2</point></proj>

<h>4. ENCADREMENT</h>

<other>Thèses soutenues : L. Diarra (2021, 50 %), T. Maréchal (2023, 70 %). En cours : I. Zhou (depuis 2023).</other>
<other>Post-doctorants : K. Bhat (12 mois, 2021), S. Le Goff (18 mois, 2022-2023).</other>
<other>Stages de M2 : 9.</other>

<h>5. ENSEIGNEMENT (192 h ETD / an)</h>

<other>L1 Atomistique, CM + TD, 64 h, depuis 2013</other>
<other>L3 Cristallographie, TP, 48 h</other>
<other>L3 Projet tuteuré « pile au sel », 6 groupes de 4, créé en 2017</other>
<other>Formation continue : sécurité batteries, 14 h, pour les techniciens d'un loueur de bus</other>
<other>M1 Électrochimie, CM en anglais, 24 h, depuis 2020</other>

<h>6. PUBLICATIONS (5 sur 31 ; h = 14)</h>

<pub>[31] Zhou I., Girard-Ouattara D. <title>Grain boundary wetting in garnet electrolytes</title>.
Solid Interfaces, <end>2025</end>, 8, 112-121.</pub>
<pub>[27] Maréchal T., Lind O., Girard-Ouattara D. <title>Cold sintering of LLZO : myths</title>.
J. Ceram. Lett., <end>2023</end>.</pub>
<pub>[19] Girard D., Diarra L. <title>Revisiting the NASICON window</title>. <end>2019</end>.</pub>
<pub>[12] Girard D., Etcheverry P. <title>Un four, deux atmosphères : retour d'expérience</title>.
Actualité des Matériaux, <end>2014</end>, 202, 33-38.</pub>
<pub>[4] Girard D., Etcheverry P., Sanz J. <title>Lithium ordering in layered titanates</title>. <end>2009</end>.</pub>
<pub>Brevet FR 0 000 001, <title>Séparateur composite</title>, <end>2021</end>, avec Accus Atlantique SA.</pub>

<h>7. RESPONSABILITÉS</h>

<vol><title>Directrice des études</title> de L3 Chimie, <start>2020</start> à <end>présent</end></vol>
<vol><title>Membre élue du conseil de l'UFR</title>, <start>2016</start>-<end>2020</end></vol>
<vol><title>Comités de sélection</title> : Lille 2022, Caen 2024</vol>
                                                                                             3/3
<h>8. CONFÉRENCES INVITÉES</h>

<other>SSI-24 Londres 2024 ; GFECI Autrans 2022 ; Univ. Félix-Houphouët-Boigny, Abidjan, février 2020</other>

<h>9. DIVERS</h>
<skills><skill>DRX</skill>, <skill>SIE</skill>, <skill>MEB-EDX</skill>, <skill>FullProf</skill>, <skill>Python (numpy)</skill></skills>
<language>anglais</language> <level>C1</level>, <language>allemand</language> <level>A2</level>, <language>dioula</language> <level>courant</level>
<award><title>Prix jeune chercheuse de la Division Énergie</title>, <end>2017</end></award>
