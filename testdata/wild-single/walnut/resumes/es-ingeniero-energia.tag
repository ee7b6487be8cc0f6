# <name>Iñaki Etxegarai Solís</name> | <headline>Ingeniero de proyectos · Fotovoltaica y almacenamiento</headline>

<email>inaki.etxegarai@example.com</email> — <place>Zaragoza</place> — <status>Disponibilidad para viajar</status>

## <h>Trayectoria</h>

<job>**<employer>Solarbide Renovables, S.L.U.</employer>** (filial de Borealis Energía)

  * <title>Jefe de Proyectos (EPC) – Aragón y La Rioja</title>, de <start>enero de 2022</start> a <end>hoy</end>
      + <point>7 plantas, 214 MWp en total, la mayor de 62</point>
      + <point>Equipo propio de 3; subcontratas de hasta 150 personas en obra</point>
  * <title>Ingeniero de Diseño Sénior</title>, de <start>mayo de 2019</start> a <end>diciembre de 2021</end>
      + <point>PVsyst, estudios de sombras, trackers a un eje</point>
  * <title>Ingeniero de Diseño</title> (becario → contratado en 2018), <start>2017</start>–<end>2019</end>
</job>
<job>**<employer>Universidad de Zaragoza</employer>** – Escuela de Ingeniería y Arquitectura

  * <title>Profesor asociado de Máquinas Eléctricas</title> (3 h/semana), <start>cursos 2020/21</start> y <end>2021/22</end>
</job>
<job>**<employer>Talleres Ebro Medio, S. Coop.</employer>** <place>Tudela (Navarra)</place>

  * <title>Técnico de mantenimiento</title>, <start>verano de 2014</start> y <end>verano de 2015</end>
</job>
## <h>Estudios</h>

- <edu><school>Universidad de Zaragoza</school>: <degree>Máster Universitario</degree> en <field>Energías Renovables y Eficiencia Energética</field> (<start>2016</start>–<end>2017</end>), <grade>8,7/10</grade></edu>
- <edu><degree>Grado</degree> en <field>Ingeniería Eléctrica</field> (<start>2011</start>–<end>2016</end>), misma universidad; <point>TFG: «Huecos de tensión en parques conectados a red débil», Matrícula de Honor</point></edu>
- <edu>Erasmus: <school>Tampereen yliopisto</school>, <place>Tampere (Finlandia)</place>, <end>otoño de 2014</end></edu>
- <edu><degree>Ciclo Formativo de Grado Superior</degree> (<field>Sistemas Electrotécnicos y Automatizados</field>), <school>CIP ETI Tudela</school>, <start>2009</start>–<end>2011</end></edu>

## <h>Certificados</h>

- <cert><cname>PMP</cname>, <issuer>PMI</issuer>, <date>2023</date></cert>
- <cert><cname>Curso básico de PRL</cname> (60 h), <issuer>Fundación Laboral de la Construcción</issuer></cert>

## <h>Software</h>

| | |
|---|---|
<skills>| <group>Diseño</group> | <skill>PVsyst</skill>, <skill>AutoCAD</skill>, <skill>PVcase</skill> |
| <group>Gestión</group> | <skill>MS Project</skill>, <skill>Presto</skill> |
| <group>Datos</group> | <skill>Python</skill> (pandas, lo justo) |
</skills>
## <h>Idiomas</h>

<language>Castellano</language> y <language>euskera</language> (<level>bilingüe</level>), <language>inglés</language> (<level>C1, CAE 2016</level>), <language>finés</language> (<level>saludar y pedir sauna</level>)
