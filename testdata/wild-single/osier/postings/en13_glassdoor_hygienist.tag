<employer>Saguaro Family Dental</employer>
4.1 ★
<title>Dental Hygienist</title>
<place>Tucson, AZ</place>
<pay>$48.00 - $56.00 Per Hour</pay> (Employer est.)
Easy Apply    ♡
30d+

Smiles are our thing, desert sunsets are a bonus!

Why hygienists stay with us: one hour for every adult prophy, an assistant for perio charting, lunch that is really lunch. Mon-Thu 7:30 to 4:30, never a Saturday. We use Dentrix and digital scanners and will train you on both, so don't worry if <no>Dentrix</no> or <no>iTero</no> is new to you.

In this role you'll <duty>see 7-8 patients a day</duty>, <duty>take and mount FMX and bitewings</duty>, and do <must>scaling and root planing</must> on a pretty healthy perio recall base. Dr. Okafor relies on her hygienists to co-diagnose, so <must>treatment presentation</must> matters here, and a <must>gentle touch</must> with anxious patients matters even more.

Qualifications:
Active <licence c="must">Arizona RDH license</licence>
<licence c="must">Local anesthesia certification</licence>
<licence c="must">BLS/CPR</licence>
<degree c="must">Associate degree from a CODA accredited dental hygiene program</degree>
New grads OK!
<nice>Laser</nice> certified preferred
Some <lang c="nice">Spanish</lang> helpful, about a third of our patients prefer it

Show less

Base pay range
$48.00 - $56.00/hr  (Glassdoor estimate $51.20/hr Median)
Company overview
Size: 1 to 50 Employees | Founded: 2009 | Type: Private Practice | Sector: Healthcare | Revenue: Unknown
Saguaro Family Dental ratings: Culture & values 4.3, Work/Life balance 4.6, Senior management 3.2, Comp & benefits 3.9
Pros: "Dr O is a gem" (in 5 reviews)   Cons: "Parking lot no shade" (in 3 reviews)
