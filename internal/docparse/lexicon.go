//nolint:misspell // words of many languages
package docparse

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
	kandidatexamen civilingenjör kandidat cand siviling 学士 修士 博士 硕士 本科 大专 专科 高中 中专 博士后 硕士研究生 大学本科 学士学位 硕士学位 博士学位 博士前期課程 博士後期課程 修士課程 卒業 apprenticeship apprentissage lehre umschulung fachwirt fachabitur betriebswirt traineeship diplomado postgrado bachillerato tecnicatura magíster curso_técnico maestrado qualifica attestato dottorato_di_ricerca master_di_i_livello kandidaats getuigschrift propedeuse licencjackie magisterskie inżynierskie podyplomowe`)

// bareDegrees are the short names of degrees with their dots taken out; case counts for those that are also words.
var bareDegrees = set(`ba bs bsc beng bba bcom btech be bfa barch bed bn bsn ma ms msc meng mtech mfa march med mpa mph msw bsw msn mpharm pharmd dds dvm
	edd psyd aa as aas phd dphil md jd llb llm mba emba mphil mres hnd hnc nvq bts dut but cap bep mca bca mbbs bds mcom mbchb bm acca pgce pgdip pgcert bhm bpharm sb sm ab am drmed drrernat ged gcse gcses`)
