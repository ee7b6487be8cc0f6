VACANCY: <title>SENIOR PROCUREMENT OFFICER (PACKAGING MATERIALS)</title>

A fast growing manufacturer of beverages and seasoning, <employer>Adunola Foods Plc</employer>, requires for immediate employment a suitably qualified candidate for its factory at <place>Agbara, Ogun State</place>.

THE JOB
Reporting to the Head, Supply Chain, the job holder will:
i. <duty>source PET preforms, caps, cartons and shrink film from local and foreign vendors</duty>;
ii. <duty>negotiate prices and credit terms in a volatile FX environment</duty>;
iii. <duty>raise and track purchase orders in <must>SAP MM</must></duty>;
iv. <duty>process Form M, PAAR and SONCAP documentation with the clearing agents</duty>;
v. <duty>maintain the approved vendor list and carry out vendor audits twice a year</duty>;
vi. <duty>ensure stock cover of not less than 21 days on all A-class items</duty>.

THE PERSON
a) <degree c="must">B.Sc./HND in Purchasing & Supply, Business Administration, Engineering or any related discipline</degree> (minimum of Second Class Lower / Lower Credit);
b) <licence c="must">Completed NYSC (discharge or exemption certificate)</licence>;
c) <years n="6" of="procurement">minimum of six (6) years cognate experience in procurement</years>, <years n="3" of="FMCG manufacturing">three (3) of which must be in an FMCG manufacturing company</years>;
d) <licence c="nice">membership of CIPS or CIPSMN</licence> is an added advantage;
e) must have handled <must>import procurement</must> personally from proforma to warehouse;
f) <must>Should-cost analysis</must> and proficiency in <must>Microsoft Excel</must>;
g) high sense of <must>integrity</must>. Gifts policy is strictly enforced;
h) <must>strong negotiation skills</must>;
i) knowledge of <nice>ISO 22000</nice> is desirable.

Candidates residing within Agbara, Badagry, Igbesa or Festac axis will have preference as there is no accommodation. Staff bus runs from Mile 2 and Iyana-Iba.

Kindly note that this is not a <no>logistics</no> or <no>warehouse management</no> role. Applicants with those backgrounds should await our next advert.

REMUNERATION: <pay>N650,000 - N800,000 gross monthly</pay>, 13th month, HMO (family of six), pension, one bag of products every quarter.

METHOD OF APPLICATION
Send CV only (MS Word, named SURNAME_SPO) to careers@adunolafoods.example.com within two weeks of this publication, using the job title as subject of the mail. Only shortlisted candidates will be contacted for the aptitude test at Ikeja. Adunola Foods does not charge applicants any fee at any stage.
