# <name>PETRA VOSSLAND</name>

**<headline>Photographer | Retoucher | Scientific Illustrator | Darkroom Teacher</headline>**

* **Portfolio:** <link>https://vossland.example.com</link> | **Prints:** <<link>https://prints.vossland.example.com</link>
* **LinkedIn:** <link>https://www.linkedin.example.com/in/petra-vossland</link>
* **<phone>(505) 555-0119</phone>** | <email>petra@vossland.example.com</email> | <place>Santa Fe, NM</place>

---

## <h>SUMMARY</h>

<summary>Photographer and illustrator with 17 years of museum, product and field work. I light difficult objects (glass, feathers, meteorites) and draw the ones that will not photograph. I care about colour being right more than about it being pretty.</summary>

---

## <h>TECHNICAL SKILLS</h>

<skills>* **<group>Photography & Lighting:</group>** <skill>Object Photography</skill>, <skill>Focus Stacking</skill>, <skill>Large Format (4x5, 8x10)</skill>, <skill>Reflectance Transformation Imaging (RTI)</skill>, <skill>Studio Strobe</skill>, <skill>Available Light</skill>.
* **<group>Colour & Post:</group>** <skill>Capture One</skill>, <skill>Photoshop</skill>, <skill>Lightroom</skill>, <skill>ICC Profiling</skill>, <skill>FADGI Targets</skill>.
* **<group>Illustration:</group>** <skill>Pen and Ink</skill>, <skill>Scratchboard</skill>, <skill>Procreate</skill>, <skill>Illustrator</skill>, (beginner) <skill>Blender</skill>.
* **<group>Analog:</group>** <skill>Silver Gelatin Printing</skill>, <skill>Cyanotype</skill>, <skill>Platinum/Palladium</skill>.</skills>

---

## <h>PROFESSIONAL EXPERIENCE</h>

<job>**<title>Photographer & Illustrator</title> – <employer>Self-Employed</employer>** | <place>Santa Fe, NM</place> (<start>2017</start>–<end>Present</end>)

* **<h>Museum & Archive Work:</h>**
  * <point>Photographed 3,400 ceramic vessels for the online catalogue of the **Arroyo Seco Collection** in fourteen months.</point>
  * <point>Built a travelling RTI dome from salad bowls and LEDs; it has been on two digs.</point>
  * <point>Colour-managed the reproduction of a 1911 survey atlas. -Second volume still in proof.</point>

* **<h>Illustration:</h>**
  * <point>Drew 62 plates for *Grasses of the High Plains* (Juniper Press, 2022).</point>
  * <point>Regular contributor to a veterinary quarterly.</point>

* **<h>Teaching (as Vossland Darkroom):</h>**
  * <point>Weekend workshops for up to eight people, six times a year</point>
  * <point>Shortlisted for **Best Small Arts Program** by the *2023 Northern New Mexico Arts Awards*</point>
</job>

<job>**<title>Head of Imaging</title> – <employer>Museum of Desert Cultures</employer>** | <place>Tucson, AZ</place> (<start>2012</start>–<end>2017</end>)

* <point>Set up the imaging lab from an empty loading dock, with a staff of two and a part-time student.</point>
* <point>Wrote the capture standard the museum still uses.</point>
</job>

<job>**<title>Staff Photographer</title> – <employer>Halvorsen Auction House</employer>** | <place>Denver, CO</place> (<start>2009</start>–<end>2012</end>)

* <point>Up to 110 lots a day: jewelry, firearms, furniture, taxidermy.</point>
* <point>Trained the seasonal shooters.</point>
* <point>Cut re-shoots by tagging every lot with a barcode card.</point>
</job>

<job>**<title>Assistant & Digital Tech</title> – <employer>Bricklight Studio Inc.</employer>** | <place>Denver, CO</place> (<start>2007</start>–<end>2009</end>)

* <point>Assisted on catalogue and food shoots, carried everything.</point>
</job>


## <h>AWARDS & RECOGNITION</h>

* <award>**<title>Guild of Natural Science Drawing, Honourable Mention</title>** – Blue Grama plate (2022)</award>
* <award>**<title>High Desert Photo Review Feature</title>** – Meteorites (March 2019)</award>


## <h>EDUCATION & CERTIFICATIONS</h>

<edu>**<school>Front Range College of Art</school>** – Denver, CO (<start>2003</start>–<end>2007</end>)
*<degree>BFA</degree>, <field>Photography</field> (with a year of biology on the side).*
</edu>

The following were completed through weekend courses in 2016:

* <cert><cname>RTI Practitioner</cname>, <date>2016</date></cert>
* <cert><cname>Handling of Museum Objects, Level 1</cname></cert>
