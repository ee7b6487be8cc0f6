<name>WELLINGTON APARECIDO DE SOUZA</name>
<status>Brasileiro, solteiro, 29 anos</status>
<place>Rua das Acácias, 210 – Jd. Novo Horizonte – Contagem/MG</place>
Tel.: <phone>(31) 95555-0283</phone> / <phone>(31) 3555-7741</phone> (recado c/ Dona Lourdes)
E-mail: <email>wellington.asouza@example.com</email>
<status>CNH: A/D</status>

<h>OBJETIVO</h>: <headline>Conferente / Líder de Expedição</headline>

<h>FORMAÇÃO</h>
• <edu><degree>Tecnólogo</degree> em <field>Logística</field> – <school>Faculdade Serra Verde</school> (EAD) – conclusão prevista <end>12/2025</end></edu>
• <edu><degree>Ensino Médio completo</degree> – <school>E. E. Professora Helena Guerra</school> – <end>2013</end></edu>

<h>EXPERIÊNCIA PROFISSIONAL</h>

<job>• <start>05/2020</start> – <end>Atual</end>: <employer>TransMineira Cargas e Encomendas Ltda</employer>
Cargos: <title>Auxiliar de Expedição</title> → <title>Conferente</title> (09/2021) → <title>Conferente Líder</title> (03/2023)
Atividades: <point>conferência de carga fracionada com coletor, emissão de CT-e e romaneio, controle
de avarias,</point> <point>escala de 8 ajudantes no turno da noite</point>, <point>inventário rotativo.</point>
Resultado: <point>índice de extravio caiu de 0,9% p/ 0,3% em 1 ano.</point></job>

<job>• <start>10/2017</start> – <end>02/2020</end>: <employer>RH Forte Mão de Obra Temporária</employer> (prestando serviço no CD do Supermercado Bem Barato)
Cargo: <title>Operador de Empilhadeira</title>
Atividades: <point>movimentação de paletes, câmara fria, carga e descarga.</point></job>

<job>• <start>08/2014</start> – <end>07/2017</end>: <employer>Padaria e Confeitaria Pão da Serra</employer>
Cargo: <title>Balconista</title></job>

<job>• <end>2013</end> (10 meses): <employer>Exército Brasileiro – 12º BI</employer>
Cargo: <title>Soldado</title></job>

<h>CURSOS</h>
• <cert><cname>Operador de Empilhadeira NR-11</cname> – <issuer>SENAI</issuer> – reciclagem <date>2024</date></cert>
• <cert><cname>MOPP</cname> – <issuer>SEST SENAT</issuer> – <date>2022</date></cert>
• <cert><cname>Excel Intermediário</cname> – <issuer>Fundação Aprender</issuer> – 40h</cert>

<h>INFORMÁTICA</h>: <skills><skill>Pacote Office</skill>, <skill>WMS Sankhya</skill> (usuário), <skill>TOTVS Protheus</skill> (consulta)</skills>
<h>IDIOMA</h>: <language>Espanhol</language> <level>básico</level>

<h>INFORMAÇÕES ADICIONAIS</h>
<status>Disponibilidade para turnos e viagens. Início imediato após aviso prévio.</status>
<other>Primeiro emprego formal desde os 19, nunca tive falta injustificada.</other>
