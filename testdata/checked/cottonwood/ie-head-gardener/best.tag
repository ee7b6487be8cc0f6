Fergal MacThréinfhir
The Gate Lodge, nr Birr, Co. Offaly    085 555 0136    fergal.mact@glasmail.example

HEAD GARDENER (private estate, open to public Apr-Sept)

Ballycolumb Demesne, Co Offaly    Head gardener    since 2015
- 18 ha pleasure grounds, 1.5 ha walled garden, woodland is contracted out
- 3 full timers + 2 seasonal under me, plus 6-8 volunteers Tuesdays
- budget approx €95k excl. wages, set with the estate manager
- Walled garden restoration 2017-2021: glasshouse by specialist contractor, I did planting plan, paths and espaliers w/ the lads. Got OPW-type grant, application by a consultant
- visitor numbers 6,200 (2016) to 11,000 (2023) for the whole demesne incl. the café
- peat free since 2020 in the nursery; open ground stock bought in still not all
- IPM; I've the PU pesticide registration, aim at 50% less glyphosate, at 35% now
- NOT a tree surgeon: chainsaw ground maint. & crosscut only
- snowdrop collection c.140 named, inherited, I added about 40
- plant records: started on IrisBG, about a third entered

Deputy, Knockmoyle Gardens, Kilkenny    2010-2015
- herbaceous borders 200 m, double. Propagation.
- stood in for HG 4 months in 2014

Trainee, botanic garden of Loughrea, 2007-2009 (two yr scheme)

QUALS
Dip Horticulture (L7), Mid-Shannon College, 2009
RHS Level 3 theory - one paper left
First aid, manual handling, MEWP lapsed
Design short course (online, 8 weeks)

TALKS
Local garden clubs 5 or 6 per winter. Radio slot, twice. Judge: county Tidy Villages panel of 4

Irish fair, English
