package compose

import (
	"testing"
)

func TestReword(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, line string
		tense      tense
		want       string
	}{
		{"gerund in a past job", "Responsible for managing a team of 5", pastTense, "Managed a team of 5"},
		{"gerund in the current job", "Responsible for managing a team of 5", present, "Manage a team of 5"},
		{"a thing", "Responsible for deployment with Docker", pastTense, "Handled deployment with Docker"},
		{"a thing without dates", "Responsible for deployment with Docker", noTense, "Responsible for deployment with Docker"},
		{"people are not handled", "Responsible for a team of six engineers", pastTense, "Responsible for a team of six engineers"},
		{"nor are customers", "Responsible for customers in the north", pastTense, "Responsible for customers in the north"},
		{"a budget is a charge", "Responsible for a budget of £2m", pastTense, "Responsible for a budget of £2m"},
		{"coordinated gerunds", "Responsible for hiring and training staff", pastTense, "Hired and trained staff"},
		{"a list of gerunds", "Duties included taking orders, serving food and cleaning the kitchen", pastTense, "Took orders, served food and cleaned the kitchen"},
		{"a participle stays", "Responsible for managing stock, ensuring all records were right", pastTense, "Managed stock, ensuring all records were right"},
		{"a nested gerund makes it uncertain", "Responsible for improving sales by coaching staff and reviewing calls", pastTense, "Responsible for improving sales by coaching staff and reviewing calls"},
		{"gerund as object makes it uncertain", "Responsible for managing hiring and training", pastTense, "Responsible for managing hiring and training"},
		{"a noun in -ing at the end stays", "Responsible for managing stock and purchasing", pastTense, "Managed stock and purchasing"},
		{"deed made noun", "Responsible for the preparation of monthly accounts", pastTense, "Prepared monthly accounts"},
		{"two deeds made nouns", "Was responsible for the preparation and filing of VAT returns", pastTense, "Prepared and filed VAT returns"},
		{"thing and gerund mixed", "Responsible for deployment and monitoring the cluster", pastTense, "Responsible for deployment and monitoring the cluster"},
		{"marketing is a noun", "Responsible for marketing campaigns", pastTense, "Responsible for marketing campaigns"},
		{"scheduling is a verb", "Responsible for scheduling patient appointments for 4 dentists", present, "Schedule patient appointments for 4 dentists"},
		{"help stays help", "Assisted in the preparation of tax returns", pastTense, "Helped prepare tax returns"},
		{"help with a gerund", "Assisted with preparing tax returns", pastTense, "Helped prepare tax returns"},
		{"assisting people stays", "Assisted 14 residents per shift with activities of daily living", pastTense, "Assisted 14 residents per shift with activities of daily living"},
		{"part stays part", "Involved in the migration of 40 services", pastTense, "Contributed to the migration of 40 services"},
		{"was able to", "Was able to reduce waste by 12% and increase output", pastTense, "Reduced waste by 12% and increased output"},
		{"managed to", "Managed to reduce waste by 12%", pastTense, "Reduced waste by 12%"},
		{"subject", "I managed a team of 5", pastTense, "Managed a team of 5"},
		{"subject and weak opening", "I was responsible for writing reports", pastTense, "Wrote reports"},
		{"my team", "I led my team of 6 through an audit", pastTense, "Led a team of 6 through an audit"},
		{"other first persons stay", "I built half of my pipeline myself", pastTense, "I built half of my pipeline myself"},
		{"subject with an irregular participle", "I have written 12 papers", present, "I have written 12 papers"},
		{"subject with a regular one", "I have completed 12 audits", present, "Completed 12 audits"},
		{"fillers", "Successfully launched various campaigns in order to grow sales", pastTense, "Launched campaigns to grow sales"},
		{"adverb inside", "Planned and successfully delivered 3 projects", pastTense, "Planned and delivered 3 projects"},
		{"an adverb that means something", "Ran actively traded funds", pastTense, "Ran traded funds"},
		{"a total of", "Audited a total of 14 firms on a weekly basis", pastTense, "Audited 14 firms weekly"},
		{"capital survives", "In order to cut cost, moved 12 sites to LED", pastTense, "To cut cost, moved 12 sites to LED"},
		{"two sentences", "Successfully opened two shops. I trained 14 staff.", pastTense, "Opened two shops. Trained 14 staff."},
		{"nothing to do", "Cut PostgreSQL query time by 40% with better indexes", present, "Cut PostgreSQL query time by 40% with better indexes"},
		{"an ordinary noun phrase", "120-node EKS (k8s) estate on Amazon Web Services, all in Terraform modules", present, "120-node EKS (k8s) estate on Amazon Web Services, all in Terraform modules"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			got, why := reword(c.line, c.tense)
			if got != c.want {
				t.Errorf("reword(%q)\n got %q\nwant %q", c.line, got, c.want)
			}
			if (got != c.line) != (len(why) > 0) {
				t.Errorf("changed %v, reasons %q", got != c.line, why)
			}
		})
	}
}

func TestInTense(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		line  string
		tense tense
		want  string
	}{
		{"Manage a team of 5", pastTense, "Managed a team of 5"},
		{"Manages a team of 5 and writes the rota", pastTense, "Managed a team of 5 and wrote the rota"},
		{"Manages a team of 5", present, "Manage a team of 5"},
		{"Managing a team of 5, ensuring safety", present, "Manage a team of 5, ensuring safety"},
		{"Lead 12 nurses", pastTense, "Led 12 nurses"},
		{"Lead engineer for the payment system", pastTense, "Lead engineer for the payment system"},
		{"Test rigs for shaft seals.", pastTense, "Test rigs for shaft seals."},
		{"Design furniture fittings in SolidWorks", pastTense, "Design furniture fittings in SolidWorks"},
		{"Work with teams to plan and deliver releases", pastTense, "Work with teams to plan and deliver releases"},
		{"Collaborate with teams to plan and deliver releases", pastTense, "Collaborate with teams to plan and deliver releases"},
		{"Write reports and support engineers with changes", pastTense, "Write reports and support engineers with changes"},
		{"Write reports and present the findings", pastTense, "Wrote reports and presented the findings"},
		{"Maintain stock that suppliers deliver and count", pastTense, "Maintain stock that suppliers deliver and count"},
		{"Answering phones and greeting patients", present, "Answer phones and greet patients"},
		{"Working the register and stocking shelves", pastTense, "Worked the register and stocked shelves"},
		{"Working knowledge of Excel", pastTense, "Working knowledge of Excel"},
		{"Operating systems: Windows, Linux", pastTense, "Operating systems: Windows, Linux"},
		{"Built payment services", present, "Built payment services"},
		{"Cut waste by 12%", present, "Cut waste by 12%"},
		{"Training of new staff", pastTense, "Training of new staff"},
		{"Manage a team of 5", noTense, "Manage a team of 5"},
		{"SHIP the parts", pastTense, "SHIP the parts"},
	} {
		t.Run(c.line, func(t *testing.T) {
			t.Parallel()
			if got, _ := inTense(c.line, c.tense); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

// FuzzReword: whatever the line, its numbers stay, no word grows out of nothing but a verb's other form, and a second
// run finds nothing more to do with the same reason.
func FuzzReword(f *testing.F) {
	for _, s := range []string{"Responsible for managing a team of 5", "I was able to reduce waste by 12% and increase output", "Successfully led various 3 teams", "İn order to", "; ; ,", "I", "in order to", "Responsible for", "Duties included ,"} {
		for t := range 3 {
			f.Add(s, t)
		}
	}
	f.Fuzz(func(t *testing.T, line string, n int) {
		tn := tense(((n % 3) + 3) % 3)
		got, why := reword(line, tn)
		if !sameFigures(line, got) {
			t.Fatalf("%q became %q", line, got)
		}
		if len(why) == 0 && got != line {
			t.Fatalf("%q became %q for no reason", line, got)
		}
		if said, ok := inTense(line, tn); ok && !sameFigures(line, said) {
			t.Fatalf("%q became %q", line, said)
		}
		firstPerson(line, tn)
		infinitives(line)
	})
}

func TestVerbTableIsSound(t *testing.T) {
	t.Parallel()
	for word, vf := range verbForms {
		if vf.verb.in(vf.form) != word && (!vf.verb.tenseless() || vf.form != base) {
			t.Errorf("%q is said to be form %d of %+v", word, vf.form, vf.verb)
		}
	}
	for _, want := range [][4]string{
		{"carry", "carries", "carried", "carrying"},
		{"reach", "reaches", "", ""},
		{"oversee", "oversees", "oversaw", "overseeing"},
		{"deploy", "deploys", "deployed", "deploying"},
		{"plan", "plans", "planned", "planning"},
		{"process", "processes", "processed", "processing"},
		{"write", "writes", "wrote", "writing"},
		{"lead", "leads", "led", "leading"},
		{"use", "uses", "used", "using"},
	} {
		v, _, ok := readVerb(want[0])
		if want[2] == "" {
			if ok {
				t.Errorf("%q is not in the table, yet it was found", want[0])
			}
			continue
		}
		if !ok || [4]string{v.base, v.third, v.past, v.gerund} != want {
			t.Errorf("%v: %+v", want, v)
		}
	}
}
