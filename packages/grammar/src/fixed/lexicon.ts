/**
 * Words that do not change: rows with the columns form, part of speech, gloss, lemma (if it is another word), source (`course` unless
 * it is given), parted by tabs. A slash parts the morphemes of a form: აქ/ედან.
 */
export const fixedRows = `
აქ	adverb	here
აქ/ედან	adverb	from here	აქ
სხვაგვარად	adverb	differently		common
აქამდე	adverb	up to here; until now	აქ	common
იქ	adverb	there
იქ/იდან	adverb	from there	იქ
იქამდე	adverb	up to there; until then	იქ	common
აქეთ	adverb	this way; over here
იქით	adverb	that way; over there
მანდ	adverb	there (near you)		common
სად	adverb	where
სადამდე	adverb	how far	სად	common
საით	adverb	in which direction		common
საიდან	adverb	where from
საიდანაც	adverb	where from (relative)	საიდან	common
სადაც	adverb	where (relative)
სადმე	adverb	somewhere; anywhere		common
სადღაც	adverb	somewhere		common
არსად	adverb	nowhere		common
ყველგან	adverb	everywhere
აგერ	adverb	here, right there (pointing)		common
შინ	adverb	at home; home
გარეთ	adverb	outside
საზღვარგარეთ	adverb	abroad
შიგნით	adverb	inside
შიგ	adverb	inside
ზემოთ	adverb	above; up
ზევით	adverb	up; above
ქვემოთ	adverb	below; down		common
ქვევით	adverb	down; below
ზემოდან	adverb	from above; on top
ქვემოდან	adverb	from below		common
მაღლა	adverb	high up
დაბლა	adverb	low; down		common
წინ	postposition	in front of; before; ahead
უკან	postposition	behind; back
გვერდით	postposition	beside; next to
გვერდზე	adverb	aside; to the side		common
ახლოს	adverb	near; close
ახლომახლო	adverb	nearby; around here
შორს	adverb	far
ირგვლივ	adverb	all around
გარშემო	postposition	around		common
შორის	postposition	between; among
ქვეშ	postposition	under
შესახებ	postposition	about
შემდეგ	postposition	after; afterwards
შემდგომ	postposition	after; later		common
გარეშე	postposition	without
გამო	postposition	because of
გარდა	postposition	except; besides
დროს	postposition	during
მიერ	postposition	by (the one who does it)
დაკავშირებით	postposition	in connection with
მიხედვით	postposition	according to
თანახმად	postposition	according to		common
განსხვავებით	postposition	unlike		common
ნაცვლად	postposition	instead of
წინააღმდეგ	postposition	against
წინაშე	postposition	before; in front of
მიმართ	postposition	toward; regarding		common
მეშვეობით	postposition	by means of		common
განმავლობაში	postposition	in the course of; for (a time)		common
გასწვრივ	postposition	along		common
მსგავსად	postposition	like; similarly to		common
მაგივრად	postposition	instead of		common
მაგიერ	postposition	instead of		common
პირდაპირ	adverb	straight ahead; directly
მარჯვნივ	adverb	to the right
მარცხნივ	adverb	to the left
ერთად	adverb	together
ცალკე	adverb	separately		common
ამჟამად	adverb	at present		common
თავდაპირველად	adverb	at first; originally		common
მოგვიანებით	adverb	later		common
დროულად	adverb	on time; in good time		common
წინასწარ	adverb	in advance		common
საბოლოოდ	adverb	finally		common
სწორედ	adverb	exactly; precisely		common
პირიქით	adverb	on the contrary		common
ახლა	adverb	now
ახლახან	adverb	just now; recently		common
ეხლა	adverb	now (in speech)	ახლა
დღეს	adverb	today
გუშინ	adverb	yesterday
გუშინწინ	adverb	the day before yesterday		common
ხვალ	adverb	tomorrow
ხვალ/ა/მდე	adverb	until tomorrow	ხვალ
ხვალ/ის/თვის	adverb	for tomorrow	ხვალ
ხვალ/იდან	adverb	from tomorrow on	ხვალ	common
ზეგ	adverb	the day after tomorrow		common
წუხელ	adverb	last night
ამაღამ	adverb	tonight		common
დღეიდან	adverb	from today on	დღეს	common
დღემდე	adverb	to this day	დღეს	common
შარშან	adverb	last year
წელს	adverb	this year		common
გაისად	adverb	next year		common
დილით	adverb	in the morning		common
დილაობით	adverb	in the mornings
საღამოობით	adverb	in the evenings		common
ღამღამობით	adverb	at night (every night)		common
დღისით	adverb	by day
ღამით	adverb	by night		common
ადრე	adverb	early; earlier
გვიან	adverb	late
მალე	adverb	soon
მაშინ	adverb	then
მერე	adverb	then; afterwards
მანამდე	adverb	before that; until then
ამასობაში	adverb	meanwhile		common
უკვე	adverb	already
ჯერ	adverb	yet; first; still
ჯერჯერობით	adverb	so far; for now		common
კვლავ	adverb	again; still		common
ისევ	adverb	again; still
კიდევ	adverb	more; still; again; else
ხელახლა	adverb	anew		common
ყოველთვის	adverb	always
მუდამ	adverb	always		common
ხშირად	adverb	often
იშვიათად	adverb	rarely
ხანდახან	adverb	sometimes
ზოგჯერ	adverb	sometimes
ხოლმე	particle	usually; used to (beside a verb)		common
არასოდეს	adverb	never
არასდროს	adverb	never		common
ვერასოდეს	adverb	can never		common
როდისმე	adverb	ever; some day		common
ოდესმე	adverb	ever; some day		common
ოდესღაც	adverb	once upon a time		common
ყოველდღე	adverb	every day
ყოველწლიურად	adverb	every year		common
დიდხანს	adverb	for a long time
უცებ	adverb	suddenly
უეცრად	adverb	suddenly		common
მაშინვე	adverb	at once	მაშინ	common
ხელად	adverb	at once		common
მყისვე	adverb	instantly		common
თანდათან	adverb	gradually		common
ბოლოს	adverb	in the end; at last		common
თავიდან	adverb	from the beginning; again		common
ერთხელ	adverb	once	ერთი
რამდენჯერ	adverb	how many times
რამდენჯერმე	adverb	several times
ბევრჯერ	adverb	many times		common
მრავალჯერ	adverb	many times		common
ათასობით	adverb	by the thousand; thousands of
ასობით	adverb	by the hundred; hundreds of
ათობით	adverb	by tens; dozens of		common
ძალიან	adverb	very; very much
ძლიერ	adverb	strongly; very		common
მეტისმეტად	adverb	too; excessively
ძალზე	adverb	very		common
საკმაოდ	adverb	quite; rather		common
სრულიად	adverb	completely
სულ	adverb	in all; completely; all the time
მთლად	adverb	entirely		common
მთლიანად	adverb	wholly		common
თითქმის	adverb	almost
დაახლოებით	adverb	approximately
ზუსტად	adverb	exactly
უფრო	adverb	more
ყველაზე	adverb	most; the most
ნაკლებად	adverb	less		common
მეტად	adverb	more; very		common
ცოტათი	adverb	a little
განსაკუთრებით	adverb	especially
მხოლოდ	adverb	only
მარტო	adverb	only; alone		common
უბრალოდ	adverb	simply; just
ოღონდ	adverb	only; but
თუნდაც	adverb	even; even if		common
ასე	adverb	so; in this way
ისე	adverb	so; in that way
ასევე	adverb	also; likewise		common
აგრეთვე	adverb	also		common
ისედაც	adverb	as it is; anyway
როგორ	adverb	how
როგორ/ა	adverb	how (before ხარ "are you")	როგორ
როგორც	adverb	as; like
როგორმე	adverb	somehow		common
რატომ	adverb	why
რატომღაც	adverb	for some reason		common
როდის	adverb	when
როდემდე	adverb	until when		common
კარგად	adverb	well
ცუდად	adverb	badly
ფეხით	adverb	on foot
თბილად	adverb	warmly
გემრიელად	adverb	tastily; with a good appetite
პირველად	adverb	for the first time
საერთოდ	adverb	in general; at all
ქართულად	adverb	in Georgian
ინგლისურად	adverb	in English
გასაგებია	adverb	I see; understood
ნელა	adverb	slowly
სწრაფად	adverb	quickly		common
ჩქარა	adverb	quickly; hurry up		common
ხმამაღლა	adverb	aloud
ფრთხილად	adverb	carefully; careful!
ჩუმად	adverb	quietly
ავად	adverb	ill
მზად	adverb	ready
შეუძლოდ	adverb	unwell
ზეპირად	adverb	by heart; orally
უგზო-უკვლოდ	adverb	without a trace; without road or path
ონლაინ	adverb	online
პარალელურად	adverb	at the same time; in parallel
აუცილებლად	adverb	definitely; without fail
სამწუხაროდ	adverb	unfortunately
საბედნიეროდ	adverb	fortunately		common
ჩვეულებრივ	adverb	usually		common
ალბათ	adverb	probably		common
იქნებ	adverb	perhaps		common
შესაძლოა	adverb	possibly; it may be
მართლა	adverb	really
მართლაც	adverb	indeed	მართლა	common
ჭეშმარიტად	adverb	truly
მაინც	adverb	still; anyway; nevertheless
შესაბამისად	adverb	accordingly
ამრიგად	adverb	thus
ფაქტობრივად	adverb	in fact		common
რასაკვირველია	adverb	of course
ცხადია	adverb	clearly; of course
მგონი	adverb	I think
თურმე	adverb	apparently; it turns out		common
თითქოს	adverb	as if		common
ზღვისპირა	adverb	by the sea; seaside
დასავლეთ	adverb	western; west (before a name)	დასავლეთი
აღმოსავლეთ	adverb	eastern; east (before a name)	აღმოსავლეთი	common
ჩრდილოეთ	adverb	northern; north (before a name)	ჩრდილოეთი	common
სამხრეთ	adverb	southern; south (before a name)	სამხრეთი	common
და	conjunction	and
ანუ	conjunction	or; that is		common
ანდა	conjunction	or; or rather		common
რაკი	conjunction	since; because		common
ვინაიდან	conjunction	because; since		common
ან	conjunction	or
თუ	conjunction	if; or (in a question)
მაგრამ	conjunction	but
თუმცა	conjunction	although; however
ხოლო	conjunction	while; and; but		common
არამედ	conjunction	but (after "not")		common
რომ	conjunction	that; so that; if
რადგან	conjunction	because
რადგანაც	conjunction	because	რადგან	common
იმიტომ	adverb	for that reason (იმიტომ რომ: because)		common
ამიტომ	adverb	therefore
როცა	conjunction	when
როდესაც	conjunction	when		common
სანამ	conjunction	until; while; before		common
ვიდრე	conjunction	than; until		common
რათა	conjunction	so that		common
თორემ	conjunction	or else; otherwise
მიუხედავად	postposition	in spite of
რასაც/ა	conjunction	what; whatever	რაც
არ	particle	not
არა	particle	no; not
აღარ	particle	no longer
აღარც	particle	nor any longer	აღარ	common
არც	particle	nor; not … either
ვერ	particle	cannot
ვეღარ	particle	can no longer
ვერც	particle	cannot … either	ვერ	common
ნუ	particle	do not
ნუღარ	particle	do not any longer	ნუ	common
ნურც	particle	do not … either	ნუ	common
დიახ	particle	yes (polite)
კი	particle	yes; but; and, while (after a word)
ჰო	particle	yes (among friends)
ხო	particle	yes (in speech)	ჰო	common
ხომ	particle	isn't it?; you know
უნდა	particle	must; should
ნეტავ	particle	I wish; I wonder		common
ნეტა	particle	I wish; I wonder	ნეტავ	common
ნეტავი	particle	I wish; I wonder	ნეტავ	common
თანახმა	adverb	willing; in agreement (with ვარ "I am")
დაე	particle	let		common
აი	particle	here is; look
აბა	particle	well; come on
განა	particle	really? (in a question)		common
ნუთუ	particle	really?; can it be?		common
მოიცა	interjection	wait!
აჰა	interjection	here you are; oh		common
ვაი	interjection	ouch; alas
ვაიმე	interjection	oh no
ვაშა	interjection	hurrah
ბრავო	interjection	bravo
ყოჩაღ	interjection	well done
აუ	interjection	oh; wow		common
ოჰ	interjection	oh		common
გამარჯობა	interjection	hello
გამარჯობათ	interjection	hello (polite, or to several people)	გამარჯობა
ნახვამდის	interjection	goodbye
უკაცრავად	interjection	excuse me
გენაცვალე	interjection	my dear
ჭირიმე	interjection	dear (word for word: may your trouble be mine)
უშავს	verb	matters (in არა უშავს "never mind")
ყიყლიყო	interjection	cock-a-doodle-doo
მოულოდნელად	adverb	unexpectedly
სავსებით	adverb	completely
ძლივს	adverb	hardly; barely
განზრახ	adverb	on purpose
განგებ	adverb	on purpose
ზედმეტად	adverb	too much; excessively
უკეთ	adverb	better
მხრივ	adverb	on the … hand; in … respect
`;
