<title>Ingeniero/a DevOps – SRE (semi senior)</title>
<employer>Turnito Salud</employer> · <place>Córdoba, Argentina</place> (híbrido, 2 días de oficina en Nueva Córdoba) o remoto desde cualquier punto del país

Hola, soy Nacho, lidero plataforma en Turnito. Te cuento sin vueltas.

Turnito es la app con la que 1,3 millones de personas sacan turno con el médico. El backend lo hace otro equipo en <no>Kotlin</no> y la app en <no>Flutter</no>; vos no vas a programar ninguna de las dos. Nosotros somos tres y nos ocupamos de que todo eso esté arriba el lunes a las 7, cuando medio país llama al pediatra a la vez.

En qué vas a trabajar
Vas a <duty>operar nuestros clusters de <must>Kubernetes</must></duty> (hoy en <must>AWS</must>, <must>EKS</must>), <duty>mantener la infraestructura como código en <must>Terraform</must></duty> y <duty>mejorar los pipelines</duty>, que están en <must g="1">GitLab CI</must>, aunque si venís de <must g="1">GitHub Actions</must> te acomodás en una semana. Vas a <duty>participar de la guardia</duty> (una semana de cada cuatro, paga) y a <duty>escribir los postmortems</duty> sin buscar culpables. Este año toca además <duty>bajar el costo de la nube un 20 %</duty>.

Qué esperamos
• <years n="3" of="infraestructura o SRE">3 años</years> en infraestructura, sysadmin o SRE
• <must>Linux</must> de memoria y <must>redes</must> con criterio
• Algún lenguaje para automatizar: <must g="2">Python</must>, <must g="2">Go</must> o <must g="2">Bash</must> bien escrito
• <must>Observabilidad</must>: usamos <nice>Prometheus</nice> y <nice>Grafana</nice>, pero lo que importa es que sepas qué medir
• <lang c="must">Inglés de lectura</lang>
• Que sepas <must>comunicar en medio de un incidente</must>

Si además viste de cerca <nice>PostgreSQL</nice> en producción, <nice>Argo CD</nice>, <nice>FinOps</nice> o <nice>normativa de datos de salud (Ley 25.326)</nice>, buenísimo. Una <licence c="nice">certificación CKA</licence> suma, no define. Título: nos da igual, la mitad no terminamos la carrera.

Qué no
Nada de <no>Windows Server</no>. Nada de <no>mesa de ayuda</no>. El año pasado evaluamos <no>Azure</no> y quedó ahí. De <no>ciberseguridad ofensiva</no> se encarga un proveedor. Y <no>Kafka</no> no tenemos, por suerte.

Qué ofrecemos
<pay>$3.100.000–$3.900.000 brutos</pay> con ajuste trimestral por IPC, bono anual, OSDE 310 para el grupo familiar, 20 días hábiles de vacaciones, semana de receso en julio, USD 60 mensuales para internet y luz, notebook a elección, clases de <no>portugués</no>, curso de <no>RCP</no> (somos de salud, nos parecía) y asado el último jueves del mes.

Cómo sigue: charla conmigo (30 min), un ejercicio en vivo sobre un incidente real ya anonimizado, charla con el equipo y oferta. Sin challenge de fin de semana. Escribime a nacho@turnitosalud.example.com contándome la última vez que rompiste producción.
