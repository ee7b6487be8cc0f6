package prose

import "testing"

func TestVerbTableIsSound(t *testing.T) {
	t.Parallel()
	for word, vf := range verbForms {
		v := vf.verb
		forms := [...]string{v.Base, v.Third, v.Past, v.Gerund}
		if forms[vf.form] != word && (!v.IsTenseless() || vf.form != Base) {
			t.Errorf("%q is said to be form %d of %+v", word, vf.form, v)
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
		v, _, ok := ReadVerb(want[0])
		if want[2] == "" {
			if ok {
				t.Errorf("%q is not in the table, yet it was found", want[0])
			}
			continue
		}
		if !ok || [4]string{v.Base, v.Third, v.Past, v.Gerund} != want {
			t.Errorf("%v: %+v", want, v)
		}
	}
}
