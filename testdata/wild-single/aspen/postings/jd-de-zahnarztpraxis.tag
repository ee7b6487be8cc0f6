Hallo du! 🦷

<title>ZFA (m/w/d) für Assistenz und Prophylaxe</title> gesucht, 25–38 Std., Praxis <employer>Dr. Yıldız & Dr. Krabbenhöft</employer>, <place>Bremen-Findorff</place>

Wer wir sind: zwei Zahnärztinnen, fünf ZFA, eine Azubine, ein Kaffeevollautomat, der öfter in Reparatur ist als wir in der Mittagspause. Samstags zu. Mittwochnachmittag auch.

Was du machst: <duty>am Stuhl assistieren</duty>, <duty>Prophylaxe in eigenen Terminen</duty>, <duty>Instrumente aufbereiten</duty>, <duty>auch mal ans Telefon</duty>. Abrechnung? Macht Sabine, und zwar seit 1998. <no>BEMA</no> und <no>GOZ</no> musst du nicht beherrschen.

Was du mitbringst
abgeschlossene <degree c="must">Ausbildung zur ZFA</degree> (MFA reicht hier leider nicht), <licence c="must">Röntgenschein (Kenntnisse im Strahlenschutz, aktuell)</licence>, Fortbildung <licence c="must" g="1">ZMP</licence> oder <licence c="must" g="1">Prophylaxe-Basiskurs</licence>, <must>ruhige Hand mit Angstpatienten</must>, <lang c="must">Deutsch</lang> so gut, dass du einer Oma die Zahnzwischenraumbürste erklären kannst. <lang c="nice" g="1">Türkisch</lang> oder <lang c="nice" g="1">Arabisch</lang> wäre klasse, ein Drittel unserer Leute freut sich.

Schön wäre <nice>Sterilgutaufbereitung (Sachkunde)</nice> und etwas Erfahrung mit <nice>Dampsoft</nice>, aber wenn du bisher nur <no>Z1</no> kennst, egal, das Umlernen dauert eine Woche.

Wiedereinsteigerinnen: unbedingt! Pause wegen Kindern ist bei uns kein Makel.

Was du bekommst: <pay>ab 19,50 €/Std.</pay> (Prophylaxe 21,–), 30 Tage, Deutschlandticket, Arbeitskleidung, die sitzt, und <no>Implantologie-Kurse</no>, falls du Lust hast.

Schreib uns eine WhatsApp oder eine Mail an hallo@zahn-findorff.example.org. Anschreiben schenken wir uns.
