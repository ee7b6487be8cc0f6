<title>Conveyancing Secretary (Transfers)</title>

<employer>Oosthuysen Mabaso Attorneys</employer>, <place>Claremont, Cape Town</place>
Reference: OMA/CONV/07 – EE position

MINIMUM REQUIREMENTS:

* <degree c="must">Matric</degree>
* <years n="5" of="transfers">Minimum 5 years' experience in <must>transfers</must></years>, from instruction to registration, working independently
* <must g="1">LexisConvey</must> – advanced user. If you come from <must g="1">GhostConvey</must> you may apply, provided that you are willing to be tested on LexisConvey after a month
* Sound knowledge of <must>sectional title</must> and <must>estate transfers</must>
* <lang c="must">Fully bilingual in English and Afrikaans</lang>; <lang c="nice">isiXhosa</lang> will count in your favour
* <must>Own reliable transport</must> and <licence c="must">Code 8 licence</licence>

ADVANTAGEOUS:

* <degree c="nice">Paralegal diploma</degree>
* <nice>Bond registrations</nice> – enough to stand in when the bonds ladies are on leave
* <nice>FICA</nice> compliance officer exposure

DUTIES WILL INCLUDE (BUT NOT BE LIMITED TO):

1) <duty>Opening files and drafting transfer documents</duty>
2) <duty>Requesting rates and levy clearance figures</duty> – City of Cape Town e-services as well as a couple of smaller municipalities
3) <duty>Submitting transfer duty returns</duty> on <must>SARS eFiling</must>
4) <duty>Keeping agents, sellers and purchasers up to date</duty> every Friday without fail (<must>client service</must> is what we are known for)
5) <duty>Preparing deeds for lodgement</duty> and attending to notes raised by the Deeds Office

You do not need an <no>LLB</no>, and this is not a stepping stone to <no>articles</no>; candidate attorneys are recruited separately in June.

PERSONAL PROFILE
The successful person is <must>accurate</must> to the point of being irritating, <must>calm under deadline pressure at month-end</must>, and can <must>type 55 wpm</must> or faster. Discretion goes without saying.

REMUNERATION: <pay>R22 000 – R28 000 per month CTC</pay>, according to experience, 13th cheque, parking, provident fund after probation.

TO APPLY: E-mail a detailed CV (Word format only please), copy of ID and latest payslip to cv@tafelrecruit.example.com with OMA/CONV/07 in the subject line. <permit>South African citizens or permanent residents</permit> only.
