/** The first rows of the lexicon, as lexicon.ts describes them: a module of its own, so that no script of the web app is too large. */
export const frequentNounRows = `
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
შესვენება	noun	break (between lessons)
საგანი	noun	subject; object	საგნ
სახელმძღვანელო	noun	textbook
სავარჯიშო	noun	exercise
საშლელი	noun	eraser
საშინაო	adjective	home; done at home
პროფესია	noun	profession
კოლეგა	noun	colleague
ფაბრიკა	noun	factory
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
სანელებელი	noun	spice; seasoning	სანელებლ
გარგარი	noun	apricot
ხურმა	noun	persimmon
ნუში	noun	almond
წიწაკა	noun	hot pepper
გოგრა	noun	pumpkin
პიტნა	noun	mint
ოხრახუში	noun	parsley
რეჰანი	noun	basil
მურაბა	noun	jam
თაფლი	noun	honey
ნაყინი	noun	ice cream
მაკარონი	noun	pasta; macaroni
ულუფა	noun	portion; serving
ალკოჰოლი	noun	alcohol		plural-rare
პორცია	noun	portion
წვნიანი	noun	soup; juicy		modifier
სალათა	noun	lettuce; salad
საკვები	noun	food; nourishment
ოფიციანტი	noun	waiter
მარილიანი	adjective	salted; salty
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
დივანი	noun	sofa
ლამპა	noun	lamp
საძინებელი	noun	bedroom	საძინებლ
მისაღები	noun	living room
სასადილო	noun	dining room; canteen
დერეფანი	noun	corridor; hallway	დერეფნ
გამათბობელი	noun	heater	გამათბობლ
სარდაფი	noun	cellar, basement
უთო	noun	iron (for clothes)
მტვერი	noun	dust	მტვრ
მტვერსასრუტი	noun	vacuum cleaner
ჩვარი	noun	rag	ჩვრ
წესრიგი	noun	order; tidiness		plural-none
პაროლი	noun	password
შეტყობინება	noun	message
ელფოსტა	noun	email
იმეილი	noun	email
საიტი	noun	website
ვებგვერდი	noun	website
ბმული	noun	link (to a website)
ლინკი	noun	link
აპლიკაცია	noun	app
ვიდეო	noun	video
კავშირი	noun	connection; union
კლავიატურა	noun	keyboard
ჰობი	noun	hobby
ლაშქრობა	noun	hike; campaign
ექსკურსია	noun	excursion
კლუბი	noun	club
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
ჯანმრთელობა	noun	health		plural-rare
პაციენტი	noun	patient
სტომატოლოგი	noun	dentist
გრიპი	noun	flu		plural-rare
სურდო	noun	runny nose; head cold		plural-rare
ჭრილობა	noun	wound; cut
დიეტა	noun	diet
სიგარეტი	noun	cigarette
აბი	noun	pill
ტაბლეტი	noun	pill; tablet
ვიტამინი	noun	vitamin
სიროფი	noun	syrup
მალამო	noun	ointment
ბინტი	noun	bandage
ნიღაბი	noun	mask	ნიღბ
თერმომეტრი	noun	thermometer
ნემსი	noun	injection; needle
ანალიზი	noun	analysis; test (medical)
ოპერაცია	noun	operation
კლინიკა	noun	clinic
დაზღვევა	noun	insurance
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
ბენზინი	noun	gasoline, gas		plural-rare
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
კინოთეატრი	noun	movie theater
მგზავრობა	noun	ride; trip
ბაქანი	noun	platform (at a station)	ბაქნ
ბორბალი	noun	wheel	ბორბლ
საცობი	noun	traffic jam; cork
მოპირდაპირე	adjective	opposite
გადასასვლელი	noun	crossing
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
გრამი	noun	gram
კილოგრამი	noun	kilogram
ცალი	noun	piece (one of several)
ქვითარი	noun	receipt	ქვითრ
ჩეკი	noun	receipt; check
ცელოფანი	noun	plastic bag; cellophane	ცელოფნ
სუვენირი	noun	souvenir
სვიტრი	noun	sweater
კოსტიუმი	noun	suit; costume
კოსტუმი	noun	suit
ჯინსი	noun	jeans; denim
ქვედაბოლო	noun	skirt
საცვალი	noun	underwear	საცვლ
ბოტასი	noun	sneaker
ჩუსტი	noun	slipper
ხელთათმანი	noun	glove
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
ქარიშხალი	noun	storm	ქარიშხლ
ჭექა-ქუხილი	noun	thunder		plural-rare
ქუხილი	noun	thunder		plural-rare
ცისარტყელა	noun	rainbow
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
შემწვარი	adjective	fried; roast	შემწვრ
უმი	adjective	raw
გაკვირვებული	adjective	surprised
გაოცებული	adjective	surprised; amazed
კმაყოფილი	adjective	pleased; satisfied
ამაყი	adjective	proud
ორსული	adjective	pregnant
საოჯახო	adjective	of the family, of the household
დაკარგული	adjective	lost		plural-older
განიერი	adjective	wide; broad
ჭუჭყიანი	adjective	dirty
მყარი	adjective	solid; hard
იოლი	adjective	easy
სიმპათიური	adjective	good-looking
მსუქანი	adjective	fat	მსუქნ
ღონიერი	adjective	strong
სუსტი	adjective	weak
თავაზიანი	adjective	polite
ზრდილობიანი	adjective	well-mannered
ჯიუტი	adjective	stubborn
შრომისმოყვარე	adjective	hardworking
ნიჭიერი	adjective	talented
სასაცილო	adjective	funny
სახელგანთქმული	adjective	famous
მოღრუბლული	adjective	cloudy
ღრუბლიანი	adjective	cloudy
ქარიანი	adjective	windy
გამხდარი	adjective	thin; slim	?
დაქორწინებული	adjective	married
ცოლიანი	adjective	married (of a man)
გათხოვილი	adjective	married (of a woman)
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
მამიდა	noun	aunt (father's sister)
დეიდაშვილი	noun	cousin (child of a mother's sister)
მამიდაშვილი	noun	cousin (child of a father's sister)
ბიძაჩემი	noun	my uncle		plural-rare
შეყვარებული	adjective	in love; girlfriend, boyfriend
მეუღლე	noun	spouse
და-ძმა	noun	siblings; brother and sister
დედმამიშვილი	noun	sibling
უცხოელი	noun	foreigner		modifier
იაპონელი	noun	Japanese (person)		modifier
ჩინელი	noun	Chinese (person)		modifier
მეხანძრე	noun	firefighter
მეთევზე	noun	fisherman
ფერმერი	noun	farmer
გიდი	noun	guide
ექსკურსიამძღოლი	noun	tour guide
მთარგმნელი	noun	translator
პროგრამისტი	noun	programmer
პარიკმახერი	noun	hairdresser; barber
მედდა	noun	nurse (woman)
რეჟისორი	noun	director (of a film or play)
ადმინისტრატორი	noun	receptionist; administrator
დამლაგებელი	noun	cleaner (person)	დამლაგებლ
სტიუარდესა	noun	flight attendant (woman)
ბორტგამცილებელი	noun	flight attendant	ბორტგამცილებლ
მწვრთნელი	noun	coach; trainer
მსაჯი	noun	referee
მოთამაშე	noun	player
გულშემატკივარი	noun	fan (of a team)	გულშემატკივრ
ფანი	noun	fan (admirer)
სესხი	noun	loan
მონეტა	noun	coin
ვალუტა	noun	currency
ხარჯი	noun	expense
თანხა	noun	sum of money
ბიუჯეტი	noun	budget
დანაზოგი	noun	savings
ჯარიმა	noun	fine (money)
საბანკო	adjective	of a bank
ხელმოწერა	noun	signature
ანკეტა	noun	form, questionnaire
ასლი	noun	copy
ცნობა	noun	certificate; piece of news
მოწმობა	noun	certificate, license
პირადობა	noun	identity		plural-rare
ნოტარიუსი	noun	notary
საფასური	noun	fee; price paid
იუსტიცია	noun	justice (of the state)		plural-rare
საელჩო	noun	embassy
მერია	noun	city hall
ამანათი	noun	parcel
მოქალაქეობა	noun	citizenship		plural-rare
გადაცემა	noun	program, broadcast
ინტერვიუ	noun	interview		plural-rare
წამყვანი	noun	presenter, host
რედაქტორი	noun	editor
მედია	noun	media		plural-rare
ქსელი	noun	network
სოციალური	adjective	social
ეთერი	noun	air (of a broadcast); ether		plural-rare
ჭორი	noun	gossip, rumor
ტელევიზია	noun	television (the medium)
არჩევნები	noun	election		plural-none
დემოკრატია	noun	democracy
სასამართლო	noun	court (of law)
მოსამართლე	noun	judge
დანაშაული	noun	crime
მოვალეობა	noun	duty
ბიზნესი	noun	business
ბიზნესმენი	noun	businessman
შეთავაზება	noun	offer
მფლობელი	noun	owner		plural-older
მეპატრონე	noun	owner
პარტნიორი	noun	partner
კონკურენტი	noun	competitor
კონკურენცია	noun	competition (in business)		plural-rare
ექსპორტი	noun	export		plural-rare
ინვესტიცია	noun	investment
ეკონომიკა	noun	economy
წარმატებული	adjective	successful
მენეჯერი	noun	manager
ფირმა	noun	firm
რისკი	noun	risk
ლექტორი	noun	lecturer
ფაკულტეტი	noun	faculty (of a university)
სემესტრი	noun	semester
სტიპენდია	noun	scholarship
აუდიტორია	noun	lecture hall; audience
საცხოვრებელი	noun	dwelling	საცხოვრებლ
კურსდამთავრებული	noun	graduate
პრეზენტაცია	noun	presentation
სპეციალობა	noun	field of study, specialty
მედიცინა	noun	medicine (the science)		plural-rare
მკვლევარი	noun	researcher	მკვლევრ
თანაკურსელი	noun	fellow student
ტექნოლოგია	noun	technology
გამომგონებელი	noun	inventor	გამომგონებლ
ლაბორატორია	noun	laboratory
მონაცემები	noun	data		plural-none
დენი	noun	electricity, current		plural-rare
ხელოვნური	adjective	artificial
ინტელექტი	noun	intellect, intelligence		plural-rare
პლანეტა	noun	planet
ძრავა	noun	engine
მოწყობილობა	noun	device
ციფრული	adjective	digital
გარემო	noun	environment; surroundings
კლიმატი	noun	climate		plural-rare
ნარჩენი	noun	remains; waste
პლასტმასა	noun	plastic
პლასტიკი	noun	plastic
სახეობა	noun	species; kind
ნაკრძალი	noun	nature reserve
წყალდიდობა	noun	flood
მიწისძვრა	noun	earthquake
ზვავი	noun	avalanche
გვალვა	noun	drought
მეწყერი	noun	landslide	მეწყრ
ნახშირი	noun	coal		plural-rare
ნავთობი	noun	oil (petroleum)		plural-rare
გაზი	noun	gas
გლობალური	adjective	global
პირდაპირი	adjective	direct; live (of a broadcast)
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
ხეობა	noun	valley; gorge
გამოქვაბული	noun	cave
მღვიმე	noun	cave
კლდე	noun	cliff; rock
უდაბნო	noun	desert
ტალღა	noun	wave
პლაჟი	noun	beach
კნუტი	noun	kitten
კამეჩი	noun	buffalo
ღამურა	noun	bat (animal)
თუთიყუში	noun	parrot
ფრთა	noun	wing
რქა	noun	horn
მცენარე	noun	plant
ტიტა	noun	tulip
გვირილა	noun	daisy
ყაყაჩო	noun	poppy
მზესუმზირა	noun	sunflower
თესლი	noun	seed
მუხა	noun	oak
სურნელი	noun	scent		plural-rare
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
თხოვნა	noun	request
წარსული	noun	past		plural-rare modifier
მომავალი	noun	future; next	მომავლ	plural-rare modifier
გამარჯვება	noun	victory
მატჩი	noun	match (game)
კალათბურთი	noun	basketball		plural-rare
რაგბი	noun	rugby		plural-rare
ჭიდაობა	noun	wrestling		plural-rare
თხილამური	noun	ski
სპორტდარბაზი	noun	gym
სპექტაკლი	noun	play (in a theater)
ოპერა	noun	opera
ბალეტი	noun	ballet
ქანდაკება	noun	statue; sculpture
სკულპტურა	noun	sculpture
პიანინო	noun	piano
ფორტეპიანო	noun	piano
როიალი	noun	grand piano
ვიოლინო	noun	violin
დოლი	noun	drum
ფანდური	noun	panduri (lute with three strings)
ყანწი	noun	drinking horn
ლხინი	noun	feast; merrymaking		plural-rare
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
ნივთი	noun	thing; object
კამერა	noun	camera
დამტენი	noun	charger
ყურსასმენი	noun	headphones
ზურგჩანთა	noun	backpack
მაკრატელი	noun	scissors	მაკრატლ
საკეტი	noun	lock
კლიტე	noun	lock
ზარი	noun	bell
შუქი	noun	light; electricity (at home)
ქირა	noun	rent
ჯამი	noun	bowl; sum
დოქი	noun	jug
ქურა	noun	stove
გაზქურა	noun	gas stove
ღუმელი	noun	oven; stove	ღუმლ
ონკანი	noun	faucet
გათბობა	noun	heating		plural-none
# frequent words: city, school, travel
ქარხანა	noun	factory	ქარხნ
სასახლე	noun	palace
ციხე	noun	fortress; prison
ციხესიმაგრე	noun	fortress
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
ჰოსტელი	noun	hostel
ჯავშანი	noun	reservation; armor	ჯავშნ
კონდიციონერი	noun	air conditioner
სეიფი	noun	safe
ხმაური	noun	noise
მომსახურება	noun	service
სერვისი	noun	service
ხელბარგი	noun	hand luggage		plural-rare
რეისი	noun	flight
რეგისტრაცია	noun	registration; check-in
გამგზავრება	noun	departure
აფრენა	noun	taking off (of a plane)		plural-rare
ღვედი	noun	seat belt; strap
უსაფრთხოება	noun	safety		plural-rare
საბაჟო	noun	customs
ევრო	noun	euro
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
ერთადგილიანი	adjective	single (room)
ორადგილიანი	adjective	double (room)
მოსახერხებელი	adjective	convenient	მოსახერხებლ
კომფორტული	adjective	comfortable
საცურაო	adjective	for swimming
აკრძალული	adjective	forbidden
მშობლიური	adjective	native
ველური	adjective	wild
სტუმართმოყვარე	adjective	hospitable
წინა	adjective	previous; front	?
`;
