<employer>Amgueddfa'r Glannau / Coastlands Museum Trust</employer>
Swydd / Post:   <title>Objects Conservator (Metals and Industrial Collections)</title>
Lleoliad / Location:   <place>Barry, Vale of Glamorgan</place>
Graddfa / Grade:   E   (<pay>£33,962–£38,118</pay>)
Cytundeb / Contract:   fixed term 30 months, 35 hours

About us
Coastlands Museum cares for the story of the South Wales ports: tugs' engines, signal lamps, miners' tokens, three locomotives and a great deal of rope. Our collections number 46,000 objects, of which the <no>photographs</no>, <no>oil paintings</no> and <no>works on paper</no> are looked after by freelance specialists. A new store with proper climate control opens next spring, paid for by the Lottery.

About the post
Everything has to move. Before it moves it must be looked at, cleaned, stabilised, packed and written up. You will

1. <duty>survey the condition of about 9,000 metal objects</duty>;
2. <duty>carry out treatments</duty>, from mechanical cleaning under the microscope to wax coating;
3. <duty>train a team of twelve volunteers in handling and packing</duty>;
4. <duty>identify hazards</duty> such as asbestos lagging, lead paint and luminous dials;
5. <duty>advise curators on showcases and display materials</duty>.

Person specification

                         ESSENTIAL                                          DESIRABLE
Qualifications           <degree c="must">Degree or postgraduate diploma in conservation</degree>            <licence c="nice">Icon accreditation (ACR)</licence>, or working towards
Experience               <years n="3" of="treating metal objects">3 years</years> <must>treating metal objects</must>                            <nice>Large industrial objects</nice>
                         <must>Condition reporting</must>                                <nice>Store moves</nice>
Knowledge                <must>Corrosion chemistry</must>                                <nice>X-radiography</nice>
                         <must>COSHH</must>                                              <nice>Radiation safety</nice>
                         <must>Environmental monitoring</must>
Skills                   <must>Fine manual skills</must>                                 <nice>Photography of objects</nice>
                         <must>Collections database</must> entry (any)
                         <must>Explaining technical matters to lay people</must>
Languages                <lang c="must">English</lang>                                           <lang c="nice">Welsh, level 2 or above</lang>
Other                    <must>Able to work at height</must> and in confined plant rooms

There is no need to know our own database (<no>Axiell</no>); a colleague in documentation teaches it. Likewise the post does not involve <no>fundraising</no>, <no>exhibition design</no> or <no>school visits</no>.

Benefits: local government pension, free entry at partner museums, <no>Welsh lessons</no> in working hours, staff choir.

Croesawn geisiadau yn y Gymraeg. Applications in Welsh are welcome and will not be treated less favourably. Please send the form, not a CV, to swyddi@coastlands.example.org.
