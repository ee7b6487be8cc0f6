package grammar

// agreeing are the rules about words that have to fit each other.
var agreeing = []Rule{
	{
		Name: "article-noun", Level: Error, Message: "The article doesn't fit the gender or number of the noun.",
		Codes: []string{"de", "es", "fr"},
		Wrong: []string{
			"de:Leitung eines Abteilung", "de:Aufbau einer Team", "de:Mitarbeit im Abteilung",
			"de:Bearbeitung das Prüfung",
			"de:Wechsel zur Vertrieb", "fr:Suivi du gestion", "fr:Suivi des commande", "fr:Création d’un équipe",
			"fr:Responsable de la projet", "es:Gestión del calidad", "es:Control de los facturas",
			"es:Coordinación de la equipo", "es:Mejora del atención", "es:Jefe de la almacén",
		},
		Right: []string{
			"de:Leitung der Abteilung", "de:Aufbau eines Teams", "de:Mitarbeit im Team", "de:Wechsel zum Vertrieb",
			"de:Ein Team, das Leitung und Aufbau trennt", "de:Leitung einer Station", "de:Einsatz im Nachtsprung",
			"fr:Suivi de la gestion", "fr:Suivi des commandes", "fr:Membre du comité", "fr:Le permis et les permis",
			"es:Gestión de la calidad", "es:Control de las facturas", "es:Atención al cliente y a la cliente",
			"es:Jefe del almacén", "es:Agente de La Caixa",
		},
		find: determiners,
	},
	{
		Name: "coordination", Level: Error, Message: "The second half of this phrase is missing.",
		Codes: []string{"de", "es"},
		Wrong: []string{
			"de:Sowohl Einkauf, Lager.", "de:Entweder Früh- und Spätschicht.", "de:Weder Mahnungen.",
			"es:Ya sea la caja.",
		},
		Right: []string{
			"de:Sowohl Einkauf als auch Lager", "de:Entweder Früh- oder Spätschicht", "de:Weder Mahnungen noch Storni",
			"es:Ya sea la caja o el almacén",
		},
		find: openCoordinations,
	},
	{
		Name: "article-plural", Level: Error, Message: "Don't use “a” or “an” before a plural.",
		Codes: []string{"en"},
		Wrong: []string{"en:Commissioned a new motor control centers (MCC) lineup"},
		Right: []string{
			"en:Commissioned a new motor control center (MCC) lineup", "en:Ran a team of bookkeepers (AP) and clerks",
			"en:Sold a range of motor control centers (MCC) for mills", "en:A logistics (LOG) desk for mills",
		},
		find: pluralBeforeName,
	},
	{
		Name: "this-these", Level: Error, Message: "Use “this” with a singular noun and “these” with a plural noun.",
		Codes: []string{"en"},
		Wrong: []string{"en:Kept this applications", "en:Kept these application"},
		Right: []string{
			"en:Kept this application", "en:Kept these applications", "en:These management accounts",
			"en:This customers service desk", "en:Did this sometimes",
		},
		find: demonstratives,
	},
}
