<employer>Stanserhof Antriebe AG</employer> · <place>6370 Oberdorf NW</place>
<title>Berufsbildner/in Mechatronik / Automatik</title> 80–100 %
per 1. August oder nach Vereinbarung

UNSERE LERNENDEN SAGEN ÜBER DICH, dass du
→ <must>geduldig</must> bist, aber nicht alles durchgehen lässt
→ eine <must>SPS</must> schneller zum Laufen bringst als sie ihr Handy
→ auch am Montagmorgen <must>motivierst</must>

DEIN ALLTAG
→ <duty>Ausbildung von 14 Automatikern und Automatikmonteuren im Grundlehrjahr</duty>
→ <duty>Planung der überbetrieblichen Kurse</duty> zusammen mit Swissmem
→ <duty>Rekrutierung: Schnuppertage, Eignungstests, Elterngespräche</duty>
→ <duty>Erstellen von Kompetenznachweisen und Bildungsberichten</duty>
→ <duty>Unterhalt der Lehrwerkstatt</duty>: Pneumatikstände, Schaltschränke, zwei kleine Roboter

DEIN RUCKSACK
→ <degree c="must">EFZ als Automatiker/in, Mechatroniker/in oder Polymechaniker/in</degree>
→ <degree c="nice">HF oder Berufsprüfung</degree> von Vorteil
→ <licence c="must">Berufsbildnerkurs (üK-Kurs, 40 Lektionen)</licence>, oder die Bereitschaft ihn im ersten Jahr nachzuholen
→ <years n="4" of="Inbetriebnahme oder Instandhaltung">mind. 4 Jahre Praxis in Inbetriebnahme oder Instandhaltung</years>
→ <must g="1">Siemens TIA Portal</must> oder <must g="1">Beckhoff TwinCAT</must>
→ <must>Pneumatik</must>, <must>Schaltschrankbau</must>, <must>NIN-Grundlagen</must>
→ <licence c="nice">Anschlussbewilligung Art. 15 NIV</licence> wäre das Pünktchen auf dem i
→ Erfahrung mit Jugendlichen, egal ob <must g="2">Lehrlingsbetreuung</must>, <must g="2">Jugendsport</must> oder <must g="2">Pfadi</must>
→ <lang c="must">Deutsch (Mundart verstehen)</lang>, <lang c="nice">Englisch</lang> für die Datenblätter

WAS DU NICHT BRAUCHST
→ <no>CAD</no> (das macht die Konstruktion), <no>CNC-Drehen/Fräsen</no> (hat Koni im Griff)

UNSER ANGEBOT
→ Lohn <pay>CHF 88'000 – 101'000</pay> (13 Mt.)
→ 6 Wochen Ferien ab 50, 5 sonst, Gleitzeit, GA-Beitrag, Seesicht aus der Kantine
→ Lernendenlager jedes Jahr im Tessin, du darfst mit (musst)

Fragen beantwortet Beat Zurfluh, Leiter Berufsbildung, 041 555 02 66. Bewerbungen bitte nur online. Dossiers von Vermittlern werden nicht berücksichtigt.
