package grammar

import "slices"

// Rule is one thing that a text must not have. Right and Wrong are examples, each with the code of its language before
// a colon: the tests hold that the rule finds something in each Wrong and nothing in each Right.
type Rule struct {
	Name     string
	Level    Level
	Message  string
	Codes    []string // languages; none for all
	Sentence bool     // holds for running text alone
	Wrong    []string
	Right    []string
	find     func(*reading) []Finding
}

// Rules lists the rules. Callers must not change it.
func Rules() []Rule { return rules }

var rules = slices.Concat(basic, agreeing)

// basic are the rules about single words and signs.
var basic = []Rule{
	{
		Name: "doubled-word", Level: Error, Message: "The same word appears twice in a row.",
		Wrong: []string{
			"en:Kept the the books for two firms", "de:Betreuung von von 40 Kunden",
			"fr:Suivi des des commandes", "es:Control de de existencias",
		},
		Right: []string{
			"en:He had had three teams", "de:Kunden, die die Ware abholen", "fr:Nous nous sommes réunis",
			"en:Walla Walla office", "en:5 5-axis mills", "en:Design star schemas on on-premise servers",
			"en:I answer for both down to net net",
		},
		find: doubledWords,
	},
	{
		Name: "doubled-item", Level: Error, Message: "The same item appears twice in a list.", Sentence: true,
		Wrong: []string{
			"en:Experience includes customer service, Salesforce and customer service.",
			"en:Experienced in ML, ML, Python and PyTorch.",
		},
		Right: []string{
			"en:Trained staff, wrote rotas and ordered stock.",
			"en:From Leeds to York, York to Hull, and back.",
		},
		find: doubledItems,
	},
	{
		Name: "article", Level: Error, Message: "Use “a” before a consonant sound and “an” before a vowel sound.",
		Codes: []string{"en"},
		Wrong: []string{
			"en:Ran a audit of three sites", "en:Led an team of six", "en:Worked a 8-hour shift",
			"en:Within a hour of the call",
		},
		Right: []string{
			"en:A user guide and an hour a day", "en:An MRI and a NASA grant",
			"en:A one-off audit in an old house", "en:A European tender", "en:An 8-hour shift", "en:Grade A apples",
			"en:An x-ray", "en:A historic site",
		},
		find: articles,
	},
	{
		Name: "unfinished", Level: Error, Message: "The text ends with a word that needs another word after it.",
		Wrong: []string{
			"en:Prepared month-end accounts and", "en:Answered calls and.", "de:Zuständig für die",
			"fr:Gestion des stocks et", "es:Control de almacén y",
		},
		Right: []string{"en:Kept the books for two firms", "de:Lager und Versand", "en:Plan B and C"},
		find:  unfinished,
	},
	{
		Name: "joint", Level: Error, Message: "A word is missing between the connecting word and the punctuation after it.",
		Wrong: []string{
			"en:Ordered stock and, kept records", "de:Einkauf und, Verkauf",
			"en:Experienced in and with .",
		},
		Right: []string{"en:Ordered stock, and kept records", "en:The chats and, twice, a hearing"},
		find:  emptyJoints,
	},
	{
		Name: "sign", Level: Error, Message: "A punctuation mark is doubled, on its own, or after a space.",
		Wrong: []string{
			"en:Ordered stock , kept records", "en:Ordered stock,, kept records", "en:Ran a team ()",
			"en:Dear {person}", "fr:Suivi des stocks , achats",
		},
		Right: []string{
			"fr:Résultat : 12 % de retards en moins ; stock réduit", "en:Worked in .NET and C++ ...",
			"en:Used i.e. and etc., daily", "en:Ordered stock, kept records.",
		},
		find: signs,
	},
	{
		Name: "bracket", Level: Error, Message: "An opening or closing bracket is missing.",
		Wrong: []string{"en:Ran a team (of six", "en:Wendover Mutual)"},
		Right: []string{"en:Ran a team (of six)", "en:Duties: a) orders b) stock", "en:Sage (2 modules of 3)"},
		find:  brackets,
	},
	{
		Name: "capital", Level: Error, Message: "Start the sentence with a capital letter.", Sentence: true,
		Wrong: []string{"en:ran a team of six."},
		Right: []string{
			"en:Ran a team of six.", "en:iOS developer since 2019.", "en:12 years in retail.",
			"en:.NET developer.",
		},
		find: smallBeginning,
	},
	{
		Name: "stop", Level: Error, Message: "End the sentence with a period.", Sentence: true,
		Wrong: []string{"en:Ran a team of six", "en:Ran a team of six,"},
		Right: []string{"en:Ran a team of six.", "en:When can we talk?", "en:She said: “Go.”"},
		find:  noStop,
	},
	{
		Name: "number", Level: Error, Message: "The number and the noun don't agree.",
		Wrong: []string{
			"en:1 years of experience", "en:3 year of experience", "de:1 Jahre Erfahrung",
			"fr:1 ans d’expérience", "es:1 años de experiencia", "es:4 año de experiencia",
		},
		Right: []string{
			"en:3-year contract", "en:11 years of experience", "en:2.1 years of experience",
			"de:2 Jahre Erfahrung", "en:a 3 year contract", "de:21 Jahre Erfahrung",
		},
		find: numbers,
	},
	{
		Name: "agreement", Level: Error, Message: "The subject and the verb don't agree.", Codes: []string{"en"},
		Wrong: []string{"en:They was trained by me", "en:I has kept the books", "en:We was audited twice"},
		Right: []string{"en:They were trained by me", "en:Stock which they has-been list", "en:I have kept the books"},
		find:  agreement,
	},
	{
		Name: "contraction", Level: Error, Message: "In Spanish, these two words contract to one: “al” or “del”.", Codes: []string{"es"},
		Wrong: []string{"es:Atención a el cliente", "es:Jefa de el almacén"},
		Right: []string{"es:Atención al cliente", "es:Visitas a El Corte Inglés", "es:Jefa del almacén"},
		find:  contractions,
	},
	{
		Name: "spelling", Level: Error, Message: "This word is misspelled.",
		Wrong: []string{
			"en:Ordering of stationary", "en:Seperate ledgers", "en:Project managment",
			"de:Maschiene gewartet", "fr:Acceuil des clients", "es:Atencion al cliente", "en:Theres a rota",
		},
		Right: []string{
			"en:A stationary engine", "en:Separate ledgers", "es:ATENCION AL CLIENTE",
			"es:Atención al cliente", "de:Maschine gewartet", "en:Jesse Managment LLC",
			"en:Wrote “how to seperate things”", "de:Artikel „der einzigste weg“", "en:Kept www.seperate.org",
			"en:Mail to accomodation@example.org",
		},
		find: misspelt,
	},
	{
		Name: "first-person", Level: Hint, Message: "Leave out “I” in resume lines.",
		Codes: []string{"de", "en", "es", "fr"},
		Wrong: []string{
			"en:I kept the books", "de:Ich führte die Bücher", "fr:J’ai tenu les livres", "fr:Je tiens les livres",
			"es:Yo llevaba los libros",
		},
		Right: []string{
			"en:Kept the books", "en:World War I exhibition", "de:Bücher geführt", "fr:Tenue des livres",
			"es:Llevé los libros",
		},
		find: firstPerson,
	},
}
