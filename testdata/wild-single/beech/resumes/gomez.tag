<h>HOJA DE VIDA</h>

<h>DATOS PERSONALES</h>

NOMBRE                               <name>YULIANA ANDREA GÓMEZ PATIÑO</name>
<status>DOCUMENTO DE IDENTIDAD               C.C. 00.000.000 de Itagüí</status>
<status>FECHA DE NACIMIENTO                  16 de febrero de 1996</status>
<status>ESTADO CIVIL                         Unión libre</status>
CIUDAD                               <place>Medellín</place>
DIRECCIÓN                            <place>Cra 52 # 40-18, apto 301</place>
CELULAR                              <phone>300 555 8126</phone>
E-MAIL                               <email>yulianagomez.contable@example.com</email>

<h>PERFIL PROFESIONAL</h>

<summary>Tecnóloga en contabilidad y finanzas, persona responsable, con facilidad para trabajar en
equipo y bajo presión, con experiencia en facturación electrónica, conciliaciones bancarias,
cartera y nómina.</summary>

<h>FORMACIÓN ACADÉMICA</h>

ESTUDIOS TECNOLÓGICOS                <edu><degree>Tecnóloga</degree> en <field>Contabilidad y Finanzas</field>
                                     <school>SENA – Centro de Servicios</school>
                                     <end>2017</end></edu>
ESTUDIOS UNIVERSITARIOS              <edu><degree>Contaduría Pública</degree> (7° semestre, en curso)
                                     <school>Institución Universitaria Aburrá</school></edu>
ESTUDIOS SECUNDARIOS                 <edu><degree>Bachiller académico</degree>
                                     <school>I.E. Los Gómez</school>
                                     <end>2013</end></edu>
OTROS                                <cert><cname>Curso NIIF para pymes</cname> – 60 horas – <date>2020</date></cert>
                                     <cert><cname>Manejo de SIIGO Nube</cname> – <date>2019</date></cert>

<h>EXPERIENCIA LABORAL</h>

<job>EMPRESA:                             <employer>DISTRIBUIDORA EL CAFETAL S.A.S.</employer>
CARGO:                               <title>Auxiliar contable</title>
JEFE INMEDIATO:                      Beatriz Elena Cano
TELÉFONO:                            604 555 22 10
FECHA DE INGRESO:                    <start>3 de julio de 2019</start>
FECHA DE RETIRO:                     <end>Actualmente</end>
FUNCIONES:                           <point>Causación de facturas, conciliación de 5 bancos,
                                     medios magnéticos (apoyo), liquidación de nómina de 38
                                     empleados, pago de seguridad social PILA.</point></job>

<job>EMPRESA:                             <employer>TEMPORALES DEL VALLE (en misión en Textiles Guayabal)</employer>
CARGO:                               <title>Auxiliar de cartera</title>
JEFE INMEDIATO:                      Jhon Fredy Arango
FECHA DE INGRESO:                    <start>15/01/2018</start>
FECHA DE RETIRO:                     <end>30/05/2019</end>
MOTIVO:                              Terminación de obra o labor</job>

<job>EMPRESA:                             <employer>MINIMERCADO LA 52</employer>
CARGO:                               <title>Cajera</title>
TIEMPO LABORADO:                     1 año y 2 meses (<end>2016</end>)</job>

<h>HABILIDADES</h>
<skills><skill>SIIGO</skill> – <skill>World Office</skill> – <skill>Excel intermedio</skill> – <skill>facturación electrónica DIAN</skill> – <skill>archivo</skill></skills>

<h>REFERENCIAS FAMILIARES</h>
<other>Luz Dary Patiño, ama de casa, cel. 311 555 0047</other>
<h>REFERENCIAS PERSONALES</h>
<other>Sebastián Ríos, ingeniero de sistemas, cel. 310 555 9911</other>


<other>______________________________</other>
<other>Yuliana Andrea Gómez Patiño</other>
<other>C.C. 00.000.000</other>
