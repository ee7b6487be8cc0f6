<employer>Umhlaba Mutual Life</employer>
<title>Actuarial Analyst: Funeral and Credit Life Pricing</title>
<place>Rosebank, Johannesburg</place> | Hybrid, three days in the office | Closing date 30 April

Umhlaba began as a burial society in Kliptown in 1958. We now insure 1.9 million lives, many of them through retailers, churches and stokvels. The group also has <no>short-term insurance</no>, a <no>medical scheme administrator</no> and an <no>asset manager</no>, all with their own actuarial people.

KEY PERFORMANCE AREAS                                                      WEIGHT
Pricing: <duty>set and review premium rates for funeral schemes</duty>                      35 %
Experience: <duty>run the half-yearly mortality and lapse investigations</duty>              30 %
Reporting: <duty>prepare pricing memos for the Head of Actuarial Function</duty>             20 %
Schemes: <duty>explain rate changes to brokers and scheme committees</duty>                  15 %

MINIMUM REQUIREMENTS
• <degree c="must" g="4">Honours degree in Actuarial Science</degree> or <degree c="must" g="4">Mathematical Statistics</degree>
• <licence c="must">At least six exams passed with the Actuarial Society of South Africa</licence> and still writing
• <years n="2" of="life insurance">2–3 years</years> in <must>life insurance</must>; time in <must g="1">pricing</must> or <must g="1">valuation</must>, either will do
• Strong in <must>Excel</must>; able to read and amend <must g="2">SQL</must> or <must g="2">R</must> written by others
• Understanding of <must>reinsurance treaties</must> and of the <must>Policyholder Protection Rules</must>
• Sound spoken <lang c="must">English</lang>; <lang c="nice" g="3">isiZulu</lang> or <lang c="nice" g="3">Sesotho</lang> is a strong advantage, scheme meetings rarely stay in English for long

COMPETENCIES
You notice when a number is too good. We call it <must>professional scepticism</must>. You can put a loss ratio in words a minister of religion will accept, so <must>plain-language explanation</must> matters as much as the model. You keep to <must>deadlines</must> at quarter end and yet find the time to <must>document your work</must>.

GOOD TO KNOW
Our models are in <no>Prophet</no>, and the team that builds them sits in Cape Town. You will use their results only. You'll be sent on our internal <no>IFRS 17</no> course. There is no <no>programming</no> to speak of. We don't expect <no>underwriting</no> knowledge; Dr Moloi's team answers those questions.

OFFER
<pay>R520 000 – R640 000 total cost to company</pay>, study leave of 15 days per sitting, exam fees and tutorials paid at first attempt, group funeral cover (what else), parking, an on-site crèche and a Friday <no>five-a-side soccer</no> league.

In line with our Employment Equity plan preference will be given to suitable candidates from designated groups. You need to be <permit c="must">a South African citizen or hold a permanent residence permit</permit>. Credit and criminal checks are done. If you have heard nothing by the end of May, please consider your application unsuccessful.
