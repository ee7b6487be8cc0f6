<employer>Fundación Puerto Claro</employer>
BOLSA DE EMPLEO 2025 · Ref. ES-07/MLG

<title>Educador/a social</title> – piso de emancipación para jóvenes extutelados, <place>Málaga capital</place>

¿Quiénes somos? Una entidad sin ánimo de lucro con 22 años de trabajo en Andalucía. Gestionamos once recursos residenciales, un taller de cocina y una asesoría jurídica en la que colaboran abogadas especialistas en <no>extranjería</no> (o sea: esa parte la tienes cubierta).

¿Qué harás? <duty>Acompañar a seis chicos y chicas de 18 a 21 años en su día a día</duty>; <duty>elaborar con cada uno su plan individualizado y revisarlo cada trimestre</duty>; <duty>coordinarte con salud mental, SAE y centros educativos</duty>; <duty>mediar en los conflictos de convivencia</duty>; <duty>redactar informes para la Junta</duty>. Turno de tarde (15:00-22:30) y un fin de semana al mes. Por la noche está el monitor.

¿Qué te pedimos sí o sí?
1º <degree c="must">Grado o Diplomatura en Educación Social, o habilitación del Colegio</degree>.
2º <licence c="must">Colegiación en el COPESA</licence> (u otro colegio autonómico, con traslado).
3º <licence c="must">Certificado negativo de delitos sexuales</licence>, con fecha de los últimos tres meses.
4º <years n="1" of="recursos residenciales con jóvenes o menores">Un año, como mínimo, en recursos residenciales con menores o jóvenes</years>. Las prácticas no computan.
5º Manejo de <must>intervención en crisis</must> y <must>mediación</must>.
6º <must>Redacción de informes socioeducativos</must> sin copiar y pegar.
7º <must>Ofimática básica</must>.

¿Qué suma puntos en la baremación?
– <lang c="nice">Árabe dariya</lang> o <lang c="nice">francés</lang> (hasta 2 puntos)
– Formación en <nice>enfoque de trauma</nice> (1 punto)
– <nice>Perspectiva de género</nice> (0,5)
– <licence c="nice">Permiso B</licence> (0,5)

¿Y qué no? No buscamos perfiles de <no>psicología clínica</no> ni de <no>trabajo social</no>; para ellos hay otra convocatoria abierta. La <no>captación de fondos</no> no te toca.

Condiciones: <pay>1.812,40 € brutos x 14 pagas</pay> según convenio de acción e intervención social, 37 h, supervisión externa mensual, 25 días laborables + asuntos propios. Sustitución por excedencia hasta febrero de 2027.

¿Cómo eres? <must>Paciente</must>, con <must>límites claros</must>. Sabes que a veces el mejor rato de intervención es fregar los platos juntos.

Inscripción mediante formulario en la web hasta el 12/09/2025 a las 14:00 h; dudas: empleo@puertoclaro.example.org. La Fundación dispone de Plan de Igualdad y protocolo LGTBI. Los datos se tratarán conforme al RGPD.
