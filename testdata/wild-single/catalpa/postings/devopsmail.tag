Subject: Contract - <title>DevOps Engineer (AWS/Terraform)</title> - <place>Charlotte NC</place> hybrid - 9 months - <pay>$78/hr W2</pay>

Hi there,

Hope you're having a great week! My name is Brandon and I'm a Sr. Technical Recruiter at <employer>Pinnacle Sparrow Talent Group</employer>. I came across your profile on a job board and our direct client, a Fortune 500 insurer, has an URGENT need. Please see JD below and if interested reply with updated resume, work authorization, last 4 SSN not needed until offer.

Role: <title>DevOps Engineer</title>
Location: <place>Charlotte, NC</place> (3 days onsite, locals only, NO RELO)
Duration: 9+ months, C2H possible
Visa: <permit>USC / GC / GC-EAD only</permit>. No C2C, no third parties.

JD from the hiring manager:
"I need a hands on person, not an architect. Our platform group is 7 people. Must haves are <must>AWS</must> (<must>ECS</must>, <must>IAM</must>, <must>VPC</must>), <must>Terraform</must> with <years n="4" of="Terraform">4 yrs</years> behind it, <must>GitLab CI</must>, and scripting in <must g="1">Python</must> or <must g="1">Bash</must> (either is ok). <must>Linux</must> goes without saying. They will <duty>move 60 apps off of Jenkins</duty> so having done a <must>Jenkins migration</must> is big for me. Would like: <nice>Datadog</nice>, <nice>Vault</nice>. <no>AWS Pro cert</no>, don't care. The <no>Kubernetes</no> team is across the hall and is fully staffed. <no>Azure</no> folks please stop sending me. Also has to <must>talk to app teams</must> politely, last guy couldn't."

Top 3 skills to call out on the resume:
1) <must>Terraform</must> 2) <must>ECS</must> 3) <must>GitLab</must>

Thanks and regards,
Brandon T.
Sr. Technical Recruiter | O: 704-555-0119
Pinnacle Sparrow Talent Group is an E-Verify employer. We also staff <no>ServiceNow</no>, <no>Guidewire</no>, <no>Salesforce</no> and <no>Mainframe</no> roles nationwide – ask about our $500 referral bonus. To unsubscribe reply STOP.
