Hiring: <title>Senior Engineer – Piping Stress</title>
Company: <employer>Vaigai Process Engineers Pvt. Ltd.</employer>
Work location: <place>Chennai (Guindy), 5 days WFO</place>
CTC: <pay>INR 14 – 19 LPA</pay> depending on experience

About the company:
Vaigai is a 340-strong EPCM consultant serving refineries, fertiliser units and LNG terminals in India and the Gulf. Our layout team works in <no>E3D and SmartPlant</no>, civil people use <no>STAAD</no>; as stress engineer you will only receive their output.

Job description:
The selected candidate will <duty>carry out static stress analysis of critical lines</duty>, <duty>prepare support schemes and stress isometrics mark-ups</duty>, <duty>review vendor nozzle loads</duty> and <duty>reply to client comments (TQs)</duty>. He/she will occasionally visit site during pre-commissioning for <duty>spring pin removal and cold/hot readings</duty>.

Mandatory:
> <degree c="must">B.E./B.Tech in Mechanical Engineering</degree> from a recognised university
> Minimum <years n="6" of="piping stress analysis">6 years in piping stress analysis</years> in oil and gas / petrochemical EPC
> Hands-on in <must>CAESAR II</must>
> Thorough in <must>ASME B31.3</must>; pumps as per <must>API 610</must> and steam turbines as per <must>NEMA SM 23</must>
> <must>Spring hanger selection</must> and <must>expansion joints</must>
> Local stress checks by <must g="1">WRC 537</must> or <must g="1">FEA</must>
> <lang c="must">Good written English</lang>, since clients read your reports

Added advantage:
> <nice>Dynamic analysis</nice> (slug flow, PSV discharge, modal)
> <nice>GRE piping</nice> / ISO 14692
> <nice>Jacketed piping</nice>
> Having guided <nice>junior engineers</nice>
> Valid passport for Gulf assignments: <permit>valid passport</permit>

Notice period: 60 days max, buyout considered. Benefits: mediclaim for parents, bus from Tambaram, subsidised canteen, yearly code course sponsored by us (<no>no prior B31.8 knowledge required</no>).

Process: online screening, one technical round where you will be asked to sketch a pump loop, HR round. Vaigai does not charge any fee at any stage; kindly beware of fraud calls. We encourage women engineers returning after a break. Send CV with current CTC, expected CTC and notice period to careers@vaigai.example.com, subject "Stress-Sr".
