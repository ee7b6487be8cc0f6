De: seleccion@grupolevantia.example.com
Asunto: Oferta <title>Técnico/a de Nóminas y Seguridad Social</title>

Desde <employer>Levantia Talento ETT</employer> buscamos, para una asesoría laboral con 40 años de historia en <place>Zaragoza (centro)</place>, una persona para su departamento laboral (somos 9, contando a Lola, que lleva la recepción y casi todo lo demás).

El despacho lleva a unas 260 pymes: hostelería, metal, transporte y alguna cooperativa agraria. Usted tendría asignada una cartera de unas 55 empresas y 600 nóminas al mes.

Funciones:
    1. <duty>Confección de nóminas y seguros sociales</duty> de principio a fin.
    2. <duty>Altas, bajas y variaciones de trabajadores</duty>.
    3. <duty>Cálculo de finiquitos e indemnizaciones</duty>.
    4. <duty>Atención al cliente por teléfono y correo</duty>, con alguna visita.
    5. Presentación de los modelos trimestrales y anuales de retenciones.

Requisitos imprescindibles:
    - <degree c="must">Grado en Relaciones Laborales y RR. HH. o diplomatura de Graduado Social</degree> (titulación terminada)
    - <years n="3" of="nóminas en asesoría">Mínimo 3 años haciendo nóminas en asesoría</years> o gestoría; haber llevado la nómina de una sola empresa no es lo mismo
    - Manejo de <must g="1">A3Nom</must>, o en su defecto <must g="1">Sage Despachos</must> o <must g="1">Nominaplus</must>
    - <must>Sistema RED</must> y <must>SILTRA</must>, <must>Contrat@</must> y <must>Certific@2</must>
    - Interpretación de <must>convenios colectivos</must> diversos
    - <must>IRPF</must>: regularizaciones y <must>modelos 111 y 190</must>
    - <must>Excel</must> medio
    - Organización a final de mes y <must>trato con clientes</must> que no siempre entienden por qué sube la cuota

Se valorará: <nice>expedientes de ERTE</nice>, <nice>planes de igualdad</nice>, experiencia ante la <nice>Inspección de Trabajo</nice>, haber hecho <nice>extranjería</nice>. Un <lang c="nice">inglés</lang> básico nos vendría bien para dos clientes.

No se requiere <no>contabilidad</no> ni <no>impuesto de sociedades</no> (lo lleva el departamento fiscal) y de los <no>juicios</no> se ocupa el abogado externo. Tampoco hace falta conocer nuestro portal <no>Bizneo</no>: lo explicamos la primera semana.

Ofrecemos contrato inicial de 6 meses por ETT con paso a plantilla, <pay>23.000 – 26.500 € brutos/año</pay> en 14 pagas, horario de 8:30 a 14:00 y de 16:00 a 18:30, viernes tarde libre, jornada intensiva en julio y agosto, un día de teletrabajo pasado el periodo de prueba y café que no es de máquina.

Interesados, enviar CV en respuesta a este correo indicando la ref. ZGZ-0457. Nuestra política garantiza la igualdad de oportunidades. Sus datos serán tratados conforme al RGPD y conservados doce meses.
