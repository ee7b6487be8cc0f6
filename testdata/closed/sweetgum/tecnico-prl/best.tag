CURRÍCULUM VÍTAE                                        (actualizado enero 26)

<name>Rosalía Bermejo Antolín</name>
<status>DNI en vigor</status> · <status>n. 1988, Palencia</status> · <status>Permiso B, coche propio</status>

<h>1. TITULACIONES</h>
1.1  <edu><degree>Arquitecta Técnica</degree>. <school>Universidad de Burgos</school>, <end>2012</end></edu>
1.2  <edu><degree>Máster PRL</degree> (60 ECTS), <school>Universidad de León</school>, <end>2015</end>. Espec. <field>Seguridad + Ergonomía</field>; Higiene: matriculada,
     me falta el TFM de la especialidad</edu>
1.3  <cert><cname>Coordinador SyS 200 h</cname>, <issuer>COAAT Palencia</issuer>, <date>2013</date></cert>
1.4  <cert><cname>Montaje y revisión de andamios tubulares</cname> 20 h, <date>2019</date></cert>

<h>2. TRABAJO</h>
2.1  <job><employer>Estructuras Carrión Hnos.</employer> (constructora, 110 trab.) [<start>feb-19</start> / <end>hoy</end>] <place>Palencia</place>
     <title>Técnico PRL</title>, desde 2022 <title>resp. del SPP</title> (yo y un becario a temporadas)
     o  <point>14-18 obras vivas: naves, VPO, dos residencias. Una visita por semana y obra</point>
     o  <point>PSS y anexos, aperturas de centro, libro de subcontratación, recursos preventivos</point>
     o  <point>IF de 38 (2019) a 21 (2024); el IG no bajó igual</point>
     o  <point>charlas a pie de tajo y 6 h de los oficios de albañilería y encofrado, unas 340 personas.
        Como docente de la entidad homologada, que es otra; nosotros ponemos el aula</point>
     o  <point>CAE: CTAIMA por el lado de contratista, e-coordina cuando lo pide la propiedad</point>
     o  <point>uralita: preparo la documentación del plan de trabajo, lo presenta la empresa RERA</point>
     o  <point>acompañé al auditor en la 45001 (cert. 2023), auditora interna no soy</point></job>
2.2  <job><employer>por mi cuenta</employer> [<start>2016</start> / <end>ene-19</end>]
     <title>CSS en ejecución</title>, autónoma
     o  <point>31 obras menores y 4 edificios (el mayor, 24 viviendas en Venta de Baños); actas, libro de incidencias,
        aprobación de planes</point>
     o  <point>2 paralizaciones parciales de tajo por zanja sin entibar</point></job>
2.3  <job><employer>Pisuerga SPA</employer> [<start>oct-14</start> / <end>dic-15</end>] <title>prácticas</title> y luego <title>técnico intermedio</title>
     o  <point>evaluaciones de oficinas, bares y talleres; sin obra</point></job>
2.4  <job><employer>Tejados Villamuriel</employer> [<start>2012</start> / <end>2013</end>] <title>aux. jefe de obra</title></job>
     En 2013-14, paro y cuidado de mi padre.

<h>3. LO DEMÁS</h>
     <skills><skill>Presto</skill> y <skill>AutoCAD</skill> lo justo, <skill>Excel</skill> bien, <skill>RD 1627</skill> y <skill>VI/VII convenio</skill> de memoria</skills>
     <language>Portugués</language> <level>A2 (EOI)</level>, <language>inglés</language> <level>leído</level>
     <phone>655 550 137</phone>   <email>rosalia.bermejo@example.net</email>   <place>Dueñas (Palencia)</place>
                                                                              pág. 1/1
