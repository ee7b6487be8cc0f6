ISIDRO CANTALEJO MOYA. Responsable de tienda (textil y hogar), Valladolid. Carné B. 46 años.

Resumen
Diecinueve años en tienda, de mozo a encargado. Nunca he llevado zona. Busco responsable de tienda mediana o segundo de una grande.

Trayectoria
Casa Tordera (cadena de hogar, 61 tiendas), tienda Parque Pisuerga, 780 m². Encargado desde octubre de 2017; la tienda abrió en 2012. Tengo 11 personas en plantilla, 4 a media jornada, y en Navidad 3 eventuales. Selección: hago las entrevistas, los contratos los cierra RR. HH. de Madrid. Ventas 2023: 1,94 M€, 4 % más que en 2022 (la cadena +2 %); en 2022 habíamos bajado un 1 %. Merma: 1,9 % a 1,3 % en tres años. Los precios y los escaparates vienen de central; yo decido la cabecera de góndola y los reubicados. En 2022 reformaron la tienda: lo llevó el equipo de obras, yo organicé el almacén provisional, 5 semanas. He apoyado la apertura de León 10 días, formando a su personal de caja. Inventario general: una vez al año, lo hace empresa externa, nosotros parciales mensuales. Piloto de click & collect, somos una de seis tiendas; datos aún sin cerrar. Las cajas de autopago llegan el año que viene.

Deportes Azcoiti, Palencia. Segundo encargado de febrero de 2013 a septiembre de 2017; cuadrantes de 8 personas. De 2010 a 2013, dependiente de calzado. Sustituí al encargado 4 meses por baja.

Hipermercado Durado, reponedor y mozo, 2005-2010.

Formación
Bachillerato (acabado a distancia, 2016). Técnico en Actividades Comerciales: convalidado 60 %, me faltan dos módulos. Prevención básico 50 h, 2019. Manipulador de carretilla: vencido 2021. Curso interno de liderazgo, 16 h.
Inglés A2, portugués entiendo. SAP Retail: consultar stock y pedidos; Excel normal.
Delegado de personal 2014-16. Entreno benjamines de fútbol sala dos tardes por semana.
