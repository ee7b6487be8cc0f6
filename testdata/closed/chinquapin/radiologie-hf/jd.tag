<employer>Spital Hinteraaretal AG</employer> | Personal & Entwicklung

Für unser Institut für Radiologie am Standort <place>Münsigen-Berg (Kanton Bern)</place> suchen wir per 1. März oder nach Vereinbarung eine

<title>dipl. Radiologiefachperson HF/FH (a), 80–100 %</title>

Wer wir sind
Ein öffentliches Regionalspital mit 142 Betten, rund 900 Mitarbeitenden und einer Radiologie, in der man sich noch beim Vornamen kennt. Pro Jahr machen wir etwa 31'000 Untersuchungen. <no>Nuklearmedizin</no> und <no>Radioonkologie</no> gibt es bei uns nicht; diese Patientinnen und Patienten überweisen wir ans Zentrumsspital.

Ihr Alltag
– Sie <duty>führen MR- und CT-Untersuchungen selbständig durch</duty>, dazu konventionelles Röntgen und Durchleuchtung.
– Sie <duty>legen venöse Zugänge und verabreichen Kontrastmittel</duty> nach Verordnung.
– Sie <duty>betreuen ängstliche und schwer kranke Menschen</duty> ruhig durch die Untersuchung, auch nachts um drei aus dem Notfall.
– Sie <duty>begleiten Studierende</duty> im Praktikum.
– Das Optimieren der Dosisprotokolle machen wir gemeinsam mit dem Medizinphysiker, ein <no>Physikstudium</no> braucht es dafür nicht.

Was Sie mitbringen
– <degree c="must">Diplom als Radiologiefachperson HF oder FH; ausländische Diplome mit Anerkennung durch das Schweizerische Rote Kreuz (SRK)</degree>
– mindestens <years n="2" of="Radiologie">zwei Jahre Berufserfahrung in einem Spital oder Institut</years>
– sicheres Arbeiten am <must>MRT</must> und am <must>CT</must>, gelebter <must>Strahlenschutz</must>
– Routine mit <must>PACS und RIS</must>
– Bereitschaft zu <must>Pikett-, Nacht- und Wochenenddienst</must>
– <lang c="must">Deutsch mindestens C1</lang>; Mundart verstehen hilft, reden muss man sie nicht
– <must>Teamgeist</must> ohne Hierarchiedünkel

Schön, aber kein Muss
– Erfahrung in der <nice>Mammografie</nice> oder in der <nice>Angiografie</nice>
– ein <nice>Berufsbildnerkurs</nice>
– <lang c="nice">Französisch</lang>, denn ein Viertel unserer Patienten kommt von ennet der Sprachgrenze

Am neuen Herz-CT (Start im Herbst) <no>schulen wir alle ein</no>, Vorkenntnisse in <no>Kardio-CT</no> verlangen wir nicht.

Was wir bieten
<pay>Lohn nach GAV Berner Spitäler, Klasse 16</pay>; 6 Wochen Ferien ab 50 (5 ab dem ersten Tag), Zeitgutschrift für Nachtarbeit, Kita auf dem Areal, Halbtax, Personalzimmer zum Anfangen, und eine Terrasse mit Sicht auf den Niesen.

So geht es weiter
Laden Sie Lebenslauf, Diplome und Arbeitszeugnisse in einem PDF über unser Portal hoch. Ein Motivationsschreiben ist freiwillig. Nach einem ersten Gespräch laden wir zu einem Schnuppertag ein. Auskunft gibt Regula Zbinden, Leitende Radiologiefachfrau, am liebsten telefonisch zwischen 14 und 15 Uhr. Dossiers von Vermittlungsbüros berücksichtigen wir nicht. Mit (a) sind alle Menschen gemeint.
