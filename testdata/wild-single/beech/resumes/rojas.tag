<name>Carolina Paz Rojas Sepúlveda</name>
<headline>Profesora de Educación General Básica, mención Lenguaje</headline>
<status>RUT 00.000.000-0</status> · <status>Chilena</status> · <status>nacida el 9-V-1985</status> · <place>Chillán, Región de Ñuble</place> · <phone>+56 9 5555 2871</phone> · <email>carolina.rojas.s@example.com</email>

<h>Antecedentes laborales</h>

<job><start>2016</start>–<end>a la fecha</end>     <employer>Escuela F-214 "Los Aromos de Quinchamalí"</employer>, DAEM Chillán
                    <title>Profesora jefe 3° y 4° básico (curso combinado)</title>, 38 hrs., titular
                    <title>Encargada PIE</title> desde 2020
                      – <point>Aplicación de DIA y planes de reactivación lectora.</point>
                      – <point>Coordino a 1 educadora diferencial y 1 fonoaudióloga
                        (sin jefatura).</point>
                      – <point>Taller de huerto y biblioteca CRA.</point></job>

<job><start>marzo</start> a
<end>dic. 2015</end>           <employer>Colegio San Vicente de Coihueco</employer> (part. subv.)
                    <title>Profesora de Lenguaje 5° a 8°</title>, reemplazo pre y post natal
                      – <point>30 hrs. lectivas, preparación SIMCE 6°.</point></job>

<job><start>2011</start>–<end>2014</end>           <employer>Liceo Polivalente de Yungay</employer>
                    <title>Docente de aula</title>, a contrata
                      – <point>Jefatura de 7° A y comité de convivencia.</point></job>

<job><start>2010</start>                <employer>Preuniversitario Itata</employer>
                    <title>Tutora de Lenguaje</title>, a honorarios</job>

2012                Licencia maternal

<h>Antecedentes académicos</h>

<edu><start>2005</start>–<end>2010</end>           <degree>Profesora de Educ. Gral. Básica</degree>, <degree>Licenciada en Educación</degree>
                    <school>Universidad del Bío-Bío</school>, aprobada con <grade>distinción (6,1)</grade></edu>

<edu><end>2019</end>                <degree>Postítulo</degree> en <field>Inclusión y NEE</field>, <school>U. Católica del Valle Central</school>
                    (b-learning)</edu>

<h>Perfeccionamiento</h>

<cert><date>2018</date>                <cname>Evaluación Docente: tramo Avanzado</cname>, <issuer>CPEIP</issuer></cert>
<cert><date>2022</date>                <cname>Leo Primero, 2° ciclo</cname>, <issuer>Mineduc</issuer>, 45 h</cert>

<h>Otros</h>

Idioma              <language>Inglés</language>, <level>lectura</level>
Computación         <skills><skill>Genially</skill>, <skill>Drive</skill>, <skill>SIGE</skill>, <skill>Napsis</skill></skills>
Intereses           <other>Canto a lo poeta, cerámica, trekking</other>
<status>Disponibilidad      marzo 2025, traslado a Concepción</status>
