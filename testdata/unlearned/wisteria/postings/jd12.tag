Job Title:          <title>Aircraft Maintenance Engineer (M1/M2)</title>
Company:            <employer>Nipissing Air Charter & Medevac</employer>
Base:               <place>North Bay, Ontario (CYYB)</place>
Status:             Full-time permanent, 7 on / 7 off, 12 h days
Wage:               <pay>$42.00-$51.50/h</pay> + $3 night premium

We fly six PC-12s and three King Air 200s, mostly medevac for the communities along the James Bay coast. A grounded aircraft at our base is not somebody's missed vacation, it is somebody who doesn't get to a hospital.

What you'd be doing here: <duty>line and heavy checks on both types</duty>, <duty>snag rectification, often with a crew waiting</duty>, <duty>certifying work and issuing maintenance releases</duty>, and <duty>signing off two apprentices' logbooks</duty>. Occasionally <duty>a rescue trip to Moosonee or Attawapiskat with a toolbox and a tire</duty>, so <must>willingness to work outside in real cold</must> is not a figure of speech.

Must haves
 1. <licence c="must">Transport Canada AME licence, M1 or M2</licence>. (If you hold EASA B1 and have started the conversion, call us and we'll talk; no promises.)
 2. A type course on either the <must g="1">PC-12</must> or the <must g="1">King Air 200</must>. We'll send you on the other.
 3. <years n="3" of="turbine aircraft">Three years on turbine aircraft</years> since licensing
 4. <must>PT6A</must> hot section or borescope work you can describe to Luc without looking at notes
 5. Ability to obtain and keep a <licence c="must">Restricted Area Identity Card</licence>
 6. <must>Your own hand tools</must>
 7. <licence c="must">Class G</licence> licence if you intend to live outside town: there's no transit at 5 a.m.

We'd pay a bit more for
 1. <nice>Honeywell Apex avionics</nice> familiarity
 2. <nice>ACA</nice> experience with another 703/704 operator
 3. <nice>Sheet metal repair</nice>
 4. <lang c="nice">Working French or Cree</lang>

We won't ask for <no>an E licence</no> (avionics is contracted out) nor <no>helicopter time</no>.

Extras: relocation up to $8,000, benefits from day 31, RRSP 5%, tool insurance, ice hut.

Applicants must be <permit>Canadian citizens or permanent residents</permit> because of the RAIC process. Send résumé, licence copy and ACA history (if any) to hangar@nipissingair.example.com, attention Director of Maintenance.
