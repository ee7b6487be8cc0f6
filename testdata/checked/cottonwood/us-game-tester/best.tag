Juniper Valdespino (they/them)
Austin TX // juni.vp@inkwellmail.example // portfolio on request

QA TESTER, games. PC + Switch. 2ish yrs, contract mostly

GIGS
Hollow Lantern Studios (via agency Brightbadge Staffing) - QA Tester, contract, Apr 2024 - present
> functional + regression on "Moss & Marrow" (co-op roguelite, PC/Switch, in Early Access since Oct)
> ~1,150 bugs written in Jira so far, 9% came back as "can't repro"
> team of 7 testers, 1 lead. I own the inventory/crafting checklist (about 180 of the 1,400 test cases)
> Nintendo Lotcheck: the lead does submission, I ran the pre-cert list for 2 patches. 1 failed, 1 passed
> tried out automation w/ Unity Test Framework, one smoke test, shelved
> Perforce get-latest and labels, no admin
> found the save-wipe bug two days before the Oct build. dev said it'd have been bad
> playtest nights (monthly), take notes, UX researcher runs them

Penny Arcade Llama LLC, remote - Compatibility tester, p/t 20 h/wk, Aug 2023 - Mar 2024
> 40 PC configs + 6 Android phones, TestRail
> mobile port cancelled before launch

Volunteer: localization check ES (LatAm) for itch jam game, 2023, ~3k words, native speaker did final

DAY JOB BEFORE
Barista / shift key holder, Cold Ramen Coffee, 2020-2023

LEARNING
Balcones Community College: Game Dev AAS, 2 of 4 semesters, on pause
ISTQB Foundation - booked for March
Python (Codecademy, halfway). C# reading only. Unreal never shipped, did the intro tutorial

Languages: English, Spanish (home, spoken better than written)
Speedrunner: top 50 board in one indie platformer lol
