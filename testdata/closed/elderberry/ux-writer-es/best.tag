Itziar Montcalvet Robles · redactora UX (contenidos de producto) · Valencia, híbrido

AHORA
Fintia Pagos SAU – UX writer semi-senior, may 2022-
· somos 2 writers para 6 squads; yo llevo cobros y onboarding. La lead de contenido (Nerea) firma la guía de estilo
· reescritura del alta de comercio (KYC): abandono 38 → 29 %; el rediseño de pantallas salió a la vez, así que el mérito es a medias
· tests: 3 rondas con research, yo preparo textos y tomo notas, moderar moderé 1 vez
· errores: inventario de unos 700 mensajes, revisados 420, resto pendiente
· catalán y gallego: los hace agencia, yo doy contexto; portugués probado, no lanzado
· prompts del chatbot: equipo de datos; yo puse el tono (doc de 4 págs.)
· ley accesibilidad (EAA): checklist hecha con legal; auditoría externa en curso
· figma: comento y edito copias, componentes no. Ditto piloto 2 meses, se canceló
· becaria 6 meses, tutora académica era la uni, yo día a día

ANTES
2020-22 autónoma/agencia (Rótulo & Cía, 60 % jornada desde oct. 2020): microcopy para e-commerce 5 clientes, 2 de ellos solo fichas de producto
2017-20 Ayto. de Benialcor: interina, aux. administrativa, atención ciudadana; grupo de lenguaje claro (éramos 9), 11 formularios simplificados de 60 previstos
2016 subtítulos por encargo

ESTUDIOS
Grado en Traducción e Interpretación (en-fr), Univ. del Turia Baixa, 2016
Máster Lingüística Aplicada: 48 ECTS de 60, falta TFM
Curso UX Writing 40 h 2020. HTML/CSS noción; SQL una tarde
Inglés C1 (cert. 2015, sin renovar), francés B2, valenciano C1 JQCV
Charla: meetup local, 25 personas, 2023. Propuesta para congreso: en lista de espera
