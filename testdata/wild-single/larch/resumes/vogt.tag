<name>PD Dr. phil. Mirjam Vogt</name>
<headline>Neuere und Neueste Geschichte</headline>
<place>Universität Greifenstein, Historisches Seminar, Domplatz 2</place>
<email>mirjam.vogt@example.org</email> / ORCID auf Anfrage

<h>I. Akademische Positionen</h>
<job><start>10/2021</start>–  <title>Privatdozentin und Akademische Rätin a. Z.</title>, <employer>Universität Greifenstein</employer></job>
<job><start>WS 2023/24</start>  <title>Vertretung der Professur für Wirtschafts- und Sozialgeschichte</title>, <employer>Universität Aarhausen</employer></job>
<job><start>04/2014</start>–<end>09/2021</end>  <title>Wissenschaftliche Mitarbeiterin</title> am Lehrstuhl Prof. Dr. H. Osterkamp, <employer>Universität Greifenstein</employer>
   <point>(05/2016–06/2017 Elternzeit)</point></job>
<job><start>2010</start>–<end>2013</end>  <title>Doktorandin</title> im DFG-Graduiertenkolleg „Hafenstädte“, <employer>Universität Trave</employer></job>

<h>II. Qualifikation</h>
<edu><end>2021</end>  <degree>Habilitation</degree>, <school>Philosophische Fakultät Greifenstein</school>, venia legendi für <field>Neuere und Neueste Geschichte</field>
   Thema: „Wem gehört der Strand? Küste, Eigentum und Öffentlichkeit 1860–1975“</edu>
<edu><end>2014</end>  <degree>Promotion</degree> (<grade>summa cum laude</grade>), <school>Universität Trave</school></edu>
<edu><start>2003</start>–<end>2009</end>  <degree>Magister Artium</degree>: <field>Geschichte, Skandinavistik, VWL</field>; <school>Trave</school> und <school>Uppsala</school> (<grade>1,2</grade>)</edu>
<edu><end>2003</end>  <degree>Abitur</degree>, <school>Katharineum-Gymnasium Wismar</school></edu>

<h>III. Drittmittel und Stipendien</h>
<award><title>DFG-Sachbeihilfe</title> „Strandgut“, <start>2022</start>–<end>2025</end>, 268.000 € (Antragstellerin)</award>
<award><title>Feodor-Lynen-Stipendium</title> (Bergen), <start>2018</start></award>
<award><title>Abschlussstipendium der Stiftung Kaufmannshof</title>, <start>03</start>–<end>12/2013</end></award>
<award><title>Dissertationspreis des Hansischen Vereins</title> <start>2015</start></award>

<h>IV. Schriften</h>
a) Monographien
<pub>1. <title>Löschen und Laden. Hafenarbeit in Lübeck und Göteborg 1880–1933</title>, Göttingen <end>2015</end>.</pub>
<pub>2. <title>Wem gehört der Strand?</title> (in Vorbereitung, erscheint <end>2026</end>)</pub>
b) Herausgeberschaft
<pub>–  mit K. Tiedemann (Hg.): <title>Quaimauern. Materielle Kultur des Hafens</title>, Rostock <end>2018</end>.</pub>
c) Aufsätze (Auswahl)
<pub>3. <title>Kurtaxe. Zur Geschichte einer kleinen Abgabe</title>, in: Archiv für Küstengeschichte 12
   (<end>2020</end>), S. 44–71.</pub>
<pub>4. mit L. Sundqvist: <title>Who owns the shore? Nordic comparisons</title>,
   in: Journal of Littoral Studies 3 (<end>2019</end>), pp. 101–126.</pub>

- Vogt, Lebenslauf, S. 2 -

<pub>5. <title>Badekarren und Bürgerlichkeit</title>, in: T. Imhoff (Hg.), Baden gehen, Köln <end>2017</end>, S. 201–219.</pub>
d) Rezensionen: 17 (Liste auf Anfrage)

<h>V. Lehre (seit 2019)</h>
<other>Vorlesung: Europa und das Meer im 19. Jh. (SoSe 2022, 2024)</other>
<other>Hauptseminar: Tourismusgeschichte (WS 2021/22)</other>
<other>Übung: Paläographie für Anfängerinnen und Anfänger, Kurrent lesen (WS 2019/20 bis WS 2022/23)</other>
<other>Exkursion: Göteborg – Marstrand, fünf Tage, 18 Studierende (2023)</other>
<other>Proseminar: Einführung in die Quellenkunde (jährlich)</other>
<other>Betreuung: 14 BA-, 6 MA-Arbeiten, 1 Promotion (Zweitgutachten)</other>

<h>VI. Vorträge (Einladungen)</h>
<other>„Zaun und Düne“, Kolloquium Umweltgeschichte, Wien, 11/2023</other>
<other>“The right to bathe”, Bergen, May 2018</other>

<h>VII. Selbstverwaltung</h>
<vol><title>Mittelbauvertreterin im Fakultätsrat</title> <start>2019</start>–<end>2021</end></vol>
<vol><title>Beirat</title> der <employer>Gesellschaft für Küstengeschichte</employer></vol>

<h>VIII. Sprachen</h>
<language>Schwedisch</language> (<level>C1</level>), <language>Norwegisch</language> und <language>Dänisch</language> (<level>Lesen</level>), <language>Englisch</language> (<level>C1</level>), <language>Französisch</language> (<level>B1</level>), <language>Latein</language> (<level>Latinum</level>)
