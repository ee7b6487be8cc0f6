<title>Banker mason / fixer mason</title>

<employer>Drummond Hay Stonework</employer>, <place>Stirling</place>

We are nine folk and a dog in a yard outside Stirling, and we mend old buildings: kirks, tollbooths, the odd castle, a lot of tenements. Fergus is retiring at Christmas after 41 years, so there is a banker free and we would like someone good to stand at it.

Mostly you would be <duty>working sandstone at the banker from templates</duty>, and about a third of the time <duty>out on the scaffold fixing what you cut</duty>. Now and then you will <duty>go out with Isla to survey a façade and mark up the stones to replace</duty>. There is a first-year apprentice and you'd be expected to <duty>show them the right way to hold a mallet</duty>.

What we need from you. You are time-served, with an <degree c="must">SVQ Level 3 in Stonemasonry</degree> or equivalent, and have <years n="5" of="working sandstone">at least five years on sandstone</years> since. You are sure of yourself in <must>banker masonry</must>, that means mouldings, returns and tracery and not just ashlar, you know <must>lime mortar</must>, hot or putty, and can do <must>indent repairs</must> that a body cannot find afterwards. You can <must>read drawings</must> and make your own <must>templates</must>. A <licence c="must">CSCS card</licence> is needed to get on any of our sites, and a <licence c="must">driving licence</licence>, as there is no bus to most of them. <must g="1">Pneumatic tools</must> or <must g="1">hand tools</must>, we don't care which you prefer.

Handy but no more than that: <nice>letter cutting</nice>, <nice>carving</nice>, a bit of <nice>CAD</nice> for zinc templates, having worked under <nice>Historic Environment Scotland</nice> specs, <licence c="nice">PASMA</licence>.

You'll not need <no>bricklaying</no>; we sub that out. Nor <no>roofing</no>. And the <no>CNC saw</no> is Davie's, he will not let you near it.

<pay>£19.50 to £22 an hour</pay> depending, 39 hours, Friday finish at one, van to site, 33 days' holiday, tools allowance, pension. We will pay your way through the <no>Heritage Skills Level 4</no> if you fancy it.

No agencies please. Ring Morag on 01786 555 0112 between eight and four, or write to yard@example.org with a few photos of stuff you have cut. We are happy to hear from anyone who can do it, whoever you are, and the bothy has been done up so there's two toilets now.
