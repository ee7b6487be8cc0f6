Position: <title>BOOKKEEPER TO TRIAL BALANCE</title>
Area: <place>Paarden Eiland, Cape Town</place>
Salary: <pay>R24 000 – R28 000 CTC, depending on experience</pay>
Ref: SW-1190
Posted by <employer>Sandveld Staffing</employer> on behalf of a family-owned marine supply business

Our client sells rope, paint and winches to the fishing fleet, and has done so since 1961. Their bookkeeper is retiring after twenty-two years and they would like the next one to stay just as long.

Minimum requirements (please do not apply if you do not meet these)

<degree c="must">Matric with Accounting</degree>; <degree c="nice">ICB diploma</degree> an advantage
<years n="5" of="bookkeeping">5 years'</years> experience in <must>bookkeeping to trial balance</must>, stable track record
<must>Pastel Partner</must> (not negotiable)
<must>VAT201</must> and <must>EMP201</must> submissions on SARS <must>eFiling</must>
<must>Creditors</must> and <must>debtors</must> recons
Intermediate <must>Excel</must>
Fully bilingual: <lang c="must">English</lang> and <lang c="must">Afrikaans</lang>; <lang c="nice">isiXhosa</lang> will be a bonus
Own transport

Duties will include, but are not limited to: <duty>process daily cash book</duty>; <duty>reconcile foreign supplier accounts in USD and EUR</duty>; <duty>prepare wages for 14 weekly paid staff</duty>; <duty>hand over a clean set of books to the auditors each February</duty>. <no>Annual financial statements</no> and <no>tax returns</no> are done by the outside firm.

The business is thinking of moving to <no>Xero</no> in two years' time and will send you on the course.

Someone <must>meticulous</must>, with a sense of humour, who does not mind a dog in the office.

Preference will be given in line with the client's Employment Equity plan. <permit>SA citizens or permanent residents only</permit>. Criminal and ITC check will be done. Should you not hear from us within two weeks, please consider your application unsuccessful. Upload CV in <no>MS Word</no> format, no scanned copies.
