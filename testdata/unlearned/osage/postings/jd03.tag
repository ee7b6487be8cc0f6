<title>Director, Actuarial – Life & Pensions (Chief Actuary designate)</title>

<place>Edinburgh</place> (three days a week in the office) | <pay>£165,000–£190,000</pay> plus bonus, LTIP, car allowance

Our client, <employer>Corstorphine Mutual Assurance</employer>, has looked after the savings of teachers and ministers' families since 1861. With £14bn under management and 620,000 policyholders it is large enough to matter and small enough for the board to know your name. The present Chief Actuary retires in autumn 2026 and the mutual wishes to appoint a successor who will spend a year alongside her before assuming the SMF20 role, subject to regulatory approval.

The Director will <duty>lead a department of 34 actuaries and analysts</duty>, <duty>own the Solvency UK balance sheet and the quarterly valuation</duty>, <duty>advise the With-Profits Committee on bonus declarations</duty> and <duty>present the capital position to the board and to the PRA</duty>. He or she will <duty>oversee the migration of the valuation models from a legacy platform to Prophet</duty>; a systems integrator is building the <no>Azure data lake</no> underneath, and no knowledge of it is expected.

We would expect to see a <licence c="must">Fellow of the Institute and Faculty of Actuaries</licence>, with a <licence c="must">Chief Actuary (Life) practising certificate</licence> or plainly able to obtain one, who has spent <years n="15" of="life insurance">fifteen years or more in life insurance</years> and <years n="5" of="leading managers">at least five of them leading other managers</years>. Deep understanding of <must>with-profits funds</must> and of <must>PPFM</must> is indispensable; so is <must>matching adjustment</must> experience, since the annuity book is growing. Candidates should have first-hand experience of either <must g="1">an internal model application</must> or <must g="1">a Part VII transfer</must>. <must>Prophet</must> at reviewer's level suffices. A mathematical or other numerate <degree c="must">honours degree</degree> is taken for granted.

The successful candidate will be a person of <must>sound judgement</must>, <must>able to explain a stress test to a lay trustee</must> and <must>to hold a line with a regulator</must> without raising the temperature. Familiarity with <nice>bulk purchase annuity pricing</nice> would be welcome, and <nice>IFRS 17</nice> is useful but hardly decisive as the Society reports under UK GAAP.

Benefits include 15% non-contributory pension, 30 days' holiday, private medical cover and a flexible sabbatical scheme. Corstorphine Mutual is an equal opportunities employer and a signatory to the Women in Finance Charter.

For a confidential conversation please write to Alastair Penhallow, Penhallow & Voss Executive Search, quoting PV/2291. Interviews in the weeks of 6 and 13 May. References and FCA regulatory checks will be taken up at a later stage.
