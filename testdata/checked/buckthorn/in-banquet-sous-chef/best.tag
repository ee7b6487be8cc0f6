Chef Lalrinawma "Rina" Pachuau
Jr. Sous Chef – Banquets & buffet | Kochi, Kerala
+91 90000 11823

About me: hotel kitchens for eight years, strong on bulk production and satellite banquets, tandoor no. Ready for sous chef.

Employment record
The Vembanad Pearl (5*, 212 keys), Kochi   JSC banquets  May 2022 –
 - banquets up to 900 pax, avg 3 functions per wk in season (Oct–Mar)
 - brigade 14: 2 CDP, 5 DCDP/commis I, rest commis & trainees. I report to Sous Chef Banquets (Mr Jolly), he does menu costing & client tastings. I attend tastings
 - food cost banquets 33 → 30.5 % FY24, together w/ F&B controls; target 30
 - HACCP: fill and verify CCP logs, internal audit team member. Hygiene audit by third party 91/100 (hotel score)
 - made 22 recipe cards (standard) out of about 140 for new buffet
 - in charge of the kitchen when sous chef on weekly off (1 day)
 - NE food festival Jan 2024, 6 days: my menu, exec chef approved
 - stock take monthly w/ stores; Material mgmt (FBM) indents

Hotel Cheraman Court, Thrissur — CDP continental Jul 2019–Apr 2022 (Apr–Sep 2020 on no-pay leave, covid)
 - a la carte, 70-80 covers/night w/ 1 commis
 - breakfast buffet rotational

M.V. Coral Tern (cruise, contract 8 months) – Commis I, garde manger 2018–19, 1,150 pax
Commis III/II Riverstone Resort Guwahati 2016–18

Education
3-yr Diploma in Hotel Mgmt, Brahmaputra Inst of Hotel Mgmt 2016
FoSTaC Advanced Catering supervisor – attended Feb 2023, certificate valid 2 yrs
Level 3 HACCP – booked for August
12th, CBSE

Languages Mizo, English, Hindi; Malayalam – kitchen level
Skills: bulk cooking, cold kitchen, chafing set ups, pastry (very basic), Excel basic
Award: Employee of the month, Nov 2023 (kitchen)
