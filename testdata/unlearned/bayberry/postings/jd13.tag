<title>Commissioning Editor, Food & Drink</title>

<employer>Haar & Hawthorn Books</employer>, <place>Leith, Edinburgh</place>. Maternity cover, 12 months from 1 September, with a fair chance of staying on.

It's a small list with a long tail: fourteen new titles a year, three of which usually pay for the other eleven. Somebody has to find those three. For a year, we hope it might be you.

You'll <duty>acquire four or five books for autumn 2027</duty>, and <duty>steer nine that are already under contract from first draft to press</duty>, which is to say you will sit with a baker in Stromness who has never written more than a shopping list and come away with chapters. You will <duty>brief photographers, illustrators and recipe testers</duty>, <duty>make a P&L for every proposal</duty> and argue it in front of our publisher, Iseabail, who likes arguing. Twice a year you <duty>present the list to the sales reps</duty>, in London and at Frankfurt.

We don't mind which door you came in through. But we'd expect <years n="5" of="illustrated non-fiction publishing">around five years in illustrated non-fiction</years>, some of that spent <must>acquiring titles</must> rather than only looking after other people's, and at least one <must>cookery, gardening or craft book</must> we can take down from a shelf. You can do a <must>structural edit</must> and a decent <must>line edit</must>; <no>copy-editing</no>, <no>proofreading</no> and <no>indexing</no> all go to freelances. You understand <must>contracts and rights</must> well enough to know when to ring the agent. <must>Budgeting</must> doesn't frighten you. An ear for <must>tone of voice</must> matters most.

It would be a pleasure, not a condition, if you read <lang c="nice">Gaelic</lang> or <lang c="nice">Scots</lang>, had a bit of <nice>InDesign</nice> to move a caption, or knew <nice>Biblio3</nice>, our title management system. Similarly if you have a following of your own, lovely, though <no>social media</no> is Catriona's job and she is very good at it.

No degree requirement. We dropped it in 2022 and have had better applications since.

Salary <pay>£34,000 to £37,500</pay>, 30 days' leave plus local holidays, pension 6%, a shelf allowance (take what you like), Friday afternoons off in July. Three days a week in the office, dogs in moderation. You must already have the <permit>right to work in the UK</permit>.

To apply, please send a CV and a one-page pitch for a book you would commission tomorrow. We'll treat your idea as yours. By noon on 30 May to jobs@haarandhawthorn.example.org. We particularly encourage applications from people under-represented in Scottish publishing.
