# <title>iOS Engineer</title> @ <employer>Quillbee</employer>
*remote within CET±3, or our attic in <place>Utrecht</place>* · <pay>€70–90k + options</pay>

We make an app that helps 400,000 people keep a diary for longer than nine days. We're eleven people, profitable since spring, and nobody has "ninja" in their title.

## What you'd do all day
* <duty>Build features from sketch to App Store</duty>, together with Femke (design)
* <duty>Keep the crash-free rate above 99.8 %</duty>
* <duty>Argue about wording</duty>
* <duty>Move what's left of our Objective-C to Swift</duty>

## You'll love it if
* you've shipped <years n="3" of="iOS apps">3+ years</years> worth of <must>iOS</must> apps and at least one of them has users you don't know personally
* <must>Swift</must> is your mother tongue; <must>SwiftUI</must> and <must>UIKit</must>, we have both and you should be able to read both
* <must>Core Data</must>, <must>concurrency (async/await, actors)</must> and <must>Instruments</must> hold no terrors
* you care about <must>accessibility</must>, since 6 % of our users are on VoiceOver
* you write clear <lang c="must">English</lang> (<no>Dutch</no> is not needed; we do our standups in bad English)

## Bonus points
* <nice g="1">CloudKit</nice> or another <nice g="1">sync engine</nice>
* <nice>StoreKit 2</nice>
* <nice>WidgetKit</nice>
* keeping a diary

## We don't care about
* degrees. <no>Computer science</no> or catering, all the same to us
* <no>algorithm puzzles</no>
* <no>Android</no> - Pablo does Kotlin, and he's territorial
* <no>React Native</no>. We tried.

## What you get
28 days off, a MacBook, €1,500 for learning, <no>pottery</no> for all we care, 4-day weeks in July and August.

Write to hoi@quillbee.example.com with a link to something you made. You'll hear from us in five days, <permit>if you can work in the EU already</permit>; we're too small to do visas.
