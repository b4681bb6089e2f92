/**
 * The lexicon of nouns, names, adjectives, numerals and regular pronouns (the first part is frequentNouns.ts): rows with the columns lemma, part of speech,
 * gloss, stems, marks, parted by tabs. A line `# …` says where the rows after it are from.
 * - Stems: those before -ის, -ით, -ად, -ებ where a vowel drops (წყლ); `?` where it is not certain whether it drops.
 * - Marks: the stem class where the last letter does not show it; the use of the plural where it is not usual (`plural-none`,
 *   `plural-rare`, `plural-older` where the older plural is alive); `possessive`; `modifier` for nouns that are also used before
 *   a noun and agree with it (ქართველ მწერალს, ბატონ გიორგის).
 * Stems and marks were written from knowledge of the language; docs/grammar.md lists what was changed after the forms of the
 * reference were looked at.
 */
export const nounRows = `
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
ვაკე	noun	plain (flat land)
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
# culture and people, for packs of words
სამეფო	noun	kingdom
სამეფო	adjective	royal
ბრძოლა	noun	battle; fight
ხმალი	noun	sword	ხმლ	plural-older
მეომარი	noun	warrior	მეომრ	plural-older
დროშა	noun	flag		plural-older
იმპერია	noun	empire
ისტორიკოსი	noun	historian
უფლისწული	noun	prince
პრინცი	noun	prince
რეგიონი	noun	region
სამშობლო	noun	homeland		plural-rare
კახური	adjective	Kakhetian (of things)
სვანური	adjective	Svan (of things, the language)
ხატი	noun	icon		plural-older
წმინდა	adjective	holy; pure
ნათლობა	noun	christening; baptism
ჩვეულება	noun	custom; habit
ტრადიცია	noun	tradition
ნათლია	noun	godfather; godmother
ნათლული	noun	godchild
ბერი	noun	monk		plural-older
ჯვარი	noun	cross	ჯვრ	plural-older
რწმენა	noun	faith; belief		plural-rare
რელიგია	noun	religion
მონასტერი	noun	monastery	მონასტრ	plural-older
მარხვა	noun	fast; fasting		plural-rare
ბიბლია	noun	Bible		plural-rare
სასწაული	noun	miracle		plural-older
პოეზია	noun	poetry		plural-rare
სათაური	noun	title
დევი	noun	ogre; giant		plural-older
გამოცანა	noun	riddle
დღიური	noun	diary
თარგმანი	noun	translation
დასასრული	noun	end; ending		plural-rare
ბოროტი	adjective	evil; wicked		plural-older
გაბედული	adjective	bold; brave
მშიშარა	adjective	cowardly
მხდალი	adjective	cowardly
პატიოსანი	adjective	honest	პატიოსნ	plural-older
გულუხვი	adjective	generous
ხელგაშლილი	adjective	generous
ძუნწი	adjective	stingy
მომთმენი	adjective	patient
მოუთმენელი	adjective	impatient	მოუთმენლ
ცნობისმოყვარე	adjective	curious
ეგოისტი	noun	egoist
თავმდაბალი	adjective	modest	თავმდაბლ
ამპარტავანი	adjective	arrogant	ამპარტავნ
ეჭვიანი	adjective	jealous
ყურადღებიანი	adjective	attentive; considerate
საიმედო	adjective	reliable
სანდო	adjective	trustworthy
უზრდელი	adjective	rude; ill-mannered
ბრძენი	adjective	wise	ბრძენ ბრძნ	plural-older
მკაცრი	adjective	strict
სამართლიანი	adjective	fair; just
ერთგული	adjective	loyal; faithful
საქმრო	noun	fiancé
საცოლე	noun	fiancée
ნეფე	noun	groom
თანატოლი	noun	person of the same age; peer		plural-older
თანაკლასელი	noun	classmate
ურთიერთობა	noun	relationship
დედამთილი	noun	mother-in-law (husband's mother)
მამამთილი	noun	father-in-law (husband's father)
დისშვილი	noun	sister's child
ძმისშვილი	noun	brother's child
ნდობა	noun	trust		plural-rare
ხელისგული	noun	palm (of the hand)
ცერი	noun	thumb
წამწამი	noun	eyelash
ყბა	noun	jaw
ხერხემალი	noun	spine	ხერხემლ
ნაოჭი	noun	wrinkle
კოჭი	noun	ankle
ცრემლი	noun	tear		plural-older
ოფლი	noun	sweat		plural-rare
ქერა	adjective	blond
ხუჭუჭა	adjective	curly
მელოტი	adjective	bald
თოჯინა	noun	doll
საქანელა	noun	swing
დამალობანა	noun	hide-and-seek		plural-rare
დათუნია	noun	teddy bear
კუბიკი	noun	toy block
ძიძა	noun	nanny
ჩვილი	noun	baby		plural-older
აკვანი	noun	cradle	აკვნ	plural-older
იავნანა	noun	lullaby
მოზარდი	noun	teenager
თინეიჯერი	noun	teenager
ცელქი	adjective	naughty
კარუსელი	noun	merry-go-round
მულტფილმი	noun	cartoon
ციგა	noun	sled
ფრანი	noun	kite
გუნდაობა	noun	snowball fight		plural-rare
ღიმილი	noun	smile		plural-rare
# names of places
საქართველო	place	Georgia
თბილისი	place	Tbilisi
ვაკე	place	Vake (a district of Tbilisi)
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
სამეგრელო	place	Samegrelo
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
ისრაელი	place	Israel
უცხოეთი	place	foreign countries
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
განწყობა	noun	mood
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
კონტრაქტი	noun	contract
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
ელექტროენერგია	noun	electricity
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
# verbs and talk: nouns and adjectives of packs
უარი	noun	refusal		plural-rare
ეჭვი	noun	doubt, suspicion
მეხსიერება	noun	memory		plural-rare
ინტერესი	noun	interest
დარწმუნებული	adjective	sure, certain
ტყუილი	noun	lie (untruth)
სიმართლე	noun	truth		plural-rare
თემა	noun	topic, theme
კრიტიკა	noun	criticism		plural-rare
განსხვავებული	adjective	different
მსგავსი	adjective	similar
იშვიათი	adjective	rare
ბასრი	adjective	sharp
ბნელი	adjective	dark
ყალბი	adjective	false, fake
დროებითი	adjective	temporary
შემდეგი	adjective	next
სინამდვილე	noun	reality		plural-none
# the packs: things and places
თივა	noun	hay		plural-rare
ბოსელი	noun	cowshed	ბოსლ
მარანი	noun	wine cellar	მარნ
ღობე	noun	fence
ფარა	noun	flock; herd
მტევანი	noun	bunch (of grapes)	მტევნ
ბოსტანი	noun	vegetable garden	ბოსტნ
მარცვალი	noun	grain; syllable	მარცვლ
ბარი	noun	spade; bar
მეღვინე	noun	winemaker
ლურსმანი	noun	nail (of metal)	ლურსმნ
ხრახნი	noun	screw
ჭანჭიკი	noun	bolt; screw
სახრახნისი	noun	screwdriver
ბურღი	noun	drill
თოკი	noun	rope
ცული	noun	axe
ნაჯახი	noun	axe
წებო	noun	glue
ფუნჯი	noun	brush (for painting)
ხელსაწყო	noun	tool
მავთული	noun	wire
ფანარი	noun	flashlight; lantern	?
ფარანი	noun	flashlight; lantern	ფარნ
ნათურა	noun	light bulb
მილი	noun	pipe; mile
ელექტრიკოსი	noun	electrician
სანტექნიკოსი	noun	plumber
სახელოსნო	noun	workshop
რემონტი	noun	repairs; renovation
გაფუჭებული	adjective	broken; spoiled
გატეხილი	adjective	broken (in pieces)
ლითონი	noun	metal
მეტალი	noun	metal
ფოლადი	noun	steel		plural-rare
სპილენძი	noun	copper		plural-rare
აგური	noun	brick
მარმარილო	noun	marble
კერამიკა	noun	pottery; ceramics		plural-rare
მინა	noun	glass (material)
რეზინი	noun	rubber		plural-rare
ცვილი	noun	wax		plural-rare
ქსოვილი	noun	fabric; cloth
ტყავი	noun	leather
ბეწვი	noun	fur
შალი	noun	wool (cloth, yarn); shawl
მატყლი	noun	wool (of a sheep)		plural-rare
აბრეშუმი	noun	silk		plural-rare
სანტიმეტრი	noun	centimeter
სიგრძე	noun	length		plural-rare
სიგანე	noun	width		plural-rare
სიღრმე	noun	depth
ფართობი	noun	area
წონა	noun	weight
მანძილი	noun	distance
ტონა	noun	ton
მეოთხედი	noun	quarter; fourth part
მესამედი	noun	third (part)
დამწვრობა	noun	burn (injury)
ავარია	noun	accident (crash); breakdown
საფრთხე	noun	danger
უსაფრთხო	adjective	safe
ფრთხილი	adjective	careful; cautious
ჩაფხუტი	noun	helmet
მაშველი	noun	rescuer
დაშავებული	adjective	injured
აფეთქება	noun	explosion
არდადეგები	noun	holidays (of school)		plural-none
სანაპირო	noun	seafront; coast
ნავსადგური	noun	port; harbor
საბაგირო	noun	cable car
მოგზაური	noun	traveler
მარშრუტი	noun	route
ღირსშესანიშნაობა	noun	sight; landmark
საძილე	adjective	for sleeping
ტომარა	noun	sack	ტომრ
ბანაკი	noun	camp
პიკნიკი	noun	picnic
კომპასი	noun	compass
თერმოსი	noun	thermos
შორტი	noun	shorts
გარუჯული	adjective	tanned
განსხვავება	noun	difference
არჩევანი	noun	choice	არჩევნ
პირობა	noun	condition; promise
გავლენა	noun	influence
სარგებელი	noun	benefit	სარგებლ
მდგომარეობა	noun	state; condition
სირთულე	noun	difficulty; complexity
სმენა	noun	hearing		plural-rare
მხედველობა	noun	eyesight		plural-rare
ყნოსვა	noun	sense of smell		plural-rare
ყრუ	adjective	deaf
ხმამაღალი	adjective	loud	ხმამაღლ
ხმაურიანი	adjective	noisy
გლუვი	adjective	smooth
უხეში	adjective	rough; rude
სუნამო	noun	perfume
ექო	noun	echo
შესაძლებლობა	noun	possibility; opportunity
შეჯახება	noun	collision
მოტეხილობა	noun	fracture
პირველადი	adjective	primary
სამაშველო	adjective	for rescue
სიგნალიზაცია	noun	alarm (system)
სიფრთხილე	noun	caution		plural-rare
თვისება	noun	quality; trait
საჭიროება	noun	need; necessity
რეალობა	noun	reality
მარცხი	noun	failure; defeat
მარხილი	noun	sledge
ცერა	noun	thumb
მოკრძალებული	adjective	modest
ქედმაღალი	adjective	arrogant	ქედმაღლ
დამცავი	adjective	protective
სხვაობა	noun	difference
სიძნელე	noun	difficulty
ადათი	noun	custom
წმიდა	adjective	holy
საშიშროება	noun	danger; threat
ხიფათი	noun	danger
სახიფათო	adjective	dangerous
საწამლავი	noun	poison
გასაუბრება	noun	job interview; conversation
# synonyms that are accepted as answers; the first two stems are in the reference
ბაწარი	noun	rope, cord	ბაწრ
თარჯიმანი	noun	interpreter, translator	თარჯიმნ	plural-older
გარეული	adjective	wild
კორიდორი	noun	corridor
კრედიტი	noun	loan, credit
არმია	noun	army
მეგზური	noun	guide		plural-older
ვალდებულება	noun	obligation
პიესა	noun	play (that is performed)
მომდევნო	adjective	next, following
ხანდაზმული	adjective	elderly
დაოჯახებული	adjective	married
ჯემპრი	noun	sweater
მოტორი	noun	motor
ჰავა	noun	climate
ქვანახშირი	noun	coal
არბიტრი	noun	referee		plural-older
`;
