package compose

import "testing"

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
