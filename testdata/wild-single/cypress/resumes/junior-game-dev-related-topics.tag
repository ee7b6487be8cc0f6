# Resume
## <name>Amara N. Delacroix-Obi</name>
(+234) 800 555 0191 | <place>Enugu, Nigeria</place>
<email>amara.delacroix@example.net</email> | <email>a.delacroix@example.org</email> | <link>https://linkedin.com/in/amara-dobi</link> | <link>https://github.com/amaradobi</link>

---

### <h>Summary:</h>
    <summary>Amara (Nkechi) Delacroix-Obi, a third-year Information Technology student at Coal City University of Technology, in the Interactive Media track. Interested in games that teach, procedural art, and offline-first apps. Willing to learn whatever the team uses.</summary>

---
### <h>Educational Background:</h>
 * <edu><degree>Secondary School Certificate</degree>: 
   <school>Queen of Apostles College</school>, 
Trans-Ekulu,
<place>Enugu State</place>,
<place>Nigeria</place> (<start>2015</start>-<end>2021</end>)</edu>
 * <edu><degree>Bachelor's Degree</degree>: 
   in <field>Information Technology (Interactive Media)</field>.
<school>Coal City University of Technology</school>, 
<place>Enugu State</place> (<start>2022</start> - <end>2026</end>) - CGPA: <grade>4.31/5</grade></edu>
 * <edu>Exchange: 
   Related Topics: <field>Storytelling, Museum Games and Groupwork</field>. 
<school>Hochschule Niederrhaltung</school>, 
<place>Germany</place> (<start>April, 2025</start> - <end>July, 2025</end>)</edu>

---
### <h>Experience:</h>
 * <job><title>Gameplay Programmer (Intern)</title>: 
   Related Topics: <tech>GDScript, Blender, Play Testing</tech>. 
<employer>Harmattan Pixels</employer>, Independence Layout, <place>Enugu</place> (<start>June, 2024</start> - <end>October, 2024</end>) 
   <point>Fish and weather systems for a river game, 4 people team.</point></job>
 * <job><title>Project Leader</title>: 
   Related Topics: <tech>Flutter, Accessibility, Igbo Text-to-Speech</tech>. 
   <point>2nd Place Project, Lead Developer of "Akwukwo" reading app, [DISCONTINUED]</point>
<employer>Savannah Youth Code Program</employer>, <place>Nsukka, Nigeria</place> (<start>Feb, 2022</start> - <end>December, 2022</end>) </job>
 * <job><title>Junior Artist</title>: 
   Related Topics: <tech>Pixel Art, Sound and Testing</tech>. 
<employer>TwoYams</employer>, Indie Game Group. (<start>July, 2020</start> - <end>December, 2021</end>) </job>

---
### <h>Skills & Proficiencies:</h>
<skills> * <group>Programming/Scripting Languages:</group>
    * <skill>GDScript</skill>, <skill>C#</skill>, and <skill>C++</skill>. 
    * <skill>Dart</skill>, <skill>Javascript</skill>, <skill>HTML (& CSS)</skill>. 
    * A little <skill>Lua</skill>
 * <group>Software:</group>
    * <skill>Godot Engine</skill> 
    * <skill>Unity</skill> 
    * <skill>Aseprite</skill>
    * <skill>Blender</skill> 
    * <skill>Git</skill></skills>
 * Natural Languages:
    * <language>Igbo</language> (<level>Native</level>) 
    * <language>English</language> (<level>Fluent</level>)  
    * <language>German</language> (<level>A2</level>)
