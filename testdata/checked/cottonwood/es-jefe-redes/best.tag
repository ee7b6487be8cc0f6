RAIMUNDO ECHEVARRI PONS
Valencia — r.echepons@redmail.example — 655 55 01 98

JEFE DE REDES (NOC + LAN/WAN), 16 años, venido del cable

EXPERIENCIA

Grupo Azahar Logística S.A., Valencia — Jefe de Redes — 05/2019 - hoy
• Equipo: 5 a mi cargo (3 NOC, 2 ingenieros) + subcontrata de guardias (no es mi nómina)
• 41 sedes ES/PT; SD-WAN (Fortinet) desplegada en 29, resto en 2025 según presup. Portugal lo lleva allí un compañero
• WAN: coste anual de 1,12 M€ a 870 k€ (2021-23), negociación Compras con mis números
• Disponibilidad media de sedes 99,93 % en 2024; DC principal 99,98
• Core Cisco Nexus en el CPD de Quart; del CPD de respaldo se encarga el proveedor
• Firewalls: reglas las firma CISO, mi equipo ejecuta, ~70 cambios al mes
• Automatización: 12 playbooks Ansible, los hizo casi todos una ingeniera del equipo
• Corte del 12/02/23: 3 h 40, coordiné el war room
• Presupuesto capex 600 k€; opex lo gestiona el CIO
• Cloud: Azure ExpressRoute leer y pedir; arquitectura cloud es otro depto.
• ISO 27001: dueño de 9 controles, audita externo

Telgandía Comunicaciones, Alicante — Ing. redes — 2013 - 2019
• BGP/MPLS clientes pyme, on call 1 sem./mes
• antes, becario-técnico: 2011-2013, instalaciones de fibra

Instalador cable (autónomo con mi tío) 2009-2011

FORMACIÓN Y CERT.
FP Grado Sup. Sist. Telecom., IES Mar Menor Sur, 2009
Grado Ing. Telemática UNED-Albufera, 132/240 créd.
CCNP Enterprise (2020, renov. 2026). CCIE: escrito aprobado, lab no
NSE 4 caducada en 2024
ITIL 4 Foundation
PMP: curso de 35 h hecho

Python para scripts pequeños. Valenciano C1, inglés B2, portugués de reuniones
