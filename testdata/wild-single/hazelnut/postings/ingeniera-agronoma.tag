Asunto: búsqueda <title>Asesor/a técnico/a agronómico/a</title> – zona núcleo

Estimados colegas del Colegio de Ingenieros:

Les pido que circulen esta búsqueda entre los matriculados. Desde la <employer>Cooperativa Agrícola La Constancia</employer>, con sede en <place>Pergamino, provincia de Buenos Aires</place>, vamos a incorporar a una persona para asesorar a unos 60 productores asociados, de entre 80 y 900 hectáreas cada uno, en soja, maíz y trigo. La cooperativa tiene además acopio, <no>molino harinero</no>, una pequeña área de <no>seguros</no> y una veterinaria de mostrador, pero nada de eso le tocará a quien entre.

El trabajo se hace con botas y no en la oficina. Hay que <duty>recorrer lotes y monitorear plagas y malezas</duty>, <duty>armar planes de fertilización a partir de análisis de suelo</duty>, <duty>emitir recetas fitosanitarias</duty>, <duty>coordinar ensayos de híbridos con los semilleros</duty> y, dos o tres veces por campaña, <duty>dar charlas a campo</duty> en las que nadie se calla la boca. La venta de insumos la lleva el equipo comercial; acá no se trabaja <no>a comisión</no> y el asesoramiento tiene que seguir siendo independiente.

Buscamos un profesional con <degree c="must">título de Ingeniero/a Agrónomo/a</degree>, <licence c="must">matrícula provincial CIAFBA al día</licence> y <years n="3" of="asesoramiento de cultivos extensivos">no menos de tres campañas completas</years> en cultivos extensivos. Tiene que dominar el <must>manejo integrado de plagas</must> y el <must>control de malezas resistentes</must> (rama negra, yuyo colorado: ustedes saben), entender de <must>nutrición de cultivos</must> y de <must>siembra directa</must>, y poder leer un <must>mapa de rendimiento</must> sin marearse. Para las prescripciones usamos imágenes satelitales, con lo cual pedimos manejo de <must g="sig">QGIS</must> o de alguna plataforma como <must g="sig">Auravant</must>. <licence c="must">Carnet de conducir</licence> y ganas de manejar por caminos de tierra. En lo personal, alguien que <must>escuche al productor</must> antes de recetar, <must>puntual</must>, con <must>criterio propio</must> y <must>facilidad para hablar en público</must>.

Valoraremos la experiencia en <nice>cultivos de servicio</nice>, <nice>riego por pivote</nice>, <nice>buenas prácticas agrícolas</nice> o <nice>carbono y huella ambiental</nice>, como también un <degree c="nice">posgrado en producción vegetal</degree>. Si maneja <nice>drones</nice>, bienvenido, aunque el vuelo con <no>drones pulverizadores</no> está tercerizado. <no>Ganadería</no> no hace falta; tampoco <no>inglés</no>. El sistema de gestión (<no>Albor</no>) lo enseñamos nosotros.

La relación es en blanco, full time, con un ingreso de <pay>$ 2.450.000 brutos mensuales, ajuste trimestral por paritarias</pay>, camioneta con combustible, celular, obra social a elección, almuerzo en sede los días de lluvia y una capacitación por año (el año pasado fue sobre <no>mercado de granos</no> en Rosario). Radicarse a menos de 40 km es condición; ayudamos con el alquiler los primeros seis meses.

Los interesados pueden escribir hasta fin de mes a rrhh@laconstancia.example.org contando qué lote les dio más trabajo y por qué. Absoluta reserva.

Saludos cordiales,
Norma Bevilacqua
Gerencia Técnica
