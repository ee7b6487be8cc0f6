COMHAIRLE CONTAE / <employer>Slieve Aughty County Council</employer>
Particulars of the office of <title>Executive Librarian (Digital and Local Studies)</title>

1. THE POST
The post is wholetime, permanent and pensionable. A panel will be formed from which vacancies in the next 12 months may be filled. Place of work: <place>Loughrea, Co. Galway</place> or any branch.

2. QUALIFICATIONS
(a) Character — Candidates shall be of <must>good character</must>.
(b) Health — Candidates shall be in a state of health that indicates a reasonable prospect of ability to render regular and efficient service.
(c) Citizenship — Candidates must be <permit>a citizen of the EEA, the UK or Switzerland, or hold a Stamp 4</permit>.
(d) Education, training, experience etc. — Each candidate must, on the latest date for receipt of completed application forms:
   (i) hold a <degree c="must">qualification in Library or Information Studies at Level 8 or above of the NFQ</degree>, recognised by the Library Association of Ireland;
   (ii) have at least <years n="3" of="library work">three years</years> satisfactory relevant experience of <must>library work</must>, of which one in a <must>supervisory capacity</must>;
   (iii) possess a good knowledge of <must g="1">archives</must> or <must g="1">local history collections</must>;
   (iv) hold a full <licence c="must">category B driving licence</licence>.

3. IT IS DESIRABLE that the candidate have
– knowledge of <nice>digitisation standards (METS/ALTO, Dublin Core)</nice>;
– working knowledge of <nice>Sierra</nice>, the national library management system (training in Sierra is given to all appointees);
– <lang c="nice">Irish</lang>, sufficient to deal with the public in Gaeltacht branches.
<no>Teaching experience</no> is not a requirement, although the post involves class visits.

4. DUTIES
The duties shall include: <duty>to manage the local studies collection</duty>; <duty>to lead the digitisation of the estate maps</duty>; <duty>to organise the county's Heritage Week programme</duty>; <duty>to supervise three branch librarians</duty>; and to deputise for the Senior Executive Librarian as required.

5. SALARY
<pay>€52,812 – €65,902 (2nd LSI)</pay>. Entry point in accordance with Department circulars. New entrants start at the minimum.

6. SUPERANNUATION, 7. RETIREMENT, 8. CANVASSING: Any attempt by a candidate to canvass will disqualify. No exceptions.
