<name>OKAFOR CHUKWUEMEKA BENEDICT</name>, ACA
<place>14 Adebisi Close, off Ogunlana Drive, Surulere, Lagos</place>
<phone>0803 555 7716</phone>, <phone>0909 555 0024</phone> | <email>emeka.okafor.aca@example.com</email>

<h>PERSONAL DATA</h>:   <status>Date of Birth: 23rd October, 1987</status>.  <status>Sex: Male</status>.  <status>Marital Status: Married</status>.  <status>State of Origin: Anambra</status>.  <status>L.G.A: Idemili North</status>.
<h>CAREER OBJECTIVE</h>:   <summary>To work in a challenging finance environment, applying sound IFRS and tax knowledge while adding value to the bottom line.</summary>
<h>INSTITUTIONS ATTENDED WITH DATES</h>:
<edu><school>University of Nigeria, Nsukka</school>   <start>2006</start> – <end>2010</end>   <degree>B.Sc</degree> <field>Accountancy</field> (<grade>Second Class Upper</grade>)</edu>
<edu><school>Dennis Hill Secondary School</school>, <place>Onitsha</place>   <start>1999</start> – <end>2005</end>   <degree>SSCE</degree></edu>
<edu><school>Our Lady's Nursery & Primary School</school>, <place>Ogidi</place>   <start>1993</start> – <end>1999</end>   <degree>FSLC</degree></edu>
<h>PROFESSIONAL QUALIFICATION</h>:   <cert><cname>Associate Chartered Accountant (ACA)</cname>, <issuer>ICAN</issuer>, <date>November 2014</date> diet</cert>
   <cert><cname>CITN</cname> – Professional Taxation II passed, one level outstanding</cert>
<h>NYSC</h>:   <vol><title>Class teacher (Book-keeping)</title>, <employer>Government Day Sec. School Gashua, Yobe State</employer>, <start>2010</start>/<end>2011</end></vol>
<h>WORKING EXPERIENCE</h>:
<job><employer>PALMGROVE FOODS & BEVERAGES LTD</employer>, <place>Ikeja</place>.   <start>March 2018</start> – <end>Date</end>.   <title>Finance Manager</title>
   DUTIES: <point>Preparation of monthly management account and yearly financial statement;</point> <point>remittance of PAYE, VAT and WHT to FIRS/LIRS;</point> <point>liaising with external auditors;</point> <point>supervision of 4 account officers;</point> <point>cash flow forecast for two plants.</point>
   ACHIEVEMENT: <point>Recovered N11.4m WHT credit notes outstanding from 2015.</point></job>
<job><employer>OBI, LAWSON & CO (CHARTERED ACCOUNTANTS)</employer>, <place>Yaba</place>.   <start>Jan. 2013</start> – <end>Feb. 2018</end>.   <title>Audit Trainee</title>, later <title>Audit Senior</title> (2016)
   DUTIES: <point>Vouching, stock count, drafting of accounts for SME clients;</point> <point>led field work in 3 microfinance banks;</point> <point>tax computation & filing.</point></job>
<job><employer>FIRST HARVEST MICROFINANCE BANK</employer>, <place>Awka</place>.   <start>Nov. 2011</start> – <end>Dec. 2012</end>.   <title>Teller</title> (contract staff)</job>
<h>COMPUTER LITERACY</h>:   <skills><skill>Sage 50</skill>, <skill>QuickBooks</skill>, <skill>Tally</skill>, <skill>MS Excel</skill> (pivot, lookup), <skill>MS Word</skill></skills>
<h>LANGUAGES</h>:   <language>English</language>, <language>Igbo</language>, <language>Pidgin</language>, <language>Yoruba</language> (<level>fair</level>)
<h>HOBBIES</h>:   <other>Reading, Table tennis, Travelling</other>
<h>REFEREES</h>:   <other>Barr. (Mrs.) Nkem Ilozue, 7 Awolowo Way, Ikeja – 0802 555 3141</other>
   <other>Pastor T. Adewunmi, Living Vine Assembly, Surulere</other>
