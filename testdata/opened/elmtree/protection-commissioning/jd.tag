<title>Senior Commissioning Engineer – Protection & Control</title>
<employer>Harrowgate Grid Services Ltd</employer>
Base: <place>Normanton, West Yorkshire</place> – expect to be away three nights most weeks
<pay>£56k–£64k, car or £6,600 allowance, overtime paid, lodge at £75/night</pay>

Harrowgate is an independent contractor working on 33kV to 400kV substations for the transmission owners and three DNOs. We've grown from 9 to 63 people since 2014 and have nobody shareholder-shaped to please. Our cabling division does the <no>jointing</no>, our design office in Leeds does the <no>AutoCAD</no> and the settings calcs, and you make it work on site.

What the week looks like

You will <duty>carry out stage 1 and stage 2 commissioning of protection and control schemes</duty>, <duty>write commissioning method statements and test schedules</duty>, <duty>inject, trip-test and prove intertripping end to end</duty>, and <duty>sit on commissioning panels with the client</duty>. On smaller jobs you'll be the only engineer there; on the bigger ones you'll <duty>supervise two or three fitters and a graduate</duty>.

We need

– <degree c="must">HNC or above in electrical engineering</degree>
– <years n="6" of="commissioning protection and control on HV substations">Six years or more commissioning P&C on HV substations</years>
– current <licence c="must">BESC Authorised Person (AP)</licence> – we can't put you through it in time for the Drax job so please don't apply without
– confident with <must>secondary injection</must> and <must>primary injection</must>, using <must g="1">Omicron CMC</must> or <must g="1">Doble</must> kit
– working knowledge of <must>distance protection</must>, <must>current differential protection</must> and <must>busbar protection</must>
– numerical relays from more than one of the usual suspects: <must g="2">Siemens SIPROTEC</must>, <must g="2">GE MiCOM</must>, <must g="2">ABB/Hitachi REL/RED</must>
– able to <must>read and mark up schematic drawings</must> without having to ring anyone
– <licence c="must">full UK driving licence</licence>

Handy but not a deal-breaker: <nice>IEC 61850</nice>, <nice>SCADA / RTU point-to-point testing</nice>, <nice>CT and VT magnetisation testing</nice>, <licence c="nice">SSSTS or SMSTS</licence>. A <licence c="nice">first aid certificate</licence> bumps the rate slightly.

There's no requirement to hold <no>Senior Authorised Person</no> status. The client issues its own safety documents.

What you get: 26 days plus bank holidays, 8% pension, BUPA, a proper Omicron of your own, a training budget you're expected to spend, and a boss who has done the job.

How to apply: a CV and two lines on the last scheme you commissioned, to people@harrowgategrid.example.com before 12 January. First chat is on Teams, second is at the depot with a relay on the bench. We welcome applications from everyone, including service leavers; tell us if you need adjustments. Security vetting will be required for some sites.
