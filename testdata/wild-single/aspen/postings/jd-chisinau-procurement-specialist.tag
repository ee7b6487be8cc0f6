TITLE: <title>Public Procurement Specialist</title>
COMPANY: <employer>Nistru Roads Rehabilitation Unit</employer> (Project Implementation Unit under the Ministry)
TYPE OF CONTRACT: Service contract, 24 months
LOCATION: <place>Chisinau, Republic of Moldova</place>
GENERAL INFORMATION: Within the loan agreement with the Bank the PIU announces the contest for occupation of the post of Procurement Specialist (works & consulting services). Contracts of goods are covered by other colleague.
JOB RESPONSIBILITIES: The Specialist will -
 a) <duty>prepare the procurement plan and up-date it each quarter</duty>
 b) <duty>elaborate bidding documents for the works on lots 3-7</duty>
 c) <duty>be secretary of evaluation commissions</duty> (without right of vote)
 d) <duty>answer on complaints</duty>
 e) <duty>keep the contract register</duty>
Technical supervision belongs to the Engineer, therefore <no>road design</no> knowledge is not expected.
REQUIRED QUALIFICATIONS:
 1) <degree c="must">University degree</degree> in <must g="1">law</must>, <must g="1">economics</must>, <must g="1">engineering</must> or <must g="1">public administration</must>
 2) General professional experience <years n="7">7 years</years>; specific experience in <must>public procurement</must> <years n="3" of="public procurement">3 years</years>
 3) At least two procurements of works carried out under rules of <must g="2">World Bank</must>, <must g="2">EBRD</must> or <must g="2">EIB</must>. Procurement only under the national law no. 131 does not suffice
 4) Knowledge of <must>FIDIC Conditions of Contract</must> (Red and Yellow Book)
 5) Excellent <lang c="must">Romanian</lang> and <lang c="must">English</lang>; <lang c="must">Russian</lang> satisfactory
 6) <must>Integrity</must>: <must>not being under the list of debarred persons</must>
ADVANTAGES: certificate of <licence c="nice">ITC-ILO procurement course</licence> or <licence c="nice">CIPS</licence>; work with <nice>MTender</nice> system; <nice>STEP</nice>.
REMUNERATION: <pay>Up to 2 100 EUR/month</pay>, negotiable, in accordance with the experience. The contractor pays himself taxes.
APPLICATION PROCEDURES: The dossier (letter, CV in format of the Bank, copies of diplomas, 3 references) in closed envelope or by e-mail: concurs@nistru-piu.example.org.
APPLICATION DEADLINE: 22 May, 16:00 (local time)
