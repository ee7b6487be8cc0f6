An der <employer>Universität Leinetal</employer>, Institut für Pflanzenphysiologie, Arbeitsgruppe Prof. Dr. Anneliese Marquardt, ist zum 1. Februar 2026 die Stelle

<title>Wissenschaftliche:r Mitarbeiter:in (Postdoc)</title>
Entgeltgruppe <pay>13 TV-L</pay>, 100 %, befristet auf drei Jahre, Dienstort <place>Göttingen</place>

im Rahmen des DFG-Projekts „Trockenstress und Wurzelarchitektur bei Gerste" zu besetzen.

Worum es geht: Wir wollen verstehen, weshalb manche Landsorten bei 18 % Bodenfeuchte noch wachsen und moderne Sorten nicht mehr. Dafür haben wir 96 Rhizotrone, ein neues Röntgen-CT und eine Sammlung von 412 Akzessionen. Sie <duty>planen Phänotypisierungsversuche und führen sie durch</duty>, <duty>werten RNA-Seq-Daten aus</duty>, <duty>betreuen zwei Promovierende mit</duty> und <duty>schreiben Publikationen</duty>. Lehre fällt im Umfang von 2 SWS an (ein Praktikum, das schon steht). Die Bedienung des Tomographen übernimmt unsere technische Assistenz, Erfahrung mit <no>Röntgen-CT</no> wird daher nicht vorausgesetzt, und auch <no>Bildanalyse mit Deep Learning</no> liegt beim Kooperationspartner in Jülich.

Einstellungsvoraussetzung ist eine <degree c="must">abgeschlossene Promotion in Pflanzenwissenschaften, Molekularbiologie oder einem verwandten Fach</degree>, die zum Zeitpunkt der Einstellung <must>nicht länger als vier Jahre zurückliegt</must>. Sie verfügen über sehr gute Kenntnisse in <must>Molekularbiologie der Pflanzen</must>, praktische Erfahrung mit <must>qPCR</must> und der <must>Auswertung von Transkriptomdaten in R</must> sowie <must>mindestens eine Erstautorpublikation</must> in einer Zeitschrift mit Begutachtung. <lang c="must">Englisch in Wort und Schrift</lang> ist Arbeitssprache der Gruppe; <lang c="nice">Deutschkenntnisse</lang> sind für die Lehre hilfreich, aber keine Bedingung.

Erwünscht sind Erfahrungen mit <nice>Gerste oder anderen Getreiden</nice>, <nice>CRISPR/Cas9</nice>, <nice>GWAS</nice> und im <nice>Einwerben von Drittmitteln</nice>. Wir suchen jemanden, der <must>eigenständig</must> arbeitet und <must>gern im Team diskutiert</must>, auch über misslungene Versuche. Bereitschaft zu gelegentlichem <must>Gießdienst am Wochenende</must> gehört dazu; die Gerste fragt nicht nach dem Kalender.

Die Befristung richtet sich nach § 2 Abs. 2 WissZeitVG. Die Universität Leinetal strebt eine Erhöhung des Frauenanteils in Bereichen an, in denen Frauen unterrepräsentiert sind, und ist als familiengerechte Hochschule zertifiziert. Schwerbehinderte Menschen werden bei entsprechender Qualifikation bevorzugt.

Bitte richten Sie Ihre Bewerbung (Motivationsschreiben von höchstens zwei Seiten, CV mit Publikationsliste, Promotionsurkunde, Namen zweier Referenzpersonen) in einer PDF-Datei bis zum 15.11.2025 an marquardt-office@uni-leinetal.example.org. Datenschutzhinweise auf unserer Website. Vorstellungsgespräche per Video am 2. und 3. Dezember.
