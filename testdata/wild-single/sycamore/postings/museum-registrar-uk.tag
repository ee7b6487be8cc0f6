<employer>The Fenland Drainage & Steam Museum Trust</employer> (registered charity)

<title>Collections Registrar</title>, fixed term 24 months, 0.8 FTE
<place>Ely, Cambridgeshire</place>
<pay>£29,400 pro rata</pay> (actual £23,520)

Funded by the National Lottery Heritage Fund, this post sits at the heart of our project "Out of the Mud". Over two years we will pack, move and re-house 14,000 objects, from pump valves the size of a wardrobe to eel traps, out of a leaking Nissen hut and into a purpose-built store at Witchford. We are an Accredited museum with six paid staff and around 80 volunteers.

The registrar will:

– <duty>tackle the documentation backlog</duty> (est. 5,200 objects without accession numbers)
– <duty>plan object moves with our transport contractor</duty>
– <duty>administer incoming and outgoing loans</duty>, including <must>condition reporting</must> and <must>indemnity paperwork</must> (<must>Government Indemnity Scheme</must>)
– <duty>recruit and supervise a team of inventory volunteers</duty>
– <duty>carry out location audits</duty> in line with the collections policy
– <duty>draft disposal proposals for the trustees</duty>

About you

You will have a <degree c="must">postgraduate qualification in museum studies</degree>, or equivalent experience gained in a collection. Applicants should have a solid command of <must>Spectrum</must> procedures and have worked with a <must>collections management system</must> — ours is <nice>Modes</nice>, though those who know <nice g="1">Axiell</nice>, <nice g="1">MuseumPlus</nice> or <nice g="1">TMS</nice> tend to pick it up in an afternoon. You should have <must>object handling</must> training, be at home with <must>spreadsheets for data cleaning</must> and be <must>methodical</must> without being precious. Experience of <must>working with volunteers</must> is essential; many of ours know far more about beam engines than any of us ever will, and that needs <must>diplomacy</must>.

It would be an advantage to have been involved in a <nice>store move</nice> or in the <nice>RE-ORG</nice> method, to know something about <nice>hazards in collections</nice> (asbestos, radium dials), or to have <nice>photographed objects for record purposes</nice>. A <licence c="nice">forklift certificate</licence> would make you very popular with the engineers. A full <licence c="must">driving licence</licence> and access to a vehicle are required because there is no bus to Witchford.

What this role does not cover: <no>interventive conservation</no> (we buy that in), <no>exhibition design</no>, or <no>boiler operation</no>, which is reserved to the steam crew. Our learning officer runs <no>schools workshops</no>. You will not need to know about <no>steam engines</no>; you will, by Christmas, whether you like it or not.

We offer 25 days' holiday plus bank holidays, a 6% pension contribution, Museums Association membership, free entry to about 300 sites, and a place on the footplate at Easter.

The appointment is subject to two references and a <permit>basic DBS check</permit>.

How to apply: no CVs please. Complete the form on our website, addressing each point under "About you" with an example. Shortlisted candidates will be asked to number and describe a mystery object.
