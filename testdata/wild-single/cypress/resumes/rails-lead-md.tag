# <name>Pranjal Deokar-Finch</name>

**<headline>Builder | Reader | Slow Runner</headline>**

<link>GitHub</link> | <email>pranjal.df@example.org</email> | <link>LinkedIn</link> | More Links

## <h>Summary</h>

<summary>Web developer with 9+ years of experience, mainly server side.
Engineering manager for a small team, still writing code two days a week.
Likes boring databases and short meetings.</summary>

## <h>Experience</h>

### <job><title>Engineering Manager</title>, <employer>Ledgerfold</employer> | <start>Feb 2023</start> -- <end>Present</end> | Remote

- <point>Manage 5 engineers who look after invoicing and dunning for 3,000 small companies.</point>
- <point>Brought the nightly billing run from 4 h down to 35 min.</point>
- <point>Introduced architecture notes and a monthly bug day.</point>
- Key skills: <tech>Rails, Sidekiq, Postgres partitioning, hiring, one-on-ones</tech></job>

### <job><title>Senior Software Engineer, Payments</title>, <employer>Ledgerfold</employer> | <start>Jul 2020</start> -- <end>Feb 2023</end> | Remote

- <point>Added SEPA direct debit next to the existing card flow.</point>
- <point>Upgraded from Rails 5.2 to 7.0 in three steps.</point></job>

### <job><title>Software Engineer II</title>, <employer>Mangrove Systems</employer> | <start>Sep 2017</start> -- <end>Jun 2020</end> | <place>Pune, India</place>

- <point>Customised a ticketing suite for an airline client, mostly Ruby and a bit of Elixir.</point>
- <point>Kept the old Perl importer alive until it could be retired.</point></job>

### <job><title>Trainee</title>, <employer>Kalyani Infotech</employer> | <start>Dec 2016</start> -- <end>Jan 2017</end> | <place>Nashik, India</place>

- <point>Wrote a canteen coupon app with one other trainee.</point></job>

## <h>Activities</h>

### <vol><title>Open Source Maintainer</title> | <start>Nov 2019</start> -- <end>Present</end> | GitHub

- <point>Maintain rupee_words and a small Sidekiq dashboard, about 900 stars together.</point></vol>

### <vol><employer>Code Sakhi</employer> | <start>Mar 2021</start> -- <end>Present</end> | Remote

- <point>Mentor two women returning to work every half year.</point></vol>

### <vol><title>Meetup Speaker</title> | <start>Apr 2022</start> -- <end>Present</end> | Various

- <point>Spoke at Pune Ruby and Deccan RubyConf about idempotency keys.</point></vol>

## <h>Skills</h>

<skills>- **<group>Programming:</group>** <skill>Ruby</skill>, <skill>Elixir</skill>, <skill>JavaScript</skill>, <skill>Perl</skill>, <skill>Bash</skill>
- **<group>Frameworks:</group>** <skill>Ruby on Rails</skill>, <skill>Phoenix</skill>, <skill>Hotwire</skill>
- **<group>Ops:</group>** <skill>Docker</skill>, <skill>Kamal</skill>, <skill>AWS</skill>, <skill>CircleCI</skill>
- **<group>Testing:</group>** <skill>RSpec</skill>, <skill>Capybara</skill>
- **<group>Data:</group>** <skill>PostgreSQL</skill>, <skill>Redis</skill>, <skill>Metabase</skill></skills>
- **Languages:** <language>English</language>, <language>Marathi</language>, <language>Hindi</language>, <language>French</language> (<level>learning</level>)

## <h>Education</h>

### <edu><degree>B.E.</degree> <field>Information Technology</field>, <school>Godavari Institute of Engineering</school> | <start>2013</start> -- <end>2017</end> | <place>Nashik, India</place></edu>
