<employer>Ironbridge Vertical Transport Ltd.</employer>, <place>Mississauga ON</place>
Now hiring: <title>Elevator Mechanic – Service Route</title>  (IUEC Local 50 rates apply)

1. WHO WE ARE
An independent. 46 mechanics, 2,900 units across the GTA, no head office in another time zone. Most of what we look after is 1970s–90s traction plus some hydros in low-rise condos. Big names do <no>new high-rise construction</no>; we don't.

2. THE JOB
2.1 <duty>Carry out monthly maintenance on a route of about 75 units</duty>
2.2 <duty>Troubleshoot controller, door operator and drive faults</duty>
2.3 <duty>Attend entrapments and callbacks</duty>, on-call one week in five
2.4 <duty>Prepare units for TSSA inspection and close out directives</duty>
2.5 <duty>Keep the maintenance control program logs up to date</duty> on a tablet
2.6 <duty>Coach a helper or apprentice</duty> for part of the year

3. YOU MUST HOLD
3.1 <licence c="must">TSSA EDM-A certificate</licence> (EDM-B: ask us about the modernization crew, it's a different posting)
3.2 Ontario <licence c="must">G licence</licence>, clean abstract. Van supplied.
3.3 <licence c="must">Working at Heights</licence>, current
3.4 <degree c="must">Grade 12 or equivalent</degree>

4. YOU MUST KNOW
4.1 <must>CSA B44</must> code
4.2 Relay logic as well as solid state: <must>relay logic</must> is half your units
4.3 How to <must>read wiring schematics</must>
4.4 At least one of these, better two: <must g="1">GAL doors</must>, <must g="1">MCE controllers</must>, <must g="1">Virginia Controls</must>, <must g="1">Dover Traflomatic</must>
4.5 <must>Lockout/tagout</must> without being told
4.6 <years n="4" of="elevator service work">4 yrs of service work after your ticket</years>. Construction years count half.

5. WE LIKE BUT DON'T INSIST
5.1 <nice>Hydraulic packing changes</nice>   5.2 <nice>Escalators</nice>   5.3 <licence c="nice">First aid / CPR</licence>   5.4 <lang c="nice">Portuguese</lang>, <lang c="nice">Cantonese</lang> or any other language our supers speak

6. WHAT YOU GET
<pay>$61.42/hr</pay> base, double time after 8, NBIP health and pension, tool allowance $900, a route that doesn't cross the 401 twice a day.

7. LAST THING
You'll be alone in machine rooms most days and in front of angry condo boards some evenings. So: <must>works safely alone</must>, <must>polite under fire</must>, <must>shows up</must>. Email Marco Dellarocca, marco@ironbridgevt.example.com, or text 905-555-0171. We welcome applications from women and newcomers in the trade. Accommodation available on request (AODA).
