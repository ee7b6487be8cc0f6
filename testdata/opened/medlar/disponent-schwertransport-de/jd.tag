Startseite > Jobs > Logistik > Disposition
★ Merken   ⤴ Teilen   Vor 3 Tagen veröffentlicht · Jetzt bewerben

<title>Disponent (m/w/d) Schwer- und Großraumtransporte</title>
<employer>Hinrich Wessendorf Schwerlast GmbH & Co. KG</employer> · <place>Oldenburg (Oldb)</place> · Vollzeit · unbefristet
Gehalt: <pay>3.600 € – 4.300 € / Monat (geschätzt)</pay>
Schnellbewerbung möglich · 14 Bewerber

WIR ÜBER UNS
Seit 1958 bewegen wir, was andere nicht vom Hof bekommen: Turmsegmente, Trafos, Brückenträger, Bagger. 34 Zugmaschinen, 61 Auflieger, knapp 70 Leute und ein Hofhund. Familienbetrieb in dritter Generation.

DEINE AUFGABEN
Du <duty>planst und steuerst täglich 10 bis 12 Züge im In- und Ausland</duty>, vom Anruf des Kunden bis zur abgelegten Last. Dazu gehört, dass du <must>Ausnahmegenehmigungen nach § 29 StVO und § 70 StVZO</must> über <must>VEMAGS</must> selbst beantragst und nachhältst, <must>Streckenprüfungen</must> machst und die <duty>Begleitfahrzeuge und die Polizei terminierst</duty>. Du behältst die <must>Lenk- und Ruhezeiten</must> im Blick und redest mit unseren Fahrern so, dass sie am nächsten Tag auch noch mit dir reden. <must>Angebotskalkulation</must> für kleinere Fahrten machst du selbst. Um die <no>Finanzbuchhaltung</no> kümmert sich unser Steuerbüro.

DAS BRINGST DU MIT
• <degree c="must">abgeschlossene Ausbildung als Kaufmann/-frau für Spedition und Logistikdienstleistung oder Berufskraftfahrer/in</degree>
• mindestens <years n="3" of="Disposition">3 Jahre Erfahrung in der Disposition</years>, und zwar mit <must>Schwertransporten</must>
• Sicherer Umgang mit einem Telematiksystem (<must g="1">Fleetboard</must> oder <must g="1">TIS-Web</must>) und mit <must>Excel</must>
• <lang c="must">sehr gutes Deutsch</lang> und <lang c="must">Englisch für Telefonate mit Kunden (etwa B1)</lang>
• <licence c="must">Führerschein Klasse B</licence>
• <must>Ruhe, wenn um 22 Uhr die Brücke gesperrt ist</must>

DAS WÄRE SCHÖN
• <nice>Ladungssicherung nach VDI 2700</nice>
• <licence c="nice">Klasse CE</licence> oder eine <licence c="nice">BF3-Schulung</licence>
• <lang c="nice">etwas Polnisch</lang>, weil die Hälfte der Fahrer aus Posen und Umgebung kommt

Mit <no>SAP</no> fangen wir frühestens 2027 an, das lernst du dann mit allen zusammen. Wer <no>Kranplanung</no> spannend findet: macht bei uns die Schwesterfirma.

WIR BIETEN
30 Tage Urlaub, Bereitschaft nur jede vierte Woche und extra bezahlt, JobRad, Obst (ja, wirklich), Parkplatz vor der Tür.

BEWERBUNG
Kurze Mail an Frau Tjaden, bewerbung@example.org, Anschreiben nicht nötig. Menschen mit Behinderung werden bei gleicher Eignung bevorzugt.

Ähnliche Jobs: Fuhrparkleiter (m/w/d) Emden · Lagerhelfer (m/w/d) Cloppenburg
Diese Anzeige melden
