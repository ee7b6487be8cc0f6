<employer>Stiftung Seeblick – Wohnen und Arbeiten mit Beeinträchtigung</employer>
<place>Murten / Morat (FR)</place>

<title>HR-Fachfrau / HR-Fachmann 60–80 %</title>
<title>Spécialiste RH 60–80 %</title>

Die Stiftung Seeblick begleitet an drei Standorten 140 Menschen mit einer Beeinträchtigung und beschäftigt rund 210 Mitarbeitende. Zu unseren Werkstätten gehören eine <no>Gärtnerei</no>, eine <no>Wäscherei</no> und ein Restaurant. / La fondation accompagne 140 personnes sur trois sites et emploie quelque 210 collaborateurs.

IHRE AUFGABEN / VOS TÂCHES
• <duty>Betreuung der Linienvorgesetzten in allen Personalfragen</duty> vom Eintritt bis zum Austritt
• <duty>Rekrutierung von Fachpersonal</duty> (vor allem Sozialpädagogik und Pflege)
• <duty>Monatliche Lohnverarbeitung mit <must>Abacus</must></duty>, inkl. Quellensteuer und 13. Monatslohn
• <duty>Gestion des absences et annonces aux assurances</duty> (LAA, APG, AI)
• <duty>Verfassen von Arbeitszeugnissen</duty> in beiden Sprachen
• <duty>Mitarbeit am Projekt elektronisches Personaldossier</duty>

IHR PROFIL / VOTRE PROFIL
• <degree c="must">HR-Fachfrau/HR-Fachmann mit eidg. Fachausweis</degree> oder gleichwertig / brevet fédéral ou titre jugé équivalent
• mind. <years n="3" of="HR-Generalistenfunktion">3 Jahre</years> in einer <must>Generalistenfunktion</must>
• solide Kenntnisse im <must>Schweizer Arbeitsrecht</must> und in den <must>Sozialversicherungen</must>
• <must>Lohnbuchhaltung</must>
• <lang c="must">Deutsch</lang> und <lang c="must">Französisch</lang> stilsicher; <lang c="nice">Schweizerdeutsch</lang> mindestens verstehen, wäre schön
• une personne <must>discrète</must>, <must>orientée solutions</must> et qui garde son humour
• Von Vorteil / un atout: Erfahrung in einer <nice>sozialen Institution</nice>, <nice>betriebliches Gesundheitsmanagement</nice>, <nice>Case Management</nice>, <licence c="nice">Berufsbildnerkurs</licence>

Nicht nötig / pas nécessaire: Kenntnisse in <no>SAP</no> (haben wir 2023 abgelöst / remplacé en 2023). <no>Englisch</no> wird bei uns kaum gesprochen. Die <no>Finanzbuchhaltung</no> führt das Treuhandbüro.

WIR BIETEN / NOUS OFFRONS
Besoldung nach kantonalem Reglement (<pay>Lohnklasse 16–18</pay>), 40-Stunden-Woche, 5 Wochen Ferien ab Eintritt, Homeoffice 1 Tag, BVG mit 60 % Arbeitgeberanteil, Halbtax-Abo, Mittagessen im eigenen Restaurant für CHF 9.–, <no>Supervision</no> und Weiterbildungen, Seesicht vom Kopierraum aus. 

Stellenantritt: 1. Februar oder nach Vereinbarung. Einzureichen: Motivationsschreiben, CV, Zeugnisse, <permit>Sonderprivatauszug</permit> (erst vor Vertragsabschluss). <permit>CH/EU oder Bewilligung C/B</permit>.

Bewerbung an / dossier à: hr@stiftung-seeblick.example.org, z. H. Frau Corinne Aebischer
