<title>VERKÄUFERIN / VERKÄUFER</title> gesucht

Wir, die <employer>Bäckerei Knauf & Tochter</employer>, backen seit 1949 in <place>Bad Laasphe</place> und suchen für unseren Laden in der Königstraße eine <title>Bäckereifachverkäuferin (m/w/d)</title>, gern auch ungelernt mit Herz, 20–25 Std.

Früh aufstehen ist Bedingung, um halb sechs geht das Licht an. <must>Kopfrechnen</must> sollte klappen, falls die Kasse spinnt, <must>freundlich</must> sein sowieso, und <lang c="must">Deutsch</lang> so, dass Frau Sturm ihr Dinkelbrot bekommt und nicht das mit Walnuss. Wer schon mal <nice>Torten</nice> verziert hat: Hurra! <no>Backen</no> muss bei uns keiner können außer Papa und Lena.

Gesundheitszeugnis (<licence c="must">Belehrung nach § 43 IfSG</licence>) bitte mitbringen, oder wir gehen zusammen zum Amt.

<pay>14,60 €</pay> + was übrig bleibt in der Tüte. Sonntags nur jeder vierte. Die neue <no>Vectron</no>-Kasse erklären wir.

Einfach reinkommen oder 02752 / 555 017 (nicht vor 12, da schlafen wir)
