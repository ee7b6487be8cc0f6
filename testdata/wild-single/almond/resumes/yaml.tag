# resume.yml  -- rendered nightly, please read the source, it is nicer
basics:
  name: "<name>Chidinma Rasmussen-Eze</name>"
  label: <headline>Machine learning engineer (speech)</headline>
  contact: { mail: <email>chidinma@example.org</email>, web: <link>https://cre.example.org</link> }
  lives: <place>Aarhus, DK</place>
  permit: <status>permanent residence (EU spouse)</status>
  oneliner: >
    <summary>I make computers understand people with accents. I have one, so I test
    a lot on myself.</summary>

<h>work</h>:
  <job>- period: { from: <start>2022-05</start>, to: ~ }
    as: <title>Senior ML Engineer</title>
    for: <employer>Lyttehuset ApS</employer>
    in: <place>Aarhus</place>
    did:
      - <point>Danish call-centre ASR, word error rate 19.1 to 11.4 on our own nasty test set</point>
      - <point>streaming decoder on CPU, 320 ms latency</point>
      - <point>data budget halved by active learning; the linguists chose what to transcribe next</point>
      - <point>paged twice in three years, both times my own fault, both written up</point>
      - <point>consent tooling, because somebody had to</point>
    with: [<tech>PyTorch, Kaldi (legacy), ONNX Runtime, Triton</tech>]</job>
  <job>- period: { from: <start>2019-09</start>, to: <end>2022-04</end> }
    as: <title>ML Engineer</title>
    for: <employer>Tonemark Keyboards</employer>
    in: <place>London</place>
    did:
      - <point>diacritics restoration for Igbo and Yoruba, shipped on 2M phones</point>
      - <point>on-device language models under 6 MB for nine languages (five mine)</point>
      - <point>built the annotation team in Enugu: seven people, fair contracts</point>
    with: [<tech>TensorFlow Lite, C++</tech>]</job>
  <job>- period: { from: <start>2019-06</start>, to: <end>2019-08</end> }
    as: <title>research intern</title>
    for: <employer>Tonemark Keyboards</employer></job>
  <job>- period: { from: <start>2015</start>, to: <end>2017</end> }
    as: <title>network support officer</title>
    for: <employer>Enugu State Teaching Hospital Trust</employer>
    in: <place>Enugu</place></job>

<h>studied</h>:
  <edu>- { what: <degree>MSc</degree> <field>Speech and Language Processing</field>, where: <school>University of Edinburgh</school>, till: <end>2019</end>, result: <grade>distinction</grade> }</edu>
  <edu>- { what: <degree>B.Eng</degree> <field>Electronic Engineering</field>, where: <school>University of Nigeria, Nsukka</school>, till: <end>2014</end>, result: <grade>4.51/5</grade> }</edu>

<h>wrote</h>:
  <pub>- { title: "<title>Tone is not noise</title>", at: <employer>Workshop on African Speech Tools</employer>, year: <end>2021</end>, authors: 3, me: first }</pub>

  <pub>- { title: "<title>A call-centre is not a podcast</title>", at: <employer>Nordic Speech Seminar</employer>, year: <end>2023</end>, kind: talk }</pub>

<h>made</h>:
  <proj>- { name: <title>ụda</title>, what: "<point>pitch tracker in the browser, used in two phonetics courses</point>", since: <start>2020</start> }</proj>
  <proj>- { name: <title>noisy-kitchen</title>, what: "<point>dataset, 11 hours of people talking over frying onions</point>", year: <end>2022</end> }</proj>

<h>gave</h>:
  <vol>- { role: <title>organiser</title>, org: <employer>Women in Data Aarhus</employer>, from: <start>2023</start> }</vol>

<h>won</h>:
  <award>- { what: <title>Lothian Talent Scholarship</title>, year: <end>2018</end> }</award>

<h>knows</h>:
  <skills><group>well</group>: [<skill>PyTorch</skill>, <skill>Python</skill>, <skill>signal processing</skill>, <skill>evaluation design</skill>]
  <group>enough</group>: [<skill>C++</skill>, <skill>Docker</skill>, <skill>Kubernetes</skill>]
  <group>barely</group>: [<skill>Rust</skill>]</skills>

<h>speaks</h>: { <language>igbo</language>: <level>native</level>, <language>english</language>: <level>native</level>, <language>danish</language>: <level>"B1, ja tak"</level>, <language>yoruba</language>: <level>some</level> }
