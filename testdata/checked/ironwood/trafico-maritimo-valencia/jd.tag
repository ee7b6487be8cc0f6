Oferta nº 0932 · Sector: logística internacional
Empresa: <employer>Transitaria Albufera Cargo, S.L.</employer>
Puesto: <title>Técnico/a de tráfico marítimo (importación FCL/LCL)</title>
Centro de trabajo: <place>Valencia, Grao</place>
Contrato: indefinido, jornada completa (8:30 a 17:30, viernes intensivo)
Salario: <pay>entre 27.000 y 32.000 € brutos anuales</pay>, según valía

SOBRE NOSOTROS
Somos una transitaria de 38 personas que lleva desde 1994 moviendo azulejo, naranjas y, últimamente, muchas placas solares. Tenemos departamento propio de <no>carga aérea</no> y una compañera que se encarga de la <no>contratación de camiones</no>, así que no buscamos eso.

QUÉ HARÁS
Vas a <duty>gestionar expedientes de importación de principio a fin</duty>, desde el booking con la naviera hasta la entrega. Tendrás que <duty>pedir y negociar fletes</duty>, <duty>revisar BL, facturas y packing list</duty>, <duty>avisar al cliente antes de que él te llame</duty> y <duty>coordinarte con el representante aduanero</duty>, que es quien presenta los despachos: tú no harás <no>DUA</no>.

QUÉ PEDIMOS
1) <years n="3" of="tráfico marítimo en transitaria">Mínimo 3 años en tráfico marítimo</years> dentro de una transitaria o consignataria, con <must>importación</must> de Asia
2) Manejo de <must>FCL</must> y <must>grupaje (LCL)</must>
3) <must>Incoterms 2020</must> y <must>documentación de embarque</must>
4) Conocimiento de la operativa del puerto: <must g="1">ValenciaportPCS</must> o <must g="1">Portic</must>
5) <lang c="must">Inglés B2</lang> real, vas a hablar con agentes de Ningbo y Chennai cada día
6) <degree c="must">Grado superior en Comercio Internacional</degree>, grado universitario o similar
7) <must>Excel</must> y algún ERP de transitario, mejor si es <nice g="2">CargoWise</nice> o <nice g="2">Visual Trans</nice>

SE VALORARÁ
<nice>Mercancías peligrosas (IMDG)</nice>, nociones de <nice>aduanas</nice>, <lang c="nice">valenciano</lang>, <lang c="nice">chino</lang> y experiencia en <nice>reclamaciones por demoras y ocupaciones</nice>. Carácter tranquilo y <must>orientación al cliente</must>.

Imprescindible <permit>permiso de trabajo en España</permit>.

OFRECEMOS
Un día de teletrabajo, seguro médico, clases de <no>francés</no> pagadas y paella el último jueves de mes. Plan de igualdad registrado.

Interesados, currículum a rrhh@albuferacargo.example.com indicando la referencia 0932.
