FUNDACIÓN EDUCACIONAL — CONCURSO PÚBLICO 2026

CARGO: <title>Profesora o profesor de Educación General Básica, 3° y 4° básico</title>
ESTABLECIMIENTO: <employer>Escuela Particular Subvencionada Quebrada Honda</employer>
COMUNA: <place>Limache, Región de Valparaíso</place>
JORNADA: 38 horas cronológicas
TIPO DE CONTRATO: plazo fijo marzo a febrero, con posibilidad de pasar a indefinido
RENTA BRUTA: <pay>$1.480.000 a $1.690.000</pay> según tramo de Carrera Docente
CIERRE DE RECEPCIÓN: 12 de diciembre, 17:00 h

OBJETIVO DEL CARGO
Conducir el proceso de enseñanza y aprendizaje de un curso de 32 estudiantes en Lenguaje, Matemática, Ciencias e Historia, en coherencia con el PEI. Educación Física, Inglés y Música tienen docente especialista, por lo que no se requiere dominio de <no>inglés</no> ni de <no>instrumentos musicales</no>.

FUNCIONES
i.    <duty>Planificar clases según Bases Curriculares</duty>
ii.   <duty>Ejercer la jefatura de curso y conducir reuniones de apoderados</duty>
iii.  <duty>Diversificar la enseñanza conforme al <must>DUA</must> y al <must>Decreto 83</must>, junto a la educadora diferencial</duty>
iv.   <duty>Aplicar y analizar el DIA en sus tres momentos</duty>
v.    <duty>Mantener al día el libro de clases digital</duty> (<no>Lirmi</no>; se capacita en marzo)
vi.   <duty>Participar en el consejo de profesores de los miércoles</duty>

REQUISITOS EXCLUYENTES
•   <degree c="must">Título de Profesor(a) de Educación General Básica, otorgado o reconocido en Chile</degree>
•   <years n="2" of="docencia en primer ciclo">Dos años</years> de <must>docencia de aula en primer ciclo</must>
•   <permit>Certificado de antecedentes y consulta de inhabilidades para trabajar con menores</permit>
•   <must>Manejo de grupo</must>
•   <must>Lectoescritura y comprensión lectora</must>: metodologías para cursos con brechas

REQUISITOS DESEABLES
•   <degree c="nice">Postítulo o mención en Matemática</degree>
•   Método <nice g="1">COPISI</nice> o <nice g="1">Singapur</nice>
•   Experiencia con <nice>PIE</nice> y en <nice>contexto rural o vulnerable</nice>
•   <lang c="nice">Creole haitiano</lang>, tenemos nueve familias
•   Encasillamiento en tramo Temprano o superior

COMPETENCIAS: <must>compromiso</must>, <must>trabajo colaborativo</must>, <must>empatía con las familias</must>, <must>flexibilidad</must>.

El taller de <no>huerto</no> y el de <no>ajedrez</no> los imparten monitores externos; quien quiera sumarse, feliz, pero no es condición.

ETAPAS: revisión curricular, entrevista con la directora, clase demostrativa de 30 minutos, evaluación psicolaboral.
Enviar CV, título legalizado y certificados en un solo PDF a seleccion@quebradahonda.example.org, indicando en el asunto "EGB 2026".
Este concurso se rige por criterios de inclusión (Ley 21.015). Se podrá declarar desierto sin expresión de causa.
