<name>TAMIKA L. JOHNS-RIVERA</name>, LCSW-C
<place>Baltimore, Maryland 21218</place>
<phone>410-555-0155</phone> // <email>tjohnsrivera@example.org</email>

<h>EDUCATION</h>   <edu><school>University of Maryland School of Social Work</school>, <degree>MSW</degree> (<field>Clinical; Families & Children</field>) <end>2013</end></edu>
            <edu><school>Morgan State University</school>, <degree>BSW</degree>, <grade>magna cum laude</grade>, <end>2011</end></edu>

<h>LICENSE</h>     <cert><cname>LCSW-C</cname> (Maryland) <date>2016</date>; prior LGSW 2013</cert>
            <cert><cname>Board-approved clinical supervisor</cname>, <date>2020</date></cert>

<h>TRAINING</h>    <cert><cname>TF-CBT</cname>, nationally certified <date>2018</date></cert>
            <cert><cname>EMDR</cname> Part 1 only, <date>2023</date></cert>
            <cert><cname>Mental Health First Aid instructor</cname></cert>

<h>EXPERIENCE</h>  <job><employer>CHESAPEAKE CHILDREN'S ADVOCACY CENTER</employer>, <place>Baltimore</place>
            <title>Clinical Program Manager</title>, <start>7/19</start> – <end>present</end>
            <point>Supervise five therapists and two interns; carry 8 cases.</point>
            <point>Multidisciplinary team with police, DSS and State's
            Attorney; about 460 children seen a year.</point> <point>Wait list
            from 11 weeks to 4.</point> <point>VOCA grant reports ($740K).</point></job>

            <job><employer>BALTIMORE COUNTY PUBLIC SCHOOLS</employer>
            <title>School Social Worker</title>, <start>8/15</start> – <end>6/19</end>
            <point>Two Title I middle schools, IEP related services, crisis
            response team.</point></job>

            <job><employer>SOUNDINGS FOSTER CARE, INC.</employer>
            <title>Treatment Foster Care Case Worker</title>, <start>6/13</start> – <end>8/15</end>
            <point>14 youth, COMAR documentation, 24-hr on call one week in
            five.</point></job>

            <job><employer>PRIVATE PRACTICE</employer>, <title>Therapist</title>, evenings
            <start>2021</start> – <end>present</end>, <point>6-8 clients, telehealth</point></job>

T. Johns-Rivera - 2

            <job><employer>UNIVERSITY OF MARYLAND SSW</employer>, <title>Field Instructor</title>
            since <start>2017</start>, <title>Adjunct</title> (SOWK 632, spring 2022 and 2024)</job>

<h>LANGUAGES</h>   <language>Spanish</language>, <level>clinical proficiency (learned by marriage)</level>

<h>SERVICE</h>     <vol><title>Board secretary</title>, <employer>Waverly Main Street</employer>, <start>2020</start> – <end>2023</end></vol>

<h>HONORS</h>      <award><title>NASW-MD Emerging Leader</title>, <end>2017</end></award>

<h>AFFILIATIONS</h>  <other>NASW; Delta Sigma Theta Sorority, Inc.; APSAC</other>

<h>REFERENCES</h>  <other>Upon request. Please do not contact my current employer first.</other>
