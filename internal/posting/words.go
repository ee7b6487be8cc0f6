package posting

import "strings"

// openers are words that ask and do not name, at the start of an item.
var openers = phrases(`experience with|experience in|experience of|experience as|experience using|experience|exposure to|knowledge of|knowledge in|knowledge|understanding of|understanding|ability to|able to|proficiency in|proficiency with|proficiency|proficient in|proficient with|proficient|familiarity with|
	familiar with|skilled in|skilled at|skills in|skill in|expertise in|expertise with|expertise|expert in|expert|background in|comfortable with|comfortable|comfort with|confident with|confident in|confident using|confident|competent in|competent|competence in|competency in|use of|using|track record of|track record in|record of|
	you have put|you have|you've|you can|you know|you are|you will|you|if you know|if you have|who can|who has|who have|who is|that|knowing|knows|know how to|know|have|has|having|be|is|are|been|being|worked with|work with|work on|working with|working on|working|worked|interest in|interested in|passion for|passionate about|commitment to|at least|
	a firm grip on|firm grip on|grip on|a|an|the|your|our|own|some|any|proven|strong|solid|excellent|good|great|advanced|basic|deep|demonstrated|demonstrable|extensive|prior|previous|thorough|sound|clear|hands-on|practical|professional|relevant|recent|significant|in-depth|intermediate|exceptional|outstanding|effective|
	one|two|three|four|five|of them|of which|after qualifying|after qualification|after registration|post-qualification|post-registration|with|of|in|to|for|as|and|or|on|by|from|through|including|especially|particularly|other|similar|must|should|can|please|also|plus|similar to|one or more|a variety of|variety of|various|multiple|related|daily|regular|required|preferred|minimum|willing to|willingness to|level of|high level of|a high level of|the use of|
	kenntnisse in|kenntnisse|erfahrung mit|erfahrung in|erfahrung|sehr gute|gute|fundierte|sicherer umgang mit|sicher in|d'expérience minimum en|d'expérience en|d'expérience minimum|d'expérience|minimum en|expérience en|expérience de|expérience|connaissance de|connaissances en|maîtrise de|maîtrise|bonne|bonnes|experiencia en|experiencia con|experiencia|conocimientos de|conocimiento de|dominio de|manejo de`)

// joiners open an item without belonging to it; a requirement's text begins after them.
var joiners = phrases(`of|in|with|and|or|as|a|an|the|for|if|you|you can|you know|you have|know|after registration|after qualifying`)

// closers are such words at the end of an item.
var closers = phrases(`experience|skills|skill|knowledge|abilities|ability|in daily use|required|preferred|or similar|similar|a must|a plus|tools|tool|or above|or higher|or equivalent|equivalent|etc|of experience|background|principles|concepts|best practices|environment|environments|kenntnisse|erfahrung|and|or|of|with|in|to|for|is|are|the`)

// fillers carry no meaning of their own in a requirement.
var fillers = wordSet(`a an the and or your our their his her its my you we they it this that these those is are be been being was were has have had having will would can could should must may might do does did
	very strong solid excellent good great advanced basic deep proven demonstrated extensive relevant prior previous thorough sound clear hands-on practical professional recent significant general in-depth intermediate expert exceptional outstanding effective
	experience experienced knowledge understanding ability able skills skill skilled proficiency proficient familiarity familiar expertise competent competence background exposure comfortable confident track record least minimum more plus similar equivalent related other others etc such like
	level above higher year years month months one two three some any all each every both either similar use using used daily certification certifications certificate certificates qualification qualifications ideally preferably required preferred desirable essential new well also not no if when where who what how which while as so than then including include includes related various multiple strong
	und oder sowie mindestens berufserfahrung kenntnisse der die das ein eine einer mit in von zu für et ou le la les un une des de du en y o el los las una con para por`)

var prepositions = wordSet(`of in with for to on at by from across within into through over under between among during using via about against per that who which where while when so such including based mit für von zu aus bei dans pour avec sur en con para por`)

// weWords begin a sentence about the firm, firmOpeners one that may be.
var (
	weWords     = wordSet(`we our we're we've wir unser unsere nous notre nuestra nuestro somos`)
	firmOpeners = wordSet(`a an the it its it's they this that these those at since with for founded from as both here every each all most some more many today`)
)

// characterWords describe a person rather than a skill; what they stand in is not taken as the posting's own term.
var characterWords = phrases(`passion|passionate|attitude|motivated|motivation|enthusiastic|enthusiasm|team player|self-starter|self starter|willing|willingness|flexible|flexibility|reliable|reliability|honest|positive|friendly|outgoing|organised|organized|attention to detail|detail-oriented|detail oriented|multitask|multi-task|fast-paced|fast paced|work ethic|
	sense of humour|sense of humor|driven|proactive|curious|curiosity|eager|can-do|hard working|hardworking|hard-working|punctual|trustworthy|mindset|personality|interpersonal|eye for|under pressure|work independently|independently|initiative|fluent|above all|love|ambitious|dynamic|creative thinker|
	18 years|over 18|21 years|age|legally|weekends|evenings|nights|overtime|shifts available|full-time|full time|part-time|part time|permanent|remote|hybrid|on-site|onsite|teamfähig|engagiert|zuverlässig`)

func wordSet(list string) map[string]bool {
	out := map[string]bool{}
	for w := range strings.FieldsSeq(list) {
		out[w] = true
	}
	return out
}

// languageWords tells a language by its commonest words, those that no other language of the list shares.
var languageWords = func() map[string]string {
	out := map[string]string{}
	for lang, list := range map[string]string{
		"en": "the and of to with for you our we will your are is this have that on be as or",
		"de": "und der die das mit für wir sie ist eine einen dem den zu auf sich werden ihre unser im bei oder",
		"fr": "et les des une vous nous est pour avec dans votre notre du sur aux être ou au",
		"es": "y los las del para con una nuestro su por que como sus el será años experiencia",
		"it": "e il della di per con gli nostro una nel alla sono che delle",
		"nl": "het een van en voor met je wij jij zijn bij onze jouw naar",
		"pt": "e os uma para com dos nossa você na em do não são ao",
	} {
		for w := range strings.FieldsSeq(list) {
			if _, shared := out[w]; shared {
				out[w] = ""
				continue
			}
			out[w] = lang
		}
	}
	for w, lang := range out {
		if lang == "" {
			delete(out, w)
		}
	}
	return out
}()
