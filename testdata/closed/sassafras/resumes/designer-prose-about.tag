<link>hollisbrandt.example.com/about</link>

Hi. I'm <name>Hollis Brandt</name>.

I'm a <headline>type and interface designer</headline> living in <place>Porto</place> with one partner and an unreasonable number of plants. <summary>I draw letters, I design the screens they go on, and I write a little front-end code when nobody stops me.</summary>

<job>Right now (<start>since autumn 2021</start>) I'm <title>principal designer</title> at <employer>Fathom Post</employer>, a mail client for people who are tired. <point>I drew its text face, Fathom Sans, in nine weights</point>, and <point>I run the design system, which two other designers and about thirty engineers use every day.</point></job>

<job>Before that I spent three years (<start>2018</start>–<end>21</end>) at the <place>Berlin</place> studio <employer>Grau & Söhne</employer> as a <title>senior designer</title>. <point>We made a wayfinding system for a hospital with eleven entrances</point>, and <point>I worked on the identity for a museum which, sadly, was never built.</point></job>

<job>From <start>2015</start> to <end>2018</end> I <title>freelanced</title>, mostly for <employer>magazines in New York</employer>. <point>I redesigned Tidewater Quarterly twice, because they asked twice.</point></job>

<job>My first real job was <title>junior designer</title> at <employer>Kettle & Post, Inc.</employer> in <place>Providence</place>, two years out of school, where <point>I learned to kern and to invoice.</point></job>

About school: <edu>I have a <degree>BFA</degree> in <field>graphic design</field> from <school>RISD</school> (<end>2013</end>)</edu> and <edu>did the one-year <degree>postgraduate course</degree> <field>Type and Media</field> at <school>KABK in The Hague</school> (<end>2018</end>)</edu>, which is why there's a hole in the freelance years.

<h>Typefaces you can license</h>

<proj><title>Fathom Sans</title> (<end>2023</end>), exclusive until 2026</proj>
<proj><title>Brandt Grotesk</title> (<end>2019</end>), from <employer>Lowercase Union</employer></proj>
<proj><title>Oyster</title> (<end>2016</end>), free, a bit wonky</proj>

<h>Kind words from strangers</h>

<award>The <employer>Type Directors Club</employer> gave Brandt Grotesk a <title>Certificate of Typographic Excellence</title> in <end>2020</end>.</award> I've given talks at <pub><employer>Typographics</employer> (<end>2022</end>)</pub> and <pub><employer>ATypI Brisbane</employer> (<end>2024</end>)</pub>.

<h>What I use</h>

<skills><skill>Glyphs</skill>, <skill>Figma</skill>, <skill>Python</skill> for font scripts, <skill>CSS</skill> for fun, pencils.</skills>

I speak <language>English</language>, <level>good</level> <language>German</language> and <level>hesitant</level> <language>Portuguese</language>. <status>US and German citizen</status>, so no paperwork.

Write me: <email>hollis@hollisbrandt.example.com</email>. I read everything and answer most of it.
