<name>Milda Stankutė</name> - <headline>Logistics planner</headline>
Kaunas | <email>milda.stankute@example.org</email> | <phone>+370 600 00733</phone>

<h>Planning</h>
<summary>Logistics planner with 6 years in distribution inside Lithuania. Daily planning of 30 trucks, loading and unloading slots, communication with drivers and customers, fast decisions when something breaks on the road.</summary>

<h>What I can</h>
<skills>▪ <skill>Route planning</skill> ▪ <skill>TMS (Transporeon, own system)</skill> ▪ <skill>GPS / telematics (Wialon, Ruptela)</skill> ▪ <skill>MS Excel: pivot, lookup, Power Query</skill> ▪ <skill>temperature controlled goods</skill> ▪ <skill>HACCP</skill></skills>

<h>Where</h>
▪ <job><employer>Baltasis Pienas</employer>, <place>Kaunas</place> (dairy), <title>Transport planner</title>, <start>since 2021</start>: <point>30 frigo trucks to 900 shops in Lithuania every day;</point> <point>slots, routes, fuel and empty kilometers control;</point> <point>report on cost per stop each week;</point> <point>one colleague to teach;</point> <point>claims of shops about late deliveries went from 40 to 15 per month after new route plan in 2023</point></job>
▪ <job><employer>Greita Dėžė</employer>, <place>Kaunas</place> (parcels), <title>Logistics coordinator</title>, <start>2019</start>-<end>2021</end>: <point>45 couriers, duty phone on weekends;</point> <point>moved planning from paper to TMS</point></job>
▪ <job><employer>Greita Dėžė</employer>, <title>Customer service specialist</title>, <start>2018</start>-<end>2019</end></job>

<h>Studies</h>
<edu><degree>Bachelor</degree> of <field>Logistics Management</field>, <school>Aleksotas University of Applied Sciences</school>, <end>2018</end></edu>

<h>Languages</h>
<language>Lithuanian</language> - <level>native</level>, <language>English</language> - <level>C1</level>, <language>Russian</language> - <level>B2</level>, <language>German</language> - <level>B1</level>
