<h>CURRICULUM VITAE</h>

<name>GWENLLIAN MARY PARFITT</name>                         cv parfitt v4 FINAL.docx

<h>Personal:</h>   <status>b. 1969, full clean licence, two grown-up children</status>
<place>Tan-y-Bryn, Llanymynech SY22</place>      tel <phone>01691 555 012</phone>     <email>gwen.parfitt@example.com</email>

<summary>I came to the law late, after fourteen years at a building society counter, and have done
nothing but house moves since. I am the one people give the bundle of brown envelopes tied
with pink tape to.</summary>

<h>Present position</h>

<job><employer>Messrs Orrell & Brace</employer>, <place>Oswestry</place>. <title>Licensed Conveyancer</title> <start>April 2017</start> and <end>continuing</end>; <title>Associate</title> since
2021 (title only, no equity, no department to run).
<point>My own matters throughout, commonly 55 to 60 open at any one time, about two thirds
buying and selling and the rest re-mortgages, TOEs and the odd lease extension.</point>
<point>Some 20 voluntary and compulsory FRs in the last three years, most of them farm cottages, one where the
root of title was a 1946 conveyance with half the plan eaten.</point>
<point>Both sides of Offa's Dyke, so I do the SDLT5s and the WRA ones myself.</point>
<point>Staircasing and resales for two housing associations. I have not acted on first
shared ownership grants.</point>
<point>COFA's deputy for SoF queries: I read the bank statements before the file goes to her for sign
off.</point>
<point>One assistant, whose files I check, and from January a CLC trainee shared with my colleague
Mr Brace.</point>
<point>Lexcel audit 2022: none of my twelve sampled files drew a non-conformity.</point></job>

                                                                        page 1 / 2
CV G M Parfitt                                                          page 2 / 2

<h>Before</h>

<job><employer>Hywel Dodd Solicitors</employer> (<place>Welshpool</place>; since merged). <title>Conveyancing assistant</title>, then <title>trainee</title>, from <start>Sept. 2012</start>
until I qualified and left in <end>March 2017</end>.
<point>Searches, AP1s and DS1s, forms for completion, post-completion requisitions.</point></job>

<job><employer>Marches & Montgomery Building Society</employer>, <place>Welshpool</place> branch: <title>cashier</title>, <title>mortgage adviser</title> at the end.
<start>1994</start>–<end>2008</end>. <point>CeMAP held then, lapsed now.</point></job>

<job><start>2008</start> to <end>2012</end> at home with the children, and <title>parish clerk</title> for <employer>Llandrinio</employer> a few hours a week.</job>

<h>Qualifications</h>
<cert><cname>CLC Licence</cname> (conveyancing only), first granted <date>Feb. 2017</date></cert>.  <edu><degree>SQA Diploma</degree> in <field>Conveyancing Law and Practice</field>, L4 <end>2014</end></edu> and <edu><degree>L6</degree> <end>2016</end></edu>
<edu><degree>5 O levels</degree>, <school>Llanfyllin High School</school> <end>1985</end></edu>

<h>Also</h>
<other>Software: Osprey, the HMLR portal, InfoTrack; Word as far as mail merge.</other>
<language>Welsh</language>, <level>spoken at home; I write it badly</level>.
<other>Allotment, bell-ringing. Notice period three months.</other>
