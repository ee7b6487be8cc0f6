//nolint:misspell // words of many languages
package docparse

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"vitae/internal/engine/document"
)

// TestJobs reads jobs whose title, employer, place and dates come in every order, in many languages and with employers
// whose names tell nothing.
func TestJobs(t *testing.T) {
	t.Parallel()
	cases := map[string]struct{ in, want string }{
		"employer dash title, dates below": {
			"Jane Doe\njane@example.com\n\nWork Experience\n\nNordlys — Product Designer\nMar 2020 – Present, Oslo\n- Led redesign\n- Did things\n\nTesseract — Junior Designer\nJan 2018 – Feb 2020, Bergen\n- Made icons\n\nEducation\nBA Graphic Design, Kristiania, 2014 – 2017\n",
			"Product Designer | Nordlys | Oslo | Mar 2020 – Present | --\nJunior Designer | Tesseract | Bergen | Jan 2018 – Feb 2020 | -",
		},
		"title, employer (place)": {
			"Jane Doe\njane@example.com\n\nEXPERIENCE\n\nHead of Bakery, Bright & Hale (Leeds)\n2019 – 2023\n- Ran the ovens\n\nOffice of the Mayor, City of Leeds\nPolicy Officer\n2017 – 2019\n- Wrote\n\nEDUCATION\nUniversity of Leeds\nPolitics\n2014 – 2017\nFirst class honours\n",
			"Head of Bakery | Bright & Hale | Leeds | 2019 – 2023 | -\nPolicy Officer | Office of the Mayor, City of Leeds |  | 2017 – 2019 | -",
		},
		"employer, place, title on lines of their own": {
			"Jane Doe\njane@example.com\n\nExperience\n\nNordlys\nOslo, Norway\nProduct Manager\nMar 2020 – Present\n• a thing was done\n• b thing was done\n\nTesseract\nRemote\nProduct Owner\nJan 2018 – Feb 2020\n• c thing was done\n",
			"Product Manager | Nordlys | Oslo, Norway | Mar 2020 – Present | --\nProduct Owner | Tesseract | Remote | Jan 2018 – Feb 2020 | -",
		},
		"dates first": {
			"Jane Doe\njane@example.com\n\nExperience\n\nMar 2020 – Present\nProduct Manager\nNordlys, Oslo\n• a thing was done\n\nJan 2018 – Feb 2020\nProduct Owner\nTesseract, Bergen\n• c thing was done\n\nEducation\n\n2014 – 2017\nBSc Economics\nNHH, Bergen\n",
			"Product Manager | Nordlys | Oslo | Mar 2020 – Present | -\nProduct Owner | Tesseract | Bergen | Jan 2018 – Feb 2020 | -",
		},
		"title @ employer": {
			"Jane Doe\njane@example.com\n\nExperience\n\nProduct Manager @ Nordlys\nOslo | Mar 2020 – Present\n• a thing was done\n\nProduct Owner @ Tesseract\nBergen | Jan 2018 – Feb 2020\n• c thing was done\n",
			"Product Manager | Nordlys | Oslo | Mar 2020 – Present | -\nProduct Owner | Tesseract | Bergen | Jan 2018 – Feb 2020 | -",
		},
		"one line with bars": {
			"Jane Doe\njane@example.com\n\nExperience\n\nNordlys | Oslo | Product Manager | Mar 2020 – Present\n• a thing was done\n\nTesseract | Bergen | Product Owner | Jan 2018 – Feb 2020\n• c thing was done\n",
			"Product Manager | Nordlys | Oslo | Mar 2020 – Present | -\nProduct Owner | Tesseract | Bergen | Jan 2018 – Feb 2020 | -",
		},
		"polish, dates first": {
			"Marta Kowalska\nmarta@example.pl\n\nDoświadczenie zawodowe\n\n03.2020 – obecnie\nLumina\nStarszy specjalista ds. kadr\n- prowadzenie rekrutacji\n- obsługa płac\n\n06.2017 – 02.2020\nBrzoza i Syn sp. z o.o.\nSpecjalista ds. płac\n- naliczanie wynagrodzeń\n\nWykształcenie\n\n2012 – 2017\nUniwersytet Ekonomiczny w Krakowie\nZarządzanie, magister\n\nUmiejętności\nExcel, Płatnik, SAP HR\n\nJęzyki\nangielski – C1, niemiecki – B1\n",
			"Starszy specjalista ds. kadr | Lumina |  | Mar 2020 – Present | --\nSpecjalista ds. płac | Brzoza i Syn sp. z o.o. |  | Jun 2017 – Feb 2020 | -",
		},
		"german, since": {
			"Hans Gruber\nhans@example.de\n\nBeruflicher Werdegang\n\nseit 04/2019  Schichtleiter Lager, Velora Logistik, Kassel\n- Führung von 20 Mitarbeitern\n\n08/2014 – 03/2019  Staplerfahrer, Kern & Söhne, Fulda\n- Be- und Entladen\n\n09/2011 – 07/2014  Ausbildung zum Fachlageristen, Kern & Söhne, Fulda\n\nSchulbildung\n\n2005 – 2011  Mittlere Reife, Realschule Fulda\n\nKenntnisse\nStaplerschein, SAP WM, MS Office\n\nSprachen\nDeutsch: Muttersprache\nEnglisch: gut\n",
			"Schichtleiter Lager | Velora Logistik | Kassel | Apr 2019 – Present | -\nStaplerfahrer | Kern & Söhne | Fulda | Aug 2014 – Mar 2019 | -\nAusbildung zum Fachlageristen | Kern & Söhne | Fulda | Sep 2011 – Jul 2014 | ",
		},
		"french, from to": {
			"Claire Dubois\nclaire@example.fr\n\nExpériences professionnelles\n\nDepuis septembre 2020 : Chargée de communication, Atelier Mistral, Nantes\n- Gestion des réseaux sociaux\n- Rédaction\n\nDe janvier 2017 à août 2020 : Assistante de communication, Groupe Orvane, Rennes\n- Newsletter\n\nFormation\n\n2016 : Master Communication, Université Rennes 2\n2014 : Licence Lettres modernes, Université de Nantes\n\nCompétences\nPhotoshop, InDesign, WordPress\n\nLangues\nAnglais (courant), Espagnol (notions)\n\nCentres d'intérêt\nVoile, lecture\n",
			"Chargée de communication | Atelier Mistral | Nantes | Sep 2020 – Present | --\nAssistante de communication | Groupe Orvane | Rennes | Jan 2017 – Aug 2020 | -",
		},
		"spanish, legal forms": {
			"Luis Herrera\nluis@example.mx\n\nExperiencia laboral\n\nElectricista industrial\nGrupo Altavera S.A. de C.V. – Monterrey, N.L.\nEnero 2018 – Actualidad\n• Mantenimiento\n• Tableros\n\nAyudante de electricista\nInstalaciones Robles\nMarzo 2015 – Diciembre 2017\n• Cableado\n\nEducación\n\nTécnico en Electricidad Industrial\nCONALEP Monterrey\n2012 – 2015\n\nHabilidades\n• Lectura de planos\n• PLC Siemens\n• Trabajo en alturas\n\nIdiomas\nEspañol (nativo)\nInglés (básico)\n",
			"Electricista industrial | Grupo Altavera S.A. de C.V. | Monterrey, N.L. | Jan 2018 – Present | --\nAyudante de electricista | Instalaciones Robles |  | Mar 2015 – Dec 2017 | -",
		},
		"brazilian, town and state": {
			"Ana Souza\nana@example.com.br\n\nExperiência Profissional\n\nPadaria Aurora — São Paulo/SP\nGerente de loja | 03/2019 – atual\n• Gestão de 12 pessoas\n\nRede Bonfim — Campinas - SP\nCaixa | 01/2016 – 02/2019\n• Atendimento\n\nFormação Acadêmica\n\nUniversidade Paulista (UNIP)\nTecnólogo em Gestão Comercial — 2014 – 2016\n\nCursos\nLiderança – SENAC, 2020\n",
			"Gerente de loja | Padaria Aurora | São Paulo, SP | Mar 2019 – Present | -\nCaixa | Rede Bonfim | Campinas, SP | Jan 2016 – Feb 2019 | -",
		},
		"italian, from to in words": {
			"Giulia Conti\ngiulia@example.it\n\nEsperienza lavorativa\n\nDal 2019 ad oggi\nInfermiera, Casa di cura Villa Serena, Bologna\nAssistenza ai pazienti del reparto di medicina generale e gestione delle terapie.\n\nDal 2015 al 2019\nInfermiera, Ospedale Maggiore, Bologna\nTurni di pronto soccorso e triage dei pazienti in arrivo, con gestione delle emergenze.\n\nIstruzione\n\n2012 – 2015\nLaurea in Infermieristica, Università di Bologna\nVoto: 108/110\n",
			"Infermiera | Casa di cura Villa Serena | Bologna | 2019 – Present | \nInfermiera | Ospedale Maggiore | Bologna | 2015 – 2019 | ",
		},
		"dutch, dates in brackets": {
			"Pieter de Vries\npieter@example.nl\n\nWerkervaring\n\nPlanner, Vandermeer Transport, Zwolle (jan. 2019 – heden)\n- Plannen van ritten\n\nAdministratief medewerker, De Linde, Zwolle (mrt. 2016 – dec. 2018)\n- Facturen\n\nOpleiding\n\nMBO 4 Logistiek supervisor, Deltion College, Zwolle (2013 – 2016)\n",
			"Planner | Vandermeer Transport | Zwolle | Jan 2019 – Present | -\nAdministratief medewerker | De Linde | Zwolle | Mar 2016 – Dec 2018 | -",
		},
		"chinese": {
			"王小明\n13812345678 | wang@example.cn\n\n工作经历\n\n2020年4月 – 至今\n上海云帆科技有限公司\n高级软件工程师\n- 负责支付系统\n- 带领五人团队\n\n2017年7月 – 2020年3月\n北京星河网络\n软件工程师\n- 开发接口\n\n教育背景\n\n2013年9月 – 2017年6月\n浙江大学\n计算机科学与技术 本科\n\n专业技能\nJava, Go, MySQL\n",
			"高级软件工程师 | 上海云帆科技有限公司 |  | Apr 2020 – Present | --\n软件工程师 | 北京星河网络 |  | Jul 2017 – Mar 2020 | -",
		},
		"japanese": {
			"山田 太郎\nyamada@example.jp\n\n職務経歴\n\n2020年4月〜現在\n株式会社ミライ\n営業部 課長\n・新規顧客の開拓\n・チームの管理\n\n2015年4月〜2020年3月\n東都商事株式会社\n営業担当\n・法人営業\n\n学歴\n\n2011年4月〜2015年3月\n早稲田大学 商学部\n\n資格\n普通自動車免許\n",
			"営業部, 課長 | 株式会社ミライ |  | Apr 2020 – Present | --\n営業担当 | 東都商事株式会社 |  | Apr 2015 – Mar 2020 | -",
		},
		"irish, place between": {
			"Aoife Byrne\naoife@example.ie\n\nEmployment History\n\nLidl Ireland\nStore Manager\nTralee, Co. Kerry\nJune 2019 – Present\nResponsible for a team of 25 and for the daily running of the store.\n\nDunnes Stores\nSales Assistant\nTralee\n2016 – 2019\nTill work and stock.\n\nEducation\nLeaving Certificate, Mercy Secondary School, 2016\n",
			"Store Manager | Lidl Ireland | Tralee, Co. Kerry | Jun 2019 – Present | \nSales Assistant | Dunnes Stores | Tralee | 2016 – 2019 | ",
		},
		"nigerian, till date": {
			"Chinedu Eze\n0803 123 4567\n\nWork Experience\n\nZENITH BRIDGE LIMITED, Lagos\nAccounts Officer (January 2018 – Till Date)\n- Prepared books\n\nGRACELAND SCHOOLS, Enugu\nMathematics Teacher (2015 – 2017)\n- Taught\n\nEducation\nB.Sc. Accounting (Second Class Upper), University of Nigeria, Nsukka — 2014\n",
			"Accounts Officer | ZENITH BRIDGE LIMITED | Lagos | Jan 2018 – Present | -\nMathematics Teacher | GRACELAND SCHOOLS | Enugu | 2015 – 2017 | -",
		},
		"employer described": {
			"Sam Poe\nsam@example.com\n\nProfessional Experience\n\nCorvin\nA maker of hand tools with 300 employees\nOperations Manager                                   2019 – Present\n- Managed things\n\nHollis Freight\nA regional haulier\nTransport Planner                                   2015 – 2019\n- Planned things\n",
			"Operations Manager | Corvin |  | 2019 – Present | -\nTransport Planner | Hollis Freight |  | 2015 – 2019 | -",
		},
		"dates at the right": {
			"Sam Poe\nsam@example.com\n\nProfessional Experience\n\nPrincipal Engineer, Corvin                                   2019 – Present\nAustin, TX\n- Managed things\n\nEngineer II, Hollis                                   2015 – 2019\nWaco, TX\n- Planned things\n\nChef de Partie, The Copper Kettle                  2012 – 2015\nWaco, TX\n\n",
			"Principal Engineer | Corvin | Austin, TX | 2019 – Present | -\nEngineer II | Hollis | Waco, TX | 2015 – 2019 | -\nChef de Partie | The Copper Kettle | Waco, TX | 2012 – 2015 | ",
		},
		"german, no blank lines": {
			"Eva Braun\neva@example.de\n+49 170 1234567\n\nBERUFSERFAHRUNG\nSeit 03/2021\nLeiterin Buchhaltung\nTesseract\nVerantwortlich für fünf Mitarbeitende\nMonatsabschlüsse nach HGB\n01/2015 – 02/2021\nBilanzbuchhalterin\nNordlys GmbH & Co. KG, Hamburg\nKreditorenbuchhaltung\nUmsatzsteuervoranmeldungen\n\nAUSBILDUNG\n2011 – 2014\nBachelor of Arts, Betriebswirtschaft\nHochschule Bremen\nNote: 1,9\n\nKENNTNISSE\nDATEV, SAP FI, Excel\n\nSPRACHEN\nDeutsch Muttersprache\nEnglisch verhandlungssicher\n",
			"Leiterin Buchhaltung | Tesseract |  | Mar 2021 – Present | --\nBilanzbuchhalterin | Nordlys GmbH & Co. KG | Hamburg | Jan 2015 – Feb 2021 | --",
		},
		"french, employer (place) - title": {
			"Paul Girard\npaul@example.fr\n\nEXPÉRIENCE PROFESSIONNELLE\n\n2019 – Aujourd'hui\nPLATEAU NEUF (Lyon) - Responsable qualité\n- Audits internes\n- Suivi des fournisseurs\n\n2015 – 2019\nBRIOCHE & CIE (Grenoble) - Technicien qualité\n- Contrôles\n\nFORMATION\n2015 - Licence professionnelle Qualité, IUT de Grenoble\n2013 - BTS Qualité, Lycée Vaucanson\n",
			"Responsable qualité | PLATEAU NEUF | Lyon | 2019 – Present | --\nTechnicien qualité | BRIOCHE & CIE | Grenoble | 2015 – 2019 | -",
		},
		"several posts under one employer": {
			"Bola Ade\nbola@example.com\n\nEXPERIENCE\n\nTesseract\nLagos, Nigeria\n\nSenior Analyst                          Jan 2021 – Present\n- Built models\n- Led things\n\nAnalyst                                 Mar 2018 – Dec 2020\n- Cleaned data\n\nNordlys\nAbuja, Nigeria\n\nIntern                                  Jun 2017 – Aug 2017\n- Helped\n",
			"Senior Analyst | Tesseract | Lagos, Nigeria | Jan 2021 – Present | --\nAnalyst | Tesseract |  | Mar 2018 – Dec 2020 | -\nIntern | Nordlys | Abuja, Nigeria | Jun 2017 – Aug 2017 | -",
		},
		"dashes and commas": {
			"Kate Lin\nkate@example.com\n\nExperience\n\nRegistered Nurse, Ward 7 — St. Mary's, Cork — 2019 to date\nStaff Nurse — Bon Secours — Cork — 2015 to 2019\n\nBaker, The Crusty Loaf, 2012-2015\n",
			"Registered Nurse, Ward 7 | St. Mary's | Cork | 2019 – Present | \nStaff Nurse | Bon Secours | Cork | 2015 – 2019 | \nBaker | The Crusty Loaf |  | 2012 – 2015 | ",
		},
		"date: title, employer, place": {
			"Rob Cook\nrob@example.com\n\nEmployment\n\n2020-present: Site Manager, Halden, Leeds\n2015-2020: Assistant Site Manager, Halden, Leeds\n2012-2015: Bricklayer, self-employed\n\n",
			"Site Manager | Halden | Leeds | 2020 – Present | \nAssistant Site Manager | Halden | Leeds | 2015 – 2020 | \nBricklayer |  |  | 2012 – 2015 | ",
		},
	}
	m := mostOf(t, len(cases))
	for name, c := range cases {
		var got []string
		for _, w := range FromText(c.in).Document.Work {
			got = append(got, strings.Join([]string{
				w.Position, w.Name, w.Location,
				document.Span(w.StartDate, w.EndDate, "en"), strings.Repeat("-", len(w.Highlights)),
			}, " | "))
		}
		if d := cmp.Diff(c.want, strings.Join(got, "\n")); d != "" {
			m.wrongly("%s: %s", name, d)
		}
	}
}

// TestStudies reads studies in the orders and words of many countries.
func TestStudies(t *testing.T) {
	t.Parallel()
	cases := map[string]struct{ in, want string }{
		"employer dash title, dates below": {
			"Jane Example\njane@example.com\n\nEducation\nBA Graphic Design, Kristiania, 2014 – 2017\n",
			"BA | Graphic Design | Kristiania | 2014 – 2017 | ",
		},
		"dates first": {
			"Jane Example\njane@example.com\n\nEducation\n\n2014 – 2017\nBSc Economics\nNHH, Bergen\n",
			"BSc | Economics | NHH | 2014 – 2017 | ",
		},
		"polish, dates first": {
			"Jane Example\njane@example.com\n\nWykształcenie\n\n2012 – 2017\nUniwersytet Ekonomiczny w Krakowie\nZarządzanie, magister\n\nUmiejętności\nExcel, Płatnik, SAP HR\n\nJęzyki\nangielski – C1, niemiecki – B1\n",
			"magister | Zarządzanie | Uniwersytet Ekonomiczny w Krakowie | 2012 – 2017 | ",
		},
		"german, since": {
			"Jane Example\njane@example.com\n\nSchulbildung\n\n2005 – 2011  Mittlere Reife, Realschule Fulda\n\nKenntnisse\nStaplerschein, SAP WM, MS Office\n\nSprachen\nDeutsch: Muttersprache\nEnglisch: gut\n",
			"Mittlere Reife |  | Realschule Fulda | 2005 – 2011 | ",
		},
		"french, from to": {
			"Jane Example\njane@example.com\n\nFormation\n\n2016 : Master Communication, Université Rennes 2\n2014 : Licence Lettres modernes, Université de Nantes\n\nCompétences\nPhotoshop, InDesign, WordPress\n\nLangues\nAnglais (courant), Espagnol (notions)\n\nCentres d'intérêt\nVoile, lecture\n",
			"Master Communication |  | Université Rennes 2 | 2016 | \nLicence Lettres modernes |  | Université de Nantes | 2014 | ",
		},
		"spanish, legal forms": {
			"Jane Example\njane@example.com\n\nEducación\n\nTécnico en Electricidad Industrial\nCONALEP Monterrey\n2012 – 2015\n\nHabilidades\n• Lectura de planos\n• PLC Siemens\n• Trabajo en alturas\n\nIdiomas\nEspañol (nativo)\nInglés (básico)\n",
			"Técnico | Electricidad Industrial | CONALEP Monterrey | 2012 – 2015 | ",
		},
		"brazilian, town and state": {
			"Jane Example\njane@example.com\n\nFormação Acadêmica\n\nUniversidade Paulista (UNIP)\nTecnólogo em Gestão Comercial — 2014 – 2016\n\nCursos\nLiderança – SENAC, 2020\n",
			"Tecnólogo em Gestão Comercial |  | Universidade Paulista (UNIP) | 2014 – 2016 | ",
		},
		"italian, from to in words": {
			"Jane Example\njane@example.com\n\nIstruzione\n\n2012 – 2015\nLaurea in Infermieristica, Università di Bologna\nVoto: 108/110\n",
			"Laurea | Infermieristica | Università di Bologna | 2012 – 2015 | Voto: 108/110",
		},
		"dutch, dates in brackets": {
			"Jane Example\njane@example.com\n\nOpleiding\n\nMBO 4 Logistiek supervisor, Deltion College, Zwolle (2013 – 2016)\n",
			"MBO 4 Logistiek supervisor |  | Deltion College | 2013 – 2016 | ",
		},
		"chinese": {
			"Jane Example\njane@example.com\n\n教育背景\n\n2013年9月 – 2017年6月\n浙江大学\n计算机科学与技术 本科\n\n专业技能\nJava, Go, MySQL\n",
			"本科 | 计算机科学与技术 | 浙江大学 | Sep 2013 – Jun 2017 | ",
		},
		"irish, place between": {
			"Jane Example\njane@example.com\n\nEducation\nLeaving Certificate, Mercy Secondary School, 2016\n",
			"Leaving Certificate |  | Mercy Secondary School | 2016 | ",
		},
		"nigerian, till date": {
			"Jane Example\njane@example.com\n\nEducation\nB.Sc. Accounting (Second Class Upper), University of Nigeria, Nsukka — 2014\n",
			"B.Sc. | Accounting | University of Nigeria, Nsukka | 2014 | Second Class Upper",
		},
		"with thesis, grade and honours": {
			"Jane Example\njane@example.com\n\nEducation\n\nMaster of Arts in History\nUniversity of Ghent\n2010 – 2012\nThesis: The salt trade of the Hanse\n\n2005 – 2008\nAbitur, Gymnasium am Markt, Celle\nAbschlussnote 1,7\n\nBSc (Hons) Nursing, First Class, Keele University, 2015\n",
			"Master of Arts | History | University of Ghent | 2010 – 2012 | \nAbitur |  | Gymnasium am Markt | 2005 – 2008 | Abschlussnote 1,7\nBSc (Hons) | Nursing | Keele University | 2015 | First Class",
		},
		"german, no blank lines": {
			"Jane Example\njane@example.com\n\nAUSBILDUNG\n2011 – 2014\nBachelor of Arts, Betriebswirtschaft\nHochschule Bremen\nNote: 1,9\n\nKENNTNISSE\nDATEV, SAP FI, Excel\n\nSPRACHEN\nDeutsch Muttersprache\nEnglisch verhandlungssicher\n",
			"Bachelor of Arts | Betriebswirtschaft | Hochschule Bremen | 2011 – 2014 | Note: 1,9",
		},
		"french, employer (place) - title": {
			"Jane Example\njane@example.com\n\nFORMATION\n2015 - Licence professionnelle Qualité, IUT de Grenoble\n2013 - BTS Qualité, Lycée Vaucanson\n",
			"Licence professionnelle Qualité |  | IUT de Grenoble | 2015 | \nBTS | Qualité | Lycée Vaucanson | 2013 | ",
		},
	}
	m := mostOf(t, len(cases))
	for name, c := range cases {
		var got []string
		for _, e := range FromText(c.in).Document.Education {
			got = append(got, strings.Join([]string{
				e.StudyType, e.Area, e.Institution,
				document.Span(e.StartDate, e.EndDate, "en"), e.Score,
			}, " | "))
		}
		if d := cmp.Diff(c.want, strings.Join(got, "\n")); d != "" {
			m.wrongly("%s: %s", name, d)
		}
	}
}
