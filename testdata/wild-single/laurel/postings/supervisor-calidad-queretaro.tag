IMPORTANTE EMPRESA DEL RAMO AUTOMOTRIZ SOLICITA:

"<title>SUPERVISOR DE CALIDAD</title>" (INYECCIÓN DE PLÁSTICO) TURNO 2

EMPRESA: <employer>Plastiformas del Bajío S.A. de C.V.</employer>
ZONA DE TRABAJO: <place>Parque Industrial El Marqués, Querétaro</place>
SUELDO: <pay>$22,000 a $25,000 mensuales brutos + vales</pay>
HORARIO: Lunes a viernes 15:00 a 23:00, sábados cada quince días

REQUISITOS:
-Escolaridad: <degree c="must">Ingeniería Industrial, Mecánica, Plásticos o afín (titulado)</degree>
-Experiencia mínima <years n="3" of="supervisión de calidad en industria automotriz">3 años</years> como supervisor de calidad en giro <must>automotriz</must> (INDISPENSABLE)
-Edad indistinta, sexo indistinto
-<must>Core Tools</must> (<must>APQP</must>, <must>PPAP</must>, <must>AMEF</must>, <must>SPC</must>, <must>MSA</must>)
-<must>IATF 16949</must>
-Solución de problemas: <must g="1">8D</must>, <must g="1">A3</must> o <must g="1">5 porqués</must>
-Interpretación de planos con <must>GD&T</must>
-<must>Manejo de personal</must> (12 inspectores a su cargo), <must>liderazgo</must>
-<lang c="must">Inglés intermedio</lang>, para juntas con cliente. El <no>japonés</no> NO se necesita, hay intérprete
-<must>Excel intermedio</must>
-<must>Actitud de servicio</must>, <must>toma de decisiones</must>, <must>trabajo bajo presión</must>

DESEABLE:
-<nice>Auditor interno IATF</nice>
-<nice>CMM con PC-DMIS</nice>
-<nice>Minitab</nice>
-<nice>Moldes e inyección de plástico</nice> (si vienes de estampado o fundición también te queremos conocer)

ACTIVIDADES:
Será responsable de <duty>asegurar la liberación de primeras piezas y arranques</duty>, <duty>atender reclamos de cliente y dar seguimiento en portales</duty>, <duty>coordinar la contención de material sospechoso</duty>, <duty>capacitar a inspectores</duty> y <duty>presentar indicadores (PPM, scrap) en la junta diaria</duty>. La <no>programación de robots</no> y el <no>ajuste de máquina</no> son de Procesos, NO de este puesto.

OFRECEMOS:
*Contratación directa por la empresa, 100 % nómina
*Prestaciones de ley y superiores: 20 días de aguinaldo, fondo de ahorro 8 %, vales de despensa $1,600, seguro de vida
*Transporte desde Querétaro centro, El Pueblito y La Cañada
*Comedor subsidiado
*Bono por asistencia y puntualidad
*Crecimiento

INTERESADOS que cubran el perfil enviar CV ACTUALIZADO con pretensión económica al correo reclutamiento@plastiformas.example.com con asunto SUP CALIDAD T2, o por WhatsApp al 442 555 0139 con la Lic. Fernanda Olvera. Entrevistas de martes a jueves 9:00 a 13:00, presentar solicitud elaborada e identificación. ¡No se pide prueba de embarazo ni VIH! Reclutamiento gratuito, que no te engañen.
