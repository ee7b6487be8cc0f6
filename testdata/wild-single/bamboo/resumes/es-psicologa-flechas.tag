# <name>Mariana Tlahuice Ordaz</name>

<headline>Psicóloga, terapeuta familiar, docente</headline>

<email>m.tlahuice@example.com</email> | <link>marianatlahuice.example.org</link>

## <h>Actualmente</h>

<summary>Consulta privada • Supervisión clínica • Peritajes en materia familiar</summary>

### <h>Áreas de Experiencia</h>

<skills><skill>Terapia sistémica</skill> • <skill>Intervención en crisis</skill> • <skill>Violencia de género</skill> • <skill>Adolescentes</skill> • <skill>Entrevista forense</skill> • <skill>Aplicación de WISC-V y MMPI-2</skill></skills>

## <h>Ocupación</h>

<job>`<start>2018</start>→` **<employer>Espacio Ceiba</employer>**

* <title>Fundadora y psicoterapeuta</title></job>

<job>`<start>2020</start>→` **<employer>Universidad Mixcoac</employer>**

* <title>Profesora de asignatura</title> (Psicopatología infantil; Entrevista clínica)</job>

<job>`<start>2016</start>-<end>19</end>` **<employer>Tribunal Superior de Justicia del Estado - Centro de Convivencia Familiar Supervisada</employer>**

* <title>Perito en psicología</title>
* <point>Más de 150 dictámenes de guarda y custodia; comparecencia en audiencia oral</point></job>

<job>`<start>2013</start>-<end>16</end>` **<employer>DIF Municipal de Tlaltenco (antes INMUFA)</employer>**

* <title>Psicóloga de Procuraduría</title>; <title>Encargada de albergue temporal</title></job>

<job>`<start>2012</start>` **<employer>Hospital Psiquiátrico Infantil Dr. Salas</employer>**

* <title>Servicio social</title></job>

<job>`<start>2009</start>-<end>11</end>` **<employer>Librería El Péndulo Azul</employer>**

* <title>Cajera y librera</title></job>

## <h>Educación</h>

<edu>`<start>2014</start>-<end>16</end>` **<school>Instituto de la Familia del Valle</school>**

* <degree>Maestría</degree> en <field>Terapia Familiar</field></edu>

<edu>`<start>2007</start>-<end>12</end>` **<school>Facultad de Psicología de la UNAM</school>**

* <degree>Licenciatura</degree> en <field>Psicología</field></edu>

<edu>`<start>2005</start>-<end>06</end>` **<school>ENAH</school>**

* Dos semestres en <degree>Licenciatura</degree> en <field>Antropología Social</field></edu>

## <h>Diplomados y certificados</h>

<cert>`<date>2021</date>` **<cname>EC0217 Impartición de cursos</cname>**

* <issuer>CONOCER</issuer></cert>

<cert>`<date>2017</date>` **<cname>Diplomado en Psicología Forense</cname>**

* <issuer>Colegio de Peritos de Anáhuac</issuer></cert>

## <h>Publicaciones y medios</h>

<pub>`<end>2022</end>` **<title>La mesa larga: relatos de familias en litigio</title>**

* Capítulo de libro colectivo</pub>

<pub>`<start>2019</start>→` **<title>Podcast Lo que se hereda</title>**

* 64 episodios</pub>

Cédula profesional: <status>0000881</status>

Última actualización: Febrero 2025
