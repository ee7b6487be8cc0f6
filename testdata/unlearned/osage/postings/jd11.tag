URGENT OPENING!!! Kindly refer friends also

Position : <title>Principal Engineer - Physical Design (ASIC/SoC)</title>
Client : <employer>Nakshatra Silicon Pvt Ltd</employer> (product company, not service)
Work Location : <place>Bengaluru (Outer Ring Rd)</place> , WFO 4 days
Exp : <years n="10" of="physical design">10-14 Yrs in physical design</years>, relevant only pls
Notice : immediate to 45 days
CTC : <pay>up to 62 LPA</pay> + RSU, best in industry
No. of position : 2

JD:
> Own <duty>block and partition level PnR from netlist to GDSII</duty> for 5nm/3nm chips
> <duty>Floorplan, power grid, CTS, timing closure of high frequency CPU subsystem</duty> ( > 2.5 GHz )
> <duty>Signoff incl. STA, IR/EM, LEC, DRC/LVS</duty>
> <duty>Guiding 4-5 junior engineers</duty> & <duty>interfacing with RTL team at Hyderabad and Foundry</duty>
> RTL team is writing <no>SystemVerilog</no> and DV team is on <no>UVM</no>, we are not looking for those profiles here. Pls dont apply if you are <no>FPGA</no> only

Mandatory skills:
> Tool - <must g="1">Innovus</must> OR <must g="1">Fusion Compiler / ICC2</must> hands on (not only flow running)
> <must>PrimeTime</must>, <must>Calibre</must>, <must g="2">RedHawk</must>/<must g="2">Voltus</must>
> <must>TCL scripting</must> strong; <must g="3">Perl</must> or <must g="3">Python</must> any one
> <must>FinFET node tapeout</must> minimum 3 nos. (7nm and below)
> <must>UPF / low power flow</must>
> Concept of <must>OCV/AOCV/POCV</must> should be very clear, we ask in 1st round itself

Good to have: <nice>multi-die / chiplet</nice>, <nice>DFT awareness</nice>, <nice>Synopsys DSO.ai</nice>

Education : <degree c="must">B.E/B.Tech/M.Tech in ECE, EEE or VLSI</degree> from recognised institute, 60% thru out
Soft skill : <must>good communication in English</must> as US calls happens 2 evenings per week, <must>team player</must>, <must>ownership</must>

Process: 2 technical rounds (Teams) + 1 F2F + HR. Only Bengaluru based or ready to relocate. Women returning from break are most welcome, we have crèche facility.

Share updated profile with below details to priya@skylarkstaffing.example.com
Total exp / Rel exp / CCTC / ECTC / NP / Tapeouts count & node / Current location
