#jobs-data-emea

Ifeoma O.  10:14 AM
:wave: hi all, we're hiring on my team! posting here before it goes on the site next week :eyes:

*<employer>Kettlebird</employer>* (meal planning app, ~60 ppl, series B) is looking for a *<title>Product Analyst</title>* – remote within UTC±2, hub in <place>Lisbon</place> if you like an office. <pay>€48–60k</pay> + equity

tl;dr you'd sit in the retention squad with a PM, designer, 4 engs. you <duty>design and read A/B tests</duty>, <duty>kill dashboards nobody looks at</duty>, <duty>tell the PM when the funnel is lying</duty>

what we need :point_down:
• <must>SQL</must> you don't have to think about (BigQuery but whatever dialect)
• <must>experimentation</must> / stats basics: power, peeking, novelty effects
• <years n="2" of="analytics in a consumer product">2–4 yrs</years> analytics in a <must>consumer app</must>, subscription even better -> <nice>subscription metrics</nice>
• <must g="1">Looker</must> or <must g="1">Tableau</must> or <must g="1">Metabase</must>, we really don't mind which
• <must>storytelling</must>, people here read 1-pagers not notebooks
• <nice>python</nice> is a nice extra, <nice>dbt</nice> too

what we DON'T need: <no>airflow</no>, <no>spark</no>, ML stuff (data platform folks own all that), a degree in anything in particular, <no>portuguese</no>

<permit>needs existing right to work in EU or UK</permit> :flag-eu:

6 replies
  Matt R.  10:31 AM  is it open to juniors?
  Ifeoma O.  10:33 AM  not this one sadly! maybe Q3
  Lena S.  11:02 AM  dm'd you :raised_hands:
