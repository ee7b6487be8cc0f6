//nolint:misspell // words of many languages
package docparse

// schoolWords are the words that names of schools are built with.
var schoolWords = set(`university college school institute academy polytechnic tafe conservatory conservatoire seminary faculty campus uni bootcamp
	hochschule fachhochschule gymnasium realschule berufskolleg akademie schule duale
	école lycée collège faculté iut ecole cfa grande conservatoire académie cégep cegep ifsi ufr
	escuela colegio facultad centro ies academia conservatorio
	escola faculdade colégio centro senai senac
	istituto liceo scuola accademia ateneo conservatorio its
	hogeschool rijksuniversiteit lyceum academie
	szkoła szkół szkole szkoły akademia liceum technikum wyższa zespół
	högskola högskolan tekniska gymnasiet høgskolen høyskole yliopisto lukio vysoká ammattikorkeakoulu opisto
	sveučilište veleučilište škola üniversitesi lisesi egyetem főiskola hoërskool laerskool vidyalaya vidyapeeth vidyapith institutet instituttet sekolah kolej maktab`)

// hanSchools end the names of schools in Chinese and Japanese.
var hanSchools = []string{"大学", "大學", "学院", "學院", "大学院", "高校", "学校", "學校", "学部", "中学", "研究科"}

// schoolStems begin such words in many languages ("Università", "Universidade", "Politecnico", "Politeknik").
var schoolStems = []string{
	"universit", "univerz", "univerc", "uniwersy", "universid", "polytech", "politec", "politek",
	"institut",
}

// schoolEnds end such words where a language writes them as one ("Volkshochschule", "Musikhögskolan",
// "Tudományegyetem").
var schoolEnds = []string{
	"universitat", "universiteit", "schule", "skool", "college", "lyceum", "atheneum", "hogskola",
	"hogskolan", "skolan", "skolen", "egyetem", "gymnasium", "kolleg", "akademie",
}

// schoolSigns are short names of schools and boards of examination; only in capitals, small ones are other words.
var schoolSigns = set(`mit ucla ucl lse insead hec nyu usc usp unam iit iim nit bits tu eth epfl kth dtu htl hak iut ufrj unicamp soas ihk hwk roc tesda kmtc knust iti itt rwth ksa tafe`)

// campusSystems name, with the town at a comma behind it, one of their schools: "University of California, Berkeley".
var campusSystems = set(`university_of_california california_state_university university_of_texas university_of_wisconsin university_of_illinois university_of_massachusetts university_of_north_carolina
	university_of_nebraska university_of_missouri university_of_maryland university_of_alabama university_of_tennessee university_of_minnesota state_university_of_new_york city_university_of_new_york suny cuny
	indian_institute_of_technology indian_institute_of_management national_institute_of_technology iit iim nit`)

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
	sarjana ijazah lisans önlisans licență masterat okleveles magistra magistar matric wassce kcse kcpe ncea
	kandidatexamen civilingenjör kandidat cand siviling 学士 修士 博士 硕士 本科 大专 专科 高中 中专 博士后 硕士研究生 大学本科 学士学位 硕士学位 博士学位 博士前期課程 博士後期課程 修士課程 卒業 apprenticeship apprentissage lehre umschulung fachwirt fachabitur betriebswirt traineeship diplomado postgrado bachillerato tecnicatura magíster curso_técnico maestrado qualifica attestato dottorato_di_ricerca master_di_i_livello kandidaats getuigschrift propedeuse licencjackie magisterskie inżynierskie podyplomowe`)

// bareDegrees are the short names of degrees with their dots taken out; case counts for those that are also words.
var bareDegrees = set(`ba bs bsc beng bba bcom btech be bfa barch bed bn bsn ma ms msc meng mtech mfa march med mpa mph msw bsw msn mpharm pharmd dds dvm
	edd psyd aa as aas phd dphil md jd llb llm mba emba mphil mres hnd hnc nvq bts dut but cap bep mca bca mbbs bds mcom mbchb bm acca pgce pgdip pgcert bhm bpharm sb sm ab am drmed drrernat ged gcse gcses dec aec nc hsc ssc cbse icse spm stpm ing bc mgr mudr judr phdr rndr ptm pgd`)
