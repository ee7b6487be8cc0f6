Stiftung Erlenhalde, Schulheim und Wohngruppen
Stelleninserat Nr. 2025-17

<title>Sozialpädagogin / Sozialpädagoge 80 %</title>
per 1. August 2025 oder nach Vereinbarung, Arbeitsort <place>Münsingen BE</place>

Die <employer>Stiftung Erlenhalde</employer> begleitet rund 60 Kinder und Jugendliche, die vorübergehend nicht zu Hause leben können. Auf der Wohngruppe «Birke» wohnen acht Jugendliche zwischen 12 und 17 Jahren mit Auffälligkeiten im Verhalten und Erleben. Das Team besteht aus sechs Fachpersonen und einer Person in Ausbildung. Unterricht und <no>Logopädie</no> finden im Haus statt und werden von der Schule verantwortet.

Das erwartet Sie
Sie <duty>gestalten den Alltag mit den Jugendlichen</duty>, <duty>führen als Bezugsperson zwei bis drei Dossiers</duty> und <duty>verfassen Standort- und Verlaufsberichte zuhanden der KESB</duty>. Sie arbeiten eng mit Eltern, Beistandspersonen und der Tagesschule zusammen und <duty>leisten Nacht-, Wochenend- und Pikettdienste</duty> nach Plan.

Das bringen Sie mit
– <degree c="must">Abgeschlossene Ausbildung in Sozialpädagogik (HF oder FH)</degree>
– mindestens <years n="2" of="stationäre Jugendhilfe">zwei Jahre Berufserfahrung im stationären Rahmen</years>
– Sicherheit in der <must>Bezugspersonenarbeit</must> und in der <must>Förderplanung</must>
– Erfahrung in der <must>Zusammenarbeit mit Eltern</must> und mit <must>Behörden</must>
– ruhiges Handeln in <must>Krisen</must> und Kenntnisse in <must>Deeskalation</must>
– gewandte <must>Berichterstellung</must>, geübt in <must g="1">KISS</must>, <must g="1">socialweb</must> oder einer ähnlichen Falldokumentation
– <must>Belastbarkeit</must> und <must>Humor</must>
– <licence c="must">Führerausweis Kat. B</licence> (Büssli mit Automat)
– <lang c="must">Deutsch</lang> in Wort und Schrift, Mundart von Vorteil; <lang c="nice">Französisch</lang> ist bei unseren Familien aus dem Berner Jura hilfreich

Gerne sehen wir eine Weiterbildung in <nice g="2">Neuer Autorität</nice> oder <nice g="2">Traumapädagogik</nice>. Wer mit den Jugendlichen <nice>Erlebnispädagogik</nice> machen mag, rennt offene Türen ein. Die Ausbildung zur <no>Praxisausbildnerin</no> können Sie bei uns später machen, sie wird bezahlt. <no>Leitungserfahrung</no> wird nicht verlangt.

Wir bieten
Anstellung nach kantonalen Richtlinien (<pay>Gehaltsklasse 17</pay>), 6 Wochen Ferien, Supervision und Intervision, eine grosse Küche und einen See in Velodistanz. Ein Sonderprivatauszug wird bei Anstellung verlangt.

Auskunft gibt die Bereichsleiterin, Frau R. Zgraggen, Tel. 031 555 01 22. Bewerbungen bitte nur per Mail als ein PDF an personal@example.org.
