<title>Dipl. Logopäd:in</title>, Pensum 50 bis 70 %, ab 1. August

Die <employer>Logopädische Praxis Sprachinsel</employer> in <place>Wil SG</place> besteht aus Corinne, Salome und Bea. Bea geht in Pension. Wir arbeiten im Auftrag von vier Schulgemeinden mit Kindern von drei bis zwölf und dazu mit einer Handvoll Erwachsener nach Hirnverletzung, um die sich Salome kümmert, so dass <no>Aphasietherapie</no> von dir nicht erwartet wird. Stattdessen <duty>klärst du Kinder ab</duty>, <duty>therapierst sie einzeln oder zu zweit</duty>, <duty>berätst Eltern und Lehrpersonen</duty> und <duty>schreibst Berichte zuhanden des Schulpsychologischen Dienstes</duty>, die ehrlich gesagt einen guten Fünftel der Zeit fressen.

Ohne <degree c="must">EDK-anerkanntes Diplom in Logopädie</degree> dürfen wir dich leider nicht anstellen, das verlangt der Kanton; wer im Juli abschliesst, darf sich melden. Du solltest dich in der Diagnostik von <must>Spracherwerbsstörungen</must> und <must>phonologischen Störungen</must> sicher bewegen, <must>Schweizerdeutsch verstehen</must> und <lang c="must">Hochdeutsch einwandfrei schreiben</lang>. Testverfahren wie <must g="1">SETK</must>, <must g="1">PDSS</must> oder <must g="1">PLAKSS</must> sind dir vertraut, mindestens eines davon. Dass du <must>selbständig</must> und trotzdem <must>gern im Austausch</must> bist, merken wir am Schnuppertag.

Über <nice>Stottertherapie</nice> würden wir jubeln, über <nice>Unterstützte Kommunikation</nice> ebenso, <nice g="2">PROMPT</nice> oder <nice g="2">Myofunktionelle Therapie</nice> nehmen wir auch. Ein Auto brauchst du nicht, alle Schulhäuser liegen an der Buslinie. Abrechnen tut Corinne, von <no>Tarifziffern</no> und <no>Buchhaltung</no> bist du verschont.

<pay>Lohn gemäss kantonaler Lehrertabelle</pay>, 13 Schulferienwochen (davon 5 mit Büro), monatliche Supervision, Fr. 1800.– Weiterbildung pro Jahr, ein Therapiezimmer mit Blick auf die Thur und einen Schrank, in dem seit 1998 kein Spiel fehlt.

Schreib uns etwas Persönliches an insel@logo-wil.example.com, bis Ende März, dann wissen wir, wer kommt.
