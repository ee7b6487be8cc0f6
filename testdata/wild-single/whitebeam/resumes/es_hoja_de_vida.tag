HOJA DE VIDA

<name>YURLEIDY ANDREA CIFUENTES BARBOSA</name>
<status>C.C. 1.0XX.XXX.XXX de Duitama</status>
<place>Cra 17 # 4-31 Barrio Boyacá, Duitama (Boyacá)</place>
CELULAR <phone>300 555 0177</phone>
<email>yacifuentes@example.com</email>

<h>PERFIL LABORAL</h>
<summary>Auxiliar contable con experiencia en causación, conciliaciones y nómina, persona
responsable, puntual, con facilidad para trabajar en equipo y bajo presión.
Actualmente estudio VII semestre de contaduría en la noche.</summary>

<h>FORMACION ACADEMICA</h>
PRIMARIA:          <edu><school>ESCUELA RURAL EL CARMEN</school>, <end>2004</end></edu>
SECUNDARIA:        <edu><school>COLEGIO INTEGRADO LOS ANDES DE TUNDAMA</school>
                   <degree>BACHILLER</degree> <field>COMERCIAL</field>, <end>2010</end></edu>
TECNICO:           <edu><school>INSTITUTO TECNICO TUNDAMA</school>
                   <degree>TECNICO LABORAL</degree> EN <field>CONTABILIDAD Y FINANZAS</field>, <end>DIC 2012</end></edu>
UNIVERSITARIO:     <edu><school>CORPORACION UNIVERSITARIA DEL ALTO CHICAMOCHA</school>
                   <field>CONTADURIA PUBLICA</field>, <end>en curso</end></edu>

<h>EXPERIENCIA LABORAL</h>

<job>EMPRESA:           <employer>LACTEOS EL PARAMO S.A.S.</employer>
CARGO:             <title>AUXILIAR CONTABLE II</title>
JEFE INMEDIATO:    Sra. Nidia Rosmary Puentes
TELEFONO:          310 555 0100
TIEMPO LABORADO:   DE <start>FEBRERO 5 DE 2019</start> A LA <end>FECHA</end>
FUNCIONES:         <point>Causación de facturas (aprox 700/mes) en Siigo,</point> <point>conciliación de
                   4 bancos,</point> <point>liquidación de nomina de 52 empleados y PILA,</point> <point>apoyo a la
                   contadora en medios magnéticos</point></job>

<job>EMPRESA:           <employer>FERRETERIA EL TORNILLO FELIZ</employer>
CARGO:             <title>CAJERA - FACTURADORA</title>
JEFE INMEDIATO:    Don Hernando Siachoque
TIEMPO LABORADO:   2 AÑOS 3 MESES (<start>OCT/2016</start> - <end>ENE/2019</end>)
FUNCIONES:         <point>Cuadre de caja diario, cartera de clientes, inventario anual</point></job>

<job>EMPRESA:           <employer>ALCALDIA DE SAN ISIDRO DEL TUNDAMA</employer>
CARGO:             <title>CONTRATISTA APOYO TESORERIA (OPS)</title>
TIEMPO LABORADO:   <start>2015</start>, 11 MESES
FUNCIONES:         <point>Archivo y recibos de predial</point></job>

<job>EMPRESA:           <employer>INSTITUTO TECNICO TUNDAMA</employer>
CARGO:             <title>PRACTICANTE</title>
TIEMPO LABORADO:   6 MESES, <start>2012</start></job>

<h>OTROS CONOCIMIENTOS</h>
<skills><skill>SIIGO NUBE</skill>, <skill>WORLD OFFICE</skill> (BASICO), <skill>EXCEL INTERMEDIO</skill>, <skill>FACTURACION ELECTRONICA DIAN</skill></skills>
<cert>CURSO <cname>NIIF PARA PYMES</cname> 40 HORAS, <issuer>VIRTUAL</issuer>, <date>2021</date></cert>

<h>REFERENCIAS PERSONALES</h>
<other>JHON FREDY ACOSTA - DOCENTE - 311 555 0101</other>
<other>LUZ MARINA BARBOSA - MODISTA - 312 555 0102</other>

<h>REFERENCIAS FAMILIARES</h>
<other>FLOR BARBOSA - AMA DE CASA</other>



_______________________________
YURLEIDY ANDREA CIFUENTES B.
C.C.
