<title>Administrativo/a contable con inglés</title>
<employer>Conservas Ría Alta, S.L.</employer>  ·  <place>Vilagarcía de Arousa (Pontevedra)</place>  ·  Presencial
Publicada hace 3 d  |  Salario: <pay>21.000€ - 24.000€ Bruto/año</pay>  |  Contrato indefinido, jornada completa  |  Inscritos: 142

Requisitos
Estudios mínimos
<degree c="must">Ciclo Formativo Grado Superior - Administración y Finanzas</degree>
Experiencia mínima
<years n="2" of="contabilidad">Al menos 2 años</years>
Imprescindible residir en
<permit>Provincia Puesto Vacante</permit>
Idiomas requeridos
<lang c="must">Inglés - Nivel Avanzado (hablado y escrito)</lang>
Conocimientos necesarios
<must>Contabilidad</must>   <must>Conciliación bancaria</must>   <must>Facturación</must>   <must>Excel</must>
Requisitos mínimos
- Experiencia en <must>departamento de administración de una industria</must>; la atención al público en banca no se considerará experiencia equivalente.
- Manejo de un ERP contable (<must g="1">A3</must> o <must g="1">ContaPlus</must>).
- Conocimientos de <must>liquidaciones de IVA</must> (modelos 303 y 349).
Requisitos deseados
- <nice>Intrastat</nice>.
- <lang c="nice">Portugués</lang>.
- <licence c="nice">Carné de conducir</licence>.

Descripción
Conservera familiar, en la ría desde 1931, exporta el 60 % de su producción. Buscamos persona <must>ordenada</must> y <must>con iniciativa</must> para incorporarse a un departamento de cuatro. Sus funciones:
· <duty>Registro de facturas de proveedores</duty>
· <duty>Seguimiento de cobros con clientes extranjeros</duty>
· <duty>Preparación de documentación de exportación</duty>
· <duty>Apoyo en el cierre mensual</duty>
Las nóminas las lleva una gestoría externa, por lo que no se precisa <no>NominaPlus</no> ni conocimientos de <no>Seguridad Social</no>. Tampoco pedimos <no>grado universitario</no>.

Tipo de industria: Alimentación  Categoría: Administración de empresas – Contabilidad  Nivel: Empleado/a  Personal a cargo: 0  Vacantes: 1

Beneficios: comedor, lote de Navidad (de los buenos), curso de <no>SAP</no> cuando migremos el año que viene.
