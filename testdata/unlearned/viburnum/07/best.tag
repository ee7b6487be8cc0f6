PARTICULARS OF SERVICE

Name: Callum R. Strachan      Nationality: British      Born: Arbroath
Rank at present: Second Engineer      Certificate: STCW III/2 Second Engineer, Motor, unlimited, issued 2019. Chief Engineer's orals not yet attempted; sea time complete since April.

Sea service
M.V. "Sula Trader", products tanker, 11,300 kW, Gannet Line Ltd. Second Engineer, two contracts, Nov. 2021 - present (4 months on, 4 off).
   In charge of main engine and auxiliaries maintenance, under the Chief. Engine room complement of six, whose work I give out each morning; appraisals are written by the Chief.
   Dry-dock, Gdansk, 2023: attended for 17 of 24 days. Followed the stern tube seal and the renewal of two of four auxiliary engine turbochargers. Makers' men did the main engine crankpin bearings.
   Ballast water plant: fitted by riding squad; I now run it and have trained the Thirds.
   Unplanned stoppages of main engine: 5 in 2022, 2 in 2023.
   Relieved the Chief for nine days in Feb. 2024 when he was landed sick.
M.V. "Sula Merchant", sister vessel. Third Engineer, Aug. 2017 - Sept. 2021. Purifiers, boilers, bunkering under the Second. U.M.S. duty one night in three.
T.S.M.V. "Lady Inchcape", ro-ro ferry, Kintail Ferries. Fourth Engineer (acting Third, ten weeks, summer 2016), May 2015 - June 2017.
Cadet, Gannet Line, Sept. 2011 - March 2015; HND Marine Engineering, Forthside Nautical College, with credit.

Courses
Basic and advanced tanker (oil). Gas tanker: basic only. High voltage, management level - booked for October. Advanced fire fighting; medical first aid. E.R.M. 2018. ENG1 valid.
LNG as fuel: a two-hour company lecture.

Familiar with
MAN B&W two-stroke (6S50), Wartsila auxiliaries, Alfa Laval purifiers. Electronic (ME) engines not sailed with. Planned maintenance by AMOS; spares are ordered by me and approved ashore. Welding fair, turning good.

Ashore
Interested in Technical Superintendent's work. Spent three weeks of leave in the Company's office in 2023 shadowing a superintendent, and helped with one vetting inspection's close-out.
Discharge book and references upon request.
