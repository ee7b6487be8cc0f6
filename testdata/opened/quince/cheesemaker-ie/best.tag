                          CURRICULUM VITAE

Surname/Name          <name>VERHAEGHE Joris</name>
<status>Born                  14 February 1985, Ieper (BE)</status>
<status>Nationality           Belgian (EU), in Ireland since 2016</status>
<status>Driving               B, BE</status>
Address               <place>Ballinspittle, Co. Cork</place>
Tel / mail            <phone>087 555 0163</phone> / <email>joris.verhaeghe@example.com</email>

<h>LANGUAGES</h>             <language>Dutch</language> <level>mother tongue</level>; <language>English</language> <level>fluent (my wife is from Bandon)</level>; <language>French</language> <level>good, written so-so</level>

<h>EXPERIENCE</h>

<job><start>2019 (Oct)</start> →          <employer>Coolavanny Dairy Co-op</employer>, <place>Co. Cork</place>
                      <title>Make Room Manager</title>
                      <point>First as number two for 5 months, from March 2020 responsible
                      for the make room: 4 people + 1 seasonal. I make the roster,
                      did the hiring of two of them, yearly talks also.</point>
                      <point>Production ca. 60 T/yr: Gouda type 4 and 9 kg wheels (thermised)
                      and a small smear cheese 250 g from unpasteurised milk,
                      April–Sept only, about 5 T.</point>
                      <point>Environmental swabs weekly, high care/low care split redone 2021
                      after one L. mono positive in a drain. No product recall.
                      Positive-release on every raw batch.</point>
                      <point>Food safety plan: I keep it up and wrote the CCP part new for
                      thermisation; our outside consultant signs it off.</point>
                      <point>DAFM visits I do alone; SALSA audit two times together with
                      the QA lady (2022, 2024: 3 minors).</point>
                      <point>Yield loss in brine down from 3.1 to 2.2 %, by measuring °Bé each
                      day instead of by feeling.</point>
                      <point>Trials: nettle gouda (sold), cultured whey butter (10 batches,
                      nice, not launched).</point></job>

<job><start>2016</start> → <end>2019</end>           <employer>The Slatty Cheese Company</employer>, <place>Youghal</place>
                      <title>cheesemaker</title>
                      <point>Make sheets, titratable acidity + pH at cut/mill/press, starters
                      DVI, cheddar mostly, 18 kg blocks. Night make 2 x week.</point>
                      <point>Moved lot numbers from copybook to Excel so we could trace a
                      wheel to the milk tank in 10 minutes instead of half a day.</point></job>

<job><start>2009</start> → <end>2015</end>           <employer>Kaasmakerij 't Hofke</employer>, <place>Poperinge</place>, Belgium
                      <title>affineur / helper in the cellar</title>
                      <point>Washing with brine and beer, turning (by hand, 800 per day),
                      moulds and mites, RH and T of 3 cellars.</point></job>

2015–16               at home with our first child

<h>SCHOOLING</h>
<edu><end>2008</end>                  <degree>Bachelor</degree> <field>Agro- & Biotechnology (food)</field>,
                      <school>Hogeschool Roeselare</school>, 2 of 3 years done, no diploma</edu>
<cert><date>2020</date>                  <cname>HACCP level 3</cname>, <issuer>Food Safety Skillnet course</issuer>, Cork</cert>
<cert><date>2018</date>                  <cname>Raw milk cheese & pathogens</cname>, 3 days, <issuer>School of Artisan Food</issuer> (attendance)</cert>

<h>VARIOUS</h>               <other>Cyclocross. Judge at the county show (cheese class), since 2022</other>
                                                                   1/1
