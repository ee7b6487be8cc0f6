<title>Dual Trade E&I Technician</title> - FIFO ex Perth 8:6
<employer>Redgum Workforce Solutions</employer>  |  <place>Pilbara, WA</place>  |  <pay>$68.50 p/h flat + super</pay>  |  Full time, 12 months with view to extend

Our client runs a gas processing plant near Karratha and needs 4 x dual trade E&I techs for the maintenance crew. 8 on 6 off, days only, single room in camp with ensuite, flights from Perth (Brisbane by negotiation).

THE WORK
* <duty>Preventive and breakdown maintenance on field instruments, valves, MCCs and motors</duty>
* <duty>Loop checks and calibrations during the October shutdown</duty>
* <duty>Fault finding with the control room on DCS alarms</duty>
* <duty>Hazardous area inspections and dossier updates</duty>
The control system is looked after by the vendor, so no <no>DCS programming</no> for you, and <no>rigging</no> and <no>scaffolding</no> are done by others.

YOU MUST HAVE (please do not apply otherwise, we check):
* Current <licence c="must">WA unrestricted electrical licence</licence> (mutual recognition done before mobilisation is fine)
* <degree c="must">Cert III Electrotechnology</degree> AND <degree c="must">Cert III or IV Instrumentation & Control</degree>
* <licence c="must">EEHA</licence> competencies, current
* <years n="3" of="oil and gas or mining">Min 3 years post trade in oil & gas or mining</years>
* Hands on <must>calibration</must> of pressure, level, flow and temp transmitters, and <must>loop checking</must>
* <must>control valves</must> and <must>positioners</must>
* You read <must>P&IDs</must> and <must>loop diagrams</must> without help
* <must>permit to work</must> systems and <must>isolations</must>
* <licence c="must">Working at Heights</licence>, <licence c="must">Confined Space</licence>, <licence c="must">White Card</licence>
* C class <licence c="must">driver's licence</licence>, manual

NICE TO HAVE
* <nice>HART</nice> / <nice>Foundation Fieldbus</nice>
* Exposure to either <nice g="1">Yokogawa Centum</nice> or <nice g="1">DeltaV</nice>
* <nice>SAP PM</nice>
* <licence c="nice">HV switching</licence>
* Been through a shutdown before? Even better <nice>shutdown experience</nice>

<permit>Australian citizens, PR or unrestricted working rights</permit> only. Pre employment medical incl. drug and alcohol screen applies. <no>BA operator</no> training will be given on site.

Send resume, tickets (front AND back) and two referees to Kylie, kylie@example.com. Only shortlisted applicants are contacted. Redgum encourages Aboriginal and Torres Strait Islander people to apply.
