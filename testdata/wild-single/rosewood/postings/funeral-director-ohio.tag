<title>Licensed Funeral Director / Embalmer</title>
<employer>Haverkamp & Daughters Funeral Home</employer>, <place>Lima, Ohio</place>

Four generations of Haverkamps have answered the phone at three in the morning. Today we serve about 240 families a year from two chapels, and the older one still has the dumbwaiter. Next door our cousin runs a <no>monument engraving</no> shop, and the family also owns a <no>crematory</no> in Wapakoneta with its own operator. We are not part of a chain and we do not do sales quotas; in other words, <no>pre-need sales</no> are handled by Denise and nobody else.

Who are we hoping for?

Somebody who can sit in a kitchen with a widow and listen. <must>Compassion</must> is first on the list and it's not a slogan. Right behind it: <must>embalming</must>, <must>restorative art</must> and <must>cosmetizing</must> done so that the family says "there he is". You'll <duty>meet with families to arrange services</duty>, <duty>prepare remains</duty>, <duty>direct visitations and graveside services</duty>, <duty>file death certificates and burial permits</duty> with the county (the state system is <must>EDRS</must>, and yes you should know it already), and <duty>write obituaries</duty>. There's a rotation for removals, every third night and weekend.

You will need
* an active <licence c="must">Ohio funeral director license</licence> AND an <licence c="must">Ohio embalmer license</licence> (reciprocity pending is fine, talk to us)
* <degree c="must">associate degree in mortuary science</degree>, or the bachelor's if you have it
* <years n="2" of="post-apprenticeship work">2+ years</years> after your apprenticeship
* <licence c="must">valid driver's license</licence> & a clean record. You'll be driving a hearse through snow
* to be able to <must>lift 100 lbs</must> with a partner
* <must>knowledge of the FTC Funeral Rule</must> and <must>OSHA bloodborne pathogen</must> practice
* <must>spelling</must>. We mean it. A name wrong on a prayer card can't be undone

It would be a plus to have <lang c="nice">Spanish</lang>, to have worked with <nice g="1">Catholic</nice> or <nice g="1">Mennonite</nice> customs, or to play the <nice>organ</nice>. Being a <nice>notary public</nice> saves us trips.

You won't need <no>social media</no> (my niece does it), nor <no>accounting</no>. We use <no>Passare</no> for case files and will sit with you till you have it.

Compensation: <pay>$58,000–$66,000</pay>, house allowance or the apartment over the carriage barn, health and dental, suits and dry cleaning paid, CE hours paid, every Christmas Eve closed at noon since 1931.

We run background checks and we do call references. Mail a letter (handwritten is nice, not necessary) to Ruth Haverkamp, or ruth@haverkamp.example.com. EOE.
