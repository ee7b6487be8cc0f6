<employer>Despacho Ibargüen Lozada y Asociados, S.C.</employer>
CDMX, <place>Col. Nápoles</place>

SOLICITA:

*** <title>AUXILIAR CONTABLE-FISCAL</title> ***

Requisitos:
-Sexo indistinto
-<degree c="must">Lic. en Contaduría, pasante o titulado</degree> (aceptamos 8vo semestre en adelante si el horario lo permite)
-<years n="1" of="despacho contable">1 año en despacho contable</years> comprobable
-<must>CONTPAQi Contabilidad</must> indispensable
-Manejo del <must>portal del SAT</must>: <must>declaraciones provisionales</must>, <must>DIOT</must>, descarga masiva de <must>CFDI 4.0</must>
-<must>Excel intermedio</must> (BUSCARV, tablas dinámicas, se aplica examen)
-Conocer <must>RESICO</must> personas físicas
-<must>Discreción</must> y <must>orden</must>

Actividades:
-<duty>Captura y contabilización de pólizas de 25 clientes aprox.</duty>
-<duty>Conciliaciones bancarias</duty>
-<duty>Cálculo de impuestos mensuales</duty> a más tardar el día 12
-<duty>Trámites ante el SAT: citas, e.firma, constancias</duty>
-<duty>Atender requerimientos</duty> junto con el contador encargado

Deseable (no indispensable): <nice>CONTPAQi Bancos</nice>, <nice>IMSS / SUA</nice>, <nice>devoluciones de IVA</nice>.

No se requiere: <no>Nóminas</no> (hay un área), <no>dictamen fiscal</no>, <no>inglés</no>, ni auto propio, el mensajero se encarga de la calle. El despacho maneja además <no>Aspel</no> para dos clientes viejitos pero esos los lleva el socio.

Ofrecemos:
<pay>$12,500 a $14,000 mensuales libres</pay> según examen
Prestaciones de ley desde el 1er día, vales de despensa, apoyo para titulación, día de cumpleaños
L-V 9:00 a 18:30, una hora de comida. En abril (anuales) sábados hasta las 2, se pagan.
Ambiente familiar de verdad, somos 11

Interesados presentarse con solicitud elaborada de lunes a jueves de 10 a 1, calle Kansas casi esq. Dakota, 3er piso, con la C.P. Rebeca Lozada, o mandar CV a rh@ibarguenlozada.example.org con asunto AUX FISCAL. No se dan informes por teléfono. En este despacho no se solicita prueba de embarazo ni de VIH.
