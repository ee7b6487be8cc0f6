Oferta publicada por Temporia RRHH para cliente del sector conservero

<title>RESPONSABLE DE CALIDAD Y SEGURIDAD ALIMENTARIA</title>
<place>Ribeira (A Coruña)</place> – Jornada completa – Contrato indefinido – <pay>34.000 a 40.000 € brutos/año</pay>

<employer>Conservas Punta Corveira, S.L.</employer> es una empresa familiar con 140 trabajadores que elabora conservas de mejillón, sardinilla y atún para su propia marca y para marca blanca de cadenas de toda Europa. Por jubilación del actual responsable, buscamos a una persona con ganas de quedarse.

¿Qué harás?
Dependiendo de la dirección de planta, vas a <duty>mantener y mejorar el sistema APPCC</duty>, <duty>preparar y atender las auditorías de certificación (IFS, BRCGS) y las de clientes</duty>, <duty>coordinar a un equipo de cuatro técnicos de control de calidad</duty>, <duty>validar los tratamientos térmicos en autoclave</duty>, <duty>gestionar las reclamaciones y no conformidades</duty>, <duty>homologar proveedores</duty> y <duty>ser interlocutor con la inspección sanitaria</duty>. Pasarás buena parte del día en fábrica, no en el despacho.

Requisitos imprescindibles:
· <degree c="must">Titulación universitaria en Veterinaria, Ciencia y Tecnología de los Alimentos, Biología, Química o similar</degree>.
· Al menos <years n="5" of="calidad en industria alimentaria">5 años en calidad dentro de la industria alimentaria</years>, con experiencia en <must g="1">conservas</must> o <must g="1">productos de la pesca</must>.
· Dominio de <must>APPCC</must> y de las normas <must>IFS Food</must> y <must>BRCGS</must>.
· Conocimiento de <must>esterilización comercial</must> (cálculo de F0, <must>penetración de calor</must>).
· <must>Trazabilidad</must> y <must>control de alérgenos</must>.
· <must>Gestión de equipos</must>.
· <lang c="must">Inglés B2</lang>: las auditorías de cliente son en inglés.
· <licence c="must">Carné de conducir B</licence> y vehículo propio (el polígono no tiene bus).

Se valorará: <nice>MSC cadena de custodia</nice>, <nice>análisis sensorial</nice>, <nice>SAP QM</nice>, <lang c="nice">gallego</lang>, <lang c="nice">portugués</lang>, <nice>máster en seguridad alimentaria</nice>.

No es un puesto de laboratorio: la <no>microbiología</no> y el análisis de <no>histamina por HPLC</no> los hace un laboratorio externo. Tampoco llevarás <no>prevención de riesgos laborales</no> ni <no>medio ambiente</no>.

Ofrecemos: horario de 7:30 a 15:30 (en campaña de mejillón puede alargarse), formación continua, <no>curso de cata</no> con nuestra gente, economato de producto y, sobre todo, estabilidad.

Interesados, enviar CV actualizado indicando en el asunto la ref. RCA-15 a seleccion@temporia.example.com. Se garantiza la confidencialidad. Compromiso con la igualdad de oportunidades entre mujeres y hombres.
