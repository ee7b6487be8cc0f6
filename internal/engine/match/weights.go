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
		{
			Name: "Nice-to-have skills", MaxPoints: learned.Preferred,
			Explanation: "What the posting lists as nice to have.",
		},
		{
			Name: "Title and role", MaxPoints: learned.Title,
			Explanation: "How close your job titles are to the one you're applying for.",
		},
		{
			Name: "Years of experience", MaxPoints: learned.Years,
			Explanation: "Your years in the role, compared with the years the posting asks for.",
		},
		{
			Name: "Responsibilities", MaxPoints: learned.Duties,
			Explanation: "Skills needed for the work that the posting describes.",
		},
		{
			Name: "Education and certificates", MaxPoints: learned.Education,
			Explanation: "Degrees, licenses and certificates that the posting requires.",
		},
	}
}

// The weights below are set by hand on the tagged jobs of wild, an author left out at a time; those of learned.json are
// learned there by bench/train. docs/scoring.md says of each what it does.

// LeastNameable is the weight from which on a line about dated work may name the skill that it implies.
const LeastNameable = 0.85

// What a place in the resume is worth as evidence.
const (
	gradeUsed    = 1.0
	gradePartial = 0.5
	gradeLesser  = 0.8
	gradeField   = 0.5
	gradeCopied  = 0.0
	unsupported  = 0.1
	oldFactor    = 0.8
	oldMonths    = 72
	rounding     = 0.01 // that a product of weights may be off by
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
	roleSame          = 0.95 // closeness of titles from which on they are said to be of the same role
	roleFull          = 0.6
	roleHalf          = 0.25
	skillsShowRole    = 0.4
	languageBelow     = 0.5
	degreeOther       = 0.5
	degreeBelow       = 0.3
	capFrom           = 25
	capAt             = 49
	leastRequired     = 3
	yearsSlack        = 0.05 // years that are written shorter than they are: less than a month
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

// Weights lists the numbers of the formula that docs/scoring.md, generated from it, shows.
func Weights() []Weight {
	return slices.Concat(partWeights(), conditionWeights(), evidenceWeights(), listWeights(), substanceWeights(),
		roleWeights())
}

// partWeights lists what each part of the score is worth and how its points are found.
func partWeights() []Weight {
	return []Weight{
		{"part: required skills", learned.Required, "points for required skills, split between them"},
		{"part: preferred skills", learned.Preferred, "points for nice-to-have skills"},
		{"part: title and role", learned.Title, "points for jobs with the posting's title or a similar one"},
		{"part: years", learned.Years, "points for years in the role, in proportion to the years the posting asks for"},
		{"part: duties", learned.Duties, "points for skills needed for the work described"},
		{
			"part: education and certificates", learned.Education,
			"points for required degrees, licenses and certificates",
		},
		{"evidence: used", gradeUsed, "in a job with dates, a title, a degree or a certificate"},
		{"similar: at most", learned.SimMost, "most that a line counts if it doesn't name the requirement"},
		{
			"similar: words", learned.SimCover,
			"by the share of the requirement's words that are in the line; rare words count more",
		},
		{"similar: near", learned.SimNear, "by how closely related the work is, judged by which words occur together in occupations"},
		{"in the title", learned.Core, "factor for a requirement named in the posting's title"},
		{
			"rare words", learned.Rare,
			"a requirement's weight includes the rarity of its words (0.1 to 1) to this power",
		},
		{"named again", learned.Often, "the weight is multiplied by 1 plus this times the logarithm of how often the posting asks for it by name"},
		{"named first", learned.First, "factor for the first skill that is required"},
		{"method", learned.Method, "factor for methods, because everybody describes them in their own words"},
		{"enough", learned.Enough, "strength of evidence at which a requirement counts in full"},
		{"enough, own words", learned.EnoughOwn, "the same for methods and anything that is not in the skill catalog"},
		{
			"title: field", learned.Field,
			"share of the title part that depends on how close the words and the work of the whole resume are to the posting's",
		},
		{
			"required: bend", learned.Bend,
			"b in s·(1+b)/(1+b·s), where s is the share of required skills shown; above 0, the first ones shown count more than later ones",
		},
	}
}

// conditionWeights lists what a score loses where a condition of the posting is not met.
func conditionWeights() []Weight {
	return []Weight{
		{
			"not held: license", learned.PendingLicence,
			"share of the score that is left if the resume says that a required license is not held, or shows a lower kind of it",
		},
		{"not held: unknown", learned.SilentLicence, "the same if the resume doesn't mention a required license; the user is asked about it"},
		{
			"not held: another", learned.OtherLicence,
			"the same if the resume shows another license than the one required; the user is asked about it",
		},
		{"credential: similar", learned.Unheld, "how far a credential counts if the resume shows only something similar"},
		{"not met: language", learned.LowLanguage, "the same if a required language is spoken below the required level"},
		{"not met: years", learned.ShortYears, "the same if none of the required years are shown; in proportion if some are"},
		{
			"not met: expressly", learned.WeakMust,
			"the same for each requirement, up to three, that the resume says is missing or only started",
		},
		{"not met: degree", learned.OpenDegree, "the same if a required degree is not finished"},
		{
			"not met: admitted", learned.Admitted,
			"the same if the resume itself says that something required is missing; less is lost if it is planned or started",
		},
		{
			"not met: another level", slotUnmet,
			"how much of “admitted” is recovered if the resume shows another class of the license or a lower degree, or says that no people were led in a job that manages people",
		},
		{
			"not met: core tool", coreUnmet,
			"the same if work shows another tool instead of one that the posting's title names or the posting asks for three times",
		},
		{
			"not met: far less", farLess,
			"applies if the posting asks for two or more years, and the resume's jobs in the role add up to less than this share of them (a job with an unknown title counts if it's at least as likely to be in the role as not); the share of the years that the resume shows is recovered",
		},
		{
			"not met: leading", learned.NoLead,
			"share of the score that is left if the posting's title is for someone who leads people, and none of the resume's jobs shows that",
		},
	}
}

// evidenceWeights lists what a line is worth by where it stands and what it says.
func evidenceWeights() []Weight {
	return []Weight{
		{"evidence: used, no dates", learned.Undated, "in a job or project that has no dates"},
		{"evidence: summary", learned.Summary, "only in the headline or summary"},
		{"evidence: listed", learned.Listed, "only in a list of skills, or in a sentence that is only a list"},
		{"evidence: elsewhere", learned.Other, "in interests, references or another section"},
		{
			"evidence: qualified", learned.Qualified,
			"at most this if the resume itself says “basics”, “course”, “candidate” or “helped with”",
		},
		{
			"evidence: lesser", gradeLesser,
			"factor if the resume says “supported”, “worked on”, “trainee” or another word that the check treats as less",
		},
		{
			"evidence: partial", gradePartial,
			"factor if a line contains most but not all of the posting's words; shown as related",
		},
		{
			"evidence: field", gradeField,
			"factor on the closeness of a job title, if the posting asks for years in a field and no line names it; shown as related",
		},
		{"evidence: copied", gradeCopied, "a line that repeats the posting's sentences"},
	}
}

// listWeights lists which lines are copies of the posting or bare lists, and what those are worth.
func listWeights() []Weight {
	return []Weight{
		{"copy: words", copiedWords, "a sentence with at least this many words can be a copy"},
		{
			"copy: words in a job", copiedWordsDated,
			"the same in a job with dates; this many words in a row from the posting are a copy anywhere",
		},
		{"copy: share", copiedShare, "a sentence is a copy if at least this share of its three-word sequences is in the posting"},
		{
			"copy: pasted lines", pastedLines,
			"if at least this many job lines repeat the posting word for word, they are copies, whatever their length",
		},
		{
			"bare list: names", longList,
			"a sentence that lists this many names and almost nothing but requirements is a bare list, however it begins",
		},
		{
			"stuffed list: terms", stuffedTerms,
			"a list, a summary or job lines without other content count as no evidence if they name at least this many requirements",
		},
		{"stuffed list: share", stuffedShare, "and at least this share of all requirements"},
		{"bare list: terms", bareTerms, "a sentence is only a list if it names at least this many requirements"},
		{
			"bare list: rest", bareRest,
			"and at most this share of its words is something else, unless it begins with what was done",
		},
		{"bare list: few words", fewWords, "neighboring sentences of up to this many words belong to it"},
		{"partial: share", leastShared, "share of the posting's words (three or more) that makes a partial match"},
		{
			"unsupported list", unsupported,
			"factor on lists and summaries if no line with dates shows any requirement",
		},
		{
			"implied, may be named", LeastNameable,
			"if the relation has at least this weight, tailoring may add the implied skill to a line in a job with dates",
		},
	}
}

// substanceWeights lists by what a stuffed text is known, and what is left of its score.
func substanceWeights() []Weight {
	return []Weight{
		{"own content: base", learned.Substance.Base, "odds, as a logarithm, that a text without any content of its own is not stuffed with the posting's words"},
		{
			"own content: lines", learned.Substance.Lines,
			"added for the logarithm of 1 plus the number of lines with at least three words of their own",
		},
		{"own content: figures", learned.Substance.Figures, "the same for different figures, other than years, that aren't in the posting"},
		{"own content: employers", learned.Substance.Employers, "the same for employers of jobs with dates"},
		{"own content: months", learned.Substance.Months, "the same for jobs whose dates include the month"},
		{"own content: requirements", learned.Substance.Named, "the same for words of requirements in lines without other content"},
		{"own content: stuffed", stuffedOdds, "odds up to which a text counts as stuffed"},
		{"own content: enough", fullOdds, "odds from which the score counts in full; in between, it counts in part"},
		{"own content: left", stuffedLeft, "share of the score that a stuffed text keeps"},
	}
}

// roleWeights lists how jobs, titles, languages and degrees beside the one asked count.
func roleWeights() []Weight {
	return []Weight{
		{"old", oldFactor, "factor on jobs that ended more than six years ago"},
		{"soft skill", softShare, "weight of a soft skill compared with a hard one"},
		{"own words", learned.OwnWords, "weight of a requirement that is not in the skill catalog"},
		{"title with employer", titleWithEmployer, "closeness of a title that fits only together with the employer's name"},
		{
			"title of one word alike", oneWordAlike,
			"factor on the closeness of titles that are not in the catalog and share one word of several",
		},
		{"level step", levelStep, "deducted for each level below the one required"},
		{"level floor", levelFloor, "lowest factor for a lower level"},
		{"unknown title: base", learned.Work.Base, "odds, as a logarithm, that a job with a title that is not in the catalog shows the role"},
		{"unknown title: closeness", learned.Work.Title, "added for how close its words are to the posting's title, 0 to 1"},
		{"unknown title: skills", learned.Work.Skills, "added for the square root of how many of the required skills the job shows"},
		{
			"unknown title: words", learned.Work.Words,
			"added for the share of the posting's words in the job, in full from the next value on; rare words count more",
		},
		{"unknown title: words enough", workWordsEnough, "share of the posting's words that counts in full"},
		{"unknown title: counts", workCounts, "factor on the chance, as the closeness of the job"},
		{"role by skills", roleBySkills, "how much a job with another title can show the role through required skills"},
		{"role counts", roleFull, "closeness of titles from which a job's years count in full"},
		{"role counts half", roleHalf, "closeness from which they count half, up to half of the years asked for"},
		{
			"skills show role", skillsShowRole,
			"share of required skills from which a job with another title shows the role: its years count half",
		},
		{
			"language one level below", languageBelow,
			"share for a spoken language one level below the one required; lower levels count as “qualified”",
		},
		{"degree in another subject", degreeOther, "share for the required level in another subject"},
		{"degree one level below", degreeBelow, "share for one level below the one required"},
		{
			"missing license, from", capFrom,
			"if a required license is not held, points above this are compressed",
		},
		{"missing license, cap", capAt, "so that the score never exceeds this"},
		{"least requirements", leastRequired, "with fewer requirements than this, there is no score"},
	}
}
