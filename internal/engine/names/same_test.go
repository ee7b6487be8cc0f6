package names_test

import (
	"testing"

	"vitae/internal/engine/names"
)

func TestShortNamesAreTheSameThing(t *testing.T) {
	for _, c := range []struct{ a, b string }{
		{"PG", "PostgreSQL"},
		{"K8s", "Kubernetes"},
		{"C3D", "Civil 3D"},
		{"Sentinel", "Microsoft Sentinel"},
		{"70E", "NFPA 70E"},
		{"ATT&CK", "MITRE ATT&CK"},
		{"ECF", "CM/ECF"},
		{"RMQ", "RabbitMQ"},
		{"TF", "Terraform"},
		{"CLX", "ControlLogix"},
		{"ORD", "OpenRoads Designer"},
		{"CO", "Colorado"},
		{"BSCE", "B.S. Civil Engineering"},
		{"PIVs", "peripheral IVs"},
		{"nocs", "nights"},
		{"Med Ctr", "Medical Center"},
		{"ACLS", "Advanced Cardiovascular Life Support"},
		{"RAS", "HEC-RAS"},
		{"QTS", "Qualified Teacher Status"},
		{"pcaps", "pcap analysis"},
		{"higienistas", "higienista"},
		{"Stückliste", "Stücklisten"},
		{"invoice processing", "processing of invoices"},
		{"Registered Nurse", "RN"},
		{"A-line", "arterial line"},
		{"S/4", "SAP S/4"},
		{"Finanzbuchhaltung", "Buchhaltung"},
		{"vented", "ventilated"},
		{"GCIH", "GIAC Certified Incident Handler"},
		{"LGBM", "LightGBM"},
		{"VFD", "variable frequency drive"},
		{"Disposition", "Dispositionen"},
		{"infirmière", "infirmier"},
		{"profesora", "profesor"},
	} {
		for _, p := range []float64{names.Same(c.a, c.b, names.Context{}), names.Same(c.b, c.a, names.Context{})} {
			if p < 0.6 {
				t.Errorf("Same(%q, %q) = %.2f", c.a, c.b, p)
			}
		}
	}
}

func TestOtherThingsAreNotTheSame(t *testing.T) {
	for _, c := range []struct{ a, b string }{
		{"Java", "JavaScript"},
		{"React", "Redux"},
		{"C", "C++"},
		{"MySQL", "PostgreSQL"},
		{"PALS", "ACLS"},
		{"accounts payable", "accounts receivable"},
		{"Oracle", "PostgreSQL"},
		{"civil engineering", "electrical engineering"},
		{"project management", "product management"},
		{"Azure", "AWS"},
		{"NFPA 70E", "NFPA 13"},
		{"ISO 9001", "ISO 27001"},
		{"Excel", "Exchange"},
		{"Go", "Google Ads"},
		{"people management", "project management"},
		{"Civil 3D", "Civil 2D"},
		{"production", "product"},
		{"contract", "contractor"},
	} {
		for _, p := range []float64{names.Same(c.a, c.b, names.Context{}), names.Same(c.b, c.a, names.Context{})} {
			if p >= 0.6 {
				t.Errorf("Same(%q, %q) = %.2f", c.a, c.b, p)
			}
		}
	}
}
