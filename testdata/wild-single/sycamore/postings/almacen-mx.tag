VACANTE  VACANTE  VACANTE
<title>SUPERVISOR(A) DE ALMACÉN – TERCER TURNO</title> / <title>Warehouse Supervisor, 3rd shift</title>
<employer>Norlock Harness de México, S. de R.L. de C.V.</employer>   <place>Ciudad Juárez, Chih.</place>, Parque Industrial Las Torres
Sueldo <pay>$24,000 a $27,500 mensuales brutos</pay>  Horario L-V 10:30 pm a 6:00 am

Somos fabricantes de arneses para equipo agrícola y médico. Nuestros clientes usan los arneses en <no>tractores</no> y <no>ventiladores</no>; tú cuidas que el cobre, los conectores y las cajas estén donde dice el sistema. About us: a mid-sized, privately owned company with HQ in Dayton, Ohio.

REQUISITOS
-Escolaridad: <degree c="must">ingeniería industrial, licenciatura en logística o afín (trunca se acepta)</degree>
-<years n="3" of="supervisión de almacén">3 años</years> como supervisor de <must>almacén</must> en maquiladora (<nice>IMMEX</nice> deseable)
-Manejo de <must g="1">SAP MM</must> u <must g="1">Oracle</must> o <must g="1">QAD</must>
-<must>Inventarios cíclicos</must>,<must>PEPS</must>,<must>5S</must>
-<must>Manejo de personal</must> sindicalizado (18 personas a cargo)-Excel intermedio (<must>Excel</must>)
-<lang c="must">Inglés 70%</lang> – the shift report and the call with Ohio are in English
-<must>Liderazgo</must>,<must>toma de decisiones</must>
-Disponibilidad para rolar turno una vez al trimestre

DESEABLE
-<licence c="nice">Licencia de montacargas (DC-3)</licence>-<nice>Kanban electrónico</nice>-<nice>Anexo 24</nice>-<licence c="nice">Green Belt</licence>

FUNCIONES / WHAT YOU WILL DO
-<duty>Surtir a 14 líneas sin paros por falta de material</duty>
-<duty>Supervisar recibo, ubicación y embarque</duty>
-<duty>Investigate inventory variances and post adjustments</duty> with approval
-<duty>Capacitar y evaluar a los montacarguistas</duty>
-<duty>Entregar turno con indicadores</duty>: exactitud de inventario, surtido a tiempo, accidentes
-<duty>Participar en el inventario anual</duty>

NO ES NECESARIO saber de <no>pedimentos</no> ni de <no>clasificación arancelaria</no>, eso lo ve Tráfico con el agente aduanal. NO es puesto de <no>compras</no>. No experience in <no>crimping</no> required, the training center will give you the two-day course anyway.

OFRECEMOS
Prestaciones superiores a las de ley desde el primer día.Vales de despensa $1,950.Fondo de ahorro 8%.Transporte por 12 rutas.Comedor subsidiado ($18 la comida).Seguro de vida.SGMM a los 6 meses.Bono nocturno.Caja de ahorro.Aguinaldo 30 días.Clases de <no>inglés</no> y <no>zumba</no>.Guardería en convenio.Torneo de futbol 7.

Interesados acudir con solicitud elaborada o CV de lunes a jueves de 9 a 12, preguntar por Lic. Maribel Orozco, o mandar CV a reclutamiento@norlock.example.com. NO se solicita prueba de embarazo ni VIH. Todas nuestras vacantes son gratuitas, no te dejes engañar.

VACANTE  VACANTE  VACANTE
