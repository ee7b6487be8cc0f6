MARGARET "PEG" SOLLENBERGER, CPA (inactive status, Ohio — reinstatement filed)

Toledo area. psollenberger@acct.example

CAREER
Corporate Controller — Fernhollow Castings, LLC (gray iron foundry, PE-owned since 2021, rev $58M) — Nov 2017 to current
  Reports to the CFO. Staff: 6 (AP 2, AR 1, payroll 1, cost acct 1, sr acct 1)
  Close: 12 business days when I came; 7 now, quarter-ends 8
  Audit: prep PBC list, liaison to outside auditors. FY22 had one significant deficiency (inventory cutoff), remediated FY23
  ERP: Plex go-live May 2020. Project led by IT director w/ consultant, I was finance workstream lead. Fixed assets is still in a spreadsheet
  Acquisition of Lowry Pattern (2022, $4.1M): QoE by an outside firm; I did the opening balance sheet and put their books on our chart
  Lender reporting: monthly borrowing base on a $9M ABL revolver; CFO signs the compliance cert
  13-week cash flow since COVID
  Acting CFO Mar–May 2021 between CFOs (10 weeks)
  Sales/use tax in-house; income tax goes to the outside CPA firm
  Scrap variance report, with the plant. Scrap went from 7.4 to 6.1 %, that's ops' doing

Assistant Controller — Maumee Bend Foods — 2012–2017
  consolidated 3 entities (one Canadian), intercompany, some FX
  SOX walk-throughs, as process owner for two of eleven cycles

Senior Accountant, Maumee Bend Foods 2009–2012
Staff auditor → senior, Trask & Hulme CPAs (regional firm), 2005–2009: manufacturing and not-for-profit clients, incl. single audits

EDUCATION
BBA Accounting, Ottawa Hills University 2005, cum laude
MBA: 4 courses, stopped 2014

ODDS & ENDS
Treasurer, county food pantry board 2016–22 (unpaid)
Excel (adv), Plex, Great Plains back in the day, ADP, a bit of Power Query
IMA member. CMA part 1 passed.
