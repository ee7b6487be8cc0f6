Lindiwe Oosthuizen-Mabaso
Bellville, Cape Town | 082 555 0118 | lindi.om@posbus.example

ACTUARIAL ANALYST (student)  life & group risk

Exams (ASSA): A1xx all passed or exempt; A211, A213 passed; A301 wrote Nov, result pending. F-subjects not started. So 8 of 13 I think on the old count. Full-time job, exam leave 10 days per sitting.

Employment
Kogelberg Life Ltd - Actuarial Analyst, Group Risk Pricing - 02/2022 to date
 - price schemes up to 500 lives on my own; larger go to Senior (Faizel), I prep data
 - about 15 quotes a week in the spreadsheet model (Excel/VBA). Pricing engine in Python is built by data team, I do user testing on it
 - yearly experience investigation 2023 + 2024: did the lapse part, mortality was done by reinsurer
 - loss ratio for the book went 78 -> 71% in 2024 (repricing + one big scheme left)
 - SAM / IFRS 17: sat in on workshops, no reporting role
 - mentor for 1 vac student
 - spotted error in waiting-period flag, ca R1.3m premium back-billed. Claims ops did the recovery
 - Head of pricing presents to the product committee, I make the slides

Protea & Vlei Consulting - Graduate, pensions - Jan 2020 to Jan 2022
 - statutory valuations for 6 small DB funds, valuator signs
 - member benefit statements, approx 4,000 per yr, checked by peer
 - learned Prophet on 3-day course, not used since

Education
BCom Actuarial Science, Univ of Table Valley, 2016-2019 (cum laude? no - 68%)
Matric, Hoërskool Slanghoek 2015, 5 distinctions

Tools: Excel strong, VBA ok, SQL (select/joins), R at varsity, Python beginner
Languages: Afrikaans, English, isiXhosa (home)
Parkrun, church treasurer since 2021
