<name>Constance M. Abernathy-Roux</name>
<headline>Chief Operating Officer and Independent Director</headline>

<job>Constance Abernathy-Roux is <title>Chief Operating Officer</title> of <employer>Larkmoor Health Partners</employer>, a network of 38 outpatient clinics headquartered in <place>Nashville, Tennessee</place>, a position she has held <start>since January 2019</start>. <point>She oversees clinic operations, supply chain, real estate and some 2,100 employees.</point> <point>Under her tenure the network opened eleven clinics and shortened the average wait for a first appointment from 23 to 9 days.</point> <point>She reports to the Chief Executive and served as one of two interim co-CEOs for five months in 2022.</point></job>

<job>Before joining Larkmoor, Ms. Abernathy-Roux spent eight years (<start>2011</start> to <end>2018</end>) with <employer>Tillerman Diagnostics, Inc.</employer>, first as <title>Vice President, Laboratory Operations</title> and from 2015 as <title>Senior Vice President, Eastern Division</title>. <point>She integrated three acquired laboratories</point> and <point>took part in the sale of the company to a private equity group</point>.</job>

<job>She began her career as an <title>industrial engineer</title> at <employer>Cumberland Wire & Cable</employer> in <place>Lebanon, Tennessee</place> (<start>1996</start>–<end>2001</end>)</job> and <job>was a <title>manager</title> in the operations practice of the consulting firm <employer>Dunmore Vance LLC</employer> from <start>2003</start> until <end>2011</end></job>.

<edu>Ms. Abernathy-Roux holds a <degree>Bachelor of Science</degree> in <field>Industrial Engineering</field> from <school>Tennessee Technological University</school> (<end>1996</end>)</edu> and <edu>an <degree>M.B.A.</degree> from the <school>Owen Graduate School of Management, Vanderbilt University</school> (<end>2003</end>)</edu>. <cert>She is a <cname>Fellow of the American College of Healthcare Executives</cname></cert> and <cert>completed the <cname>Directors' Certification</cname> of the <issuer>Southern Governance Forum</issuer> in <date>2020</date></cert>.

<vol>She is a <title>director</title> of <employer>Harpeth Mutual Insurance</employer> (audit committee, <start>since 2021</start>)</vol> and <vol>chaired the <employer>Second Table Food Bank</employer> from <start>2014</start> to <end>2017</end></vol>. <award>In <end>2021</end> a regional business journal named her among its <title>"40 Women to Watch"</title></award>.

She lives in Franklin, Tennessee, with her husband and two unpersuadable beagles. She speaks <language>French</language>.

Media and speaking enquiries: <email>office@abernathyroux.example.org</email>, <phone>615 555 0190</phone>
