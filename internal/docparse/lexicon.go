//nolint:misspell // words of many languages
package docparse

import "strings"

// titleWords are the nouns that name what a person works as; one of them makes a text likely a job title.
var titleWords = set(`engineer developer programmer architect administrator admin analyst scientist manager director officer executive president
	vp svp evp avp ceo cto cfo coo cio cmo cpo chro ciso head lead leader chief coordinator specialist consultant advisor adviser associate assistant assistants
	intern trainee apprentice graduate designer researcher professor lecturer teacher tutor instructor trainer educator principal dean counselor counsellor
	nurse rn lpn cna physician doctor surgeon dentist pharmacist therapist physiotherapist psychologist psychiatrist veterinarian paramedic
	midwife caregiver carer technician technologist mechanic electrician plumber carpenter welder machinist fitter operator driver picker packer courier
	porter cleaner janitor housekeeper cook chef sous-chef baker barista bartender waiter waitress server host hostess sommelier butcher
	accountant auditor bookkeeper controller comptroller treasurer actuary underwriter broker trader banker teller cashier clerk secretary receptionist typist paralegal
	lawyer attorney solicitor barrister judge counsel advocate notary magistrate representative rep salesperson salesman seller merchandiser buyer
	purchaser planner scheduler estimator surveyor inspector supervisor foreman forewoman superintendent editor writer author journalist reporter copywriter
	translator interpreter librarian archivist curator photographer videographer animator illustrator artist musician producer actor
	model stylist hairdresser barber beautician florist gardener landscaper farmer fisherman forester pilot steward stewardess captain
	sailor soldier sergeant lieutenant firefighter guard policeman detective investigator agent recruiter sourcer generalist partner founder co-founder cofounder
	owner entrepreneur freelancer contractor volunteer ambassador mentor facilitator moderator evangelist strategist marketer economist statistician
	mathematician biologist chemist physicist geologist meteorologist ecologist geographer historian sociologist anthropologist linguist fellow postdoc
	practitioner worker handyman labourer laborer builder bricklayer roofer painter plasterer tiler glazier joiner locksmith crew member
	sre devops pm hrbp swe sde sdet qa tester dba cna dispatcher concierge bellhop caretaker nanny babysitter au_pair lifeguard coach referee
	registrar proctor examiner evaluator assessor appraiser assembler fabricator installer rigger scaffolder miller operative stocker
	shopper tailor seamstress upholsterer optician optometrist radiographer sonographer dietitian nutritionist hygienist phlebotomist orderly aide
	controller expert master scholar student resident registrar extern clerkship seamster foreperson sub-editor columnist presenter broadcaster
	ingenieur ingenieurin entwickler entwicklerin softwareentwickler softwareentwicklerin berater beraterin leiter leiterin abteilungsleiter teamleiter projektleiter projektleiterin projektmanager sachbearbeiter sachbearbeiterin mitarbeiter mitarbeiterin werkstudent
	werkstudentin praktikant praktikantin auszubildender auszubildende kaufmann kauffrau bürokaufmann bürokauffrau industriekaufmann fachkraft fachangestellte krankenpfleger krankenschwester
	pflegefachkraft gesundheits-und lehrer lehrerin erzieher erzieherin arzt ärztin assistent assistentin geschäftsführer geschäftsführerin referent referentin techniker technikerin mechaniker mechatroniker elektriker elektroniker
	verkäufer verkäuferin buchhalter buchhalterin meister geselle koch köchin fahrer lagerist architektin dozent dozentin wissenschaftler wissenschaftlerin steuerberater rechtsanwalt rechtsanwältin vertriebsmitarbeiter redakteur redakteurin
	ingénieur ingénieure développeur développeuse responsable chargé chargée directeur directrice chef cheffe assistante technicien technicienne
	infirmier infirmière enseignant enseignante professeur professeure formateur formatrice comptable vendeur vendeuse conseiller conseillère gestionnaire stagiaire apprenti apprentie alternant alternante consultante
	commis cuisinier cuisinière pâtissier serveur serveuse chauffeur ouvrier ouvrière agent chercheur chercheuse avocat avocate juriste médecin secrétaire rédacteur rédactrice acheteur graphiste coordinateur coordinatrice gérant gérante employé employée caissier caissière plombier électricien menuisier maçon
	ingeniero ingeniera desarrollador desarrolladora programador programadora gerente jefe jefa directora coordinador coordinadora técnico técnica analista
	asesor asesora consultor consultora administrativo administrativa auxiliar ayudante becario becaria profesor profesora maestro maestra enfermero enfermera médico médica abogado abogada contador contadora contable vendedor vendedora
	dependiente dependienta cocinero cocinera camarero camarera conductor conductora operario operaria responsable encargado encargada investigador investigadora diseñador diseñadora especialista representante supervisor supervisora arquitecto arquitecta recepcionista electricista
	engenheiro engenheira desenvolvedor desenvolvedora diretor diretora coordenador coordenadora estagiário estagiária assistente analista vendedor
	professor professora enfermeiro enfermeira advogado advogada contador cozinheiro motorista operador operadora pesquisador pesquisadora encarregado gestor gestora técnico
	ingegnere sviluppatore sviluppatrice responsabile direttore direttrice coordinatore coordinatrice impiegato impiegata tecnico infermiere infermiera insegnante docente avvocato
	commercialista ragioniere cuoco cameriere cameriera autista operaio operaia ricercatore ricercatrice tirocinante stagista apprendista consulente addetto addetta capo progettista magazziniere commesso commessa
	ontwikkelaar adviseur medewerker medewerkster leidinggevende docent verpleegkundige stagiair leraar lerares verkoper verkoopster boekhouder projectleider teamleider beheerder monteur chauffeur kok
	inżynier programista programistka kierownik kierowniczka dyrektor specjalista specjalistka analityk asystent asystentka stażysta stażystka nauczyciel nauczycielka
	pielęgniarka pielęgniarz lekarz księgowy księgowa sprzedawca kelner kelnerka kucharz kierowca operator magazynier pracownik konsultant konsultantka projektant projektantka koordynator koordynatorka mistrz brygadzista elektryk mechanik prawnik radca
	ingenjör utvecklare chef säljare lärare sjuksköterska konsult projektledare ingeniør udvikler leder konsulent lærer sykepleier
	エンジニア マネージャー 開発者 工程师 经理 总监 主管 部長 課長`)

// titleSuffixes end titles that are one word in English and German; folded.
var titleSuffixes = strings.Fields(`scientist ologist ographer iatrist leiter leiterin ingenieur ingenieurin berater beraterin entwickler entwicklerin techniker technikerin
	meister meisterin pfleger pflegerin pflegehelfer pflegehelferin fahrer fahrerin verkaufer verkauferin kaufmann kauffrau fachkraft lehrkraft pflegekraft lehrer lehrerin referent referentin
	assistent assistentin manager managerin konstrukteur konstrukteurin monteur mechaniker mechanikerin elektroniker anwalt anwaltin wissenschaftler wissenschaftlerin padagoge padagogin
	therapeut therapeutin bearbeiter bearbeiterin mitarbeiter mitarbeiterin arbeiter arbeiterin angestellter angestellte schwester schreiner tischler planer planerin
	zeichner zeichnerin prufer pruferin fuhrer fuhrerin wirt wirtin gehilfe gehilfin praktikant praktikantin trainer trainerin`)

// gradeWords stand with a title and say its level or kind.
var gradeWords = set(`senior junior sr jr staff principal lead deputy acting interim assistant vice global regional national group trainee chief
	full-stack fullstack frontend front-end backend back-end freelance part-time leitender leitende stellvertretender adjoint adjointe sénior júnior starszy młodszy leading`)

// orgWords are the words that names of employers and schools are built with.
var orgWords = set(`inc inc. incorporated llc llp lp ltd limited plc corp corporation co company gmbh ag kg ohg ug mbh se eg kgaa ev sa s.a. sas sarl sàrl sasu eurl srl s.r.l. spa s.p.a. snc
	bv b.v. nv n.v. oy oyj ab as asa aps a/s sp.z.o.o sp z_o.o. z_oo spółka kft zrt sro s.r.o. a.s. doo d.o.o. ltda eireli pty pte pvt private holdings holding group groupe gruppe grupo gruppo grupa
	partners associates bros brothers sons hospital clinic clinics klinik klinikum clinique hôpital ospedale szpital centre center medical university universität université universidad universidade università uniwersytet
	college school schule école escuela escola scuola szkoła institute institut instituto istituto academy akademie académie academia accademia laboratory laboratories labs lab
	bank banque banco banca insurance versicherung assurance foundation stiftung fondation fundación fundação fondazione fundacja trust council county city department ministry ministerium ministère ministerio agency
	office bureau authority commission society association verein asociación associação associazione stowarzyszenie union church museum library hotel hôtel resort restaurant ristorante café cafe bistro bakery kitchen kitchens
	studio studios technologies technology tech systems solutions services software digital analytics consulting consultancy capital ventures industries industrial manufacturing
	logistics logística logistik logistique freight shipping transport airlines airways motors automotive energy power solar electric electrical oil gas mining steel foods food beverages brewing brewery farms farm
	pharmaceuticals pharma pharmacy chemicals chemist media publishing press news times broadcasting entertainment games interactive networks network telecom telecommunications communications
	stores store shop market markets supermarket retail fashion construction builders engineering contractors properties realty estates care nursing health healthcare
	institution federation league club committee court firm practice airport railway rail port authority works mills plant factory warehouse hub depot
	werke werk stadt stadtwerke universitätsklinikum krankenhaus apotheke kanzlei praxis mairie préfecture lycée collège ayuntamiento prefeitura comune gemeente provincie urząd gmina
	株式会社 有限会社 大学 公司 集团 有限公司 kamer vereniging stichting bedrijf firma sklep przedsiębiorstwo empresa entreprise société compagnie impresa azienda bbdo finance payments robotics instruments devices mobility learning leisure`)

// schoolWords are the words that names of schools are built with.
var schoolWords = set(`university college school institute academy polytechnic tafe conservatory seminary faculty campus uni bootcamp
	universität hochschule fachhochschule gymnasium realschule berufsschule berufskolleg technische_universität tu eth akademie schule volkshochschule duale
	université école lycée institut collège faculté iut ecole cfa grande conservatoire académie
	universidad escuela instituto colegio facultad politécnica centro ies academia universitat institut
	universidade escola faculdade instituto politécnico colégio centro senai
	università politecnico istituto liceo scuola accademia ateneo
	universiteit hogeschool rijksuniversiteit lyceum school
	uniwersytet politechnika szkoła akademia liceum technikum wyższa szkola
	universitet högskola högskolan tekniska gymnasiet universitetet høgskolen høyskole yliopisto lukio univerzita vysoká
	大学 大學 高校 学院 高等学校 mit ucla ucl lse insead hec nyu usc iit iim nit bits`)

// degreeWords begin or are the name of a degree or school-leaving certificate.
var degreeWords = set(`bachelor bachelors bachelor's baccalaureate master masters master's doctor doctorate doctoral phd ph.d dphil md jd ll.b llb ll.m llm mba emba mphil mres ba bs bsc b.sc beng b.eng bba bcom b.com
	btech b.tech be b.e bfa barch bed b.ed bn bsn ma ms msc m.sc meng m.eng mtech m.tech me mfa march med m.ed mpa mph msw bsw msn mpharm pharmd dds dvm edd psyd associate associate's associates aa as aas a.a a.s diploma diplom dipl dipl.-ing
	certificate certification ged high_school a-levels a-level gcse gcses btec hnd hnc nvq foundation postgraduate graduate undergraduate minor major honours honors hons
	magister staatsexamen abitur fachabitur fachhochschulreife hochschulreife ausbildung realschulabschluss mittlere_reife hauptschulabschluss promotion vordiplom habilitation gesellenbrief meisterbrief abschluss
	licence licencié maîtrise dut bts but bac baccalauréat cap bep deug dea dess doctorat ingénieur diplôme diplômé deust capes agrégation mastère brevet
	grado licenciatura licenciado licenciada máster maestría doctorado diplomatura bachillerato técnico técnico_superior fp ingeniería diplomado título posgrado especialización ciclo
	bacharelado bacharel licenciatura mestrado doutorado doutoramento especialização tecnólogo pós-graduação graduação mba_executivo ensino curso técnico
	laurea diploma_di dottorato maturità specialistica magistrale triennale perito
	propedeuse havo vwo mbo hbo vmbo doctoraal
	licencjat inżynier magister mgr inż doktor doktorat matura technik studia dyplom
	kandidatexamen civilingenjör kandidat cand siviling 学士 修士 博士 硕士 本科`)

// bareDegrees are the short names of degrees with their dots taken out; case counts for those that are also words.
var bareDegrees = set(`ba bs bsc beng bba bcom btech be bfa barch bed bn bsn ma ms msc meng mtech mfa march med mpa mph msw bsw msn mpharm pharmd dds dvm
	edd psyd aa as aas phd dphil md jd llb llm mba emba mphil mres hnd hnc nvq bts dut but cap bep mca bca mbbs bds mcom mbchb bm acca pgce pgdip pgcert bhm bpharm sb sm ab am drmed drrernat ged gcse gcses`)
