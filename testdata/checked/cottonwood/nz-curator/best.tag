Dr Rosalind Tuhiwai-Penfold
Dunedin. r.tpenfold@harakeke.example. 027 555 0109

HEAD OF COLLECTIONS / CURATOR social history & textiles

POSITIONS
Otematata Regional Museum - Head of Collections, Aug 2018-
- Lead 7 (5.6 FTE): 3 curators, registrar, 2 coll. techs, conservator (shared with the art gallery, 0.6)
- Holdings approx 88,000 items, textiles 9,400 of these (my own area still)
- Collection budget $410k opex; acquisitions fund is $60k, director approves anything over 5k
- Store move 2021-23: project manager hired in; I was sponsor on our side. 61,000 objects relocated, 14 damaged
- Vernon CMS: 54% of records online at end of last FY (31% when I came). Data entry mostly volunteers + two summer interns
- Repatriation: 3 kōiwi tangata returned through national programme, I sat on the advisory group; taonga policy drafted w/ iwi partners, goes to Board in Feb
- Exhibition "Stitch in Time of War" 2020, lead curator. 26k visitors vs 20k target
- "Harbour Lights" 2024 - co-curator w/ guest from Wellington
- Acting Director for 10 weeks 2022

Kakanui Trust Museum - Curator Textiles, 2011-2018
- sole curator until 2015, then assistant
- wrote successful bid for $180k lottery grant (store racking) - second try

Intern then Asst registrar, Northmoor City Museums (UK), 2008-2010

DEGREES
PhD Univ. of Southern Lakes 2017 (p/t), home dressmaking 1930s
MA Museum Studies, Northmoor 2008
BA(Hons) History

OTHER
Museums assoc. conference: 2 papers, 1 poster
Book chapter 2019; monograph under contract, due 2027
Te reo Māori: level 3 of wānanga course under way
Peer reviewer for a standards scheme, one museum so far
