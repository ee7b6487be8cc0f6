package compose

// voice is the wording of one tone. Places in braces are filled: {company}, {role}, {a_role} (with its article),
// {need} (an infinitive without "to"), {skills}, {all} ("both" or "all of these"), {more} (another need).
type voice struct {
	hello, closing string
	openings       []string // with a need of the posting
	skillOpenings  []string // with skills that both texts name
	plainOpenings  []string // with neither
	more, closes   []string
	here           []string // lead a first story: {employer}, {title}
	also           []string // lead the next ones
	before         []string // lead a story of an earlier job
	link           []string // name the asked skills behind the stories
}

var tones = map[Tone]voice{
	Professional: {
		hello: "Dear", closing: "Kind regards,",
		openings: []string{
			"You are looking for {a_role} to {need}. That is the kind of work I would like to do at {company}.",
			"I would like to {need}, and to do it at {company} as your next {role}.",
			"Your posting for {a_role} says that the job is to {need}. I would like to take that on at {company}.",
			"{company} needs someone to {need}. I am applying to be that {role}.",
			"One line of your posting decided me: {company} wants {a_role} to {need}.",
			"I am applying to {company} for the position of {role}, above all for the chance to {need}.",
		},
		skillOpenings: []string{
			"Your posting for {a_role} asks for {skills}. I have worked with {all} and would like to do so at {company}.",
			"{company} is looking for {a_role} who knows {skills}. My own work has called for {all}.",
			"I am applying to {company} for the position of {role}. You ask for {skills}, and my work so far has called for {all}.",
		},
		plainOpenings: []string{
			"I am applying to {company} for the position of {role}.",
			"I would like to be your next {role} at {company}.",
			"Please consider me for the position of {role} at {company}.",
			"{company} is looking for {a_role}, and I would like to be considered.",
			"Your opening for {a_role} at {company} is one that I would like to fill.",
			"I would be glad to be considered for the position of {role} at {company}.",
		},
		more: []string{
			"The rest of the role appeals to me as well, above all the chance to {more}.",
			"You also want someone to {more}, and I would be glad to take that on.",
			"I would look forward just as much to the other part of the role: to {more}.",
		},
		closes: []string{
			"I would welcome a conversation about the position and about what {company} needs from it in the first months. Thank you for your time.",
			"I would be glad to talk through any of this in person. Thank you for reading my application.",
			"Thank you for considering my application. I would be glad to tell you more about this work and to hear more about yours.",
		},
		here:   []string{"At {employer}, I {clause}.", "As {a_title} at {employer}, I {clause}.", "In my work at {employer}, I {clause}."},
		also:   []string{"I also {clause}.", "In the same role, I {clause}.", "Beyond that, I {clause}.", "I {clause}."},
		before: []string{"Before that, as {a_title} at {employer}, I {clause}.", "Earlier, at {employer}, I {clause}.", "As {a_title} at {employer}, I {clause}."},
		link: []string{
			"Of what your posting lists, this work covers {skills}.",
			"That is where my experience with {skills} comes from.",
			"It is work that calls for {skills}, as your posting does.",
		},
	},
	Confident: {
		hello: "Dear", closing: "Sincerely,",
		openings: []string{
			"{company} needs {a_role} to {need}. I want that job, and I would like to tell you why you should consider me for it.",
			"You want someone to {need}. I am ready to do that as {a_role} at {company}.",
			"Give me the chance to {need}: I would make a {role} whom {company} can rely on.",
			"What you need done is clear: to {need}. I want to take that on at {company} as your {role}.",
		},
		skillOpenings: []string{
			"You ask for {skills}. I have done that work, and I want to do it as {a_role} at {company}.",
			"{company} is looking for {a_role} who knows {skills}. My record covers {all}.",
		},
		plainOpenings: []string{
			"I want to be your next {role} at {company}.",
			"I want to work as {a_role} at {company}, and I would like to tell you what I would bring.",
			"{company} is looking for {a_role}. Let me tell you what I would bring to that work.",
			"Here is what I would bring to {company} as your next {role}.",
		},
		more: []string{
			"I am just as ready to {more}.",
			"You also need someone to {more}. I want that part of the job as much as the first.",
		},
		closes: []string{
			"I would like to show you how I would approach the first months at {company}. When would be a good time to talk?",
			"Let us talk about what {company} needs done first. I can go into any of this in detail.",
		},
		here:   []string{"At {employer}, I {clause}.", "As {a_title} at {employer}, I {clause}."},
		also:   []string{"I also {clause}.", "On top of that, I {clause}.", "I {clause}."},
		before: []string{"Before that, as {a_title} at {employer}, I {clause}.", "Earlier, at {employer}, I {clause}.", "As {a_title} at {employer}, I {clause}."},
		link:   []string{"That is work with {skills}, straight from your list.", "What you ask for in {skills} is part of that work."},
	},
	Friendly: {
		hello: "Hello", closing: "Best wishes,",
		openings: []string{
			"I stopped at one line of your posting: {company} wants {a_role} to {need}. I'd enjoy doing that with you.",
			"A job where I get to {need} sounds like a good one, so here is my application to be {a_role} at {company}.",
			"I'd like to help {company} as your next {role}, and most of all I'd like to {need}.",
			"It's nice to read a posting that says plainly what the work is. {company} wants {a_role} to {need}, and I'd be happy to.",
		},
		skillOpenings: []string{
			"Your posting for {a_role} asks for {skills}. I've worked with {all}, so I'm happy to apply to {company}.",
			"I'd like to join {company} as your next {role}. You ask for {skills}, and I've had the chance to work with {all}.",
		},
		plainOpenings: []string{
			"I'd like to join {company} as your next {role}, and here is a little about my work so far.",
			"Thanks for looking at my application to be {a_role} at {company}. Let me introduce myself.",
			"Your opening for {a_role} at {company} sounds like a job I'd enjoy.",
		},
		more: []string{
			"I'd be happy to {more}, too.",
			"I like that the job goes further, too: you also want someone to {more}.",
		},
		closes: []string{
			"I'd love to hear more about the team and the work ahead at {company}. Thanks for taking the time to read this.",
			"If this sounds like a fit, I'd be glad to talk, whenever suits you. Thank you for reading.",
		},
		here:   []string{"At {employer}, I {clause}.", "In my work at {employer}, I {clause}."},
		also:   []string{"I also {clause}.", "In the same job, I {clause}.", "I {clause}.", "Besides that, I {clause}."},
		before: []string{"Before that, at {employer}, I {clause}.", "Earlier on, as {a_title} at {employer}, I {clause}.", "At {employer}, I {clause}."},
		link:   []string{"So I'd bring {skills} with me from day one.", "That's where I got to know {skills}, which you mention too."},
	},
	Concise: {
		hello: "Dear", closing: "Regards,",
		openings: []string{
			"I am applying to be {a_role} at {company}: you need someone to {need}.",
			"You need {a_role} to {need}. I would like to do that at {company}.",
			"{company} wants {a_role} to {need}. Here is what I would bring.",
		},
		skillOpenings: []string{
			"I am applying to be {a_role} at {company}. You ask for {skills}; my work shows {all}.",
			"You ask for {skills}. I would like to bring them to {company} as {a_role}.",
		},
		plainOpenings: []string{"I am applying to be {a_role} at {company}.", "Please consider me for the position of {role} at {company}.", "Here is what I would bring to {company} as {a_role}."},
		more:          []string{"I would gladly {more}, too."},
		closes: []string{
			"I would be glad to talk about the role at {company}. Thank you for your time.",
			"I can go into any of this when we talk. Thank you for reading.",
		},
		here:   []string{"At {employer}, I {clause}.", "As {a_title} at {employer}, I {clause}."},
		also:   []string{"I also {clause}.", "In the same role, I {clause}."},
		before: []string{"Before that, at {employer}, I {clause}.", "Earlier, at {employer}, I {clause}.", "As {a_title} at {employer}, I {clause}."},
		link:   []string{"That covers {skills} from your list."},
	},
}
