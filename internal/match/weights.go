package match

import "slices"

// Weight is one number of the formula with its meaning, for docs/scoring.md.
type Weight struct {
	Name    string
	Value   float64
	Meaning string
}

// Parts are the parts of a score in their order, without points: what each is worth where a posting asks for all of
// them, and what it looks at.
func Parts() []Part {
	return []Part{
		{
			Name: "Required skills", MaxPoints: learned.Required,
			Explanation: "The skills the posting requires, and how well your resume shows each of them.",
		},
		{Name: "Preferred skills", MaxPoints: learned.Preferred, Explanation: "What the posting calls nice to have."},
		{
			Name: "Title and role", MaxPoints: learned.Title,
			Explanation: "How close the titles of your jobs are to the one you apply for.",
		},
		{
			Name: "Years of experience", MaxPoints: learned.Years,
			Explanation: "Your years in the role, in proportion up to what is asked.",
		},
		{Name: "Duties", MaxPoints: learned.Duties, Explanation: "Skills that the described work needs."},
		{
			Name: "Education and certificates", MaxPoints: learned.Education,
			Explanation: "Degrees, licences and certificates that the posting requires.",
		},
	}
}

// LeastNameable is the weight from which on a line about dated work may name the skill that it implies.
const LeastNameable = 0.85

// What a place in the resume is worth as evidence.
const (
	gradeUsed    = 1.0
	gradePartial = 0.5
	gradeField   = 0.5
	gradeCopied  = 0.0
	unsupported  = 0.1
	oldFactor    = 0.8
	oldMonths    = 72
)

// How parts weigh what they hold.
const (
	softShare         = 0.25
	titleWithEmployer = 0.9
	oneWordAlike      = 0.4
	titleLearned      = 0.95
	levelStep         = 0.15
	levelFloor        = 0.4
	roleBySkills      = 0.7
	roleFull          = 0.6
	roleHalf          = 0.25
	skillsShowRole    = 0.4
	languageBelow     = 0.5
	degreeOther       = 0.5
	degreeBelow       = 0.3
	capFrom           = 25
	capAt             = 49
	leastRequired     = 3
)

// What makes a line a copy of the posting, a bare list, or a part of what is asked.
const (
	copiedWords      = 5
	copiedWordsDated = 8
	copiedShare      = 0.75
	pastedLines      = 3
	stuffedTerms     = 6
	stuffedShare     = 0.8
	longList         = 6
	bareTerms        = 4
	bareRest         = 0.3
	fewWords         = 4
	leastShared      = 0.6
)

// Weights lists every number of the formula. docs/scoring.md is generated from it.
func Weights() []Weight {
	return slices.Concat(partWeights(), conditionWeights(), evidenceWeights(), listWeights(), roleWeights())
}

// partWeights lists what each part of the score is worth and how its points are found.
func partWeights() []Weight {
	return []Weight{
		{"part: required skills", learned.Required, "points for the skills that are a must, shared between them"},
		{"part: preferred skills", learned.Preferred, "points for what is nice to have"},
		{"part: title and role", learned.Title, "points for jobs whose title is or is close to the posting's"},
		{"part: years", learned.Years, "points for the years in the role, in proportion up to what is asked"},
		{"part: duties", learned.Duties, "points for skills that the described work needs"},
		{
			"part: education and certificates", learned.Education,
			"points for degrees, licences and certificates that are a must",
		},
		{"evidence: used", gradeUsed, "in a dated job, a title, a degree or a certificate"},
		{"similar: at most", learned.SimMost, "what a line is worth that does not name what is asked"},
		{
			"similar: words", learned.SimCover,
			"by the share of the asked words that stand in the line, the rare ones counting more",
		},
		{"similar: near", learned.SimNear, "by how near its work lies, as words go together in occupations"},
		{"in the title", learned.Core, "factor on what a requirement weighs that the posting's title names"},
		{
			"title: field", learned.Field,
			"share of the title's part for how near the words and the work of the whole resume are",
		},
		{
			"required: bend", learned.Bend,
			"b in s·(1+b)/(1+b·s), where s is the share of the required skills that is shown: the first ones count most",
		},
	}
}

// conditionWeights lists what a score loses where a condition of the posting is not met.
func conditionWeights() []Weight {
	return []Weight{
		{
			"not held: licence", learned.PendingLicence,
			"what is left of a score where the resume says that a required licence is not held, or shows a lesser kind",
		},
		{"not held: unknown", learned.SilentLicence, "where it says nothing of a required licence, which is asked"},
		{"not met: language", learned.LowLanguage, "where a required language is spoken below the level asked"},
		{"not met: years", learned.ShortYears, "where none of the years asked are shown; in proportion where some are"},
		{
			"not met: expressly", learned.WeakMust,
			"for each of at most three musts that the resume says are not had, or only begun",
		},
		{"not met: degree", learned.OpenDegree, "where a required degree is not finished"},
		{
			"not met: admitted", learned.Admitted,
			"where the resume itself says that something required is not had; less is lost where it is wished for or begun",
		},
		{
			"not met: another level", slotUnmet,
			"how far “admitted” is made good where the resume shows another class of the licence or a lower degree, or says that nobody was led where people are to be managed",
		},
		{
			"not met: core tool", coreUnmet,
			"the same where work shows another tool in place of one that the posting's title names, or that it names three times",
		},
		{
			"not met: far less", farLess,
			"where all jobs that are the role or whose titles nobody knows last less than this share of the years asked, of two or more, the share that is shown makes good as much",
		},
		{
			"not met: leading", learned.NoLead,
			"where the posting's title leads others, and of the jobs that the resume has no title or line shows that others were led",
		},
	}
}

// evidenceWeights lists what a line is worth by where it stands and what it says.
func evidenceWeights() []Weight {
	return []Weight{
		{"evidence: used, no dates", learned.Undated, "in a job or project that has no dates"},
		{"evidence: summary", learned.Summary, "only in the headline or summary"},
		{"evidence: listed", learned.Listed, "only in a list of skills, or in a sentence that is only a list"},
		{"evidence: elsewhere", learned.Other, "in an interest, a reference or a section of another kind"},
		{
			"evidence: qualified", learned.Qualified,
			"at most this where the resume itself says “basics”, “course”, “candidate”, “helped with”",
		},
		{
			"evidence: partial", gradePartial,
			"factor where a line holds most, not all, of the posting's own words; shown as related",
		},
		{
			"evidence: field", gradeField,
			"factor on the closeness of a job's title, where the posting asks years of a field and no line names it; shown as related",
		},
		{"evidence: copied", gradeCopied, "a line that repeats the posting's sentences"},
	}
}

// listWeights lists which lines are copies of the posting or bare lists, and what those are worth.
func listWeights() []Weight {
	return []Weight{
		{"copy: words", copiedWords, "a sentence of so many words can be a copy"},
		{
			"copy: words in a job", copiedWordsDated,
			"in a dated job it takes so many; a run of so many words of the posting is one anywhere",
		},
		{"copy: share", copiedShare, "share of its runs of three words that stand in the posting"},
		{
			"copy: pasted lines", pastedLines,
			"so many lines of jobs that are the posting's, word for word, are copies, whatever their length",
		},
		{
			"bare list: names", longList,
			"a sentence that sets so many names apart, by a sign or by nothing, and holds almost nothing but things that are asked is one, however it begins",
		},
		{
			"stuffed list: terms", stuffedTerms,
			"a list, a summary or the lines of jobs that say nothing more, where they name so many things that are asked",
		},
		{"stuffed list: share", stuffedShare, "and this share of all of them, show nothing"},
		{"bare list: terms", bareTerms, "a sentence that names so many things that are asked"},
		{
			"bare list: rest", bareRest,
			"and no larger share of other words is only a list, unless it begins with what was done",
		},
		{"bare list: few words", fewWords, "sentences beside it of so many words belong to it"},
		{"partial: share", leastShared, "share of the posting's own words, of three or more, that makes a partial hit"},
		{
			"unsupported list", unsupported,
			"factor on lists and summaries where no dated line shows anything that is asked",
		},
		{
			"implied, may be named", LeastNameable,
			"from this weight on, a line about dated work may name the skill that it implies",
		},
	}
}

// roleWeights lists how jobs, titles, languages and degrees beside the one asked count.
func roleWeights() []Weight {
	return []Weight{
		{"old", oldFactor, "factor on jobs that ended more than six years ago"},
		{"soft skill", softShare, "share of a soft skill beside a hard one"},
		{"own words", learned.OwnWords, "share of a requirement that only the posting's own words name"},
		{"title with employer", titleWithEmployer, "closeness of a title that only the employer's name completes"},
		{
			"title of one word alike", oneWordAlike,
			"factor on the closeness of titles that the catalogue lacks where they share one word of several",
		},
		{"level step", levelStep, "taken from the title for each level below the one asked"},
		{"level floor", levelFloor, "least factor for a lower level"},
		{"role by skills", roleBySkills, "how far a job with another title shows the role by its required skills"},
		{"role counts", roleFull, "from this closeness of titles a job's years count in full"},
		{"role counts half", roleHalf, "from this closeness they count half, up to half of what is asked"},
		{
			"skills show role", skillsShowRole,
			"share of the required skills by which a job shows the role: its years count in full where nobody knows its title, half where the title is another",
		},
		{
			"language one level below", languageBelow,
			"share for a spoken language one level below the one asked; lower ones count as qualified",
		},
		{"degree in another subject", degreeOther, "share for the level asked in another subject"},
		{"degree one level below", degreeBelow, "share for one level less than asked"},
		{
			"missing licence, from", capFrom,
			"where a required licence is not held, points above this one are pressed together",
		},
		{"missing licence, cap", capAt, "so that the score never exceeds this"},
		{"least requirements", leastRequired, "fewer than this and there is no score"},
	}
}
