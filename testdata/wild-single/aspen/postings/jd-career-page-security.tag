<title>Application Security Engineer</title>
Job Req 2025-1187 | Full time | <place>Warsaw</place>, Gdańsk | Hybrid

About <employer>Kestrel Pay</employer>
Kestrel Pay processes card payments for 30,000 shops in the region. We're licensed by KNF and audited by everyone.

About the team
AppSec is five engineers. The SOC (they run <no>Splunk</no> and <no>CrowdStrike</no>) and GRC (who hold the <no>PCI DSS</no> audit) are separate teams down the corridor; you will not be <no>writing policies</no>.

Your responsibilities
• <duty>Threat-model new services with the developers who build them</duty>
• <duty>Review code of high-risk changes</duty>
• <duty>Triage the bug bounty</duty>
• <duty>Build guardrails into the CI pipeline</duty>

Minimum requirements
• <years n="3" of="application security" g="1">At least 3 years</years> in <must>application security</must>, or <years n="5" of="software development" g="1">5</years> as a software developer with a serious security habit
• Ability to read <must g="1">Java</must> or <must g="1">Kotlin</must>; <must g="2">Python</must> or <must g="2">Bash</must> for tooling
• Practical knowledge of <must>OWASP ASVS</must> and of <must>OAuth 2.0 / OIDC</must>
• Hands-on <must>Burp Suite</must>
• Experience with at least one <must>SAST or SCA tool</must>: <must g="3">Semgrep</must>, <must g="3">CodeQL</must>, <must g="3">Snyk</must>
• <lang c="must">English B2+</lang> and <lang c="must">Polish B1+</lang>

Preferred
• <licence c="nice" g="2">OSCP</licence> or <licence c="nice" g="2">OSWE</licence> (CISSP is fine but does not replace hands-on work)
• <nice>Mobile app testing</nice>
• <nice>Payments or EMV</nice> knowledge

Not required
• <no>Reverse engineering</no>
• <no>Cloud certifications</no>

We offer
<pay>19 000–26 000 PLN gross/month (UoP)</pay> or B2B equivalent, 50% author's cost, Luxmed, MultiSport, conference budget. 

By clicking "Apply" you consent to processing of personal data (RODO) for this recruitment.
