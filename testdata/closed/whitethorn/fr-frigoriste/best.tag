<h>ce que je sais faire</h>
<skills><group>froid</group>      : <skill>centrales multi-compresseurs Bitzer / Copeland</skill>, <skill>R449A</skill>, <skill>R134a</skill>, <skill>CO2 TC (2 sites)</skill>
<group>elec</group>       : <skill>recherche de panne</skill>, <skill>armoires</skill>, <skill>lecture de plans</skill>, <skill>variateurs Danfoss</skill>
<group>régul</group>      : <skill>Danfoss AK-PC / AK-SC</skill>, <skill>Carel pRack</skill> (notions)
<group>métal</group>      : <skill>brasure cuivre à l'argent sous azote</skill>, acier / TIG : non</skills>

                                   <name>LE GOFFIC Erwan</name>
                                   <status>né le 11/05/1988</status>
                                   <place>6 rue des Paludiers, 44350 GUERANDE</place>
                                   <phone>06 39 98 51 70</phone>
                                   <email>erwan.legoffic@example.org</email>
                                   <status>permis B + remorque (BE)</status>

<h>papiers</h>
<cert><cname>Attestation d'aptitude fluides cat. I</cname>, passée en <date>2012</date> (<issuer>AFPA St-Herblain</issuer>)</cert>
<cert><cname>Habilitation BR / B2V</cname>, recyclage <date>mars 2025</date></cert>
<cert><cname>Nacelle R486 B</cname> : <date>2021</date>, périme fin 2026, recyclage demandé</cert>
<cert><cname>Stage CO2 transcritique</cname>, 3 jours chez <issuer>Danfoss</issuer>, <date>oct. 2023</date></cert>

<h>chez qui j'ai travaillé</h>

<job><employer>FROID DE L'ESTRAN</employer> (<place>La Turballe</place>) — <title>frigoriste dépanneur</title> —— <start>depuis février 2017</start>
  <point>45 clients à moi tout seul : mareyeurs, 2 criées, supérettes, restos.
  Chambres froides positives et négatives, vitrines, machines à glace en écailles</point>
  <point>astreinte 1 semaine sur 4, en moyenne 5 sorties par semaine d'astreinte</point>
  <point>mise en service : 6 centrales R449A posées avec le chef de chantier
  (épreuve azote, vide, charge, réglage BP/HP)</point>
  <point>2 supermarchés en CO2 TC depuis 2023, entretien seulement, la mise en
  service était faite par le constructeur</point>
  <point>registre fluides et CERFA 15497 à jour, contrôle d'étanchéité annuel</point>
  <point>remplace le chef d'équipe (4 gars) l'été, 3 semaines</point></job>

<job><employer>SARL MÉNAGER & FILS</employer> (<place>Savenay</place>) — <title>monteur frigoriste</title> —— <start>09.2012</start> / <end>01.2017</end>
  <point>pose de meubles et tuyauterie dans 11 magasins, j'étais le plus souvent
  second sur le chantier</point>
  <point>passage R404A vers R449A sur 7 installations (détendeurs, joints, huile)</point></job>

<job><title>intérim manutention</title>, <title>saison dans les marais salants</title> —— <start>2008</start> / <end>2011</end></job>

<h>l'école</h>
<edu><degree>Titre pro technicien d'intervention en froid commercial et climatisation</degree>,
<school>AFPA St-Herblain</school>, <end>2012</end></edu>
<edu><degree>BEP électrotechnique</degree>, <school>lycée Brossaud, St-Nazaire</school>, <end>2006</end></edu>
<edu><degree>Bac pro ELEEC</degree>, arrêté en terminale (<end>2008</end>), pas de diplome</edu>

<other>SNSM : nageur sauveteur l'été. Voile.</other>
