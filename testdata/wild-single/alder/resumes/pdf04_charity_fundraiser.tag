CV: <name>Imogen Fairweather-Katz</name>                                                      i
<headline>Trusts and Foundations Fundraiser</headline>
<email>imogenfk@example.org</email>, <phone>07700 900 364</phone>, Brighton, happy to travel to London
two days a week

<summary>I write applications that say what the money will do. Since 2018 I have raised
£3.2 million from 140 grant-makers for two small charities and one middling
one, and reported on every penny of it, sometimes even on time. I am
looking for a senior post or a first head-of role in a team no larger than
six.</summary>

<h>WHERE I HAVE DONE IT</h>

<job>From <start>January 2022</start>, <title>Senior Trusts Manager</title> with <employer>Lifeboat Kitchens</employer>, a
charity that trains care leavers as cooks (turnover £2.6m). <point>My target
was £750k last year; I came in at £812k, including a three-year
grant of £240k that two of us wrote over a bank holiday.</point> <point>I line-manage
a fundraising officer (0.6).</point></job>

<job>From <start>September 2018</start> to <end>December 2021</end>, <title>Trusts Fundraiser</title>, <employer>Sussex
Downs Hospice at Home</employer>. <point>Took the programme from 23 to 51 active
funders.</point> <point>Moved the records from a spreadsheet called FINAL_new2
to Donorfy.</point></job>

                                                                                ii

<job>From <start>2015</start> to <end>2018</end>, <title>Fundraising Assistant</title>, <employer>the Deaf Theatre Trust</employer>,
<place>London</place>. <point>Thank-you letters, gala seating, Gift Aid claims, and the
small grants (under £5k) nobody else wanted.</point></job>

<job>Before that, a year and a half of <title>bookselling</title> (<employer>Marlpit Books</employer>, <place>Lewes</place>,
<start>2013</start> to <end>2015</end>).</job>

<h>WHAT I STUDIED</h>

<edu><degree>BA</degree> <field>English and Related Literature</field>, <school>University of York</school>, <grade>upper
second</grade>, <end>2013</end></edu>
<cert><cname>Certificate in Fundraising</cname>, <issuer>Chartered Institute of Fundraising</issuer>,
<date>2019</date></cert>
<cert><cname>Diploma</cname>: two of four modules, paused</cert>

<h>WHAT I USE</h>

<skills><skill>Donorfy</skill>, <skill>Raiser's Edge (2015 to 2018, not since)</skill>, <skill>Excel</skill>, <skill>theory of
change diagrams</skill>, <skill>full cost recovery budgets</skill>, <skill>BSL Level 2</skill></skills>

<h>GIVING BACK</h>

<vol><title>Trustee</title>, <employer>Moulsecoomb Forest Garden</employer>, <start>since 2021</start></vol>
<vol><title>Assessor</title> for <employer>a community foundation's small grants panel</employer>, twice a year</vol>

                                                                                iii
