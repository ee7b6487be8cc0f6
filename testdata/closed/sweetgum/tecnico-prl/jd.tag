<title>Técnico/a Superior en Prevención de Riesgos Laborales (construcción)</title>
<employer>Prevalia Duero, Servicio de Prevención Ajeno</employer>
Delegación de <place>Valladolid</place> · Publicada hace 3 días · 41 inscritos

Prevalia Duero es un servicio de prevención ajeno con seis delegaciones en Castilla y León y unas 2.300 empresas clientes, la mayoría pequeñas: contratas, talleres, granjas, algún ayuntamiento. Este año se jubila Mariano, que lleva nuestras obras desde que existe el euro, y buscamos a quien tome el relevo (sin prisa, se solapan tres meses).

¿Qué vas a hacer?
Llevarás una cartera de unos 90 clientes del sector de la construcción. <duty>Visitarás obras y redactarás evaluaciones de riesgos</duty>, <duty>revisarás planes de seguridad y salud</duty>, <duty>impartirás formación a trabajadores</duty> y, cuando toque, <duty>investigarás accidentes</duty>. También actuarás como <must>coordinador/a de seguridad y salud en fase de ejecución</must> en obras pequeñas, por lo que necesitamos que ya lo hayas hecho. Las mediciones las hace otra compañera, así que la <no>higiene de campo</no> no será cosa tuya, y la <no>vigilancia de la salud</no> corresponde al área médica.

Requisitos
· <degree c="must">Máster o título oficial de Técnico Superior en PRL</degree> con la especialidad de <must>Seguridad en el Trabajo</must> y, además, <must g="1">Higiene Industrial</must> o <must g="1">Ergonomía y Psicosociología</must>.
· Titulación habilitante para coordinar: <degree c="must">arquitectura, arquitectura técnica o ingeniería</degree> (disposición adicional cuarta de la LOE). Imprescindible.
· <years n="4" of="prevención en obras de construcción">Cuatro años como mínimo en prevención de obras</years>, en SPA, constructora o ingeniería.
· Conocimiento del <must>RD 1627/1997</must> y del <must>convenio general de la construcción</must>.
· Soltura hablando en público: la <must>formación de trabajadores</must> son dos días a la semana. Si no has dado el <nice>curso de formador TPC</nice> te lo pagamos.
· <licence c="must">Carnet de conducir B</licence>; el coche lo pone la empresa.
· <must>Redacción clara</must>. Un informe que no entiende el jefe de obra no sirve.

Se valorará
<nice>Trabajos en altura y andamios</nice>, <nice>amianto (planes de trabajo RERA)</nice>, <nice>coordinación de actividades empresariales</nice> con plataformas tipo <nice g="2">e-coordina</nice> o <nice g="2">CTAIMA</nice>, <nice>auditoría ISO 45001</nice> y <lang c="nice">portugués</lang>, por las cuadrillas de Zamora. El inglés no lo usamos (<no>inglés</no>: ni se pregunta).

Ofrecemos
<pay>27.000 – 31.000 € brutos anuales</pay>, contrato indefinido, jornada de 37,5 horas con viernes hasta las 14:30, teletrabajo un día, portátil y móvil. Plan de formación propio: si te interesa, te enseñamos <no>PRL agraria</no> desde cero.

Prevalia Duero tiene plan de igualdad y protocolo de desconexión digital. Inscríbete en el portal contestando a las dos preguntas de filtro (titulación y carnet) o escribe a talento@prevalia.example.com con la referencia VA-CONS-26.
