Contact
<email>joost.vanrijckevorsel@example.com</email>
<link>www.linkedin.com/in/jvr-example</link>
<phone>06 9876 0110</phone>

<h>Top Skills</h>
<skills><skill>Figma</skill>
<skill>Design systems</skill>
<skill>Wireframing</skill></skills>

<h>Languages</h>
<language>Dutch</language> (<level>Native or Bilingual</level>)
<language>English</language> (<level>Full Professional</level>)

<name>Joost van Rijckevorsel</name>
<headline>UI Designer | Design systems | Public transport & ticketing</headline>
<place>Utrecht, Netherlands</place>

<h>Summary</h>
<summary>UI designer for digital products with seven years of experience, five in public
transport and ticketing. I make interfaces for apps that travellers use in the
rain. Specs and flows come from the researchers and UX designers; I make
them pixel perfect in Figma.</summary>

<h>Experience</h>

<job><employer>Halte Digitaal</employer>
<title>Senior UI Designer</title>
<start>May 2020</start> - <end>Present</end> (5 years)
<place>Utrecht</place>
<point>Visual design of ticketing apps for iOS and Android for three operators,
working from wireframes and clickable prototypes of the UX team.</point>
<point>Maintain the design system (variants, auto layout, tokens) with two
colleagues.</point> <point>Check colour contrast and text sizes against WCAG 2.1 AA.</point>

                               Page 1 of 2

<point>Present screens to operators and to the product owner.</point></job>

<job><employer>Bureau Spreeuw</employer>
<title>Visual Designer</title>
<start>January 2018</start> - <end>April 2020</end> (2 years 4 months)
<place>Den Bosch</place>
<point>Branding, campaigns and websites. HTML and CSS for landing pages.</point></job>

<h>Education</h>

<edu><school>AKV|St. Joost</school>
<degree>Bachelor</degree>, <field>Graphic Design</field> · (<start>2013</start> - <end>2017</end>)</edu>

                               Page 2 of 2
