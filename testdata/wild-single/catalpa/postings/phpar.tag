=== Búsqueda abierta ===

Puesto ........ <title>Desarrollador/a PHP Semi Senior (e-commerce)</title>
Empresa ....... <employer>Tero Digital</employer>
Dónde ......... <place>100% remoto, Argentina</place> (oficina opcional en Rosario, con parrilla)
Cuánto ........ <pay>ARS 2.400.000 a 2.900.000 brutos, ajuste trimestral por IPC</pay>
Cómo .......... Relación de dependencia, 40 h, UTC-3
Código ........ TD-PHP-31

Hola, ¿qué tal? Somos Tero Digital, una agencia de once personas que hace tiendas online para marcas medianas: yerba, zapatillas, repuestos de moto, una funeraria (posta). Arrancamos en 2015 con <no>Magento</no> y por suerte ya no lo tocamos más. Hoy el 80 % de lo que entregamos es <no>Tiendanube</no> y lo lleva el equipo de diseño sin escribir código; el 20 % restante, lo que no entra en ninguna plataforma, es donde te necesitamos.

Tu día a día va a ser más o menos así. A la mañana hacemos una daily corta, de verdad corta. Después te toca <duty>integrar tiendas con los sistemas de gestión de los clientes</duty>, que suelen ser viejos y estar mal documentados, <duty>mantener un conector propio con Mercado Libre</duty> que usan diecinueve tiendas y <duty>atender los incidentes que escala soporte</duty>. En Hot Sale y Black Friday hay guardia paga, dos noches al año; el resto del tiempo se corta a las seis.

¿Qué esperamos? Que tengas <years n="3" of="PHP">tres años o más</years> laburando con <must>PHP</must> 8 y <must>Laravel</must>; que conozcas <must>MySQL</must> más allá del select con asterisco; que hayas consumido y publicado <must>APIs REST</must>, con webhooks que a veces llegan dos veces y a veces ninguna, y que por eso mismo sepas usar <must>colas</must>. <must>Git</must>, obvio. Pedimos haber integrado al menos un medio de pago, sea <must g="1">Mercado Pago</must>, sea <must g="1">Payway</must>, sea <must g="1">MODO</must>. Valoramos mucho a la gente <must>ordenada</must> que avisa antes de que explote. Con el <lang c="must">inglés</lang> alcanza para leer documentación; nadie te va a hacer una entrevista en inglés.

Suma, y lo decimos en serio que solamente suma: haber peleado con los web services de <nice>ARCA</nice> (ex AFIP) para factura electrónica, algo de <nice>Docker</nice>, o <nice>testing automatizado</nice> con Pest o PHPUnit. Si además sabés <nice>Shopify</nice>, contanos, hay un cliente en Chile preguntando.

¿Qué no esperamos? Título no pedimos. No hace falta <no>React</no>, no hace falta <no>diseño</no>, no hace falta <no>SEO</no>: para todo eso hay alguien. Tampoco vas a administrar <no>servidores</no>, los maneja un proveedor con <no>Ansible</no>. Y no, no estamos metiendo <no>blockchain</no> en ningún lado.

Lo que damos: OSDE 210 para vos y tu familia, notebook con <no>Ubuntu</no> o <no>macOS</no>, tres semanas de vacaciones desde el primer año, día de cumpleaños, clases de <no>inglés</no> y de <no>portugués</no> los martes, y una juntada anual en las sierras. También pagamos cursos; este año hubo de <no>Vue</no> y de <no>oratoria</no>.

Cómo sigue: nos escribís a busquedas@terodigital.example.net con tu CV o tu perfil y dos líneas sobre la peor integración que te tocó. Charla de media hora con Flor, después una técnica de una hora mirando código nuestro (malo, elegido a propósito) con Nacho, y respuesta en una semana, sea sí o sea no. No hay ejercicio para el hogar.

Buscamos un equipo diverso: no preguntamos edad, estado civil ni si pensás tener hijos, y pedimos que no pongas foto. Cupo travesti-trans: priorizamos tu postulación.

Publicado el lunes · 133 visitas · 27 postulaciones · Compartir por WhatsApp · Otras búsquedas: PM con <no>Scrum</no>, Analista de <no>Google Ads</no>, Diseñador/a <no>Figma</no>
