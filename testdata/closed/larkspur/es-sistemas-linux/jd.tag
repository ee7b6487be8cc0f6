CONVOCATORIA 14/2026 – PERSONAL LABORAL

Entidad: <employer>Fundación Instituto de Ciencias Computacionales del Ebro (FICCE)</employer>
Puesto: <title>Técnico/a de sistemas</title> (1 plaza)
Grupo profesional: II-B
Retribución: <pay>31.840 € brutos anuales en 14 pagas</pay>
Centro de trabajo: <place>Zaragoza</place>, campus Río Ebro. Hasta dos días de teletrabajo por semana.
Contrato: indefinido vinculado a líneas de investigación, con período de prueba de seis meses.

1. Funciones
1.1 <duty>Administración de los servidores del centro</duty> (unas 180 máquinas virtuales y 40 físicas).
1.2 <duty>Mantenimiento del clúster de cálculo y atención a sus usuarios</duty>, en su mayoría grupos extranjeros, por lo que gran parte de los tiques se contestan en inglés.
1.3 <duty>Gestión de las copias de seguridad y pruebas de restauración</duty>.
1.4 <duty>Automatización de despliegues y parcheo</duty>.
1.5 <duty>Apoyo al responsable de seguridad en la adecuación al Esquema Nacional de Seguridad</duty>.
No son objeto de esta plaza la <no>programación de aplicaciones científicas</no> ni la <no>atención al puesto de usuario con Windows 11</no>, que presta una empresa externa. El equipo de datos trabaja con <no>Kubernetes</no>; no se exige.

2. Requisitos (su falta supone la exclusión)
a) Titulación: <degree c="must">técnico superior en Administración de Sistemas Informáticos en Red (ASIR) o ASI, o grado o ingeniería en Informática o Telecomunicaciones</degree>.
b) Experiencia: <years n="5" of="administración de sistemas Linux">cinco años acreditados por vida laboral en administración de sistemas Linux</years> (<must g="1">RHEL o derivadas</must>, o <must g="1">Debian</must>).
c) Idioma: <lang c="must">inglés B2 o superior, con certificado</lang>.
d) <permit>Nacionalidad de un Estado de la UE o permiso de residencia y trabajo en vigor</permit>.

3. Méritos y conocimientos que se valorarán (máximo 60 puntos)
- <must>Virtualización con VMware vSphere</must>, imprescindible un manejo fluido: hasta 15 puntos. Con <nice>Proxmox</nice>: 5 puntos más.
- <nice>Ansible</nice>: hasta 10 puntos.
- <nice g="2">Veeam</nice> o <nice g="2">Bacula</nice>: hasta 8 puntos.
- Gestores de colas, preferentemente <nice>Slurm</nice>: hasta 8 puntos.
- <nice>Esquema Nacional de Seguridad</nice>: 5 puntos.
- <nice>Monitorización (Zabbix, Prometheus o similar)</nice>: 5 puntos.
- Certificaciones oficiales (<nice>RHCSA</nice>, <nice>LPIC</nice>): 4 puntos.

4. Entrevista (40 puntos): se comprobará la <must>capacidad de diagnóstico</must> con una avería simulada, y el <must>trato con el usuario</must>. Parte de la entrevista será en inglés.

5. Solicitudes: modelo del anexo I, currículum y copia de los títulos, en el plazo de diez días hábiles, en seleccion@ficce.example.org. La Fundación garantiza la igualdad de trato y reserva los ajustes que soliciten las personas con discapacidad. Las listas se publicarán en la web con los cuatro últimos dígitos del DNI.
