//nolint:misspell // words of many languages
package docparse

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// contactLabels stand before a piece of contact data and are no data themselves; those of places and names are among
// them.
var contactLabels = set(labelsOfPlaces, labelsOfNames,
	`email e-mail mail email_address e-mail_address phone phone_number telephone tel mobile mobile_phone cell cell_phone handy telefon
	telefono teléfono telefone celular movil móvil cellulare téléphone portable telefoon komórka
	direccion web website site homepage
	url blog portfolio linkedin github gitlab twitter xing orcid contact kontakt fax skype
	social profile profiles link links home work whatsapp signal online www webseite sito strona stronawww t m e p w a h
	contact_number mobile_number cell_number tel_no mob mob_no ph e-mail-adresse email-adresse mailadresse correo correo_electrónico correo-e courriel mél adresse_e-mail telefonnummer mobil mobilnummer festnetz fixe gsm telefono_cellulare cel fone celular_whatsapp recapito recapiti telefono_fijo nr_telefonu numer_telefonu tel_kom e-post mobiltelefon mobiel telefoonnummer emailadres
	电话 电话号码 手机 手机号 手机号码 联系电话 邮箱 电子邮箱 电子邮件 微信 電話 電話番号 携帯 携帯電話 メール メールアドレス eメール 連絡先 勤務地 連絡先電話番号`)

// placeLabels are the contact labels after which a place stands.
var placeLabels = set(labelsOfPlaces)

const labelsOfPlaces = `localité localidade domiciliato wohnhaft_in wohnt_in vit_à habite_à résidant_à vive_en vive_em mora_em reside_en reside_em residente_em residente_en residente_in residente_a vive_a woonachtig_in woonachtig_te woont_in zamieszkały zamieszkała living_in located_in resident_in adresse_complète domicilié_à location address home_address adresse wohnort anschrift dirección endereço indirizzo adres lieu ville city town ort based_in lives_in residence localisation ubicación localização residenza domicile current_location current_address postal_address residential_address permanent_address mailing_address adresse_postale domicilio residencia dirección_actual población indirizzo_di_residenza morada cidade woonplaats adres_zamieszkania miejsce_zamieszkania miejscowość miasto based
	地址 现居地 所在地 现居住地 居住地 住址 住所 現住所`

// personalLabels introduce personal data that the schema has no field for.
var personalLabels = set(`passport_no passport_num passport_no_& place_of_issue date_of_issue issue_date issued_on date_of_expiry expiry_date valid_until valid_till visa_type visa_no date_of_birth_& birthdate birthday mother's_name husband's_name blood_group caste sex/gender driving_license_no driving_licence_no license_no licence_no emirates_id iqama iqama_no aadhar_no pan_no marital right_to_work work_authorization work_authorisation work_eligibility arbeitserlaubnis permis_de_travail permiso_de_trabajo nationality date_of_birth birth_date born born_on place_of_birth dob age gender sex marital_status family_status driving_licence driver's_license driving_license visa visa_status work_permit availability notice_period citizenship
	nationalität staatsangehörigkeit geburtsdatum geburtsort geboren geboren_am familienstand führerschein fahrerlaubnis nationalité date_de_naissance né_le née_le permis situation_familiale nacionalidad fecha_de_nacimiento lugar_de_nacimiento estado_civil nacionalidade data_de_nascimento nazionalità data_di_nascita luogo_di_nascita stato_civile patente nationaliteit geboortedatum geboorteplaats rijbewijs narodowość data_urodzenia obywatelstwo prawo_jazdy pronouns geb geburtstag geboren_in born_in marital civil_status id_number passport passport_number religion height weight race state_of_origin lga languages_known father's_name health driver_licence drivers_licence
	né_à née_à née né date_et_lieu_de_naissance âge permis_de_conduire célibataire marié nacido nacida fecha_y_lugar_de_nacimiento edad carnet_de_conducir dni nascido nascida naturalidade idade cpf rg cnh nato nata nato_a nata_a data_e_luogo_di_nascita età cittadinanza codice_fiscale geboren_te geslacht data_i_miejsce_urodzenia stan_cywilny miejsce_urodzenia
	出生年月 出生日期 性别 年龄 民族 籍贯 政治面貌 婚姻状况 国籍 学历 求职意向 生年月日 性別 年齢 ふりがな フリガナ 国籍 配偶者 扶養家族数`)

// cutLabel takes a contact label off a text: "Phone: …", "E-mail …", "电话：…".
func cutLabel(s string) (label, rest string) {
	head, tail, ok := strings.Cut(s, ":")
	if wide, after, found := strings.Cut(s, "\uff1a"); found && (!ok || len(wide) < len(head)) {
		head, tail, ok = wide, after, true
	}
	if ok && !strings.HasPrefix(tail, "//") {
		if f := labelKey(head); contactLabels[f] || personalLabels[f] || namePart(f) != wholeName {
			return f, strings.TrimSpace(tail)
		}
	}
	ws := strings.Fields(s)
	for n := min(3, len(ws)-1); n > 0; n-- {
		f := labelKey(strings.Join(ws[:n], " "))
		long := utf8.RuneCountInString(f) > 2 || len(f) > 5
		if long && personalLabels[f] && (n > 1 || hasDigit(ws[n])) || long && contactLabels[f] && !loneWords[f] &&
			(n == 1 || !nameLabels[f]) {
			return f, strings.Join(ws[n:], " ")
		}
	}
	return "", s
}

// labelKey returns a label as it is looked up.
func labelKey(s string) string {
	s = stripIcons(s)
	f := strings.Trim(fold(withoutBrackets(s)), " .:()")
	if f == "" {
		f = strings.Trim(fold(s), " .:()")
	}
	if unicode.Is(unicode.Han, firstRune(f)) {
		f = strings.ReplaceAll(f, " ", "") // 氏　名
	}
	return f
}

func firstRune(s string) rune {
	r, _ := utf8.DecodeRuneInString(s)
	return r
}

// loneWords are labels that without a colon may be any word.
var loneWords = set("home work social name nom nombre nome naam based contact link links online portable fixe ville city town profile profiles signal correo cell handy ort lieu site sito blog fax phone_number")

// isLabel reports whether a text is nothing but a contact label.
func isLabel(s string) bool {
	f := labelKey(strings.TrimRight(s, "：: "))
	return contactLabels[f] || namePart(f) != wholeName
}
