<employer>University of Kingsbere</employer>
School of Geography and Environmental Science

<title>Postdoctoral Research Associate in Soil Carbon Modelling</title>
Location: <place>Highfield Campus, Kingsbere, Dorset</place>
Salary: Grade 6, <pay>£36,924 to £41,732 per annum</pay>
Full time, fixed term for 30 months (maternity cover extension possible)
Closing date: Sunday 9 November 2025, 23:59
Ref: GEO-3309-25

Applications are invited for a research associate to join the NERC-funded project PEATLINE, which asks how quickly drained lowland peat recovers once water tables are lifted. The project is led by Professor Aoife Drummond with partners in <no>Wageningen</no> and <no>Tartu</no>. Flux measurements come from six eddy covariance towers maintained by our technicians; laboratory <no>isotope analysis</no> will be done at Tartu. You will therefore not be asked to do <no>fieldwork</no>, although visits to the Somerset sites are encouraged.

The post holder will <duty>adapt an existing process-based model to rewetted peat</duty>, <duty>calibrate it against tower and chamber data</duty>, <duty>produce scenario runs for Defra</duty> and <duty>publish in leading journals</duty>. There will be an opportunity to <duty>co-supervise one PhD student</duty> and to contribute up to 20 hours a year of teaching, which is optional.

Applicants should hold <degree c="must">a PhD (or have submitted their thesis by the start date) in soil science, biogeochemistry, environmental physics, applied mathematics</degree> or a related discipline. It is essential that you have experience of <must g="1">process-based ecosystem modelling</must> or of <must g="1">land surface models</must> such as JULES; of <must>Bayesian calibration</must> or another formal approach to <must>parameter uncertainty</must>; and that you write well-organised code in at least one of <must g="2">R</must>, <must g="2">Python</must>, <must g="2">Julia</must> and <must g="2">Fortran</must>. You will be able to show a record of <must>peer-reviewed publication</must> appropriate to your career stage, and the ability to <must>present results to non-specialists</must>.

It would be an advantage if you had worked with <nice>eddy covariance data</nice>, had used <nice>high performance computing</nice> (the university cluster runs <no>Slurm</no>, for which short courses exist), or knew something of <nice>peatland hydrology</nice>. Familiarity with <nice>version control</nice> is desirable. An interest in <nice>science policy</nice> is welcome.

Please upload as one PDF:
(a) a narrative CV of no more than four pages;
(b) a statement addressing each of the essential criteria, max. two pages;
(c) the names of two referees, who will not be contacted before interview.

Interviews will take place on Teams on 25 and 26 November. Informal enquiries to Prof. Drummond (a.drummond@example.org).

The University can sponsor Skilled Worker visas for this role and the post is likely to meet Global Talent criteria. Benefits: 38 days' leave including closure days, USS pension, on-site nursery, free evening classes in <no>British Sign Language</no> and <no>Mandarin</no>, and staff development through the Researcher Academy, including <no>machine learning</no> short courses.

We hold an Athena Swan Silver award and particularly welcome applications from Black, Asian and minority ethnic candidates, who are under-represented at this grade. Part-time working (minimum 0.8 FTE) and job shares will be considered.
