<name>Harrison Oyelaran</name>
<headline>Payroll Officer | award and enterprise agreement interpretation | TechnologyOne</headline>
<place>Ararat</place>, Victoria . <phone>0491 571 266</phone> . <email>h.oyelaran@example.net</email>

<h>PROFILE:</h>  <summary>Payroll officer in local government with two years of
end-to-end payroll, looking to step up. Known for discretion with
confidential information and for payroll reconciliations that balance
the first time. Permanent resident with full right to work in
Australia and a current Victorian driver licence.</summary>

<h>EXPERIENCE:</h>
<job><employer>Mount Langi Rural City Council</employer>, <title>Payroll Officer</title>, <start>October 2024</start> to
<end>present</end>
o <point>End-to-end fortnightly payroll for 280 employees in TechnologyOne
with the Senior Payroll Officer</point>
o <point>Interpret the Enterprise Agreement and the Victorian Local
Government Award for indoor and outdoor staff</point>
o <point>Monthly reconciliation of payroll control accounts, superannuation
guarantee lodged through a clearing house</point>
o <point>STP Phase 2 pay events; helped with finalisation July 2025 and 2026</point>
o <point>Salary packaging and novated lease deductions</point>
o <point>Termination and long service leave calculations, checked by the
senior officer</point></job>

                                                              1
Harrison Oyelaran  Resume

<job><employer>Mount Langi Rural City Council</employer>, <title>Customer Service Officer</title>,
<start>January 2022</start> to <end>October 2024</end>
o <point>Rates, animal registration and permits at the front counter</point>
o <point>Timesheet entry for the pool casuals in summer</point></job>
<job><employer>Brightmore Bank</employer>, <place>Ballarat</place>, <title>Teller</title>, <start>2019</start> to <end>2021</end>
o <point>Cash handling, account opening, AML checks</point></job>

<h>EDUCATION:</h>
<edu><degree>Certificate IV in Accounting and Bookkeeping</degree>,
<school>Goldfields Institute</school>, <end>2023</end></edu>
<edu><degree>Bachelor of Arts</degree> (<field>Sociology</field>), <school>University of Ibadan</school>, <end>2016</end></edu>

<h>SKILLS:</h>  <skills><skill>TechnologyOne</skill>, <skill>Excel (lookups, pivot tables)</skill>, <skill>PAYG withholding</skill>,
<skill>superannuation</skill>, <skill>payroll reconciliation</skill></skills>
<h>LANGUAGES:</h>  <language>English</language>, <language>Yoruba</language>
                                                              2
