From: <employer>Foothills Peak Roofing & Exteriors Ltd.</employer>
Posted: Feb 24   Ad ID 1733920   Category: construction / trades

<title>Journeyperson Roofer (steep slope)</title>

Season starts April 7 in and around <place>Calgary</place> and runs to
first real snow, usually mid November. We have three crews and a
backlog of hail work that will carry us well into next year. We need
two roofers who can lay shingles straight, and who come back the
next day.

Wage <pay>$32 - $40 per hour</pay> by experience. Piecework on request once
we know your quality. Benefits after 90 days.

You will mostly <duty>tear off and replace asphalt shingles</duty>,
<duty>install ice and water shield, vents and flashings</duty>, and now and
then <duty>lead a helper or an apprentice</duty>. Cedar is maybe one house in ten.
We sub out all <no>torch-on</no> and <no>EPDM</no>, so no flat roof background is
wanted, and the metal is done by a <no>sheet metal</no> outfit in Airdrie.
Eaves and siding are another crew.

What we look for: a <licence c="must" g="1">Red Seal</licence> or
<licence c="must" g="1">Alberta Roofer journeyperson certificate</licence>, or failing that
<years n="4" of="shingling">four full seasons</years> of <must g="1">shingling</must> that a former boss will
vouch for. <licence c="must">Fall protection ticket</licence> that has not lapsed
(it's three years now, check the date). <licence c="nice">CSTS-2020</licence> is good
to have, we pay for it otherwise. <licence c="must">Class 5 licence</licence>, your own
way to the shop by 6:30. <must>Pneumatic nailers</must> you must know inside
out. <must>Not bothered by heights</must> or by 12/12 pitches,
<must>able to lift 36 kg bundles all day</must>, <must>able to work in heat</must>,
and <must>sober on site</must>, which we will not discuss.
Comfort with <nice>cedar shakes</nice> gets you to the top of the range.
<nice>Estimating with EagleView</nice> could become a
winter job for the right person, no promise.

<lang c="must">Basic English</lang> for safety talks; half the crew speaks
<lang c="nice" g="2">Spanish</lang> or <lang c="nice" g="2">Tagalog</lang> so that never hurts.

<permit>Must already be allowed to work in Canada</permit>; we cannot do an LMIA
this year.

Drop by the yard on 61 Ave SE before seven or after five, or write
to jobs@foothillspeak.example.com with two references. Please no
phone calls during the day, we are on a roof.
