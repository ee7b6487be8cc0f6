<name>MARÍA PILAR LAHUERTA SOS</name>
<headline>Graduada social</headline> (colegiada no ejerciente)
c/ Predicadores, <place>Zaragoza</place> - tel. <phone>600 555 143</phone> - <email>pilar.lahuerta@example.com</email> - <status>carné B</status>

<h>DÓNDE HE TRABAJADO</h>

<job>(<start>2018</start> – <end>sigo</end>) <employer>Limpiezas Moncayo Integral, S.A.</employer> // <place>Zaragoza</place> // <title>Jefa de administración laboral</title>
Empresa de limpieza y lavandería hospitalaria, entre 480 y 530 personas en alta según el mes.
<point>Desde enero de 2020 la nómina sale cuando yo digo que sale: reviso incidencias, lanzo el cálculo,
cuadro con contabilidad y doy el visto bueno al fichero de transferencias. Antes lo hacía a medias con
la anterior jefa.</point>
<point>Bases, liquidaciones (RLC/RNT), afiliación, partes IT por RED; los conflictos de SILTRA del día 28
también. Contratos y prórrogas a Contrat@.</point>
<point>Tres convenios distintos (limpieza de Zaragoza, limpieza de Huesca y tintorerías). Atrasos de 2022:
19 meses, 612 personas, una sola complementaria.</point>
<point>Retenciones: 111 mensual, 190 en enero, regularización de tipos cada trimestre.</point>
<point>A3Nom desde siempre; macros y Power Query para volcar los cuadrantes de 37 centros.</point>
<point>Una técnica fija conmigo y una persona en prácticas cada primavera.</point>
<point>Dos visitas de la Inspección (2021 y 2023): preparé la documentación y acudí con el abogado. Una
quedó sin acta, la otra en requerimiento.</point>
<point>Fichaje por móvil: piloto en 6 centros, el resto previsto para otoño.</point>
<point>Registro retributivo 2023 hecho con la herramienta del Ministerio; la auditoría la firmó una
consultora.</point></job>

<job>(<start>2012</start> – <end>2018</end>) <employer>Gestoría Bailo y Asociados</employer> // <place>Huesca</place> // <title>Técnica laboral</title>
<point>Cartera de unas 45 pymes: bares, talleres, una residencia de 38 plazas (convenio de dependencia).</point>
<point>Finiquitos, embargos, ITs, pagas prorrateadas o no, y el teléfono.</point></job>

<job>(<start>2010</start> – <end>2012</end>) varias ETT, <title>auxiliar administrativa</title>, <place>Huesca</place> y <place>Monzón</place></job>

<h>QUÉ ESTUDIÉ</h>
<edu><degree>Diplomatura</degree> en <field>Relaciones Laborales</field>, <school>Universidad de Zaragoza</school>, <end>2009</end></edu>
<edu><degree>Máster</degree> en <field>Dirección de RR. HH.</field>, <school>UNIR</school>: matriculada, 24 de 60 créditos</edu>
<cert><cname>Agente de igualdad</cname>, 60 h, <issuer>Cámara de Zaragoza</issuer>, <date>2022</date></cert>

<h>LO QUE MANEJO</h>
<skills><skill>A3Nom</skill> (mucho), <skill>Excel con Power Query</skill> (mucho), <skill>Sage Nominaplus</skill> (hasta 2018), <skill>Meta4</skill> (una demo, nada más)</skills>

<language>Inglés</language> <level>de andar por casa</level>
