OKSANEN(7)                     People of Tampere                     OKSANEN(7)

<h>NAME</h>
       <name>Veikko Oksanen-Duarte</name> - <headline>keeps computers boring</headline>

<h>SYNOPSIS</h>
       veikko [--remote] [--place=<place>Tampere</place>] [--mail=<email>veikko@example.org</email>]
              [--web=<link>https://veikko.example.org</link>] problem ...

<h>DESCRIPTION</h>
       <summary>Platform engineer, nineteen years. Prefers small teams, text files and
       leaving at five. Accepts on-call with compensation.</summary>

<h>HISTORY</h>
       <job><start>2020</start>-      <employer>Pyynikki Weather Oy</employer>. <title>Platform lead</title>.
                  <point>Radar data to 11 countries, 4 TB a day, two data centres and
                  no cloud.</point> <point>NixOS on 160 machines.</point> <point>Chose the pager rota so that
                  fathers and mothers of small children sleep.</point></job>

       <job><start>2014</start>-<end>20</end>    <employer>Kotivarasto Oyj</employer>. <title>DevOps engineer</title>; <title>team lead</title> from <start>2017</start>.
                  <point>Deploys per week 1 -> 60.</point> <point>Wrote off VMware.</point> <point>Led six
                  people, hired three of them.</point></job>

       <job><start>2011</start>-<end>14</end>    <employer>Rio Tejo Hosting Lda</employer>, <place>Setúbal</place>. <title>Unix administrator</title>.
                  <point>FreeBSD jails, qmail, angry customers in Portuguese.</point></job>

       <job><start>2006</start>-<end>11</end>    <employer>City of Tampere</employer>. <title>IT support</title>, then <title>server administrator</title>.</job>

       <job><end>2005</end>       <employer>Finnish Defence Forces</employer>. <title>Conscript, signals</title>. 362 days.</job>

<h>OPTIONS</h>
       <skills>-n         <skill>NixOS</skill>, fluent
       -t         <skill>Terraform</skill>, if the clouds insist
       -p         <skill>PostgreSQL</skill> incl. replication and repair
       -g         <skill>Go</skill>, for small daemons
       -z         <skill>ZFS</skill>, at any hour</skills>

<h>ENVIRONMENT</h>
       LANG       <language>fi_FI</language> (<level>native</level>), <language>en_GB</language> (<level>fluent</level>), <language>pt_PT</language> (<level>good</level>), <language>sv_FI</language>
                  (<level>obligatory</level>)

<h>STANDARDS</h>
       <edu><degree>M.Sc. (Tech.)</degree>, <field>computer systems</field>, <school>Tampere University of Technology</school>, <end>2012</end>
       (took nine years; see HISTORY).</edu>
       <cert><cname>Certified Kubernetes Administrator</cname>, <date>2019</date>, expired and not missed.</cert>

<h>FILES</h>
       <proj>~/src/<title>tuiskulumi</title>
                  <point>Snow depth exporter for Prometheus.</point> Since <start>2018</start>, 14 users.</proj>

<h>BUGS</h>
       <other>Does not do breakfast meetings.</other>

<h>SEE ALSO</h>
       <other>references(1), sauna(6)</other>

Tampere                           2 May 2025                         OKSANEN(7)
