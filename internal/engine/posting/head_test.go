package posting

import "testing"

// body is what follows the head in each case.
const body = "\n\nWhat you will do:\n- Keep the records of two sites in order\n- Train new colleagues\n\nRequirements:\n- 3 years of experience\n- Excel\n"

// TestHeadForms reads title, firm and place however the first lines give them.
func TestHeadForms(t *testing.T) {
	t.Parallel()
	cases := []struct{ head, title, company, location string }{
		{
			"Senior Site Reliability Engineer\nTallyhook, Seattle, WA (hybrid)", "Senior Site Reliability Engineer",
			"Tallyhook", "Seattle, WA (hybrid)",
		},
		{
			"Payroll Specialist\nBramblewick Foods · Leeds, UK · Hybrid", "Payroll Specialist", "Bramblewick Foods",
			"Leeds, UK",
		},
		{
			"Job title: Staff Nurse\nCompany: Hollowbrook Hospital\nLocation: Bristol, UK", "Staff Nurse",
			"Hollowbrook Hospital", "Bristol, UK",
		},
		{
			"Company: Quillmark\nLocation: Remote (US)\nPosition: Data Engineer", "Data Engineer", "Quillmark",
			"Remote (US)",
		},
		{"Senior Backend Engineer at Quillmark (Remote)", "Senior Backend Engineer", "Quillmark", "Remote"},
		{"Electrician at Voltgate Ltd, Perth, WA", "Electrician", "Voltgate Ltd", "Perth, WA"},
		{"Tallyhook is hiring a Product Manager", "Product Manager", "Tallyhook", ""},
		{"Tallyhook is hiring an Account Executive in Austin, TX", "Account Executive", "Tallyhook", "Austin, TX"},
		{"Marrow & Vine is looking for a Sous Chef to join its kitchen.", "Sous Chef", "Marrow & Vine", ""},
		{"Tallyhook - Financial Analyst - Chicago, IL", "Financial Analyst", "Tallyhook", "Chicago, IL"},
		{"Financial Analyst | Tallyhook | Chicago, IL | Full-time", "Financial Analyst", "Tallyhook", "Chicago, IL"},
		{"Financial Analyst - Tallyhook", "Financial Analyst", "Tallyhook", ""},
		{"UX Designer (m/f/d)\nLindwurm GmbH, Berlin", "UX Designer", "Lindwurm GmbH", "Berlin"},
		{
			"Tallyhook\nFrontend Developer\nLondon, UK (Hybrid)", "Frontend Developer", "Tallyhook",
			"London, UK (Hybrid)",
		},
		{
			"Registered Nurse, ICU\nSt. Alban's Medical Center\nBoise, ID", "Registered Nurse, ICU",
			"St. Alban's Medical Center", "Boise, ID",
		},
		{
			"Warehouse Operative\nOrrin Logistics, Daventry (on-site)", "Warehouse Operative", "Orrin Logistics",
			"Daventry (on-site)",
		},
		{
			"Title: HR Manager\nEmployer: Fernlow Council\nPlace of work: Exeter", "HR Manager", "Fernlow Council",
			"Exeter",
		},
		{"Primary School Teacher – Oakhaven Academy, Norwich", "Primary School Teacher", "Oakhaven Academy", "Norwich"},
		{"Social Worker @ Fernlow Council (Exeter)", "Social Worker", "Fernlow Council", "Exeter"},
		{"Remote: Customer Support Specialist at Pebblecast", "Customer Support Specialist", "Pebblecast", "Remote"},
		{
			"We are hiring: Truck Driver\nCompany: Longmile Haulage\nLocation: Omaha, NE", "Truck Driver",
			"Longmile Haulage", "Omaha, NE",
		},
		{
			"Mechanical Engineer\nGearholt\nStuttgart, Germany\nFull-time, permanent", "Mechanical Engineer",
			"Gearholt",
			"Stuttgart, Germany",
		},
		{"Accountant (Remote)\nTallyhook Inc.", "Accountant", "Tallyhook Inc.", "Remote"},
		{"Join Pebblecast as a Data Analyst", "Data Analyst", "Pebblecast", ""},
		{
			"Pharmacist\n\nAbout the role\nWellmarsh Pharmacy is looking for a pharmacist for its Derby branch.",
			"Pharmacist", "Wellmarsh Pharmacy", "",
		},
		{"Tallyhook seeks a Marketing Manager (Dublin, Ireland)", "Marketing Manager", "Tallyhook", "Dublin, Ireland"},
		{
			"Position: Paralegal at Corven & Ash LLP\nLocation: Manchester", "Paralegal", "Corven & Ash LLP",
			"Manchester",
		},
		{"Pharmacy Technician\nWellmarsh Pharmacy\nYork, UK", "Pharmacy Technician", "Wellmarsh Pharmacy", "York, UK"},
		{"School Nurse - Oakhaven Academy", "School Nurse", "Oakhaven Academy", ""},
		{
			"Bank Teller, Part-time\nFirst Corven Bank, Dayton, OH", "Bank Teller, Part-time", "First Corven Bank",
			"Dayton, OH",
		},
		{"Project Manager\nGearholt, Stuttgart, Germany", "Project Manager", "", "Gearholt, Stuttgart, Germany"},
		{
			"Software Engineer II, Payments\nBrightloom • Toronto, ON", "Software Engineer II, Payments", "Brightloom",
			"Toronto, ON",
		},
		{
			"Chef de Partie\nThe Gilded Fork, Edinburgh\nAt The Gilded Fork we cook with the seasons.",
			"Chef de Partie",
			"The Gilded Fork", "Edinburgh",
		},
		{"Plumber\nLeeds, West Yorkshire", "Plumber", "", "Leeds, West Yorkshire"},
		{
			"Loan Officer - Harvestmoor (farm credit)\nBuild a book of loans that farmers trust.", "Loan Officer",
			"Harvestmoor", "",
		},
		{
			"Senior Buyer - Pennywhistle Paper Mills Inc.\nBuy pulp for three mills.", "Senior Buyer",
			"Pennywhistle Paper Mills Inc.", "",
		},
		{"Growth Lead\nWe are Pebblecast, and we move fast.", "Growth Lead", "", ""},
	}
	m := mostOf(t, len(cases), 36)
	for _, tc := range cases {
		p := Read(catalogue, tc.head+body)
		if p.Title != tc.title || p.Company != tc.company || p.Location != tc.location {
			m.wrongly("%q:\n got %q, %q, %q\nwant %q, %q, %q", tc.head, p.Title, p.Company, p.Location, tc.title,
				tc.company, tc.location)
		}
	}
}

// TestClutterIsNoTitle reads the title where boards, firms and mails put lines of their own above it.
func TestClutterIsNoTitle(t *testing.T) {
	t.Parallel()
	cases := []struct{ head, title string }{
		{
			"Posted 5 days ago\nBe an early applicant\nPayroll Specialist\nBramblewick Foods · Leeds, UK",
			"Payroll Specialist",
		},
		{
			"Home > Jobs > Finance\nBramblewick Foods\nEasy Apply   Save\nPayroll Specialist\nLeeds, UK",
			"Payroll Specialist",
		},
		{
			"Good food. Good people.\n\nBramblewick Foods Ltd\n\nPosition: Payroll Specialist\nLeeds, UK",
			"Payroll Specialist",
		},
		{"Bramblewick Foods Ltd\nLeeds\n\nFor ninety years we have baked for the north. We are looking for a payroll specialist to look after four hundred people at three bakeries, with two colleagues beside you and a manager who knows every one of our drivers by name. The office is above the oldest of the three, so you will smell the bread before you see your desk, and on Fridays there is a loaf for everybody to take home.", "payroll specialist"},
		{
			"Vor 3 Tagen veröffentlicht\nGemeinsam mehr erreichen\nLindwurm Logistik GmbH\nLohnbuchhalter (m/w/d)\nKassel",
			"Lohnbuchhalter",
		},
	}
	m := mostOf(t, len(cases), 4)
	for _, tc := range cases {
		if p := Read(catalogue, tc.head+body); p.Title != tc.title {
			m.wrongly("%q: title %q, not %q", tc.head, p.Title, tc.title)
		}
	}
}
