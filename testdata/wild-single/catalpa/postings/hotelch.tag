Stelleninserat-Nr.   4410 / hotelberufe Region Graubünden
Betrieb              <employer>Berghotel Piz Suvretta AG</employer> ****S
Ort                  <place>Pontresina GR</place>
Funktion             <title>Réceptionist/in 100 %</title>
Saison               1. Juni bis 20. Oktober, Wintersaison möglich
Lohn                 <pay>CHF 4'350 brutto, 13. Monatslohn anteilig</pay> (L-GAV Stufe III)
Unterkunft           Personalhaus, Einzelzimmer CHF 480

Grüezi, Allegra und Buongiorno

An unserer Réception reden wir pro Stunde in vier Sprachen. Für den Sommer ergänzen wir das fünfköpfige Team.

AUFGABEN | <duty>Check-in und Check-out</duty> | <duty>Reservationen aus Booking und Direktbuchungen bearbeiten</duty> | <duty>Wandertipps geben, die stimmen</duty> | <duty>Tagesabschluss im Spätdienst</duty>

ANFORDERUNG                         ZWINGEND      ERWÜNSCHT
<degree c="must">Lehre Hotelfach/HOKO od. Hotelfachschule</degree>   x
<lang c="must">Deutsch C1</lang>                             x
<lang c="must">Englisch B2</lang>                            x
<lang c="must">Italienisch B1</lang>                         x
<lang c="nice">Französisch</lang>                                            x
1 Saison <must>Réception</must> (4* od. höher)       x
<must g="1">Protel</must> oder <must g="1">Opera</must>                     x
<nice>Revenue Management</nice>                                       x
<must>Gepflegtes Auftreten</must>                    x
<licence c="nice">Fahrausweis Kat. B</licence> (Gästeshuttle)                      x

Nicht nötig: <no>Buchhaltung</no> (macht die Zentrale in Chur), <no>Rätoromanisch</no> (hört man gern, lernt man hier), <no>Service</no>-Einsätze gibt es keine.

<permit>Bewerber/innen mit CH-Pass, B/C-Bewilligung oder EU/EFTA-Bürgerschaft</permit>.

Wir freuen uns auf Post von Ihnen: Reto Caduff, Direktor, r.caduff@pizsuvretta.example.com. Dossiers von Vermittlern werden nicht berücksichtigt.
