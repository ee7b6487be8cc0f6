package coach

import "testing"

func TestAResultIsTickedOnlyWhereOneIsNamed(t *testing.T) {
	t.Parallel()
	for _, answer := range []string{
		"We moved the stock from Leeds to Wakefield.",
		"I wrote a rota so that everybody knew their shift.",
		"Finally I called the supplier and told him.",
		"I produced a plan and went through it with the team afterwards.",
		"My task was to bring errors down by 40%.",
		"We had to get pick accuracy from 97% to 99%, and I trained the pickers.",
		"Our accuracy was 97% at the time, and two pickers had left.",
		"I trained 15 people from January to March.",
		"I don't know what the result was in the end.",
		"I saw that 12% of the orders were late, so I asked the drivers.",
		"I went from one picker to the next and showed them the scanner.",
		"I cut the tape and opened the crate.",
		"I worked at Northgate from 2014 to 2018.",
		"I work from 9 to 5.",
		"I grew up in Leeds.",
		"I went down to the loading bay.",
		"I got up early.",
		"The scanner was no longer working.",
		"I opened the warehouse early in the morning.",
	} {
		if namesAResult(answer) {
			t.Errorf("%q names no result", answer)
		}
	}
	for _, answer := range []string{
		"In the end nobody left.",
		"As a result, we kept the customer.",
		"Pick accuracy rose from 97.2% to 99.4% in a year.",
		"I cut the time of a deployment by 40%, and people ship on Fridays again.",
		"Errors went down, and the customer stayed.",
		"We needed to be faster, and the lead time fell to 4 days.",
		"Since then, every picker is trained before the first shift.",
		"I learned to ask before I decide.",
		"That saved two hours a day.",
		"We cleared the backlog in a week.",
		"We finished on time.",
		"Complaints halved.",
		"La conformité est passée de 71 % en 2022 à 93 %.",
		"The handover became much shorter.",
		"My task was to bring errors down. I trained everybody, and we got them to 0.6 percent.",
	} {
		if !namesAResult(answer) {
			t.Errorf("%q names a result", answer)
		}
	}
}
