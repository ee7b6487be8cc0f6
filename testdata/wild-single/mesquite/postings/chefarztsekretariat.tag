<employer>St.-Liborius-Krankenhaus gGmbH</employer>
Akademisches Lehrkrankenhaus – <place>Paderborn</place>

Für unsere Klinik für Unfallchirurgie und Orthopädie suchen wir zum 1. April eine

<title>Chefarztsekretärin / Chefarztsekretär (m/w/d)</title>

in Vollzeit (39 Std.), Teilzeit ab 75 % nach Absprache, unbefristet. Die Vergütung richtet sich nach den <pay>AVR-C, Entgeltgruppe 7</pay>.

Die Klinik hat 72 Betten, 21 Ärztinnen und Ärzte und ist als regionales Traumazentrum zertifiziert. Im Sekretariat arbeiten Sie zu dritt. Den zentralen Schreibdienst gibt es weiterhin, die <no>OP-Berichte</no> schreibt er allein, und die <no>DRG-Kodierung</no> ist Sache des Medizincontrollings.

Was Sie erwartet:
Sie <duty>führen den Terminkalender von Chefarzt Prof. Dr. Hülsmann</duty>, <duty>organisieren die Privat- und BG-Sprechstunde</duty> und sind für Patienten, Zuweiser und Berufsgenossenschaften das Gesicht der Klinik. Sie <duty>schreiben Arztbriefe und Gutachten nach Diktat</duty>, <duty>rechnen privatärztliche Leistungen ab</duty> und <duty>bereiten Kongresse und Fortbildungen vor</duty>. Einmal im Jahr steht die Rezertifizierung ins Haus, für die Sie <duty>Unterlagen zusammenstellen</duty>; <no>Auditor</no> müssen Sie dafür nicht sein.

Was Sie mitbringen:
Eine <degree c="must">abgeschlossene Ausbildung als Medizinische Fachangestellte, Kauffrau/-mann im Gesundheitswesen oder für Büromanagement</degree>. <years n="2" of="Arztsekretariat">Zwei Jahre</years> oder mehr im Sekretariat einer <must g="1">Klinik</must>, einer <must g="1">Praxis</must> oder eines <must g="1">MVZ</must>. Sichere <must>medizinische Terminologie</must>, am besten <nice>unfallchirurgische</nice>. <must>GOÄ</must>-Kenntnisse setzen wir voraus; <nice>UV-GOÄ</nice> können Sie sich hier aneignen, wenn sie Ihnen noch fehlt. Sie <must>schreiben schnell und fehlerfrei</must>, auch vom Band, und beherrschen <must>Word</must> und <must>Outlook</must>. Erfahrung mit einem Krankenhausinformationssystem (<must g="2">ORBIS</must>, <must g="2">Medico</must>, <must g="2">iMedOne</must>) ist nötig, welches davon, ist uns gleich. <must>Verschwiegenheit</must>, <must>Freundlichkeit am Telefon</must> und die Gabe, einen Chirurgen an seine Termine zu erinnern, runden Ihr Profil ab.

Von Vorteil sind <lang c="nice">Englisch</lang> für die Korrespondenz mit Kongressveranstaltern sowie Grundkenntnisse in <nice>PowerPoint</nice>.

<no>Spracherkennung</no> führen wir im Herbst ein, geschult wird das ganze Haus.

Was wir bieten:
– Weihnachtszuwendung, kirchliche Zusatzversorgung (KZVK), 30 Tage Urlaub plus Heiligabend und Silvester
– feste Arbeitszeiten von 7.30 bis 16 Uhr, freitags bis 14 Uhr, keine Wochenenden
– Einarbeitung durch die jetzige Stelleninhaberin bis Ende Mai
– Kita auf dem Gelände, Parkhaus für 18 € im Monat, Jobrad
– interne Kurse, etwa <no>Kinästhetik</no>, <no>Reanimation</no> und <no>Excel für Fortgeschrittene</no>

Wir sind ein katholisches Haus. Eine <no>Kirchenzugehörigkeit</no> ist für diese Stelle nicht erforderlich, die Achtung unseres Leitbilds schon. Vor Dienstantritt benötigen wir einen <licence c="must">Nachweis über den Masernschutz</licence>.

Rückfragen beantwortet Frau Wiemers, Tel. 05251 555-0173. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt. Bewerbungen bitte bis 15. Februar über unser Karriereportal, nicht per E-Mail.
