## **<name>JIMENA ARRASCAETA</name>**

🌐 <link>linkedin.com/in/jimena-arrascaeta-ejemplo</link> | 📍 <place>Montevideo</place> | 📧 <email>jarrascaeta@example.com</email>

- ## **<h>Perfil Profesional</h>**

  <summary>Contadora con más de 12 años en compras y finanzas de **consumo masivo y salud**. Negociación con proveedores regionales, licitaciones públicas y control presupuestal. Me interesa pasar a un rol regional.</summary>

  ## **<h>Experiencia Profesional</h>**

  ### **<job><title>Gerente de Compras Indirectas</title> - <employer>Laboratorio Tres Cruces (LTC)</employer>**

  📅 <start>2021</start> - <end>Presente</end>

  - <point>Presupuesto anual de USD 9 M en **servicios, logística y marketing**.</point>
  - <point>Consolidación de 340 a 210 proveedores en dos años.</point>
  - <point>Equipo de 3 analistas; reporto al CFO.</point></job>

  ### **<job><title>Analista Senior de Compras</title> - <employer>Molinos del Yí S.A.</employer>**

  📅 <start>2017</start> - <end>2021</end>

  - <point>Compra de **material de empaque** (film, cartón, bolsas de papel).</point>
  - <point>Participé en la implementación de SAP Ariba (módulo Sourcing).</point></job>

  ### **<job><title>Consultora en Procesos de Adquisiciones</title> - <employer>PNUD Uruguay</employer>**

  📅 <start>Marzo 2020</start> (8 meses) - Remoto, medio tiempo

  - <point>Revisión de pliegos para equipamiento hospitalario.</point>
  - **Herramientas**: <tech>Excel, Power BI, UNGM</tech></job>

  ### **<job><title>Socia & Administradora</title> - <employer>Panadería La Espiga de Pando</employer>**

  📅 <start>2015</start> - <end>Presente</end>

  - <point>Negocio familiar: sueldos, BPS, caja y **trato con proveedores**.</point></job>

  ### **<job><title>Auxiliar Contable</title> - <employer>ADMU (Administración de Mutualistas Unidas)</employer>**

  📅 <start>2012</start> - <end>2016</end>

  - <point>Conciliaciones bancarias, cuentas a pagar.</point>
  - <point>Cierre mensual junto con la contadora.</point></job>

  ## **<h>Educación</h>**

  🎓 <edu>**<degree>Posgrado</degree> en <field>Gestión de Cadena de Abastecimiento</field>** - <school>Univ. ORT Uruguay</school> (<start>2018</start> - <end>2019</end>)</edu>
  🎓 <edu>**<degree>Contadora Pública</degree>** - <school>Univ. de la República</school> (<end>2014</end>)</edu>

  ## **<h>Habilidades Técnicas</h>**

  <skills>- **<group>Sistemas</group>**: <skill>SAP MM</skill>, <skill>SAP Ariba</skill>, <skill>Memory</skill>.
  - **<group>Análisis</group>**: <skill>Excel avanzado</skill>, <skill>Power BI</skill>, <skill>SQL</skill> (básico).
  - **<group>Compras</group>**: <skill>TCO</skill>, <skill>licitaciones (TOCAF)</skill>, <skill>Incoterms</skill>, <skill>evaluación de proveedores</skill>.</skills>

  ## **<h>Cursos y Certificaciones</h>**

  - <cert>**<cname>CIPS Nivel 4</cname>** (<issuer>CIPS</issuer>)</cert>
  - <cert>**<cname>Negociación</cname>** (<issuer>IEEM</issuer>)</cert>
  - <cert>**<cname>Excel para Finanzas</cname>** (<issuer>Coursera</issuer>)</cert>

  ## **<h>Proyectos Destacados</h>**

  - 🔹 <proj><title>**Tablero de ahorro en compras**</title> sobre Power BI, usado por las 4 gerencias.</proj>
  - 🔹 <proj><title>**Compra conjunta de energía**</title> con otros dos laboratorios (2022, contrato por 5 años).</proj>

## **<h>Idiomas</h>**

<language>Español</language>: <level>Nativo</level> | <language>Portugués</language>: <level>Avanzado</level> | <language>Inglés</language>: <level>Intermedio alto</level>
