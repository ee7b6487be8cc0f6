<name>Joshua Adeyinka-Mills</name>
<headline>Conveyancing Executive, Residential Property</headline>
<email>j.adeyinkamills@example.org</email> · <phone>07700 900 418</phone> · <place>Telford, Shropshire</place>

<h>Profile</h>
<summary>Residential conveyancer running his own caseload of 70 live files from instruction to post-completion. Confident with freehold and leasehold sales and purchases, remortgages, transfers of equity and shared ownership. Not currently qualified with a regulator; CILEX modules on hold.</summary>

<h>Key skills</h>
<skills>▪ <skill>Unregistered title</skill> and <skill>first registration</skill>
▪ <skill>UK Finance Lenders' Handbook</skill>
▪ <skill>SDLT</skill> and <skill>Land Transaction Tax</skill> returns
▪ <skill>Anti-money-laundering checks</skill>, <skill>source of funds</skill>
▪ <skill>HM Land Registry portal</skill>, <skill>LEAP</skill>, <skill>Proclaim</skill></skills>

<h>Career history</h>
<job><title>Conveyancing Executive</title> | <employer>Wrekin Property Lawyers Ltd</employer> | <start>Feb 2019</start> to <end>date</end>
▪ <point>Own caseload of 65 to 75 residential matters under supervision of a partner</point>
▪ <point>Draft contracts, raise and answer enquiries, report to lenders</point>
▪ <point>New build plot purchases for buyers on four Telford sites</point>
▪ <point>File SDLT returns and first registration applications</point>
▪ <point>Supervise one junior assistant</point></job>

<job><title>Conveyancing Assistant</title> | <employer>Swift & Daughters Solicitors</employer> | <start>Aug 2016</start> to <end>Jan 2019</end>
▪ <point>Ordered searches and prepared completion statements</point>
▪ <point>Explained the process plainly to first-time buyers by phone</point></job>

<h>Education</h>
<edu><degree>LLB (Hons) Law</degree>, 2:1, <school>University of Wolverhampton</school>, <start>2013</start> to <end>2016</end></edu>
<edu><degree>CILEX Level 6 modules</degree>, 1 of 4 passed, paused <end>2021</end></edu>

<h>Interests</h>
<other>Five-a-side, church choir</other>
