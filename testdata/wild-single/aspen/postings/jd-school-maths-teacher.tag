<employer>Thornley Vale Academy</employer> (11–16, 870 on roll, Ofsted 'Good')
<place>Rotherham</place>

<title>TEACHER OF MATHEMATICS</title> — MPS/UPS <pay>£32,916–£51,048</pay>, + R&R £2,000
Required September. ECTs welcome!

Dear Colleague,

Thank you for looking. We're a school where corridors are quiet and the
staffroom is loud. You would <duty>teach four KS3 and two KS4 groups</duty>,
<duty>be a form tutor</duty>, and <duty>help run the Year 11 intervention on Thursdays</duty>.
There is no KS5, so <no>A level</no> teaching isn't involved, and our schemes are
written centrally, so there's no <no>lesson planning from scratch</no>. Marking
is whole-class feedback.

We need somebody with:
  ~ <licence c="must">QTS</licence>, or due to get it by 1 September
  ~ <degree c="must">a degree</degree> in mathematics or with a good deal of <must>maths</must> in it
  ~ <must>secure subject knowledge to Higher GCSE</must>
  ~ <must>calm, consistent behaviour management</must>
  ~ <must>willingness to be coached fortnightly</must>

It would cheer us up to see:
  ~ experience of <nice>mastery teaching</nice> or of <nice>Sparx</nice>
  ~ ability to offer <nice>a bit of computing or PE</nice>
  ~ some work with <nice>EAL pupils</nice>

If you're trained overseas, apply for QTS through DfE first, please; we
can't do it for you. Being a cover supervisor is valuable but it's no
substitute for QTS.

Safeguarding: enhanced DBS, two references taken up before interview,
online search, KCSIE Part 1. Visits warmly encouraged: ring Mrs Oldroyd.
Closing 9am Monday 12 May. We reserve the right to close early.
