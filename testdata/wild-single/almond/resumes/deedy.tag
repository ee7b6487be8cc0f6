                    <name>Naledi Mokoena-Strand</name>
       <link>naledi-codes.example.org</link> | <email>naledi@example.org</email> | <phone>555.010.0199</phone>

<h>EDUCATION</h>
<edu><school>UNIVERSITY OF CAPE TOWN</school>
<degree>MSC</degree> IN <field>COMPUTER SCIENCE</field>
<end>Dec 2019</end> | <place>Cape Town, SA</place>
<point>Robotics and Agents group</point>
<grade>With distinction</grade></edu>

<edu><school>UNIVERSITY OF CAPE TOWN</school>
<degree>BSC (HONS)</degree> IN <field>COMPUTER SCIENCE</field>
<end>Dec 2017</end>
<point>Dean's merit list (3 of 4 years)</point>
Maj. GPA: <grade>78 / 100</grade></edu>

<h>LINKS</h>
Github:// <link>naledi-example</link>
LinkedIn:// <link>naledims-example</link>

<h>COURSEWORK</h>
GRADUATE
<other>Probabilistic Robotics + Tutor 2x</other>
<other>Machine Vision</other>
UNDERGRADUATE
<other>Operating Systems</other>
<other>Compilers</other>

<h>SKILLS</h>
<skills><group>Over 5000 lines:</group>
<skill>C++</skill> • <skill>Python</skill>
<group>Over 1000 lines:</group>
<skill>Rust</skill> • <skill>MATLAB</skill> • <skill>Shell</skill>
<group>Familiar:</group>
<skill>ROS 2</skill> • <skill>Gazebo</skill> • <skill>CUDA</skill></skills>

<h>EXPERIENCE</h>
<job><employer>ORYX AUTONOMY</employer> | <title>PERCEPTION ENGINEER</title>
<start>Feb 2022</start> – <end>Present</end> | <place>Gothenburg, Sweden</place>
• <point>Lidar–camera calibration that runs while the truck drives; service visits
for recalibration down from monthly to twice a year</point>
• <point>Ported the ground segmentation to CUDA, 41 → 9 ms</point>
• <point>Interviewed ~50 candidates</point></job>

<job><employer>ORYX AUTONOMY</employer> | <title>GRADUATE ENGINEER</title>
<start>Jan 2020</start> – <end>Jan 2022</end> | <place>Gothenburg, Sweden</place>
• <point>Rotated through simulation, safety and perception, 8 months each</point></job>

<job><employer>CAPE DRONE WORKS</employer> | <title>SOFTWARE INTERN</title>
<start>Nov 2018</start> – <end>Jan 2019</end> | <place>Stellenbosch, SA</place>
• <point>Vineyard row following in ROS, tested on one (1) vineyard</point></job>

<h>RESEARCH</h>
<job><employer>ROBOTICS AND AGENTS GROUP</employer> | <title>RESEARCH ASSISTANT</title>
<start>Feb 2018</start> – <end>Nov 2019</end> | <place>Cape Town, SA</place>
<point>Worked with Dr P. Vermaak-Lund on place recognition in fynbos, where every bush
looks like every other bush.</point></job>

<h>AWARDS</h>
<award><end>2019</end>    3rd/64     <title>Southern Robotics Challenge</title></award>
<award><end>2017</end>    national   <title>Women in Machines bursary</title></award>

<h>PUBLICATIONS</h>
<pub>[1]   N. Mokoena-Strand and P. Vermaak-Lund. <title>All bushes look the same.</title> In
<employer>Proceedings of the Southern Robotics Workshop</employer>, <end>2019</end>.</pub>

Last Updated on 3rd February 2025
