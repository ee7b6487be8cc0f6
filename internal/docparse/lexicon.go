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

// regionCodes are the short names of states and provinces that stand behind a city.
var regionCodes = set(`al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc pr
	ab bc mb nb nl ns nt nu on pe qc sk yt nsw vic qld tas act wa nt sa sp rj mg rs pr sc ba pe ce df go es uk us usa uae eu
	zh be lu bs bl ag tg vd ge to mi na rm`)

// placeWords are countries, regions and big cities; one of them makes a short text likely a place.
var placeWords = set(`remote hybrid on-site onsite telework home_office worldwide nationwide
	afghanistan albania algeria andorra angola argentina armenia australia austria azerbaijan bahrain bangladesh belarus belgium bolivia bosnia botswana brazil brunei bulgaria cambodia cameroon canada chile china colombia costa_rica croatia cuba cyprus
	czechia czech_republic denmark ecuador egypt el_salvador estonia ethiopia finland france georgia germany ghana greece guatemala honduras hong_kong hungary iceland india indonesia iran iraq ireland israel italy jamaica japan jordan kazakhstan kenya
	kosovo kuwait latvia lebanon libya liechtenstein lithuania luxembourg malaysia malta mexico moldova monaco mongolia montenegro morocco mozambique myanmar namibia nepal netherlands the_netherlands new_zealand nicaragua nigeria north_macedonia norway oman pakistan
	panama paraguay peru philippines poland portugal qatar romania russia rwanda saudi_arabia senegal serbia singapore slovakia slovenia south_africa south_korea korea spain sri_lanka sudan sweden switzerland syria taiwan tanzania thailand tunisia turkey türkiye
	uganda ukraine united_arab_emirates uae united_kingdom uk great_britain england scotland wales northern_ireland united_states united_states_of_america usa us u.s. u.s.a. uruguay uzbekistan venezuela vietnam yemen zambia zimbabwe
	deutschland österreich schweiz frankreich italien spanien niederlande belgien polen tschechien dänemark schweden norwegen finnland griechenland türkei allemagne autriche suisse belgique espagne italie royaume-uni états-unis pays-bas pologne maroc tunisie algérie sénégal luxembourg
	españa méxico perú alemania francia italia reino_unido estados_unidos suiza brasil república_dominicana panamá itália espanha alemanha frança germania francia svizzera regno_unito stati_uniti spagna polska niemcy nederland belgië duitsland sverige norge danmark suomi česko österreich
	alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada new_hampshire new_jersey new_mexico
	new_york north_carolina north_dakota ohio oklahoma oregon pennsylvania rhode_island south_carolina south_dakota tennessee texas utah vermont virginia washington west_virginia wisconsin wyoming district_of_columbia
	ontario quebec québec british_columbia alberta manitoba saskatchewan nova_scotia new_brunswick newfoundland new_south_wales victoria queensland tasmania south_australia western_australia
	bavaria bayern baden-württemberg hessen nordrhein-westfalen niedersachsen sachsen thüringen brandenburg rheinland-pfalz saarland schleswig-holstein mecklenburg-vorpommern île-de-france ile-de-france provence bretagne normandie occitanie nouvelle-aquitaine auvergne-rhône-alpes hauts-de-france grand_est
	cataluña catalonia catalunya andalucía andalusia galicia valencia madrid lombardia lombardy toscana tuscany lazio piemonte veneto sicilia campania mazowieckie małopolskie dolnośląskie wielkopolskie śląskie pomorskie
	yorkshire west_yorkshire kent essex surrey sussex lancashire cheshire devon cornwall norfolk suffolk hampshire berkshire oxfordshire cambridgeshire greater_manchester west_midlands karnataka maharashtra tamil_nadu telangana kerala gujarat delhi haryana uttar_pradesh west_bengal punjab rajasthan são_paulo minas_gerais kanagawa
	london manchester birmingham leeds liverpool bristol edinburgh glasgow cardiff belfast dublin cork galway limerick sheffield nottingham leicester newcastle oxford cambridge brighton reading
	paris lyon marseille toulouse nice nantes strasbourg montpellier bordeaux lille rennes grenoble annecy brussels bruxelles antwerp ghent gent amsterdam rotterdam utrecht eindhoven the_hague den_haag groningen
	berlin hamburg munich münchen cologne köln frankfurt stuttgart düsseldorf dortmund essen leipzig bremen dresden hannover nuremberg nürnberg bonn mannheim karlsruhe freiburg heidelberg göttingen aachen münster vienna wien graz linz salzburg zurich zürich geneva genève basel bern lausanne
	barcelona sevilla seville zaragoza málaga bilbao murcia lisbon lisboa porto braga coimbra rome roma milan milano naples napoli turin torino florence firenze bologna venice venezia genoa genova verona palermo padova
	warsaw warszawa krakow kraków wrocław gdańsk poznań łódź katowice lublin prague praha brno bratislava budapest bucharest sofia athens thessaloniki istanbul ankara izmir moscow saint_petersburg kyiv kiev lviv minsk riga vilnius tallinn helsinki tampere stockholm gothenburg göteborg malmö oslo bergen copenhagen københavn aarhus reykjavik zagreb belgrade ljubljana
	new_york_city nyc brooklyn boston chicago seattle portland san_francisco los_angeles san_diego san_jose oakland sacramento las_vegas phoenix denver dallas houston austin san_antonio atlanta miami orlando tampa charlotte raleigh nashville memphis philadelphia pittsburgh baltimore cleveland columbus cincinnati detroit minneapolis milwaukee st._louis kansas_city new_orleans salt_lake_city honolulu albuquerque indianapolis jacksonville palo_alto mountain_view sunnyvale santa_clara menlo_park cupertino redmond bellevue
	toronto montreal montréal vancouver ottawa calgary edmonton winnipeg halifax québec_city hamilton waterloo sydney melbourne brisbane perth adelaide canberra auckland wellington christchurch geelong
	mexico_city ciudad_de_méxico guadalajara monterrey bogotá medellín lima quito santiago buenos_aires córdoba montevideo rio_de_janeiro belo_horizonte brasília curitiba porto_alegre recife salvador fortaleza caracas
	tokyo osaka kyoto yokohama nagoya sapporo fukuoka kawasaki seoul busan beijing shanghai shenzhen guangzhou hangzhou chengdu taipei bangkok jakarta kuala_lumpur manila hanoi ho_chi_minh_city mumbai bangalore bengaluru new_delhi hyderabad chennai pune kolkata ahmedabad gurgaon gurugram noida karachi lahore islamabad dhaka colombo kathmandu
	dubai abu_dhabi doha riyadh jeddah tel_aviv jerusalem cairo alexandria casablanca rabat tunis algiers lagos abuja accra nairobi kampala dar_es_salaam addis_ababa johannesburg cape_town durban pretoria dakar abidjan kigali`)
