<title>Information Security Analyst – SOC Tier 2</title>
<employer>Tidewater Sentinel Group</employer> · <place>Chesapeake, Virginia</place> · On-site · Shift: Panama 12s, days/nights rotating quarterly

Clearance: <licence c="must">active Secret</licence> on day one. <licence c="nice">Top Secret</licence> preferred. Interim clearances will not be accepted. <permit>U.S. citizenship required</permit> under the terms of the contract.

SUMMARY. Tidewater Sentinel Group (TSG) is a veteran-owned small business supporting defense and port infrastructure customers in Hampton Roads. Our practices include <no>penetration testing</no>, <no>RMF accreditation</no> and <no>cyber range exercises</no>. This requisition supports a 24x7 Security Operations Center protecting roughly 18,000 endpoints.

The analyst shall:
(a) <duty>Triage and investigate alerts escalated by Tier 1</duty>;
(b) <duty>Write and tune correlation searches in <must>Splunk Enterprise Security</must></duty>;
(c) <duty>Perform host triage using the customer's EDR</duty> (<must g="1">CrowdStrike</must>, or prior use of <must g="1">Defender for Endpoint</must> or <must g="1">Trellix</must>);
(d) <duty>Map findings to <must>MITRE ATT&CK</must> and draft incident reports within four hours</duty>;
(e) <duty>Brief the watch officer at shift turnover</duty>.

Minimum qualifications.
 – <degree c="must">High school diploma or GED</degree> is sufficient with the experience below. A bachelor's is not required; a <degree c="nice">BS in cybersecurity or IT</degree> may substitute for two years.
 – <years n="4" of="cybersecurity">Four years</years> in <must>cybersecurity</must>, <years n="2" of="SOC or CIRT">two of them</years> in a <must g="2">SOC</must> or <must g="2">CIRT</must>.
 – <licence c="must">DoD 8140 / 8570 IAT II certification (Security+ CE, CySA+, GSEC or equivalent)</licence> current at time of hire.
 – <must>Packet analysis with Wireshark</must>; solid <must>TCP/IP</must>.
 – Working knowledge of <must>Windows event logs</must> and <must>Linux command line</must>.
 – <must>Clear technical writing</must>. Expect a writing sample.
 – <must>Able to work rotating 12-hour shifts including holidays</must>.

Preferred qualifications.
 – <nice g="3">Python</nice> or <nice g="3">PowerShell</nice> for automation
 – <nice>Zeek</nice>, <nice>Suricata</nice>
 – <licence c="nice" g="4">GCIA</licence>, <licence c="nice" g="4">GCIH</licence> or <licence c="nice" g="4">GCFA</licence>
 – <nice>ICS/OT protocols</nice> (port cranes talk Modbus, who knew)

Not part of this job: <no>vulnerability scanning</no> (ISSM shop owns ACAS), <no>malware reverse engineering</no> (Tier 3), any <no>business development</no>.

COMPENSATION. Projected range <pay>$92,000–$118,000</pay>, shift differential 10% nights. 401(k) with immediate vesting, Tricare supplement, 4 weeks PTO, one SANS course per year after twelve months.

EEO. TSG is an Equal Opportunity/Affirmative Action employer: minorities, females, protected veterans, individuals with disabilities. VEVRAA federal contractor. E-Verify participant. TSG will not ask for your clearance details by e-mail.
