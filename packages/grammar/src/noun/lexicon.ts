/**
 * The lexicon of nouns, names, adjectives, numerals and regular pronouns: rows with the columns lemma, part of speech,
 * gloss, stems, marks, parted by tabs. A line `# …` says where the rows after it are from.
 * - Stems: those before -ის, -ით, -ად, -ებ where a vowel drops (წყლ); `?` where it is not certain whether it drops.
 * - Marks: the stem class where the last letter does not show it; the use of the plural where it is not usual (`plural-none`,
 *   `plural-rare`, `plural-older` where the older plural is alive); `possessive`; `modifier` for nouns that are also used before
 *   a noun and agree with it (ქართველ მწერალს, ბატონ გიორგის).
 * Stems and marks were written from knowledge of the language; docs/grammar.md lists what was changed after the forms of the
 * reference were looked at.
 */
export const nounRows = `
# the course's words: people
ადამიანი	noun	person, human being		plural-older
ხალხი	noun	people		plural-older
კაცი	noun	man		plural-older
ქალი	noun	woman		plural-older
ბავშვი	noun	child		plural-older
ბიჭი	noun	boy
გოგო	noun	girl
მეგობარი	noun	friend	მეგობრ	plural-older
მეზობელი	noun	neighbor	მეზობლ	plural-older
სტუმარი	noun	guest	სტუმრ	plural-older
ოჯახი	noun	family		plural-older
დედა	noun	mother		plural-older
მამა	noun	father		plural-older
მშობელი	noun	parent	მშობლ	plural-older
და	noun	sister		plural-older
ძმა	noun	brother		plural-older
შვილი	noun	child (of someone)		plural-older
ვაჟიშვილი	noun	son
ქალიშვილი	noun	daughter
ბიძაშვილი	noun	cousin
ბებია	noun	grandmother
ბაბუა	noun	grandfather
ცოლი	noun	wife
ქმარი	noun	husband	ქმრ
ბიძა	noun	uncle
დეიდა	noun	aunt (mother's sister)
ბატონი	noun	Mr.; sir		plural-older modifier
სახელი	noun	name		plural-older
გვარი	noun	last name
მასწავლებელი	noun	teacher	მასწავლებლ	plural-older
სტუდენტი	noun	student		plural-older
ექიმი	noun	doctor		plural-older modifier
მიმტანი	noun	waiter
ქართველი	noun	Georgian (person)		plural-older modifier
ფეხბურთელი	noun	soccer player
დედაჩემი	noun	my mother		plural-rare
დედაშენი	noun	your mother		plural-rare
მამაჩემი	noun	my father		plural-rare
მამაშენი	noun	your father		plural-rare
ბებიაჩემი	noun	my grandmother		plural-rare
ბებიაშენი	noun	your grandmother		plural-rare
ბაბუაჩემი	noun	my grandfather		plural-rare
ბაბუაშენი	noun	your grandfather		plural-rare
# the course's words: school and work
პოლიცია	noun	police
სკოლა	noun	school
გაკვეთილი	noun	lesson
წიგნი	noun	book		plural-older
კალამი	noun	pen	კალმ
ქაღალდი	noun	paper
სიტყვა	noun	word		plural-older
ენა	noun	language; tongue		plural-older
შეცდომა	noun	mistake
სამსახური	noun	job; service
სამუშაო	noun	work
საქმე	noun	matter; business		plural-older
ოფისი	noun	office
გამოცდა	noun	exam
პრობლემა	noun	problem
შეკითხვა	noun	question
პასუხი	noun	answer
ამბავი	noun	news; story	ამბ
წერილი	noun	letter (that one sends)
უნივერსიტეტი	noun	university
ჟურნალი	noun	magazine
ტექსტი	noun	text
გვერდი	noun	page; side
გუნდი	noun	team
ფეხბურთი	noun	soccer		plural-rare
კონცერტი	noun	concert
ფილმი	noun	film
მუსიკა	noun	music		plural-rare
ზღაპარი	noun	fairy tale	ზღაპრ
სიმბოლო	noun	symbol
ფორმა	noun	shape; form
სიჩქარე	noun	speed
მშვიდობა	noun	peace		plural-rare
ვალი	noun	debt
# the course's words: time
დრო	noun	time	დრო	half-truncating plural-older
საათი	noun	hour; clock
წუთი	noun	minute
დღე	noun	day		plural-older
კვირა	noun	week; Sunday
თვე	noun	month
წელი	noun	year	წლ	plural-older
წელიწადი	noun	year	წელიწად წელიწდ	plural-rare
დილა	noun	morning
საღამო	noun	evening
ღამე	noun	night
რიცხვი	noun	number; date		plural-older
ორშაბათი	noun	Monday
სამშაბათი	noun	Tuesday
ოთხშაბათი	noun	Wednesday
ხუთშაბათი	noun	Thursday
პარასკევი	noun	Friday
შაბათი	noun	Saturday
შაბათ-კვირა	noun	weekend
ზაფხული	noun	summer
ზამთარი	noun	winter	ზამთრ
გაზაფხული	noun	spring
შემოდგომა	noun	autumn
იანვარი	noun	January	იანვრ	plural-rare
თებერვალი	noun	February	თებერვლ	plural-rare
მარტი	noun	March		plural-rare
აპრილი	noun	April		plural-rare
მაისი	noun	May		plural-rare
ივნისი	noun	June		plural-rare
ივლისი	noun	July		plural-rare
აგვისტო	noun	August		plural-rare
სექტემბერი	noun	September	სექტემბრ	plural-rare
ოქტომბერი	noun	October	ოქტომბრ	plural-rare
ნოემბერი	noun	November	ნოემბრ	plural-rare
დეკემბერი	noun	December	დეკემბრ	plural-rare
რთველი	noun	grape harvest	?	plural-rare
# the course's words: food and drink
საჭმელი	noun	food	საჭმლ
წყალი	noun	water	წყლ	plural-older
პური	noun	bread
ყველი	noun	cheese
ხორცი	noun	meat
თევზი	noun	fish		plural-older
ქათამი	noun	chicken	ქათმ
კვერცხი	noun	egg
რძე	noun	milk		plural-rare
შაქარი	noun	sugar	შაქრ	plural-rare
მარილი	noun	salt
ბრინჯი	noun	rice		plural-rare
კარტოფილი	noun	potato
პომიდორი	noun	tomato	პომიდვრ
ხახვი	noun	onion
ხილი	noun	fruit		plural-rare
ბოსტნეული	noun	vegetables		plural-rare
ვაშლი	noun	apple
ჩაი	noun	tea
ყავა	noun	coffee
ღვინო	noun	wine		half-truncating
წვენი	noun	juice
სუპი	noun	soup
საუზმე	noun	breakfast
სადილი	noun	lunch, dinner
ვახშამი	noun	supper	ვახშმ
დესერტი	noun	dessert
რესტორანი	noun	restaurant	რესტორნ
კაფე	noun	café		full
ანგარიში	noun	bill; account
ხინკალი	noun	dumpling (large, with a twisted top)	ხინკლ
ხაჭაპური	noun	cheese bread
მწვადი	noun	grilled meat (on a skewer)
ლობიო	noun	beans; bean stew
ფხალი	noun	vegetables with walnuts	ფხლ
საცივი	noun	poultry in walnut sauce
ხარჩო	noun	spicy beef soup
ჩაქაფული	noun	lamb stew
აჯაფსანდალი	noun	eggplant stew	აჯაფსანდლ
ჩურჩხელა	noun	walnut candy	ჩურჩხელ ჩურჩხლ
შოთი	noun	long bread
მჭადი	noun	cornbread
ლავაში	noun	flatbread
ლობიანი	noun	bean bread; with beans		modifier
ნაზუქი	noun	sweet bread
ლუდი	noun	beer
ლიმონათი	noun	lemonade
ნიგოზი	noun	walnut	ნიგვზ	plural-rare
ნიორი	noun	garlic	ნივრ ნიორ	plural-rare
ქინძი	noun	cilantro		plural-rare
მსხალი	noun	pear	მსხლ
ყურძენი	noun	grapes	ყურძნ
ატამი	noun	peach	ატმ
ბალი	noun	cherry (sweet)	ბლ ბალ
მარწყვი	noun	strawberry
საზამთრო	noun	watermelon; for the winter		modifier
ლეღვი	noun	fig
ბროწეული	noun	pomegranate
ფორთოხალი	noun	orange (fruit)	ფორთოხლ
კომბოსტო	noun	cabbage
სტაფილო	noun	carrot
სიმინდი	noun	corn
სალათი	noun	salad
მურაბა	noun	jam
თაფლი	noun	honey
ნაყინი	noun	ice cream
# the course's words: home
სახლი	noun	house; home		plural-older
ბინა	noun	apartment
ოთახი	noun	room
სამზარეულო	noun	kitchen
აბაზანა	noun	bathroom; bathtub
ტუალეტი	noun	toilet
კარი	noun	door		plural-older
ფანჯარა	noun	window	ფანჯრ
კედელი	noun	wall	კედლ	plural-older
სართული	noun	floor, story
მაგიდა	noun	table
სკამი	noun	chair
საწოლი	noun	bed
მაცივარი	noun	refrigerator	მაცივრ
თეფში	noun	plate
ჭიქა	noun	drinking glass
დანა	noun	knife
კოვზი	noun	spoon
პირსახოცი	noun	towel
საპონი	noun	soap	საპნ
გასაღები	noun	key
ჩანთა	noun	bag
ტელეფონი	noun	phone
კომპიუტერი	noun	computer
ინტერნეტი	noun	internet		plural-rare
ტელევიზორი	noun	television
ფოტო	noun	photo
საჩუქარი	noun	gift	საჩუქრ
ეზო	noun	yard
სარკე	noun	mirror
ქოთანი	noun	clay pot	ქოთნ
კუთხე	noun	corner
ჭურჭელი	noun	dishes	ჭურჭლ
ნაგავი	noun	trash	ნაგვ
შხაპი	noun	shower
სუფრა	noun	table (set for a meal)
ბაღი	noun	garden
# the course's words: body and health
თავი	noun	head; oneself		plural-older
თმა	noun	hair		plural-older
სახე	noun	face		plural-older
თვალი	noun	eye		plural-older
ყური	noun	ear		plural-older
ცხვირი	noun	nose
პირი	noun	mouth; face		plural-older
ტუჩი	noun	lip
კბილი	noun	tooth		plural-older
სხეული	noun	body		plural-older
კანი	noun	skin
კისერი	noun	neck	კისრ
ყელი	noun	throat
მხარი	noun	shoulder	მხრ	plural-older
მკერდი	noun	chest
ზურგი	noun	back
მუცელი	noun	belly; stomach	მუცლ
ხელი	noun	hand; arm		plural-older
მკლავი	noun	arm
იდაყვი	noun	elbow
მაჯა	noun	wrist
თითი	noun	finger; toe		plural-older
ფრჩხილი	noun	nail (of a finger or toe)
ფეხი	noun	leg; foot		plural-older
მუხლი	noun	knee
გული	noun	heart		plural-older
საავადმყოფო	noun	hospital
აფთიაქი	noun	pharmacy
წამალი	noun	medicine	წამლ
ტკივილი	noun	pain
სიცხე	noun	fever; heat
ხველა	noun	cough		plural-rare
ალერგია	noun	allergy
კრემი	noun	cream
# the course's words: city and transport
ქალაქი	noun	city		plural-older modifier
სოფელი	noun	village	სოფლ	plural-older modifier
ქვეყანა	noun	country	ქვეყნ	plural-older
ქუჩა	noun	street
გზა	noun	road; way		plural-older
მოედანი	noun	square (in a town)	მოედნ
პარკი	noun	park
ცენტრი	noun	center
ეკლესია	noun	church		plural-older
მუზეუმი	noun	museum
კინო	noun	movies, cinema
ფოსტა	noun	post office
ბანკი	noun	bank
სასტუმრო	noun	hotel
სადგური	noun	station
აეროპორტი	noun	airport
გაჩერება	noun	stop (of a bus)
მეტრო	noun	metro
ავტობუსი	noun	bus
მარშრუტკა	noun	minibus
მატარებელი	noun	train	მატარებლ
თვითმფრინავი	noun	plane
მანქანა	noun	car
ტაქსი	noun	taxi
ბილეთი	noun	ticket
პასპორტი	noun	passport
ჩემოდანი	noun	suitcase	ჩემოდნ
რუკა	noun	map
მისამართი	noun	address
შესასვლელი	noun	entrance
გასასვლელი	noun	exit
ადგილი	noun	place; seat		plural-older
ხიდი	noun	bridge
ზოოპარკი	noun	zoo
კილომეტრი	noun	kilometer
ნომერი	noun	number	ნომრ
გრადუსი	noun	degree
# the course's words: shopping and clothes
მაღაზია	noun	shop
ბაზარი	noun	market	ბაზრ
ფული	noun	money
ლარი	noun	lari
თეთრი	noun	tetri (coin)
ფასი	noun	price		plural-older
ბარათი	noun	card
ხურდა	noun	change (money)		plural-rare
ტანსაცმელი	noun	clothes	ტანსაცმლ ტანსაცმელ
ფეხსაცმელი	noun	shoes	ფეხსაცმლ
შარვალი	noun	pants	შარვლ
ქურთუკი	noun	jacket
პერანგი	noun	shirt
კაბა	noun	dress
წინდა	noun	sock
ქუდი	noun	hat
სათვალე	noun	glasses
ზომა	noun	size
ქოლგა	noun	umbrella
კილო	noun	kilo
ჯიბე	noun	pocket
# the course's words: nature and animals
მზე	noun	sun		plural-rare
წვიმა	noun	rain
თოვლი	noun	snow		plural-rare
ქარი	noun	wind		plural-older
ამინდი	noun	weather
ზღვა	noun	sea		plural-older
მთა	noun	mountain		plural-older
მდინარე	noun	river		plural-older
ტბა	noun	lake		plural-older
ცა	noun	sky		plural-older
დედამიწა	noun	the Earth		plural-rare
ხე	noun	tree		plural-older
ყვავილი	noun	flower		plural-older
ცხოველი	noun	animal; lively		plural-older modifier
ფრინველი	noun	bird, fowl		plural-older
ძაღლი	noun	dog		plural-older
კატა	noun	cat
ცხენი	noun	horse		plural-older
ძროხა	noun	cow
თხა	noun	goat
ცხვარი	noun	sheep	ცხვრ	plural-older
ღორი	noun	pig
ვირი	noun	donkey
მამალი	noun	rooster	მამლ
დათვი	noun	bear
მგელი	noun	wolf	მგლ
მელა	noun	fox	მელ	full
კურდღელი	noun	hare; rabbit	კურდღლ
ირემი	noun	deer	ირმ
ლომი	noun	lion		plural-older
ვეფხვი	noun	tiger
სპილო	noun	elephant
ჟირაფი	noun	giraffe
ჩიტი	noun	(small) bird
ბეღურა	noun	sparrow
მტრედი	noun	pigeon; dove
მერცხალი	noun	swallow (bird)	მერცხლ
ყვავი	noun	crow
არწივი	noun	eagle		plural-older
ბუ	noun	owl
იხვი	noun	duck
ფუტკარი	noun	bee	ფუტკრ
პეპელა	noun	butterfly	პეპლ
ბუზი	noun	fly
კოღო	noun	mosquito
ჭიანჭველა	noun	ant	ჭიანჭველ	full
ჭიამაია	noun	ladybug	ჭიამაი	full
კალმახი	noun	trout
დელფინი	noun	dolphin
ზვიგენი	noun	shark
ვეშაპი	noun	whale
რვაფეხა	noun	octopus
გველი	noun	snake
ხვლიკი	noun	lizard
კუ	noun	tortoise; turtle
ბაყაყი	noun	frog
ნიანგი	noun	crocodile
გომბეშო	noun	toad
# the course's words: shapes
წრე	noun	circle
კვადრატი	noun	square
სამკუთხედი	noun	triangle
მართკუთხედი	noun	rectangle
ოვალი	noun	oval
რომბი	noun	rhombus
ვარსკვლავი	noun	star		plural-older
კუბი	noun	cube
სფერო	noun	sphere
# the course's words: verbal nouns
გაღვიძება	noun	waking up		plural-rare
ადგომა	noun	getting up		plural-rare
ჩაცმა	noun	getting dressed		plural-rare
საუზმობა	noun	having breakfast		plural-rare
დაწყება	noun	starting		plural-rare
მეცადინეობა	noun	studying
სწავლება	noun	teaching		plural-rare
წერა	noun	writing		plural-rare
თარგმნა	noun	translating		plural-rare
დაგვიანება	noun	being late		plural-rare
დაგვა	noun	sweeping		plural-rare
დასვენება	noun	resting		plural-rare
თამაში	noun	playing; game
სეირნობა	noun	taking a walk		plural-rare
ცურვა	noun	swimming		plural-rare
ხატვა	noun	drawing; painting		plural-rare
ცეკვა	noun	dancing; dance
სიმღერა	noun	singing; song
დაბრუნება	noun	coming back		plural-rare
ვახშმობა	noun	having supper		plural-rare
დაწოლა	noun	lying down		plural-rare
დაძინება	noun	falling asleep		plural-rare
ძილი	noun	sleeping; sleep		plural-rare
შეხვედრა	noun	meeting
გაცნობა	noun	getting to know		plural-rare
დარეკვა	noun	calling (by phone)		plural-rare
ლოდინი	noun	waiting		plural-rare
დახმარება	noun	helping; help
დაპატიჟება	noun	inviting		plural-rare
ჩუქება	noun	giving as a gift		plural-rare
ჭამა	noun	eating		plural-rare
სმა	noun	drinking		plural-rare
ყიდვა	noun	buying		plural-rare
გაყიდვა	noun	selling
ლაპარაკი	noun	speaking
საუბარი	noun	talking; conversation	საუბრ
სწავლა	noun	learning		plural-rare
კითხვა	noun	reading; question
მუშაობა	noun	working		plural-rare
ცხოვრება	noun	living; life
ყოფნა	noun	being		plural-rare
წასვლა	noun	going; leaving		plural-rare
მოსვლა	noun	coming		plural-rare
შესვლა	noun	going in		plural-rare
გასვლა	noun	going out		plural-rare
ჩამოსვლა	noun	arriving		plural-rare
სიარული	noun	walking		plural-rare
ნახვა	noun	seeing		plural-rare
ხედვა	noun	seeing; vision		plural-rare
თქმა	noun	saying		plural-rare
კეთება	noun	doing; making		plural-rare
ცოდნა	noun	knowing; knowledge		plural-rare
გაგება	noun	understanding		plural-rare
ფიქრი	noun	thinking; thought		plural-older
ძებნა	noun	looking for		plural-rare
პოვნა	noun	finding		plural-rare
დარჩენა	noun	staying		plural-rare
მიცემა	noun	giving		plural-rare
ჩვენება	noun	showing
გადახდა	noun	paying
ყურება	noun	watching		plural-rare
მოსმენა	noun	listening		plural-rare
დამთავრება	noun	finishing		plural-rare
მომზადება	noun	preparing		plural-rare
აღება	noun	taking		plural-rare
მოტანა	noun	bringing		plural-rare
წაღება	noun	taking away		plural-rare
გახსნა	noun	opening		plural-rare
დახურვა	noun	closing		plural-rare
დაკარგვა	noun	losing		plural-rare
დაბანა	noun	washing		plural-rare
სირბილი	noun	running		plural-rare
სიცილი	noun	laughing; laughter		plural-rare
სიყვარული	noun	loving; love
მოწონება	noun	liking
ნდომა	noun	wanting		plural-rare
ქონა	noun	having		plural-rare
ყოლა	noun	having (the living)		plural-rare
შეძლება	noun	being able		plural-rare
დავიწყება	noun	forgetting		plural-rare
დაბადება	noun	birth		plural-rare
სიკვდილი	noun	dying; death
ცდა	noun	trying; attempt
ახსნა	noun	explaining		plural-rare
გამეორება	noun	repeating		plural-rare
გაგზავნა	noun	sending		plural-rare
გაციება	noun	catching a cold		plural-rare
ჯდომა	noun	sitting		plural-rare
გამარჯობა	noun	hello (victory)		plural-rare
მადლობა	noun	thanks
ბოდიში	noun	apology
# the course's words: adjectives
დიდი	adjective	big		plural-older
პატარა	adjective	small
კარგი	adjective	good		plural-older
ახალი	adjective	new	ახლ	plural-older
ძველი	adjective	old (things)		plural-older
ახალგაზრდა	adjective	young		plural-older
მოხუცი	adjective	old (people)		plural-older
ცუდი	adjective	bad
ლამაზი	adjective	beautiful		plural-older
მაღალი	adjective	high; tall	მაღლ	plural-older
დაბალი	adjective	low; short	დაბლ
გრძელი	adjective	long	?
მოკლე	adjective	short
ცხელი	adjective	hot	ცხელ ცხლ
თბილი	adjective	warm
ცივი	adjective	cold
ძვირი	adjective	expensive
იაფი	adjective	cheap
უფასო	adjective	free of charge
თავისუფალი	adjective	free; not taken	თავისუფლ	plural-older
ღია	adjective	open
დაკეტილი	adjective	closed, locked
სუფთა	adjective	clean
ბინძური	adjective	dirty
ადვილი	adjective	easy
ძნელი	adjective	difficult
საინტერესო	adjective	interesting
მნიშვნელოვანი	adjective	important	მნიშვნელოვნ
საჭირო	adjective	necessary
სწორი	adjective	right, correct
მართალი	adjective	true; right	მართლ	plural-older
სხვა	adjective	other		plural-older
მძიმე	adjective	heavy
ძლიერი	adjective	strong		plural-older
ცხარე	adjective	spicy
ბედნიერი	adjective	happy		plural-older
დაღლილი	adjective	tired
გაბრაზებული	adjective	angry
მოწყენილი	adjective	sad
კეთილი	adjective	kind		plural-older
ჭკვიანი	adjective	smart; clever		plural-older
ზარმაცი	adjective	lazy
მხიარული	adjective	cheerful
მთელი	adjective	whole
თეთრი	adjective	white		plural-older
შავი	adjective	black		plural-older
წითელი	adjective	red	წითლ	plural-older
მწვანე	adjective	green
ლურჯი	adjective	blue; dark blue
ცისფერი	adjective	light blue; sky blue
ყვითელი	adjective	yellow	ყვითლ
ყავისფერი	adjective	brown
ნაცრისფერი	adjective	gray
ვარდისფერი	adjective	pink
ნარინჯისფერი	adjective	orange
იისფერი	adjective	violet; purple
ჯანმრთელი	adjective	healthy
გემრიელი	adjective	tasty
მარჯვენა	adjective	right (side)	?
მარცხენა	adjective	left (side)	?
ნაღდი	adjective	real; cash
ქართული	adjective	Georgian (language, things)
ინგლისური	adjective	English (language, things)
ტკბილი	adjective	sweet
მშრალი	adjective	dry
ღრმა	adjective	deep
ვიწრო	adjective	narrow
საერთო	adjective	common; shared
შხამიანი	adjective	venomous
მაქსიმალური	adjective	maximum
ბევრი	adjective	many; much		plural-rare
ცოტა	adjective	a little; few		plural-rare
მეტი	adjective	more		plural-rare
ნაკლები	adjective	less		plural-rare
საკმარისი	adjective	enough		plural-rare
მოხარშული	adjective	boiled
დაკარგული	adjective	lost		plural-older
# the course's words: numerals
ნული	numeral	zero
ერთი	numeral	one		plural-older
ორი	numeral	two		plural-rare
სამი	numeral	three		plural-rare
ოთხი	numeral	four		plural-rare
ხუთი	numeral	five		plural-rare
ექვსი	numeral	six		plural-rare
შვიდი	numeral	seven		plural-rare
რვა	numeral	eight		plural-rare
ცხრა	numeral	nine		plural-rare
ათი	numeral	ten		plural-rare
თერთმეტი	numeral	eleven		plural-rare
თორმეტი	numeral	twelve		plural-rare
ცამეტი	numeral	thirteen		plural-rare
თოთხმეტი	numeral	fourteen		plural-rare
თხუთმეტი	numeral	fifteen		plural-rare
თექვსმეტი	numeral	sixteen		plural-rare
ჩვიდმეტი	numeral	seventeen		plural-rare
თვრამეტი	numeral	eighteen		plural-rare
ცხრამეტი	numeral	nineteen		plural-rare
ოცი	numeral	twenty		plural-rare
ორმოცი	numeral	forty		plural-rare
სამოცი	numeral	sixty		plural-rare
ოთხმოცი	numeral	eighty		plural-rare
ასი	numeral	hundred		plural-rare
ორასი	numeral	two hundred		plural-rare
სამასი	numeral	three hundred		plural-rare
ოთხასი	numeral	four hundred		plural-rare
ხუთასი	numeral	five hundred		plural-rare
ექვსასი	numeral	six hundred		plural-rare
შვიდასი	numeral	seven hundred		plural-rare
რვაასი	numeral	eight hundred		plural-rare
ცხრაასი	numeral	nine hundred		plural-rare
ათასი	numeral	thousand
მილიონი	numeral	million
მილიარდი	numeral	billion
პირველი	numeral	first		plural-older
მეორე	numeral	second
მესამე	numeral	third
მეოთხე	numeral	fourth
მეხუთე	numeral	fifth
მეექვსე	numeral	sixth
მეშვიდე	numeral	seventh
მერვე	numeral	eighth
მეცხრე	numeral	ninth
მეათე	numeral	tenth
ნახევარი	numeral	half	ნახევრ
ორივე	numeral	both		plural-none full
სამივე	numeral	all three		plural-none full
# the course's words: pronouns that rules decline
ჩემი	pronoun	my; mine		possessive
შენი	pronoun	your (one, familiar); yours		possessive
მისი	pronoun	his; her; its		possessive
ჩვენი	pronoun	our; ours		possessive
თქვენი	pronoun	your (polite, plural); yours		possessive
მათი	pronoun	their; theirs		possessive
თავისი	pronoun	one's own		possessive
ვისი	pronoun	whose		possessive
ერთმანეთი	pronoun	each other		plural-none
რამე	pronoun	something; anything		plural-rare
არაფერი	pronoun	nothing	არაფრ	plural-none
ვერაფერი	pronoun	nothing (can)	ვერაფრ	plural-none
ყველაფერი	pronoun	everything	ყველაფრ	plural-none
როგორი	pronoun	what kind of		plural-rare
რამდენი	pronoun	how many, how much		plural-rare
რომელი	pronoun	which	რომლ	plural-older
ყოველი	pronoun	every	ყოველ ყოვლ	plural-none
თითოეული	pronoun	each		plural-none
რამდენიმე	pronoun	several		full plural-none
ზოგი	pronoun	some		plural-rare
ზოგიერთი	pronoun	some
ასეთი	pronoun	such, like this
ისეთი	pronoun	such, like that
ამდენი	pronoun	so many, this much		plural-rare
იმდენი	pronoun	so many, that much		plural-rare
# frequent words: people and society
პაპა	noun	grandfather
რძალი	noun	daughter-in-law; sister-in-law	რძლ
სიძე	noun	son-in-law; brother-in-law
შვილიშვილი	noun	grandchild
ნათესავი	noun	relative
საყვარელი	noun	lover	საყვარლ
პატარძალი	noun	bride	პატარძლ
ქალბატონი	noun	Mrs.; lady		plural-older modifier
ხელოსანი	noun	craftsman	ხელოსნ	plural-older
ბუღალტერი	noun	accountant	ბუღალტრ
მშენებელი	noun	builder	მშენებლ	plural-older
მეცნიერი	noun	scientist		plural-older
ადვოკატი	noun	attorney, lawyer		plural-older
იურისტი	noun	lawyer, jurist		plural-older
ჟურნალისტი	noun	journalist		plural-older
ინჟინერი	noun	engineer	ინჟინრ
დირექტორი	noun	director		plural-older
პროფესორი	noun	professor		plural-older modifier
ავტორი	noun	author		plural-older
მსახიობი	noun	actor		plural-older
მომღერალი	noun	singer	მომღერლ	plural-older
მწერალი	noun	writer	მწერლ	plural-older modifier
მხატვარი	noun	painter	მხატვრ	plural-older
მუსიკოსი	noun	musician		plural-older
მზარეული	noun	cook
მძღოლი	noun	driver
მდივანი	noun	secretary	მდივნ
ექთანი	noun	nurse	ექთნ
გამყიდველი	noun	seller
მყიდველი	noun	buyer
მოსწავლე	noun	pupil		plural-older
მკითხველი	noun	reader		plural-older
მოქალაქე	noun	citizen		plural-older
მეფე	noun	king		plural-older
დედოფალი	noun	queen	დედოფლ
მღვდელი	noun	priest	მღვდლ
ჯარისკაცი	noun	soldier		plural-older
მონადირე	noun	hunter
გმირი	noun	hero		plural-older
მტერი	noun	enemy	მტრ	plural-older
პრეზიდენტი	noun	president
მინისტრი	noun	minister		plural-older
მთავრობა	noun	government
პარლამენტი	noun	parliament
სახელმწიფო	noun	state		plural-older
ერი	noun	nation		plural-older
საზოგადოება	noun	society
ჯარი	noun	army		plural-older
თამადა	noun	toastmaster
რუსი	noun	Russian (person)		plural-older modifier
სომეხი	noun	Armenian (person)	სომხ	plural-older modifier
ბერძენი	noun	Greek (person)	ბერძნ	plural-older modifier
თურქი	noun	Turk		plural-older modifier
ფრანგი	noun	French (person)		plural-older modifier
გერმანელი	noun	German (person)		modifier
ამერიკელი	noun	American (person)		modifier
ინგლისელი	noun	English (person)		modifier
იტალიელი	noun	Italian (person)		modifier
ესპანელი	noun	Spaniard		modifier
უკრაინელი	noun	Ukrainian (person)		modifier
# frequent words: nature
მინდორი	noun	field	მინდვრ	plural-older
ტყე	noun	forest		plural-older
ფოთოლი	noun	leaf	ფოთლ	plural-older
ბალახი	noun	grass
ვარდი	noun	rose		plural-older
მთვარე	noun	moon
ქვა	noun	stone		plural-older
მიწა	noun	earth; ground
ქვიშა	noun	sand
კუნძული	noun	island		plural-older
ოკეანე	noun	ocean
ჰაერი	noun	air		plural-rare
ღრუბელი	noun	cloud	ღრუბლ	plural-older
ნისლი	noun	fog
ყინული	noun	ice
ცეცხლი	noun	fire
კვამლი	noun	smoke
ბუნება	noun	nature		plural-rare
სამყარო	noun	world; universe
მსოფლიო	noun	world		plural-rare
ჩრდილოეთი	noun	north		plural-rare
სამხრეთი	noun	south		plural-rare
აღმოსავლეთი	noun	east		plural-rare
დასავლეთი	noun	west		plural-rare
წყარო	noun	spring; source		plural-older
ოქრო	noun	gold		plural-rare
ვერცხლი	noun	silver		plural-rare
რკინა	noun	iron		plural-rare
მაიმუნი	noun	monkey
აქლემი	noun	camel
ხარი	noun	ox, bull		plural-older
ხბო	noun	calf
ბატკანი	noun	lamb	ბატკნ
ბატი	noun	goose
ინდაური	noun	turkey
ციყვი	noun	squirrel
თაგვი	noun	mouse
ზღარბი	noun	hedgehog
ობობა	noun	spider
ბულბული	noun	nightingale
გედი	noun	swan
ლეკვი	noun	puppy
მწერი	noun	insect
# frequent words: thought and life
სიცოცხლე	noun	life		plural-rare
თავისუფლება	noun	freedom		plural-rare
ბედნიერება	noun	happiness		plural-rare
მეგობრობა	noun	friendship		plural-rare
სილამაზე	noun	beauty		plural-rare
გრძნობა	noun	feeling		plural-older
აზრი	noun	opinion; sense		plural-older
იდეა	noun	idea
ფაქტი	noun	fact		plural-older
მიზეზი	noun	reason		plural-older
შედეგი	noun	result		plural-older
მიზანი	noun	goal	მიზნ	plural-older
გეგმა	noun	plan
საკითხი	noun	question, issue		plural-older
მაგალითი	noun	example		plural-older
შემთხვევა	noun	case; occasion
წესი	noun	rule		plural-older
კანონი	noun	law		plural-older
უფლება	noun	right		plural-older
ისტორია	noun	history; story
კულტურა	noun	culture
ხელოვნება	noun	art
მეცნიერება	noun	science		plural-older
პოლიტიკა	noun	politics		plural-rare
ომი	noun	war		plural-older
ღმერთი	noun	god		plural-older
სული	noun	soul; breath		plural-older
ხმა	noun	voice; sound		plural-older
სუნი	noun	smell
გემო	noun	taste
ფერი	noun	color		plural-older
სინათლე	noun	light
სითბო	noun	warmth		plural-rare
სიცივე	noun	cold
ნაწილი	noun	part		plural-older
მხარე	noun	side; region		plural-older
ბოლო	noun	end
დასაწყისი	noun	beginning
ხაზი	noun	line
წერტილი	noun	point; full stop
ძალა	noun	strength		plural-older
სიხარული	noun	joy
შიში	noun	fear
იმედი	noun	hope
ოცნება	noun	dream
სიზმარი	noun	dream (in sleep)	სიზმრ
შვებულება	noun	vacation
მოგზაურობა	noun	journey
დღესასწაული	noun	holiday, feast
ქორწილი	noun	wedding
სადღეგრძელო	noun	toast
წუთისოფელი	noun	this fleeting life	წუთისოფლ	plural-rare
საუკუნე	noun	century		plural-older
წამი	noun	second; moment
შუადღე	noun	noon
შუაღამე	noun	midnight
# frequent words: body
წვერი	noun	beard; tip
ულვაში	noun	mustache
შუბლი	noun	forehead
წარბი	noun	eyebrow
ლოყა	noun	cheek
ნიკაპი	noun	chin
ძვალი	noun	bone	ძვლ	plural-older
სისხლი	noun	blood
ტვინი	noun	brain
კუჭი	noun	stomach (organ)
თირკმელი	noun	kidney	თირკმლ თირკმელ
ტანი	noun	body; trunk
# frequent words: food
კარაქი	noun	butter
არაჟანი	noun	sour cream	არაჟნ
მაწონი	noun	yogurt (matsoni)	მაწვნ
ზეთი	noun	oil
ძმარი	noun	vinegar	ძმრ
პილპილი	noun	pepper
სოკო	noun	mushroom
ბადრიჯანი	noun	eggplant	ბადრიჯნ
კიტრი	noun	cucumber
ნამცხვარი	noun	cake, pastry	ნამცხვრ
ტორტი	noun	cake (layered, with cream)
შოკოლადი	noun	chocolate
კანფეტი	noun	candy
ფქვილი	noun	flour
ცომი	noun	dough
ღომი	noun	cornmeal porridge
ძეხვი	noun	sausage
ბანანი	noun	banana
ლიმონი	noun	lemon
მანდარინი	noun	mandarin
ქლიავი	noun	plum
ალუბალი	noun	sour cherry	ალუბლ
ნესვი	noun	melon
კაკალი	noun	walnut; nut	კაკლ
თხილი	noun	hazelnut
ჟოლო	noun	raspberry
ვაზი	noun	vine
არაყი	noun	vodka	არყ
# frequent words: home and things
იატაკი	noun	floor
ჭერი	noun	ceiling
კიბე	noun	stairs; ladder
სახურავი	noun	roof
აივანი	noun	balcony	აივნ
ჭიშკარი	noun	gate	ჭიშკრ
ავეჯი	noun	furniture		plural-rare
სავარძელი	noun	armchair	სავარძლ
კარადა	noun	wardrobe; cupboard
თარო	noun	shelf
ხალიჩა	noun	carpet
ფარდა	noun	curtain
ბალიში	noun	pillow
საბანი	noun	blanket	საბნ
ზეწარი	noun	sheet	ზეწრ
ჩანგალი	noun	fork	ჩანგლ
ქვაბი	noun	pot
ტაფა	noun	frying pan
კალათი	noun	basket
ყუთი	noun	box
ბოთლი	noun	bottle
ბეჭედი	noun	ring	ბეჭდ
საყურე	noun	earring
ქამარი	noun	belt	ქამრ
პალტო	noun	coat
მაისური	noun	T-shirt
შარფი	noun	scarf
ჩექმა	noun	boot
ღილი	noun	button
საფულე	noun	wallet
ბურთი	noun	ball
სათამაშო	noun	toy
სურათი	noun	picture
ნახატი	noun	drawing
# frequent words: city, school, travel
ქარხანა	noun	factory	ქარხნ
სასახლე	noun	palace
ციხე	noun	fortress; prison
კოშკი	noun	tower
ძეგლი	noun	monument
თეატრი	noun	theater
ბიბლიოთეკა	noun	library
სტადიონი	noun	stadium
აუზი	noun	pool
ბილიკი	noun	path
შუქნიშანი	noun	traffic light	შუქნიშნ
გემი	noun	ship
ნავი	noun	boat
ველოსიპედი	noun	bicycle
ტრამვაი	noun	tram
ბარგი	noun	luggage		plural-rare
ვიზა	noun	visa
საზღვარი	noun	border	საზღვრ	plural-older
კარავი	noun	tent	კარვ
რვეული	noun	notebook
ფანქარი	noun	pencil	ფანქრ
დაფა	noun	board
მერხი	noun	desk
კლასი	noun	class
კურსი	noun	course
ლექცია	noun	lecture
დავალება	noun	task; homework
ნიშანი	noun	sign; mark	ნიშნ	plural-older
ლექსი	noun	poem
მოთხრობა	noun	story
რომანი	noun	novel
გაზეთი	noun	newspaper
სტატია	noun	article
ასო	noun	letter (of the alphabet)		plural-older
ანბანი	noun	alphabet
წინადადება	noun	sentence; proposal
ზმნა	noun	verb
გრამატიკა	noun	grammar
ლექსიკონი	noun	dictionary
ფურცელი	noun	sheet; leaf	ფურცლ	plural-older
კალენდარი	noun	calendar	კალენდრ
რადიო	noun	radio
გამოფენა	noun	exhibition
სპორტი	noun	sport		plural-rare
ეკრანი	noun	screen
ღილაკი	noun	button (to press)
# frequent words: adjectives
მდიდარი	adjective	rich	მდიდრ	plural-older
ღარიბი	adjective	poor		plural-older
ცარიელი	adjective	empty
სავსე	adjective	full
სწრაფი	adjective	fast
ნელი	adjective	slow
მაგარი	adjective	hard; strong; great	მაგრ
რბილი	adjective	soft
მჟავე	adjective	sour
მწარე	adjective	bitter
მლაშე	adjective	salty
სველი	adjective	wet
მსუბუქი	adjective	light
ფართო	adjective	wide
სქელი	adjective	thick; fat	სქელ სქლ
თხელი	adjective	thin	თხელ თხლ
ბოლო	adjective	last
ნაცნობი	adjective	familiar
ხმოვანი	adjective	sound, audio	ხმოვნ
მსოფლიო	adjective	of the world
ახლობელი	adjective	close (person)	ახლობლ	plural-older
შორეული	adjective	distant
საშინელი	adjective	terrible	საშინელ საშინლ
საყურადღებო	adjective	noteworthy
საშიში	adjective	dangerous
ცნობილი	adjective	famous
უცნობი	adjective	unknown
საჯარო	adjective	public
პირადი	adjective	personal
უცხო	adjective	foreign; strange		plural-older
მთავარი	adjective	main	მთავრ	plural-older
სერიოზული	adjective	serious
ჩვეულებრივი	adjective	ordinary
ნამდვილი	adjective	real
თანამედროვე	adjective	modern
ძვირფასი	adjective	precious; dear
საუკეთესო	adjective	best
უკეთესი	adjective	better
უდიდესი	adjective	greatest
უმცროსი	adjective	younger		plural-older
უფროსი	adjective	older; boss		plural-older
მარტივი	adjective	simple
რთული	adjective	complicated
დღევანდელი	adjective	today's
ცოცხალი	adjective	alive	ცოცხლ	plural-older
მკვდარი	adjective	dead	მკვდრ	plural-older
ბრმა	adjective	blind
მშვიდი	adjective	calm
წყნარი	adjective	quiet
მშვენიერი	adjective	wonderful
უბედური	adjective	unhappy
სულელი	adjective	stupid; silly
მორცხვი	adjective	shy
გულწრფელი	adjective	sincere
მამაცი	adjective	brave
მრგვალი	adjective	round	?
რუსული	adjective	Russian (language, things)
გერმანული	adjective	German (language, things)
ფრანგული	adjective	French (language, things)
ესპანური	adjective	Spanish (language, things)
იტალიური	adjective	Italian (language, things)
თურქული	adjective	Turkish (language, things)
სომხური	adjective	Armenian (language, things)
ჩინური	adjective	Chinese (language, things)
# common words that the reference has a paradigm of; their forms were looked at only after they were written
ავადმყოფი	noun	patient, sick person		plural-older
ადამიანური	adjective	human
ადგილობრივი	adjective	local
ამერიკული	adjective	American (of things)
ავტომატური	adjective	automatic
აგრესიული	adjective	aggressive
აეროდრომი	noun	airfield
ალბომი	noun	album
ალმასი	noun	diamond
ამოცანა	noun	problem, task
ამხანაგი	noun	comrade		plural-older
არგუმენტი	noun	argument
არქიტექტორი	noun	architect
არხი	noun	channel
ასაკი	noun	age
ატომი	noun	atom
ბამბა	noun	cotton		plural-rare
ბატარეა	noun	battery
ბეჭი	noun	shoulder blade
ბომბი	noun	bomb
ბრძანება	noun	order, command
ბუშტი	noun	balloon; bubble
ბუჩქი	noun	bush
ბუხარი	noun	fireplace	ბუხრ
გადასახადი	noun	tax
გარემოება	noun	circumstance		plural-older
გვირაბი	noun	tunnel
გვირგვინი	noun	crown
გიტარა	noun	guitar
გლეხი	noun	peasant		plural-older
გოლი	noun	goal (in sports)
გოჭი	noun	piglet
დამატება	noun	addition
დანარჩენი	adjective	remaining, other
დედაქალაქი	noun	capital
დეტალი	noun	detail
დეტექტივი	noun	detective
დიალექტი	noun	dialect
დიპლომი	noun	diploma
დოკუმენტი	noun	document
დოლარი	noun	dollar
ელემენტი	noun	element
ექსპერიმენტი	noun	experiment
ეშმაკი	noun	devil		plural-older
ვაგონი	noun	carriage
ვაჟი	noun	boy; son
ველი	noun	field
ვენახი	noun	vineyard
ვირუსი	noun	virus
ზარალი	noun	loss, damage
ზედაპირი	noun	surface
ზეიმი	noun	celebration
თაიგული	noun	bouquet
თამბაქო	noun	tobacco
თანამშრომელი	noun	employee; colleague	თანამშრომლ	plural-older
თარიღი	noun	date
თასი	noun	bowl; cup
თოფი	noun	gun
იარაღი	noun	tool; weapon
იდეალი	noun	ideal
ინდივიდი	noun	individual
ინსტიტუტი	noun	institute
ინსტრუმენტი	noun	instrument
კაბინეტი	noun	office (room)
კარტი	noun	playing card
კატლეტი	noun	cutlet
კაქტუსი	noun	cactus
კვანძი	noun	knot
კლიენტი	noun	client
კოდი	noun	code
კომენტარი	noun	comment
კომპანია	noun	company
კომპოზიტორი	noun	composer
კონვერტი	noun	envelope
კონსტიტუცია	noun	constitution
კოსმოსი	noun	outer space		plural-rare
კოსმონავტი	noun	cosmonaut
კოცონი	noun	bonfire
კრებული	noun	collection
კრიტერიუმი	noun	criterion
კროსვორდი	noun	crossword
კუდი	noun	tail
კუნთი	noun	muscle
კურორტი	noun	resort
ლიტერატურა	noun	literature
ლიფტი	noun	elevator
მაგნიტი	noun	magnet
მასალა	noun	material
მატლი	noun	worm, grub
მაყვალი	noun	blackberry	მაყვლ
მგზავრი	noun	passenger		plural-older
მედალი	noun	medal	მედლ
მემკვიდრე	noun	heir
მექანიზმი	noun	mechanism
მიკროსკოპი	noun	microscope
მიკროფონი	noun	microphone
მიღწევა	noun	achievement
მკურნალობა	noun	treatment
მოდელი	noun	model
მოლეკულა	noun	molecule
მომხმარებელი	noun	consumer, user	მომხმარებლ	plural-older
მოსავალი	noun	harvest	მოსავლ
მოტოციკლი	noun	motorcycle
მსხვერპლი	noun	victim		plural-older
მუშტი	noun	fist
მყინვარი	noun	glacier
მშვილდი	noun	bow (weapon)
მცველი	noun	guard
მწვანილი	noun	herbs
მწვერვალი	noun	peak
მწყემსი	noun	shepherd		plural-older
მხედარი	noun	rider	მხედრ
ნაკადული	noun	stream
ნანგრევი	noun	ruin
ნაპირი	noun	shore
ნაძვი	noun	spruce
ნაცნობი	noun	acquaintance
ნაწარმოები	noun	work (of art)
ნერვი	noun	nerve
ნიმუში	noun	sample
ობიექტი	noun	object
ორგანიზმი	noun	organism
ოსტატი	noun	master		plural-older
პაკეტი	noun	packet
პილოტი	noun	pilot
პინგვინი	noun	penguin
პირუტყვი	noun	cattle, beast
პისტოლეტი	noun	pistol
პიცა	noun	pizza
პოეტი	noun	poet		plural-older
პოემა	noun	long poem
პოზიცია	noun	position
პოლიტიკოსი	noun	politician
პოლიციელი	noun	police officer
პორტი	noun	port
პორტრეტი	noun	portrait
პრიზი	noun	prize
პრინტერი	noun	printer
პრინცესა	noun	princess
პროგრამა	noun	program
პროდუქტი	noun	product
პროდუქცია	noun	products, output
პროექტი	noun	project
პულოვერი	noun	pullover
ჟანგბადი	noun	oxygen		plural-rare
ჟანრი	noun	genre
ჟესტი	noun	gesture
რევოლუცია	noun	revolution
რეკლამა	noun	advertisement
რესურსი	noun	resource
რეცეპტი	noun	recipe; prescription
რიტმი	noun	rhythm
რობოტი	noun	robot
როლი	noun	role
საბჭო	noun	council
სავარცხელი	noun	comb	სავარცხლ
სამაჯური	noun	bracelet
სასწორი	noun	scales
საფუძველი	noun	basis	საფუძვლ
საქონელი	noun	goods; cattle	საქონლ
საღებავი	noun	paint
საწყობი	noun	warehouse
სეზონი	noun	season
სიდედრი	noun	mother-in-law (a man's)
სიდიდე	noun	size, magnitude
სიმამრი	noun	father-in-law (a man's)
სინონიმი	noun	synonym
სპეციალისტი	noun	specialist
სპორტსმენი	noun	athlete
სუპერმარკეტი	noun	supermarket
სცენა	noun	stage; scene
სხივი	noun	ray
ტაძარი	noun	temple	ტაძრ	plural-older
ტახტი	noun	throne; couch
ტერმინი	noun	term
ტექნიკა	noun	technique; equipment
ტვირთი	noun	load
ტოტი	noun	branch
ტრანსპორტი	noun	transport
ტრაქტორი	noun	tractor
ტროტუარი	noun	sidewalk
ტურისტი	noun	tourist
ტყუპი	noun	twin
უნარი	noun	ability
უჯრა	noun	drawer
უჯრედი	noun	cell
ფაილი	noun	file
ფარშევანგი	noun	peacock
ფაფა	noun	porridge
ფესვი	noun	root
ფილტვი	noun	lung
ფინჯანი	noun	cup	ფინჯნ
ფიცარი	noun	board, plank	ფიცრ
ფიჭვი	noun	pine
ფოტოაპარატი	noun	camera
ქილა	noun	jar
ქმედება	noun	action
ქოხი	noun	hut
ქრისტიანი	noun	Christian		plural-older
ქვრივი	noun	widow; widower
ქულა	noun	point, score
ქურდი	noun	thief
ქუსლი	noun	heel
ღვიძლი	noun	liver
ყელსაბამი	noun	necklace
ყმაწვილი	noun	youth, boy		plural-older
შამპუნი	noun	shampoo
შემოსავალი	noun	income	შემოსავლ
შენობა	noun	building
შხამი	noun	poison
ჩაიდანი	noun	teapot	ჩაიდნ
ჩანაწერი	noun	note, recording
ჩანჩქერი	noun	waterfall
ჩარჩო	noun	frame
ჩაქუჩი	noun	hammer
ჩემპიონატი	noun	championship
ჩოგბურთი	noun	tennis		plural-rare
ცარცი	noun	chalk
ციკლი	noun	cycle
ცირკი	noun	circus
ციფრი	noun	digit
ცოცხი	noun	broom
ცხვირსახოცი	noun	handkerchief
ცხრილი	noun	table (of data)
ძაფი	noun	thread
წევრი	noun	member		plural-older
წვეულება	noun	party
წინაპარი	noun	ancestor	წინაპრ	plural-older
წისქვილი	noun	mill
წიწილა	noun	chick
წყვილი	noun	pair
ჭა	noun	well
ჭაობი	noun	swamp
ჭარხალი	noun	beet	ჭარხლ
ჭკუა	noun	mind, wit		plural-rare
ხანძარი	noun	fire (that destroys)	ხანძრ
ხარისხი	noun	quality; degree
ხელმძღვანელი	noun	leader
ხელსახოცი	noun	napkin
ხელფასი	noun	salary
ხერხი	noun	saw; way
ხმოვანი	noun	vowel	ხმოვნ
ხომალდი	noun	ship, vessel
ხორბალი	noun	wheat	ხორბლ	plural-rare
ჯადოქარი	noun	wizard	ჯადოქრ
ჯგუფი	noun	group
ჰალსტუხი	noun	necktie
# names of places
საქართველო	place	Georgia
თბილისი	place	Tbilisi
ქუთაისი	place	Kutaisi
ბათუმი	place	Batumi
მცხეთა	place	Mtskheta
რუსთავი	place	Rustavi
გორი	place	Gori
თელავი	place	Telavi
ზუგდიდი	place	Zugdidi
ფოთი	place	Poti
სიღნაღი	place	Sighnaghi
ბორჯომი	place	Borjomi
ყაზბეგი	place	Kazbegi
სტეფანწმინდა	place	Stepantsminda
მესტია	place	Mestia
კახეთი	place	Kakheti
იმერეთი	place	Imereti
სვანეთი	place	Svaneti
აჭარა	place	Adjara
გურია	place	Guria
ქართლი	place	Kartli
რაჭა	place	Racha
თუშეთი	place	Tusheti
მტკვარი	place	the Mtkvari (river)	მტკვრ
კავკასია	place	the Caucasus
ევროპა	place	Europe
აზია	place	Asia
აფრიკა	place	Africa
ამერიკა	place	America
გერმანია	place	Germany
საფრანგეთი	place	France
ინგლისი	place	England
იტალია	place	Italy
ესპანეთი	place	Spain
თურქეთი	place	Turkey
სომხეთი	place	Armenia
აზერბაიჯანი	place	Azerbaijan
საბერძნეთი	place	Greece
უკრაინა	place	Ukraine
პოლონეთი	place	Poland
იაპონია	place	Japan
ჩინეთი	place	China
ინდოეთი	place	India
კანადა	place	Canada
ლონდონი	place	London
პარიზი	place	Paris
ბერლინი	place	Berlin
რომი	place	Rome
ნიუ-იორკი	place	New York
ტოკიო	place	Tokyo
ჩიკაგო	place	Chicago
# names of people
გიორგი	first-name	Giorgi		i
ნინო	first-name	Nino
ანა	first-name	Ana
მარიამი	first-name	Mariam
თამარი	first-name	Tamar
თამთა	first-name	Tamta
ნანა	first-name	Nana
ნათია	first-name	Natia
სალომე	first-name	Salome
ქეთევანი	first-name	Ketevan
მაია	first-name	Maia
ლევანი	first-name	Levan
დავითი	first-name	Davit
ლუკა	first-name	Luka
ნიკა	first-name	Nika
ირაკლი	first-name	Irakli		i
ზურაბი	first-name	Zurab
გია	first-name	Gia
ვახტანგი	first-name	Vakhtang
შოთა	first-name	Shota
ილია	first-name	Ilia
აკაკი	first-name	Akaki		i
ნიკო	first-name	Niko
ლადო	first-name	Lado
ვაჟა	first-name	Vazha
მერაბი	first-name	Merab
ალექსანდრე	first-name	Aleksandre
ელენე	first-name	Elene
ლიზა	first-name	Liza
ჯონი	first-name	John
ადამი	first-name	Adam
სოფია	first-name	Sophia
მართა	first-name	Martha
ჭავჭავაძე	surname	Chavchavadze
წერეთელი	surname	Tsereteli	წერეთლ
რუსთაველი	surname	Rustaveli
ბარათაშვილი	surname	Baratashvili
დუმბაძე	surname	Dumbadze
კიკნაძე	surname	Kiknadze
ბერიძე	surname	Beridze
მაისურაძე	surname	Maisuradze
კაპანაძე	surname	Kapanadze
გელაშვილი	surname	Gelashvili
ლომიძე	surname	Lomidze
თაბიძე	surname	Tabidze
ფიროსმანი	surname	Pirosmani
გამსახურდია	surname	Gamsakhurdia		full
ოკუჯავა	surname	Okudzhava		full
კვარაცხელია	surname	Kvaratskhelia		full
# the course's dialogues, texts and recordings
ასომთავრული	noun	Asomtavruli (the oldest script)		plural-rare modifier
ნუსხური	noun	Nuskhuri (the second script)		plural-rare modifier
მხედრული	noun	Mkhedruli (the script of today)		plural-rare modifier
დამწერლობა	noun	writing, script
განცხადება	noun	advertisement, announcement
გასული	adjective	last, past
დარბაზი	noun	hall
დახურული	adjective	closed
დედამისი	noun	his or her mother		plural-none
მამამისი	noun	his or her father		plural-none
ერთნაირი	adjective	the same, of one kind
თიხა	noun	clay		plural-rare
კომუნალური	adjective	communal; utility (bills)
კუბდარი	noun	Svan bread filled with meat	?
მარათონი	noun	marathon
მეტრი	noun	meter
მზიანი	adjective	sunny
მიკროავტობუსი	noun	minibus
მოსალოდნელი	adjective	expected
ნაჭერი	noun	piece	ნაჭრ
ნიგვზიანი	adjective	with walnuts
პროგნოზი	noun	forecast
საბავშვო	adjective	for children
საბუთი	noun	document
საერო	adjective	secular
სარეცხი	noun	laundry		plural-rare
სასიამოვნო	adjective	pleasant
სიამოვნება	noun	pleasure
ტემპერატურა	noun	temperature
უცხოური	adjective	foreign (of things)
ქარვა	noun	amber		plural-rare
ქვევრი	noun	qvevri (wine jar)
წიპწა	noun	grape seed
ჭაჭა	noun	pomace; chacha
იმერული	adjective	Imeretian
აჭარული	adjective	Adjarian
მეგრული	adjective	Megrelian
მენიუ	noun	menu
სალარო	noun	ticket office, cash desk
საშუალო	adjective	medium, average
ტარხუნა	noun	tarragon		plural-rare
ფასდაკლება	noun	sale, discount
აბანო	noun	bath, bathhouse
ანდაზა	noun	proverb
ბოტანიკური	adjective	botanical
ბულვარი	noun	boulevard
გოზინაყი	noun	gozinaki (walnuts in honey)
გორა	noun	hill
ეროვნული	adjective	national
თათარა	noun	thickened grape juice		plural-rare
კალათა	noun	basket
კერძი	noun	dish
ლეგენდა	noun	legend
მეკვლე	noun	first guest of the year
მიმინო	noun	sparrowhawk
მინერალური	adjective	mineral
მწიფე	adjective	ripe
სამება	noun	Trinity		plural-rare
სანთელი	noun	candle	სანთლ
საფლავი	noun	grave
საწნახელი	noun	wine press	საწნახლ
სიმაღლე	noun	height
სიჩუმე	noun	silence		plural-rare
სხვადასხვა	adjective	different, various	?	plural-none
ტკბილეული	noun	sweets
ტრადიციული	adjective	traditional
უბანი	noun	quarter (of a town)	უბნ
უცნაური	adjective	strange
ფეიერვერკი	noun	fireworks
ყველიანი	adjective	with cheese
ჩიჩილაკი	noun	chichilaki (New Year tree of shavings)
ხასიათი	noun	character; mood
ხედი	noun	view
ხოხობი	noun	pheasant	ხოხბ
მეთერთმეტე	numeral	eleventh
მეთორმეტე	numeral	twelfth
მეოცე	numeral	twentieth
# names in the course, and common ones
უშგული	place	Ushguli
გერგეტი	place	Gergeti
ვარძია	place	Vardzia
კავკასიონი	place	the Caucasus range
შხარა	place	Shkhara (mountain)
გორგასალი	surname	Gorgasali	გორგასლ
ქეთი	first-name	Keti		i
ეკა	first-name	Eka
თეა	first-name	Tea
მაკა	first-name	Maka
ლია	first-name	Lia
ნუცა	first-name	Nutsa
ხატია	first-name	Khatia
ნატო	first-name	Nato
ეთერი	first-name	Eteri
სანდრო	first-name	Sandro
დათო	first-name	Dato
ბექა	first-name	Beka
თემო	first-name	Temo
გოგა	first-name	Goga
ვანო	first-name	Vano
ლაშა	first-name	Lasha
თორნიკე	first-name	Tornike
საბა	first-name	Saba
# the course: words of its texts, examples, notes and quizzes
რკინიგზა	noun	railroad		plural-rare
ბანკომატი	noun	ATM
ვაიფაი	noun	Wi-Fi		plural-rare
ვეგეტარიანელი	noun	vegetarian		modifier
ბრიტანელი	noun	Briton; British (person)		plural-older modifier
ირლანდიელი	noun	Irish (person)		plural-older modifier
ანგელოზი	noun	angel		plural-older
ანდერძი	noun	testament; will
არტისტული	adjective	artistic
ბავშვობა	noun	childhood		plural-rare
ბედი	noun	fate; luck		plural-older
გამოცდილება	noun	experience
განათლება	noun	education		plural-rare
განთიადი	noun	dawn
გადაწყვეტილება	noun	decision		plural-older
გამოკითხვა	noun	survey
გრილი	adjective	cool
გულგრილი	adjective	indifferent
გულკეთილი	adjective	good-hearted
დამოუკიდებლობა	noun	independence		plural-rare
დანართი	noun	attachment; supplement
დასკვნა	noun	conclusion
დედაენა	noun	mother tongue
დედიკო	noun	mommy
თონე	noun	clay bread oven
ია	noun	violet
კენტი	adjective	odd (of numbers)
ლუწი	adjective	even (of numbers)
კვალი	noun	trace; footprint	კვალ კვლ
კვადრატული	adjective	square
კომპიუტერული	adjective	of a computer
კრიმანჭული	noun	yodeling voice of a Gurian song		plural-rare
ლექსიკა	noun	vocabulary		plural-rare
ლიმონიანი	adjective	with lemon
მასპინძლობა	noun	hosting; being a host
მასპინძელი	noun	host	მასპინძლ	plural-older
სტუმარ-მასპინძელი	noun	host and guest	სტუმარ-მასპინძლ	plural-rare
მაყურებელი	noun	viewer; audience	მაყურებლ	plural-older
მერიქიფე	noun	one who pours the wine
მეგობრული	adjective	friendly
მერანი	noun	steed (in verse)	მერნ	plural-rare
მოვლენა	noun	event; phenomenon		plural-older
მონანიება	noun	repentance		plural-rare
მონაწილეობა	noun	participation		plural-rare
მოწმე	noun	witness		plural-older
მკურნალი	noun	healer		plural-older
მრავალი	adjective	many	მრავლ	plural-rare
მრავალჟამიერი	noun	wish and song "Many years"		plural-rare
ნათელი	adjective	bright; clear	ნათლ
ნათლისღება	noun	Epiphany (the baptism of Christ)		plural-rare
ნაკლი	noun	fault; drawback		plural-rare
ნაცარი	noun	ash	ნაცრ
ნება	noun	will; permission		plural-rare
ნებართვა	noun	permission
პატივი	noun	honor; respect		plural-rare
პატივისცემა	noun	respect		plural-rare
პატივცემული	adjective	dear (in a letter); respected		plural-older
პროცენტი	noun	percent
რეზიუმე	noun	résumé		full
რითმა	noun	rhyme
საიდუმლო	noun	secret		modifier
სადაური	pronoun	from where (of people)		plural-rare
საეკლესიო	adjective	of the church
სალამი	noun	greeting; hi		plural-rare
სამარხვო	adjective	for a fast; without meat, milk and eggs
სამხმიანი	adjective	in three voices
საკუთარი	adjective	own	?
საპირფარეშო	noun	restroom
სასარგებლო	adjective	useful
სასმელი	noun	drink
სასწრაფო	adjective	urgent; ambulance
სევდიანი	adjective	sad
სივრცე	noun	space
სიუჟეტი	noun	plot (of a story)
სკა	noun	beehive
სტრიქონი	noun	line (of a text)
სხვანაირი	adjective	of another kind
უახლოესი	adjective	nearest
უმარილო	adjective	without salt
უშაქრო	adjective	without sugar
უმრავლესობა	noun	majority		plural-rare
უპირატესობა	noun	advantage
ფელამუში	noun	dessert of grape juice		plural-rare
ყოველდღიური	adjective	daily
ყურადღება	noun	attention		plural-rare
ყურებჩამოყრილი	adjective	with drooping ears; downcast
შაირი	noun	shairi (a verse)		plural-rare
შემოღამება	noun	nightfall		plural-rare
შთაბეჭდილება	noun	impression
შტატი	noun	state (of the USA); staff
შეერთებული	adjective	united
შინაური	adjective	domestic; of the house
ჩრდილი	noun	shadow
ჩუმი	adjective	quiet
ძირითადი	adjective	basic; main
წარმატება	noun	success
ჭადრაკი	noun	chess		plural-rare
ცერემონია	noun	ceremony
ხელშეკრულება	noun	contract
ხორციანი	adjective	with meat
ხუთკუთხედი	noun	pentagon
ჭირი	noun	plague; trouble
ჭალა	noun	grove by a river
ჩალა	noun	straw		plural-rare
ფირი	noun	film (of a camera)
ფონი	noun	background
პონი	noun	pony
ჩითი	noun	chintz
ჩირი	noun	dried fruit
ცელი	noun	scythe
წვეთი	noun	drop
წვეტი	noun	tip; spike
ვადა	noun	deadline; term
ვაკანსია	noun	vacancy
ვარიანტი	noun	version; option
თანამდებობა	noun	position (in an office)
თავგადასავალი	noun	adventure	თავგადასავლ
ელექტრონული	adjective	electronic
გუშინდელი	adjective	yesterday's	?
დაკავებული	adjective	busy; occupied
ალავერდი	noun	alaverdi (a toast passed on)		plural-rare
ჟამი	noun	time (in verse and old texts)
ძე	noun	son (in verse and family names)		plural-older
შობა	noun	Christmas		plural-rare
აღდგომა	noun	Easter		plural-rare
ვეფხისტყაოსანი	noun	the knight in the panther's skin	ვეფხისტყაოსნ	plural-rare
ჩაკრულო	noun	Chakrulo (a song)		plural-rare
ქრისტე	first-name	Christ
ერისთავი	noun	eristavi (a duke)		plural-older
გვიანი	adjective	late
ლურჯა	noun	blue-gray horse	?	plural-rare modifier
შუა	adjective	middle		full
რიგი	noun	line; row; order
შემთხვევითი	adjective	accidental
ზრდა	noun	growth		plural-rare
სიბნელე	noun	darkness		plural-rare
სიგრილე	noun	coolness		plural-rare
რჩევა	noun	advice
ძახილი	noun	call; shout
მართი	adjective	upright; right (of an angle)
მათემატიკა	noun	mathematics		plural-rare
ლიტრი	noun	liter
რაოდენობა	noun	quantity; number
ქარავანი	noun	caravan	ქარავნ
ავი	adjective	evil; bad
საყიდელი	noun	thing to buy	საყიდლ
# ordinal numerals
მეცამეტე	numeral	thirteenth
მეთოთხმეტე	numeral	fourteenth
მეთხუთმეტე	numeral	fifteenth
მეთექვსმეტე	numeral	sixteenth
მეჩვიდმეტე	numeral	seventeenth
მეთვრამეტე	numeral	eighteenth
მეცხრამეტე	numeral	nineteenth
მეორმოცე	numeral	fortieth
მესამოცე	numeral	sixtieth
მეოთხმოცე	numeral	eightieth
მეასე	numeral	hundredth
მეათასე	numeral	thousandth
უკანასკნელი	adjective	last
მერამდენე	pronoun	which (in a series)		plural-rare
# degrees: the highest in უ-…-ესი, and "somewhat" in მო-…-ო
უახლესი	adjective	newest
უძველესი	adjective	most ancient
უმაღლესი	adjective	highest
უდაბლესი	adjective	lowest
უძლიერესი	adjective	strongest
უმდიდრესი	adjective	richest
უმნიშვნელოვანესი	adjective	most important
ულამაზესი	adjective	most beautiful
უმცირესი	adjective	smallest
უგრძესი	adjective	longest
უმოკლესი	adjective	shortest
უღრმესი	adjective	deepest
უარესი	adjective	worse
მოთეთრო	adjective	whitish
მოშავო	adjective	blackish
მოწითალო	adjective	reddish
მოყვითალო	adjective	yellowish
მომწვანო	adjective	greenish
მოლურჯო	adjective	bluish
მონაცრისფრო	adjective	grayish
მოგრძო	adjective	longish
მომჟავო	adjective	sourish
მოტკბო	adjective	sweetish
# names in the course
ავსტრალია	place	Australia
ირლანდია	place	Ireland
ბრიტანეთი	place	Britain
მთაწმინდა	place	Mtatsminda (a hill in Tbilisi)
ბახტრიონი	place	Bakhtrioni (a fortress)
ტფილისი	place	Tiflis (Tbilisi in older texts)
აბაშიძე	surname	Abashidze
ტაბიძე	surname	Tabidze
კალანდაძე	surname	Kalandadze
ქეთელაური	surname	Ketelauri
ვაჟა-ფშაველა	first-name	Vazha-Pshavela
ავთანდილი	first-name	Avtandil
დარეჯანი	first-name	Darejan
რუსუდანი	first-name	Rusudan
ალუდა	first-name	Aluda
გალაკტიონი	first-name	Galaktion
ნიკოლოზი	first-name	Nikoloz
სულიკო	first-name	Suliko
# English names of the phrasebook
ამანდა	first-name	Amanda
ემი	first-name	Amy		i
ენდრიუ	first-name	Andrew
ანჯელა	first-name	Angela
ენტონი	first-name	Anthony		i
ეშლი	first-name	Ashley		i
ბარბარა	first-name	Barbara
ბენი	first-name	Ben
ბრაიანი	first-name	Brian
ჩარლზი	first-name	Charles
კრისი	first-name	Chris
კრისტინა	first-name	Christina
კრისტოფერი	first-name	Christopher
კლერი	first-name	Claire
დენიელი	first-name	Daniel
დევიდი	first-name	David
დიანა	first-name	Diana
ელიზაბეთი	first-name	Elizabeth
ემილი	first-name	Emily		i
ემა	first-name	Emma
ერიკი	first-name	Eric
ევა	first-name	Eva
ჯორჯი	first-name	George
ჰანა	first-name	Hannah
ჰარი	first-name	Harry		i
ჰენრი	first-name	Henry		i
ჯეკი	first-name	Jack
ჯეიმსი	first-name	James
ჯეინი	first-name	Jane
ჯეისონი	first-name	Jason
ჯენიფერი	first-name	Jennifer
ჯესიკა	first-name	Jessica
ჯოზეფი	first-name	Joseph
ჯულია	first-name	Julia
ჯასტინი	first-name	Justin
ქეითი	first-name	Kate
კევინი	first-name	Kevin
ლინდა	first-name	Linda
ლუსი	first-name	Lucy		i
მარგარეტი	first-name	Margaret
მარია	first-name	Maria
მარტინი	first-name	Martin
მერი	first-name	Mary		i
მეთიუ	first-name	Matthew
მაქსი	first-name	Max
მაიკლი	first-name	Michael
მიშელი	first-name	Michelle
მაიკი	first-name	Mike
მონიკა	first-name	Monica
ნატალი	first-name	Natalie		i
ნიკოლასი	first-name	Nicholas
ნიკოლი	first-name	Nicole
ნინა	first-name	Nina
ოლივერი	first-name	Oliver
ოლივია	first-name	Olivia
პატრიკი	first-name	Patrick
პოლი	first-name	Paul
პიტერი	first-name	Peter
რეიჩელი	first-name	Rachel
რებეკა	first-name	Rebecca
რიჩარდი	first-name	Richard
რობერტი	first-name	Robert
რაიანი	first-name	Ryan
სამანთა	first-name	Samantha
სანდრა	first-name	Sandra
სარა	first-name	Sarah
საიმონი	first-name	Simon
სტივენი	first-name	Steven
სიუზანი	first-name	Susan
თომასი	first-name	Thomas
ტიმი	first-name	Tim
ტომი	first-name	Tom
ვანესა	first-name	Vanessa
ვიქტორია	first-name	Victoria
უილიამი	first-name	William
# names of the letters
ანი	noun	name of the 1st letter
ბანი	noun	name of the 2nd letter
განი	noun	name of the 3rd letter
დონი	noun	name of the 4th letter
ენი	noun	name of the 5th letter
ვინი	noun	name of the 6th letter
ზენი	noun	name of the 7th letter
თანი	noun	name of the 8th letter
ინი	noun	name of the 9th letter
ლასი	noun	name of the 11th letter
მანი	noun	name of the 12th letter
ნარი	noun	name of the 13th letter
ონი	noun	name of the 14th letter
პარი	noun	name of the 15th letter
ჟანი	noun	name of the 16th letter
რაე	noun	name of the 17th letter	?
სანი	noun	name of the 18th letter
ტარი	noun	name of the 19th letter
უნი	noun	name of the 20th letter
ფარი	noun	name of the 21st letter
ქანი	noun	name of the 22nd letter
ღანი	noun	name of the 23rd letter
ყარი	noun	name of the 24th letter
შინი	noun	name of the 25th letter
ჩინი	noun	name of the 26th letter
ცანი	noun	name of the 27th letter
წილი	noun	name of the 29th letter
ჭარი	noun	name of the 30th letter
ხანი	noun	name of the 31st letter
ჯანი	noun	name of the 32nd letter
ჰაე	noun	name of the 33rd letter	?
# frequent words of running text
ერთ-ერთი	pronoun	one of		plural-none
თავიანთი	pronoun	their own		possessive plural-none
რაიმე	pronoun	any; anything		plural-none full
რომელიმე	pronoun	any; one or another		plural-none full
ყოველივე	pronoun	all this; everything		plural-none full
ერთადერთი	adjective	only; single
ინფორმაცია	noun	information		plural-rare
სისტემა	noun	system
პერიოდი	noun	period
პროცესი	noun	process
განვითარება	noun	development		plural-rare
ტერიტორია	noun	territory
ენერგია	noun	energy		plural-rare
თეორია	noun	theory
კონტროლი	noun	control		plural-rare
მნიშვნელობა	noun	meaning; importance
სამართალი	noun	law; justice	სამართლ	plural-rare
საშუალება	noun	means; opportunity
მოსახლეობა	noun	population		plural-rare
მოძრაობა	noun	movement; traffic
რესპუბლიკა	noun	republic
არქიტექტურა	noun	architecture		plural-rare
ფიზიკა	noun	physics		plural-rare
ქიმია	noun	chemistry		plural-rare
ბიოლოგია	noun	biology		plural-rare
ბიოგრაფია	noun	biography
აღწერა	noun	description
კვლევა	noun	research
საერთაშორისო	adjective	international
სამოქალაქო	adjective	civil
სამეცნიერო	adjective	scientific
სამხედრო	adjective	military
სამედიცინო	adjective	medical
ფიზიკური	adjective	physical
ზოგადი	adjective	general
მცირე	adjective	small; minor
სპეციალური	adjective	special
ცენტრალური	adjective	central
განსაკუთრებული	adjective	special; particular
დამოუკიდებელი	adjective	independent	დამოუკიდებლ
კულტურული	adjective	cultural
ტექნიკური	adjective	technical
შესაძლებელი	adjective	possible	შესაძლებლ
შეუძლებელი	adjective	impossible	შეუძლებლ
აუცილებელი	adjective	necessary	აუცილებლ
ადრეული	adjective	early
ბუნებრივი	adjective	natural
კლასიკური	adjective	classical
პრაქტიკული	adjective	practical
სრული	adjective	full; complete
შემდგომი	adjective	further; later
ბერძნული	adjective	Greek (language, things)
ისტორიული	adjective	historical
გაჭირვებული	adjective	needy; poor
გონება	noun	mind		plural-rare
რუსეთი	place	Russia
ავსტრია	place	Austria
ეგვიპტე	place	Egypt
ათენი	place	Athens
`;
