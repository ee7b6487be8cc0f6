<h>Curriculam Vitae</h>

<name>Pooja R. Deshpande</name>
<headline>MBA (HR) with 5.5 Yrs experience in Recruitment & HR Generalist</headline>
Flat No 12, Sai Krupa Apt., Kothrud, <place>Pune – 411038</place>
Contact No.: <phone>9822 410 773</phone>
E-Mail ID: <email>poojadeshpande.hr@example.com</email>
Current CTC : 5.2 LPA   Expected CTC : Negotiable   Notice Period : <status>2 months</status>

<h>Career Objective</h>
<summary>To be a part of an organisation which provides me an opportunity to grow, and in return to deliver the best of my ability in the HR function.</summary>

<h>Professional Experience</h>

<job>Presently associated with <employer>Vardhini Auto Components Ltd., Chakan (Tier-1 supplier, 900+ employees)</employer> as <title>Sr. Executive - HR</title> since <start>July 2021</start>.
Key Result Areas:
	▪	<point>Recruitment of staff category (JM to MM level), 70 positions closed in FY 22-23 through Naukri, LinkedIn & referrals.</point>
	▪	<point>Joining formalities, induction, PF/ESIC declaration forms.</point>
	▪	<point>Statutory compliance is handled by IR team, I support in monthly MIS only.</point>
	▪	<point>Rolled out the PMS in Excel for 210 staff.</point></job>

<job>Worked with <employer>TalentKey Consultancy Services, Pune</employer> as <title>HR Recruiter</title> from <start>Dec 2018</start> to <end>June 2021</end>.
	▪	<point>End to end recruitment for engineering clients – sourcing, screening, interview line up, follow up till joining.</point>
	▪	<point>Achieved average 6 joinings per month.</point></job>

<h>Summer Internship Project</h>
<proj><title>"A Study on Absenteeism among Contract Workers"</title> at <employer>a forging company in Bhosari</employer> (<start>May</start>–<end>July 2017</end>, 8 weeks)</proj>

<h>Academic Credentials</h>
<edu><degree>MBA</degree>|<field>Human Resource</field>|<school>Savitribai Phule Pune University</school>|<end>2018</end>|<grade>62.40 %</grade></edu>
<edu><degree>B.B.A</degree>|<field>General</field>|<school>Shivaji University, Kolhapur</school>|<end>2016</end>|<grade>66.15 %</grade></edu>
<edu><degree>H.S.C</degree>|<field>Commerce</field>|<school>Kolhapur Board</school>|<end>2013</end>|<grade>70.83 %</grade></edu>
<edu><degree>S.S.C</degree>| - |<school>Kolhapur Board</school>|<end>2011</end>|<grade>78.00 %</grade></edu>

<h>I.T. Proficiency</h>
<skills><skill>MS-CIT</skill>, <skill>Advanced Excel</skill>, <skill>GreytHR</skill>, <skill>Saral PayPack (payroll inputs)</skill></skills>

<h>Extra Curricular</h>
<other>Participated in state level Kabaddi, Kathak (Madhyama).</other>

<h>Personal Dossier</h>
Date of Birth	: <status>14th Feb, 1996</status>
Marital Status	: <status>Unmarried</status>
Hobbies		: Trekking to forts, reading
Linguistic Abilities : <language>Marathi</language>, <language>Hindi</language> & <language>English</language>

<other>I solemnly declare that all the information furnished in this document is free of errors to the best of my knowledge.</other>
Date:       Place: Pune                                          ( Pooja R. Deshpande )
