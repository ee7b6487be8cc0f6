BUSCAMOS <title>COCINERO/A DE ARROCES</title>!!!

Somos <employer>Ca Remigia</employer>, casa de comidas en el <place>Cabanyal (Valencia)</place>, 45 plazas y terraza, abierto desde 1987. Se nos jubila Paco en febrero y necesitamos a alguien que se quede con el paellero, no un turista de los fogones.

Lo que vas a hacer: <duty>llevar la partida de arroces en el servicio de mediodía</duty> (sábados y domingos salen unas 40 paellas), <duty>hacer los fondos y fumets por la mañana</duty>, <duty>pedir el género a la lonja y a nuestros proveedores de verdura</duty> y <duty>echar una mano en los fríos los días flojos</duty>. Detrás tendrás un ayudante al que habrá que <duty>enseñarle el oficio</duty>.

Lo que pedimos, sin rodeos:
- <years n="4" of="cocina profesional">4 años en cocinas profesionales</years>, de los cuales por lo menos <years n="2" of="arroces">2 haciendo arroces</years>: <must>paella</must>, <must>arroz a banda</must>, <must>meloso</must>... que sepas clavar el punto con la sala llena.
- Soltura con el <must>fuego de leña</must>. Aquí el gas es solo para emergencias.
- <must>Limpieza de pescado y marisco</must>.
- <licence c="must">Carnet de manipulador de alimentos</licence> y que controles los <must>alérgenos</must> de verdad, no de boquilla.
- <must>Organización</must>: llevar tu <must>control de mermas</must> y tus <must>pedidos</must>.
- <permit c="must">Papeles en regla para trabajar en España</permit>.

Se valora: <nice>haber llevado gente a cargo</nice>, saber hacer <nice>escandallos</nice> aunque sea con libreta, <degree c="nice">grado medio de Cocina</degree> y entenderse en <lang c="nice">valenciano</lang> con los clientes de toda la vida.

No hace falta <no>repostería</no>, los postres los trae mi cuñada. Tampoco <no>inglés</no>: para los guiris ya está la sala. Y de <no>redes sociales</no> se ocupa mi hija.

Damos: contrato indefinido, 40 h, <pay>1.850 € netos en 12 pagas</pay>, de martes a domingo con dos tardes-noche como mucho, lunes cerrado y tres semanas en enero. Se come en casa, y bien.

Interesados, mandad el currículum a carremigia@example.com o pasaos por la mañana antes de las 11 y preguntad por Remi. Haremos una prueba pagada de un servicio. Abstenerse los que no quieran trabajar findes.
