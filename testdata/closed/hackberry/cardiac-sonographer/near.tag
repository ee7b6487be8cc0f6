<name>Tyler J. Ostrander</name> | <place>Findlay, OH</place> | <phone>567.555.0192</phone> | <email>tjostrander@example.com</email>
<headline>Adult Cardiac Sonographer | TTE | Stress Echo | TEE assist | Strain</headline>

<h>Summary</h>
<summary>Cardiac sonographer with three years of adult echo in a hospital setting. Comfortable with 2D, M-mode, color and spectral Doppler, ultrasound enhancing agents and global longitudinal strain. Registry eligible; planning to sit for the RDCS (AE) next spring.</summary>

<h>Experience</h>
<job><title>Cardiac Sonographer I</title> | <employer>Blanchard River Hospital</employer> | <place>Findlay, OH</place> | <start>August 2021</start> - <end>Present</end>
• <point>Perform adult transthoracic echocardiograms on inpatients and outpatients to ASE protocol, 7-8 per day</point>
• <point>Acquire global longitudinal strain for cardio-oncology patients</point>
• <point>Perform treadmill and dobutamine stress echo with the stress lab nurse</point>
• <point>Assist cardiologists during transesophageal studies</point>
• <point>Administer ultrasound enhancing agents after RN places the IV</point>
• <point>Prioritize STAT and routine orders on the evening shift; preliminary findings in Epic Cupid</point></job>
<job><title>Student Extern</title> | <employer>Maplecrest Heart Clinic</employer> | <place>Lima, OH</place> | <start>January 2021</start> - <end>June 2021</end>
• <point>720 clinical hours, 310 supervised scans</point></job>
<job><title>Patient Care Technician</title> | <employer>Blanchard River Hospital</employer> | <start>2017</start> - <end>2020</end>
• <point>Telemetry unit, 12-lead EKGs, vitals, patient transport</point></job>

<h>Education</h>
<edu><degree>A.A.S.</degree>, <field>Cardiovascular Technology (CAAHEP accredited)</field> | <school>Northwest Ohio Technical College</school> | <end>2021</end></edu>

<h>Certifications</h>
<cert><cname>BLS</cname> | <issuer>AHA</issuer> | expires <date>09/2025</date></cert>
<cert><cname>SPI exam passed</cname> | <issuer>ARDMS</issuer> | <date>2023</date></cert>

<h>Skills</h>
<skills><skill>Transthoracic echo</skill> • <skill>Stress echo</skill> • <skill>TEE assist</skill> • <skill>Strain imaging</skill> • <skill>Ultrasound enhancing agents</skill> • <skill>Epic Cupid</skill> • <skill>GE Vivid</skill> • <skill>Patient communication</skill></skills>
