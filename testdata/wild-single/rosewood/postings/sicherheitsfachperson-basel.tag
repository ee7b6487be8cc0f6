<title>Sicherheitsfachperson (SIBE) 80–100 %</title>
<employer>Rheinhafen Lager & Umschlag AG</employer>, <place>Birsfelden BL</place>

Flüssiggut, Stückgut, Getreide: Was rheinaufwärts kommt, geht bei uns durch. 230 Mitarbeitende, zwei Hafenbecken, ein eigenes Anschlussgleis. Unsere Kunden stellen <no>Agrochemikalien</no>, <no>Aromen</no> und <no>Schokolade</no> her; mit deren Labors haben wir nichts zu tun. Die Schwesterfirma in Rotterdam betreibt <no>Containerbrücken</no>.

Ihre Fragen, unsere Antworten

Was tue ich den ganzen Tag?
Sie <duty>ermitteln Gefahren an Arbeitsplätzen, auf Schiffen und am Gleis</duty>, <duty>leiten Massnahmen ab und verfolgen deren Umsetzung</duty>, <duty>untersuchen Unfälle und Beinaheunfälle</duty>, <duty>schulen neue Leute und Fremdfirmen</duty> und <duty>organisieren zwei Notfallübungen pro Jahr</duty> mit der Industriefeuerwehr. Rund die Hälfte der Zeit sind Sie draussen.

Was muss ich gelernt haben?
Eine technische oder chemische Grundbildung, d. h. <degree c="must">Lehre mit EFZ</degree>, und darauf den <licence c="must">eidg. Fachausweis Spezialist/in für Arbeitssicherheit und Gesundheitsschutz</licence>. Wer in der Ausbildung steckt und die Prüfung nächstes Jahr ablegt, soll sich ruhig melden.

Was muss ich schon gemacht haben?
<years n="3" of="Arbeitssicherheit">Drei Jahre</years> <must>Arbeitssicherheit</must> in <must g="1">Logistik</must>, <must g="1">Chemie</must> oder <must g="1">Bau</must>.

Welche Regeln sollte ich kennen?
<must>EKAS-Richtlinie 6508</must>, <must>ASA-Konzept</must>, die Grundzüge von <must>ADR</must> und <must>ADN</must>, den <must>Explosionsschutz</must> im Getreidestaub.

Brauche ich den Gefahrgutbeauftragten?
Nein, <no>Gefahrgutbeauftragter</no> ist Herr Zbinden und bleibt es bis 2031. Die <licence c="nice">PSA gegen Absturz</licence>-Ausbildung wäre hingegen ein Plus, ebenso <nice>Brandschutz</nice> auf Niveau Fachmann VKF.

Bin ich auch für Umwelt und Qualität zuständig?
Nein. <no>Abwasser</no>, <no>ISO 9001</no> und <no>GMP+</no> liegen bei der Abteilung Q.

Wie sollte ich sein?
<must>Hartnäckig</must>, aber nie belehrend. Jemand, der <must>auf Augenhöhe mit Kranführern</must> redet und am Nachmittag der Geschäftsleitung <must>präsentieren</must> kann. <must>Unfallberichte</must>, die man gern liest.

Welche Sprachen?
<lang c="must">Deutsch</lang> sehr gut, <lang c="must">Französisch</lang> für die Elsässer Kollegen mündlich. <lang c="nice">Niederländisch</lang> verstehen die Schiffer, wir nicht.

Lohn?
<pay>CHF 96'000 bis 108'000</pay> bei 100 %. GA-Zuschuss, 25 Tage Ferien, PK mit 60 % Arbeitgeberanteil, Sprachkurse (heuer <no>Portugiesisch</no>), Ruderboot am Steg.

Bewilligung?
<permit c="must">CH-Pass, B- oder C-Bewilligung bzw. Grenzgänger G</permit>.

Und jetzt?
Dossier an jobs@rheinhafen-lu.example.com, Auskunft gibt Regula Aeschlimann. Personalvermittler: bitte nicht.
