👋 <name>Tomasz “Tomek” Okoń-Ferreira</name>
🛠 <headline>two start-ups, one exit, one funeral</headline>
🌍 <place>Lisbon</place> 🇵🇹 (<status>Polish & Brazilian passports</status>)
📬 <email>tomek@example.com</email>  🐦 <link>@tomek_example</link>

🏢 <h>companies</h>

<job>🌱 **<employer>Mossbox</employer>** · <title>co-founder & CEO</title> · <start>’21</start>–<end>now</end> · <place>Lisbon</place>
  ↳ <point>sensors + software for green roofs; 14 people, seed round of €2.2M in ’22</point>
  ↳ <point>180 roofs in 6 countries, churn under 2 % a year</point>
  ↳ <point>sold the first 40 roofs myself, by bicycle</point></job>

<job>💀 **<employer>Feirante</employer>** · <title>solo founder</title> · <start>’19</start>–<end>’20</end> · <place>Porto</place>
  ↳ <point>booking for street market stalls. March 2020 happened.</point>
  ↳ <point>returned 31 % of the money to the angels</point></job>

<job>🎉 **<employer>Parcelhare</employer>** · <title>co-founder & CTO</title> · <start>’14</start>–<end>’19</end> · <place>Kraków</place> · sold to Grupa Dąbrowa Logistics
  ↳ <point>locker network API, from zero to 3M parcels a month</point>
  ↳ <point>hired 22 engineers, 19 still there at the sale</point>
  ↳ <tech>Elixir, Postgres, RabbitMQ, React</tech></job>

<job>🧑‍💻 **<employer>Vistula Bank</employer>** · <title>backend dev</title> · <start>’11</start>–<end>’14</end> · <place>Kraków</place></job>

🪴 <h>little things on the side</h>

<vol>🎓 <title>mentor</title>, <employer>Atlantic Seedbed accelerator</employer>, since <start>’22</start>, four teams so far</vol>
<proj>📦 <title>postcode-poet</title>, a library that finds rhymes for addresses (1.1k ⭐)</proj>
<job>✍️ <title>columnist</title>, <employer>Gazeta Startowa</employer>, <start>’16</start>–<end>’18</end>, one piece a month</job>

🎒 <h>school</h>

<edu><school>AGH Kraków</school>, <degree>MSc</degree> <field>computer science</field>, <start>’06</start>–<end>’11</end></edu>

🗣 <h>i speak</h>

<language>polish</language> ✅ <language>portuguese</language> ✅ <language>english</language> ✅ <language>spanish</language> <level>(so-so)</level>

🧰 <h>i can</h>

<skills><skill>fundraising</skill>, <skill>first 50 sales</skill>, <skill>elixir</skill>, <skill>hiring</skill>, <skill>reading a cap table</skill>, <skill>closing a company decently</skill></skills>
