OFERTA DE EMPLEO REF. LAB/0425
Puesto: <title>Técnico/a Superior de Laboratorio Clínico</title>
Centro: <employer>Hospital Santa Engracia del Ebro</employer> (<place>Zaragoza</place>)
Contrato: indefinido, jornada completa, turno rotatorio (mañana, tarde y noche)
Salario: <pay>24.300 € brutos anuales más pluses de nocturnidad y festivos</pay>

Quiénes somos
Hospital privado con 180 camas, urgencias 24 horas y laboratorio propio acreditado. El laboratorio procesa unas 1.100 peticiones diarias y da servicio además a cuatro centros de extracción. La anatomía patológica se deriva a un laboratorio externo, por lo que no se realizará <no>citología</no> ni <no>tallado de piezas</no>.

Funciones
1. <duty>Extracción de sangre venosa a pacientes ambulantes e ingresados</duty>
2. <duty>Recepción, registro y centrifugación de muestras</duty>
3. <duty>Manejo y mantenimiento diario de los analizadores</duty>
4. <duty>Validación técnica de resultados y aviso de valores críticos</duty>
5. <duty>Pedidos de reactivos y control de caducidades</duty>

Requisitos imprescindibles
- Título de <degree c="must">Técnico Superior en Laboratorio Clínico y Biomédico</degree> o el anterior de Laboratorio de Diagnóstico Clínico
- <years n="2" of="laboratorio hospitalario">Dos años de experiencia en laboratorio de hospital</years>
- <must>Flebotomía</must>, también en pacientes pediátricos
- Experiencia en <must>hematología</must> y <must>bioquímica</must>
- <must>Coagulación</must>
- Nociones de <must>microbiología</must> (siembra y tinción de Gram)
- <must>Control de calidad</must> interno
- Manejo de un sistema informático de laboratorio, sea <must g="1">Modulab</must>, <must g="1">GestLab</must> o <must g="1">Servolab</must>
- Disponibilidad para <must>turnos de noche</must>
- <permit>Permiso de trabajo en vigor</permit>

Se valorará
- <nice>Banco de sangre</nice> (grupos, Coombs, pruebas cruzadas)
- Haber trabajado bajo <nice>ISO 15189</nice>
- Analizadores <nice g="2">Sysmex</nice> o <nice g="2">Cobas</nice>
- <lang c="nice">Inglés</lang> para leer fichas técnicas
- <licence c="nice">Carné de conducir B</licence>, si hay que cubrir un centro periférico

No es necesaria experiencia en <no>biología molecular</no>: la formación en <no>PCR</no> corre a cargo del hospital.

Ofrecemos comedor, aparcamiento, 24 horas anuales de formación y un equipo de 16 técnicos con muy poca rotación. El hospital garantiza la igualdad de oportunidades entre mujeres y hombres y reserva un 3 % de sus puestos a personas con discapacidad.

Enviar CV y copia del título a rrhh@example.org indicando la referencia. Plazo hasta el 30 de mayo.
