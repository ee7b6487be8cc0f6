<title>Steuerberater/in (m/w/d)</title> mit Perspektive Partnerschaft

Liebe Kollegin, lieber Kollege,

wenn Sie diese Anzeige im Kammermitteilungsblatt lesen, sitzen Sie wahrscheinlich gerade in einer größeren Einheit und schreiben Stunden auf. Bei uns, der <employer>Kanzlei Brömmelhaus & Adeyemi PartG mbB</employer> in <place>Lüneburg</place>, schreiben wir auch Stunden auf, aber wir lesen sie nicht vor.

Wir sind zwei Berufsträger, neun Fachangestellte und ein Auszubildender. Unsere Mandanten: Handwerk, zwei Brennereien, viele Ärzte, einige Höfe. Seit unser dritter Partner aus Altersgründen ausgeschieden ist, fehlt uns jemand für die Heilberufe. Sie würden rund 60 <duty>Arzt- und Zahnarztpraxen umfassend steuerlich betreuen</duty>, <duty>Jahresabschlüsse und Einnahmenüberschussrechnungen durchsehen</duty>, <duty>Praxisübernahmen begleiten</duty>, <duty>Betriebsprüfungen führen</duty> und <duty>drei Fachangestellte fachlich anleiten</duty>. Um <no>Lohnabrechnung</no> müssen Sie sich nicht kümmern, das macht Frau Petersen seit 1998, und <no>Wirtschaftsprüfung</no> bieten wir nicht an.

Was braucht es dafür? Natürlich die <licence c="must">Bestellung als Steuerberater/in</licence>; wer das Examen 2025 ablegt und zuversichtlich ist, darf sich trotzdem melden. <years n="3" of="Kanzleipraxis">Drei Jahre Kanzleipraxis</years> sollten es schon sein, gern mehr. Wir arbeiten mit <must>DATEV</must>, und zwar papierlos, also auch mit <must>Unternehmen online</must>. Sattelfest sollten Sie im <must>Einkommensteuerrecht</must> und bei der <must>Umsatzsteuer der Heilberufe</must> sein, da wird es bei Gutachten und IGeL gerne knifflig. Außerdem wünschen wir uns <must>Freude am Mandantengespräch</must>, <must>klare Sprache</must> und <must>die Bereitschaft, einem Chirurgen auch mal zu widersprechen</must>. Ob Sie vorher <degree c="must">BWL oder Jura studiert haben oder über die Ausbildung zum Steuerfachangestellten</degree> gekommen sind, ist uns einerlei.

<nice>Fachberater-Erfahrung im Gesundheitswesen</nice> nehmen wir mit Kusshand, ebenso <nice>Erbschaftsteuer</nice> und etwas <lang c="nice">Plattdeutsch</lang>.

Wir bieten <pay>82.000 bis 98.000 Euro</pay>, 32 oder 40 Stunden, zwei Tage Homeoffice, ein Büro mit Blick auf die Ilmenau, und nach zwei Jahren ein ernst gemeintes Gespräch über eine Beteiligung, die Sie sich leisten können.

Schreiben Sie uns formlos, wir antworten binnen einer Woche und selbstverständlich diskret: post@kanzlei-ba.example.org

Mit kollegialen Grüßen
Henrike Brömmelhaus      Tunde Adeyemi
