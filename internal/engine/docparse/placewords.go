package docparse

import (
	"strings"
	"unicode"
)

// regionCodes are the short names of states and provinces that stand behind a city.
var regionCodes = set(`al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc pr
	ab bc mb nb nl ns nt nu on pe qc sk yt nsw vic qld tas act wa nt sa sp rj mg rs pr sc ba pe ce df go es uk us usa uae eu
	zh be lu bs bl ag tg vd ge to mi na rm`)

// placeWords are countries, regions and big cities; one of them makes a short text likely a place.
var placeWords = set(`浙江 江苏 广东 四川 湖北 湖南 山东 河南 河北 福建 安徽 江西 陕西 辽宁 吉林 黑龙江 云南 贵州 山西 甘肃 海南 青海 广西 内蒙古 宁夏 新疆 西藏 cameroun sénégal côte_d'ivoire ivory_coast mali burkina_faso algérie haïti liban madagascar égypte brésil mexique canadá inde japon chine royaume_uni marruecos japón filipinas grécia grecia irlanda áustria suíça polônia polónia holanda países_baixos países_bajos paesi_bassi bélgica belgio austria croazia romênia roménia roumanie rumänien ungarn kroatien griechenland russland ukraine indien japan brasilien mexiko kanada algarve açores madeira tenerife menorca mallorca ibiza gran_canaria jersey guernsey martinique guadeloupe la_réunion guyane mayotte
	remote hybrid on-site onsite telework home_office worldwide nationwide
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
	dubai abu_dhabi doha riyadh jeddah tel_aviv jerusalem cairo alexandria casablanca rabat tunis algiers lagos abuja accra nairobi kampala dar_es_salaam addis_ababa johannesburg cape_town durban pretoria dakar abidjan kigali
	abia adamawa akwa_ibom anambra bauchi bayelsa benue borno cross_river delta_state ebonyi edo ekiti enugu gombe imo jigawa kaduna kano katsina kebbi kogi kwara nasarawa ogun ondo osun oyo plateau_state rivers_state sokoto taraba yobe zamfara fct lagos_state edo_state ogun_state oyo_state kano_state kaduna_state enugu_state rivers
	gauteng western_cape eastern_cape northern_cape free_state kwazulu-natal limpopo mpumalanga north_west
	andhra_pradesh arunachal_pradesh assam bihar chhattisgarh goa himachal_pradesh jharkhand madhya_pradesh manipur meghalaya odisha sikkim tripura uttarakhand jammu_and_kashmir chandigarh puducherry ncr delhi_ncr
	kujawsko-pomorskie lubelskie lubuskie łódzkie opolskie podkarpackie podlaskie świętokrzyskie warmińsko-mazurskie zachodniopomorskie woj._małopolskie woj._mazowieckie
	normandie pays_de_la_loire centre-val_de_loire bourgogne-franche-comté nouvelle_aquitaine corse paca gironde rhône isère haute-savoie savoie bouches-du-rhône alpes-maritimes hérault loire-atlantique ille-et-vilaine finistère morbihan bas-rhin haut-rhin yvelines hauts-de-seine seine-saint-denis val-de-marne essonne val-d'oise seine-et-marne
	asturias cantabria país_vasco euskadi navarra aragón castilla_y_león castilla-la_mancha extremadura comunidad_valenciana comunidad_de_madrid región_de_murcia islas_baleares baleares canarias islas_canarias alicante almería cádiz granada huelva jaén castellón tarragona girona lleida guipúzcoa vizcaya la_rioja gipuzkoa bizkaia
	abruzzo basilicata calabria emilia-romagna friuli-venezia_giulia liguria marche molise puglia sardegna trentino-alto_adige umbria valle_d'aosta trentino alto_adige
	noord-holland zuid-holland noord-brabant gelderland overijssel limburg flevoland drenthe zeeland friesland noord_holland zuid_holland noord_brabant vlaanderen wallonie vlaams-brabant oost-vlaanderen west-vlaanderen hainaut
	acre alagoas amapá amazonas bahia ceará espírito_santo goiás maranhão mato_grosso mato_grosso_do_sul paraíba paraná pernambuco piauí rio_grande_do_norte rio_grande_do_sul rondônia roraima santa_catarina sergipe tocantins distrito_federal estado_de_são_paulo
	jalisco nuevo_león puebla querétaro guanajuato yucatán quintana_roo estado_de_méxico cdmx cundinamarca antioquia valle_del_cauca provincia_de_buenos_aires caba santa_fe mendoza región_metropolitana
	hesse lower_saxony saxony saxony-anhalt sachsen-anhalt thuringia north_rhine-westphalia rhineland-palatinate tirol vorarlberg kärnten steiermark oberösterreich niederösterreich burgenland aargau thurgau vaud valais ticino graubünden
	county_cork county_dublin county_galway county_kerry county_mayo county_clare co._cork co._dublin co._galway co._kerry co._mayo co._clare kerry mayo clare donegal sligo leitrim roscommon offaly laois westmeath meath louth kildare wicklow wexford carlow kilkenny tipperary cavan monaghan longford antrim armagh fermanagh tyrone leinster munster connacht ulster
	guangdong zhejiang jiangsu sichuan fujian hubei hunan shandong henan hebei shaanxi liaoning hokkaido aichi saitama chiba hyogo
	aberdeen bath blackpool bolton bournemouth bradford burnley canterbury carlisle chelmsford cheltenham chester colchester coventry crawley croydon derby doncaster dundee durham eastbourne exeter gateshead gloucester grimsby guildford halifax harrogate hastings hereford huddersfield hull inverness ipswich lancaster lincoln londonderry luton maidstone middlesbrough milton_keynes newcastle_upon_tyne newport northampton norwich oldham peterborough plymouth poole portsmouth preston rochdale rotherham salford scarborough shrewsbury slough solihull southampton southend stirling stockport stoke-on-trent sunderland swansea swindon taunton truro wakefield walsall warrington watford wigan winchester wolverhampton worcester worthing york
	waterford drogheda dundalk tralee athlone ennis killarney letterkenny navan tullamore mullingar swords naas
	augsburg bielefeld bochum bottrop braunschweig bremerhaven chemnitz darmstadt duisburg erfurt erlangen esslingen frankfurt_am_main fürth gelsenkirchen gera gießen hamm heilbronn hildesheim ingolstadt jena kaiserslautern kassel kempten kiel koblenz konstanz krefeld landshut leverkusen lübeck ludwigsburg ludwigshafen magdeburg mainz marburg mönchengladbach mülheim neuss oberhausen offenbach oldenburg osnabrück paderborn passau pforzheim potsdam ratingen regensburg remscheid reutlingen rosenheim rostock saarbrücken schwerin siegen solingen trier tübingen ulm wiesbaden wolfsburg wuppertal würzburg zwickau celle innsbruck klagenfurt villach wels bregenz luzern winterthur st._gallen biel lugano thun zug fribourg neuchâtel sion
	aix-en-provence ajaccio amiens angers avignon bayonne besançon béziers boulogne-billancourt brest caen calais chambéry clermont-ferrand colmar créteil dijon dunkerque la_rochelle le_havre le_mans limoges lorient metz montreuil mulhouse nancy nîmes orléans pau perpignan poitiers quimper reims roubaix rouen saint-denis saint-étienne saint-nazaire toulon tours troyes valence valenciennes versailles vannes villeurbanne charleroi liège namur mons leuven mechelen brugge hasselt kortrijk
	a_coruña albacete badajoz badalona burgos cáceres cartagena castelló ceuta ciudad_real gijón huesca hospitalet jerez las_palmas las_palmas_de_gran_canaria león logroño lugo marbella melilla mérida oviedo palencia palma palma_de_mallorca pamplona pontevedra reus sabadell salamanca san_sebastián donostia santa_cruz_de_tenerife santander santiago_de_compostela segovia soria terrassa teruel toledo valladolid vigo vitoria vitoria-gasteiz zamora ávila
	aveiro évora faro funchal leiria setúbal viseu guimarães barcelos matosinhos sintra cascais almada
	aracaju belém campinas campo_grande caxias_do_sul contagem cuiabá florianópolis goiânia guarulhos joão_pessoa joinville juiz_de_fora londrina macapá maceió manaus maringá niterói osasco palmas pelotas petrópolis porto_velho ribeirão_preto rio_branco santo_andré são_bernardo_do_campo são_josé_dos_campos são_luís sorocaba teresina uberlândia vitória blumenau
	ancona bari bergamo bolzano brescia cagliari catania cesena cremona ferrara foggia forlì latina lecce livorno lucca mantova messina modena monza novara parma perugia pesaro pescara piacenza pisa pistoia prato ravenna reggio_calabria reggio_emilia rimini salerno sassari savona siena siracusa taranto terni trento treviso trieste udine varese vicenza
	alkmaar almelo almere alphen_aan_den_rijn amersfoort amstelveen apeldoorn arnhem assen breda delft deventer dordrecht ede emmen enschede gouda haarlem heerlen helmond hengelo hilversum hoofddorp leeuwarden leiden lelystad maastricht middelburg nijmegen oss roosendaal 's-hertogenbosch den_bosch tilburg venlo zaandam zeist zoetermeer zwolle
	białystok bielsko-biała bydgoszcz bytom chorzów częstochowa elbląg gdynia gliwice gorzów_wielkopolski kalisz kielce koszalin legnica nowy_sącz olsztyn opole płock radom ruda_śląska rybnik rzeszów słupsk sopot sosnowiec szczecin tarnów toruń tychy wałbrzych włocławek zabrze zakopane zielona_góra
	agra allahabad amritsar aurangabad bhopal bhubaneswar coimbatore dehradun faridabad ghaziabad guwahati gwalior indore jabalpur jaipur jalandhar jamshedpur jodhpur kanpur kochi kota kozhikode lucknow ludhiana madurai mangalore mangaluru meerut mysore mysuru nagpur nashik navi_mumbai patna raipur rajkot ranchi surat thane thiruvananthapuram thrissur tiruchirappalli trivandrum udaipur vadodara varanasi vijayawada visakhapatnam calcutta bombay madras
	aba abeokuta akure asaba bauchi benin_city calabar ibadan ife ikeja ikorodu ilorin jos lekki makurdi minna nnewi onitsha osogbo owerri port_harcourt uyo warri yola zaria kumasi tema cape_coast tamale mombasa kisumu nakuru eldoret kampala entebbe lusaka harare bulawayo gaborone windhoek maputo luanda
	bloemfontein centurion east_london gqeberha kimberley midrand nelspruit mbombela pietermaritzburg polokwane port_elizabeth randburg roodepoort rustenburg sandton soweto stellenbosch paarl
	albury ballarat bendigo bundaberg cairns darwin gold_coast hobart ipswich launceston mackay maitland newcastle parramatta rockhampton sunshine_coast toowoomba townsville wagga_wagga wollongong dunedin tauranga palmerston_north
	akron albany alexandria anaheim anchorage ann_arbor arlington asheville augusta aurora bakersfield baton_rouge berkeley birmingham boise boulder buffalo burlington charleston chattanooga chesapeake chula_vista colorado_springs corpus_christi dayton des_moines durham el_paso eugene fargo fayetteville fort_collins fort_lauderdale fort_wayne fort_worth fremont fresno gainesville gilbert glendale grand_rapids green_bay greensboro hartford hialeah hoboken irvine irving jersey_city knoxville lafayette lansing laredo lexington lincoln little_rock long_beach louisville lubbock madison mesa modesto montgomery newark norfolk oklahoma_city omaha oxnard pasadena plano providence provo queens bronx manhattan reno richmond riverside roanoke rochester rockford santa_ana santa_barbara santa_monica santa_rosa savannah scottsdale shreveport sioux_falls spokane springfield st._paul st._petersburg stamford stockton syracuse tacoma tallahassee tempe toledo topeka tucson tulsa tuscaloosa virginia_beach wichita wilmington winston-salem worcester yonkers
	barrie brampton burnaby gatineau guelph kelowna kingston kitchener laval markham mississauga moncton nanaimo oshawa regina richmond_hill saskatoon sherbrooke st._john's sudbury surrey thunder_bay trois-rivières vaughan whitehorse windsor
	acapulco aguascalientes cancún chihuahua ciudad_juárez cuernavaca culiacán durango hermosillo león mérida mexicali morelia oaxaca querétaro saltillo san_luis_potosí tijuana toluca torreón veracruz xalapa zapopan barranquilla bucaramanga cali cartagena cúcuta ibagué manizales pereira santa_marta arequipa cusco trujillo guayaquil cuenca rosario la_plata mar_del_plata salta tucumán concepción valparaíso viña_del_mar temuco antofagasta la_paz santa_cruz_de_la_sierra cochabamba asunción san_salvador tegucigalpa managua ciudad_de_guatemala san_juan santo_domingo la_habana maracaibo
	wuhan nanjing xi'an tianjin chongqing suzhou qingdao dalian xiamen changsha zhengzhou jinan hefei ningbo dongguan foshan kunming harbin shenyang macau kaohsiung taichung tainan hsinchu kobe hiroshima sendai kitakyushu okayama kumamoto kagoshima niigata kanazawa shibuya shinjuku minato incheon daegu daejeon gwangju suwon
	上海 北京 天津 重庆 重慶 广州 深圳 杭州 成都 武汉 西安 南京 苏州 青岛 大连 厦门 长沙 郑州 济南 合肥 宁波 东莞 佛山 昆明 哈尔滨 沈阳 无锡 福州 珠海 香港 澳门 台北 臺北 高雄 台中 新竹 台南 中国 日本 台湾 東京 大阪 京都 名古屋 横浜 福岡 札幌 神戸 仙台 広島 川崎 千葉 埼玉 新潟 金沢 熊本 岡山 沖縄 北海道 远程 リモート 在宅 全国 서울 부산`)

// hanPlace recognises a place in Chinese or Japanese: a city, or words that end in a rank of place, such as 東京都渋谷区
// and 江苏省南京市.
func hanPlace(s string) bool {
	n, last := 0, rune(0)
	for _, r := range s {
		switch {
		case unicode.IsSpace(r) || unicode.IsDigit(r) || r == '-' || r == '·' || r == 'ノ' || r == 'ケ':
			continue
		case !unicode.Is(unicode.Han, r):
			return false
		}
		n, last = n+1, r
	}
	return n > 1 && n < 24 && (placeWords[fold(s)] || n > 3 && twoHanPlaces([]rune(s)) || n > 2 &&
		strings.ContainsRune("省市县縣区區州都道府県町村", last))
}

// nationalities stand among personal data as one word, as a town can.
var nationalities = set(`american british english scottish welsh irish australian canadian indian nigerian ghanaian kenyan south_african german austrian swiss french belgian dutch spanish portuguese italian polish czech ukrainian russian romanian greek turkish swedish danish norwegian finnish
	brazilian mexican argentinian colombian chilean chinese japanese korean vietnamese filipino indonesian pakistani bangladeshi egyptian moroccan tunisian algerian eu eu_citizen
	deutsch österreichisch schweizerisch français française belge marocain marocaine español española mexicano mexicana colombiano colombiana argentino argentina chileno chilena peruano peruana
	brasileiro brasileira português portuguesa italiano italiana nederlandse nederlands belgische polskie polska obywatelstwo_polskie
	single married divorced ledig verheiratet geschieden célibataire marié mariée soltero soltera casado casada solteiro solteira celibe nubile coniugato coniugata ongehuwd gehuwd kawaler panna żonaty mężatka male female männlich weiblich männl. 男 女 已婚 未婚 汉族`)

// twoHanPlaces recognises a province and its town written as one: "浙江宁波".
func twoHanPlaces(r []rune) bool {
	for i := 2; i+1 < len(r); i++ {
		if placeWords[fold(string(r[:i]))] && placeWords[fold(string(r[i:]))] {
			return true
		}
	}
	return false
}
