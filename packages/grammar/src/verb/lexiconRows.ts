/**
 * The verbs, one a line, tab-separated; `lexicon.ts` explains the columns, `stem.ts` the notation of the principal parts.
 * Empty parts are made by rule (`parts.ts`), `-` marks what is rare or not in use.
 */
export const lexiconRows = `
id	verbalNoun	gloss	class	object	preverb	source	present	future	aorist	perfect	imperative	participles
be	ყოფნა	to be	2	n		suppletive	ხ+არ/ის;-	ი+ქნ-ებ	ი+ყავ|ი+ყავ|ი+ყ|ი+ყვ/იყო;ი+ყ|ი+ყ|ი+ყ|ი+ყვ/იყო	ყოფ-ილ		,ყოფილი,სამყოფი,
come	მოსვლა	to come	2	n	მო	course; motion	მო=დი/ვარ;მო=დი/ოდ	ხ+ალ|ვალ|ვ|ვლ/ენ;ხ+იდ|ვიდ|ვიდ|ვიდ/ოდ	ხ+ედ|ვედ|ვიდ|ვიდ/იაე;ხ+იდ|ვიდ|ვიდ|ვიდ/იაე	სულ	დი	მომსვლელი,მოსული,მოსასვლელი,მოუსვლელი
go	წასვლა	to go; to leave	2	n	წა	course; motion	მი=დი/ვარ;მი=დი/ოდ	ხ+ალ|ვალ|ვ|ვლ/ენ;ხ+იდ|ვიდ|ვიდ|ვიდ/ოდ	ხ+ედ|ვედ|ვიდ|ვიდ/იაე;ხ+იდ|ვიდ|ვიდ|ვიდ/იაე	სულ	დი	წამსვლელი,წასული,წასასვლელი,წაუსვლელი
arrive-there	მისვლა	to go up to; to arrive (there)	2	n	მი	course; motion	მი=დი/ვარ;მი=დი/ოდ	ხ+ალ|ვალ|ვ|ვლ/ენ;ხ+იდ|ვიდ|ვიდ|ვიდ/ოდ	ხ+ედ|ვედ|ვიდ|ვიდ/იაე;ხ+იდ|ვიდ|ვიდ|ვიდ/იაე	სულ	დი	,მისული,მისასვლელი,
enter	შესვლა	to go in	2	n	შე	course; motion	შე=დი/ვარ;შე=დი/ოდ	ხ+ალ|ვალ|ვ|ვლ/ენ;ხ+იდ|ვიდ|ვიდ|ვიდ/ოდ	ხ+ედ|ვედ|ვიდ|ვიდ/იაე;ხ+იდ|ვიდ|ვიდ|ვიდ/იაე	სულ	დი	,შესული,შესასვლელი,
go-out	გასვლა	to go out	2	n	გა	course; motion	გა=დი/ვარ;გა=დი/ოდ	ხ+ალ|ვალ|ვ|ვლ/ენ;ხ+იდ|ვიდ|ვიდ|ვიდ/ოდ	ხ+ედ|ვედ|ვიდ|ვიდ/იაე;ხ+იდ|ვიდ|ვიდ|ვიდ/იაე	სულ	დი	,გასული,გასასვლელი,
go-up	ასვლა	to go up	2	n	ა	common; motion	ა=დი/ვარ;ა=დი/ოდ	ხ+ალ|ვალ|ვ|ვლ/ენ;ხ+იდ|ვიდ|ვიდ|ვიდ/ოდ	ხ+ედ|ვედ|ვიდ|ვიდ/იაე;ხ+იდ|ვიდ|ვიდ|ვიდ/იაე	სულ	დი	,ასული,ასასვლელი,
go-down	ჩასვლა	to go down; to arrive (there)	2	n	ჩა	common; motion	ჩა=დი/ვარ;ჩა=დი/ოდ	ხ+ალ|ვალ|ვ|ვლ/ენ;ხ+იდ|ვიდ|ვიდ|ვიდ/ოდ	ხ+ედ|ვედ|ვიდ|ვიდ/იაე;ხ+იდ|ვიდ|ვიდ|ვიდ/იაე	სულ	დი	,ჩასული,ჩასასვლელი,
come-in	შემოსვლა	to come in	2	n	შემო	common; motion	შემო=დი/ვარ;შემო=დი/ოდ	ხ+ალ|ვალ|ვ|ვლ/ენ;ხ+იდ|ვიდ|ვიდ|ვიდ/ოდ	ხ+ედ|ვედ|ვიდ|ვიდ/იაე;ხ+იდ|ვიდ|ვიდ|ვიდ/იაე	სულ	დი	,შემოსული,შემოსასვლელი,
come-out	გამოსვლა	to come out	2	n	გამო	common; motion	გამო=დი/ვარ;გამო=დი/ოდ	ხ+ალ|ვალ|ვ|ვლ/ენ;ხ+იდ|ვიდ|ვიდ|ვიდ/ოდ	ხ+ედ|ვედ|ვიდ|ვიდ/იაე;ხ+იდ|ვიდ|ვიდ|ვიდ/იაე	სულ	დი	,გამოსული,გამოსასვლელი,
come-up	ამოსვლა	to come up; to rise (of the sun)	2	n	ამო	common; motion	ამო=დი/ვარ;ამო=დი/ოდ	ხ+ალ|ვალ|ვ|ვლ/ენ;ხ+იდ|ვიდ|ვიდ|ვიდ/ოდ	ხ+ედ|ვედ|ვიდ|ვიდ/იაე;ხ+იდ|ვიდ|ვიდ|ვიდ/იაე	სულ	დი	,ამოსული,ამოსასვლელი,
arrive-here	ჩამოსვლა	to come down; to arrive (here)	2	n	ჩამო	course; motion	ჩამო=დი/ვარ;ჩამო=დი/ოდ	ხ+ალ|ვალ|ვ|ვლ/ენ;ხ+იდ|ვიდ|ვიდ|ვიდ/ოდ	ხ+ედ|ვედ|ვიდ|ვიდ/იაე;ხ+იდ|ვიდ|ვიდ|ვიდ/იაე	სულ	დი	,ჩამოსული,ჩამოსასვლელი,
go-across	გადასვლა	to go across; to move (to)	2	n	გადა	common; motion	გადა=დი/ვარ;გადა=დი/ოდ	ხ+ალ|ვალ|ვ|ვლ/ენ;ხ+იდ|ვიდ|ვიდ|ვიდ/ოდ	ხ+ედ|ვედ|ვიდ|ვიდ/იაე;ხ+იდ|ვიდ|ვიდ|ვიდ/იაე	სულ	დი	,გადასული,გადასასვლელი,
come-across	გადმოსვლა	to come over (to this side); to get off (a bus)	2	n	გადმო	common; motion	გადმო=დი/ვარ;გადმო=დი/ოდ	ხ+ალ|ვალ|ვ|ვლ/ენ;ხ+იდ|ვიდ|ვიდ|ვიდ/ოდ	ხ+ედ|ვედ|ვიდ|ვიდ/იაე;ხ+იდ|ვიდ|ვიდ|ვიდ/იაე	სულ	დი	,გადმოსული,გადმოსასვლელი,
walk	სიარული	to walk; to go about	3	n		common; suppletive	და=დი/ვარ;და=დი/ოდ	ი+ვლ-ი	ი+არ	ვლ/ია;ვლ/ეოო
say	თქმა	to say	1	t		course; suppletive	ამბ-ობ	ი+ტყვ-ი;ი+ტყ/ოდ	თქვ/იაა	თქვ-ამ/ს		მთქმელი,თქმული,სათქმელი,უთქმელი
tell	თქმა	to tell (somebody)	1	r		course; suppletive	ე+უბნ-ებ/ება	ე+ტყვ-ი;ე+ტყ/ოდ	უ+თხარ|თხრ/იაა	თქვ-ამ/ს;თქვ/იაა
give	მიცემა	to give	1	r	მი>მო	course; suppletive	ა+ძლ-ევ	ს+ც-ემ	ე+ც|ე+ც|ს+ც|ს+ც/იაე	ც/ია;ც/იაე		მიმცემი,მიცემული,მისაცემი,
eat	ჭამა|შეჭმა	to eat	1	d	შე	course	ჭამ					მჭამელი,შეჭმული,შესაჭმელი,
drink	სმა|დალევა	to drink	1	d	და	course; suppletive	სვ-ამ	ლ-ევ	ლი/ეაო	ლ-ევ/ია		,დალეული,დასალევი,დაულეველი
know	ცოდნა	to know	3	t		course; suppletive	ი+ც-ი;ი+ც/ოდ	^ე+ცოდ-ინ-ებ	-	ს+ცოდ-ნ/ია;ს+ცოდ-ნ/ოდ	ი+ც-ოდ-ე	მცოდნე,,,
have	ქონა	to have (a thing)	4	t		course; suppletive	ა+ქვ;ჰ+ქონ	ე+ქნ-ებ	-	ჰ+ქონ/ია		მქონე,,,
have-person	ყოლა	to have (a person or an animal)	4	d		course; suppletive	ჰ+ყავ	ე+ყოლ-ებ	-	ჰ+ყოლ/ია		მყოლი,,,
want	ნდომა	to want	4	t		course	უ+ნდ/ა	ე+ნდომ-ებ	-	+ნდომ-ებ/ია
can	შეძლება	to be able to	4	t	შე	course	შე=უ+ძლ-ი;შე=ე+ძლ/ეოო	ე+ძლ-ებ	ე+ძლ/ეოო	ს+ძლ-ებ/ია
manage	შეძლება	to manage (to do)	1	t	შე	common	-	ძლ-ებ	ძელ|ძლ/იოო	ძლ/ია
see	ნახვა	to see; in the present, to visit	1	d		course	ნახულ-ობ	ნახ-ავ	ნახ/ეაო	ნახ-ავ/ს		მნახველი,ნანახი,სანახავი,უნახავი
notice	დანახვა	to see; to notice	1	d	და	common; suppletive	ხედ-ავ	ი+ნახ-ავ	ი+ნახ/ეაო	ნახ-ავ/ს		,დანახული,,
do-act	ქნა	to do; to act	1	t		common; suppletive	შვრ-ებ/ება	ი+ზ-ამ	ქენ|ქნ/იაა	ქნ/ია		მქნელი,ქმნილი,,
do	კეთება|გაკეთება	to do; to make	1	d	გა	course	ა+კეთ-ებ					გამკეთებელი,გაკეთებული,გასაკეთებელი,გაუკეთებელი
write	წერა|დაწერა	to write	1	d	და	course	წერ					დამწერი,დაწერილი,დასაწერი,დაუწერელი
copy	გადაწერა	to copy; to rewrite	1	d	გადა	common	წერ					,გადაწერილი,გადასაწერი,
be-written	დაწერა	to be written	2~	n	და	common	ი+წერ-ებ			წერ-ილ
draw	ხატვა|დახატვა	to draw; to paint	1	d	და	course	ხატ-ავ					დამხატავი,დახატული,დასახატი,დაუხატავი
bring	მოტანა	to bring (a thing)	1	t	მო	common; inverted present	^მო=ა+ქვ/ვარ;^მო=ჰ+ქონ	ი+ტან	ი+ტან/ეაო	ტან/ია		მომტანი,მოტანილი,მოსატანი,
take	წაღება	to take (a thing) away	1	t	წა	common; inverted present	^მი=ა+ქვ/ვარ;^მი=ჰ+ქონ	ი+ღ-ებ	ი+ღ/ეოო	ღ/ია		წამღები,წაღებული,წასაღები,
bring-person	მოყვანა	to bring (a person or an animal)	1	d	მო	common; inverted present	^მო=ჰ+ყავ/ვარ	ი+ყვან	ი+ყვან/ეაო	ყვან/ია		მომყვანი,მოყვანილი,მოსაყვანი,
take-person	წაყვანა	to take (a person or an animal) along	1	d	წა	common; inverted present	^მი=ჰ+ყავ/ვარ	ი+ყვან	ი+ყვან/ეაო	ყვან/ია		წამყვანი,წაყვანილი,წასაყვანი,
put	დადება	to put (down)	1	d	და	common	დ-ებ		დ/ეოო			დამდები,დადებული,დასადები,
stand	დგომა	to stand	2	n		common; stative	დგა/ნან;ი+დექ|ი+დგ/იაე	ი+დგ-ებ	ი+დექ|ი+დგ/იაე	მდგარ		მდგომი,მდგარი,სადგომი,
stand-up	ადგომა	to get up; to stand up	2	n	ა	course	დგ-ებ		დექ|დგ/იაე	მდგარ		ამდგომი,ამდგარი,ასადგომი,
sit	ჯდომა	to sit	2	n		common; stative, suppletive plural	ზი|ზი|ზი|სხედ|სხედ|სხედ/ვარ;ი+ჯექ|ი+ჯექ|ი+ჯდ|ი+სხედ|ი+სხედ|ი+სხდ/იაე	ი+ჯდ-ებ|ი+ჯდ-ებ|ი+ჯდ-ებ|ი+სხდ-ებ|ი+სხდ-ებ|ი+სხდ-ებ	ი+ჯექ|ი+ჯექ|ი+ჯდ|ი+სხედ|ი+სხედ|ი+სხდ/იაე	მჯდარ|მჯდარ|მჯდარ|მსხდარ|მსხდარ|მსხდარ		მჯდომი,მჯდარი,საჯდომი,
sit-down	დაჯდომა	to sit down	2	n	და	common; suppletive plural	ჯდ-ებ|ჯდ-ებ|ჯდ-ებ|სხდ-ებ|სხდ-ებ|სხდ-ებ		ჯექ|ჯექ|ჯდ|სხედ|სხედ|სხდ/იაე	მჯდარ|მჯდარ|მჯდარ|მსხდარ|მსხდარ|მსხდარ		,დამჯდარი,დასაჯდომი,
lie	წოლა	to lie	2	n		common; stative	წე|წევ|წევ|წე|წევ|წვა/ნან;ი+წექ|ი+წვ/იაე	ი+წვ-ებ	ი+წექ|ი+წვ/იაე	წოლ-ილ		მწოლი,წოლილი,საწოლი,
lie-down	დაწოლა	to go to bed; to lie down	2	n	და	course	წვ-ებ		წექ|წვ/იაე	წოლ-ილ		,დაწოლილი,დასაწოლი,
sleep	ძილი	to sleep	4	n		course; suppletive noun	ს+ძინ-ავ;ე+ძინ/ეაო	ე+ძინ-ებ	ე+ძინ	ს+ძინ-ებ/ია		მძინარე,,,
fall-asleep	დაძინება	to fall asleep	3	n	და	course	ი+ძინ-ებ	ი+ძინ-ებ	ი+ძინ	ძინ/ია		,დაძინებული,,
love	სიყვარული	to love	4	d		common	უ+ყვარ	ე+ყვარ-ებ	-	ჰ+ყვარ-ებ/ია		მოყვარული,,საყვარელი,
like	მოწონება	to like	4	d	მო	common	მო=ს+წონ	ე+წონ-ებ	ე+წონ/ეაო	ს+წონ-ებ/ია		,მოწონებული,მოსაწონი,
need	დაჭირვება	to need	4	d	და	common	ს+ჭირ~დ-ებ	ს+ჭირ~დ-ებ	ს+ჭირ~დ/იაე	ს+ჭირ-ვ-ებ/ია
miss	მონატრება	to miss (somebody)	4	d	მო	common	ე+ნატრ-ებ	ე+ნატრ-ებ	ე+ნატრ/ეაო	+ნატრ-ებ/ია
remember	ხსოვნა	to remember	4	d		common	ა+ხსოვ	ე+ხსომ-ებ	-	+ხსომ-ებ/ია		,,სახსოვარი,
forget	დავიწყება	to forget	4	d	და	common	ა+ვიწყ~დ-ებ	ა+ვიწყ~დ-ებ	ა+ვიწყ~დ/იაე	+ვიწყ-ებ/ია		,დავიწყებული,,
recall-by-itself	გახსენება	to come to mind	4	d	გა	common	ა+ხსენ~დ-ებ	ა+ხსენ~დ-ებ	ა+ხსენ~დ/იაე	+ხსენ-ებ/ია
recall	გახსენება	to remember; to recall	1	d	გა	common	ი+ხსენ-ებ
fear	შიში	to be afraid	4	n	შე	common; suppletive noun	ე+შინ-ი;ე+შინ/ოდ	ე+შინ~დ-ებ	ე+შინ~დ/იაე	+შინ-ებ/ია
be-glad	სიხარული	to be glad	4	n	გა	common	უ+ხარ-ი;უ+ხარ/ოდ	ე+ხარ~დ-ებ	უ+ხარ~დ/იაე	+ხარ-ებ/ია		,გახარებული,,
pity	შეცოდება	to feel sorry for	4	d	შე	common	ე+ცოდ-ებ	ე+ცოდ-ებ	ე+ცოდ/ეაო	ს+ცოდ-ებ/ია		,,შესაცოდი,
begrudge	დანანება	to regret; to be sorry to lose	4	d	და	common	ე+ნან-ებ	ე+ნან-ებ	ე+ნან/ეაო	+ნან-ებ/ია
hear	სმენა	to hear; to understand	4	t		common	ე+სმ-ი/ვარ;ე+სმ/ოდ	მო=ე+სმ-ებ	-	+სმენ/ია		მსმენელი,,,
feel-like-laughing	გაცინება	to feel like laughing	4	n	გა	common	ე+ცინ-ებ	ე+ცინ-ებ	ე+ცინ/ეაო	ს+ცინ-ებ/ია
hurt	ტკივილი	to hurt; to ache	4	t		common	ს+ტკივ/ა;ს+ტკი/ოდ	ე+ტკინ-ებ	ე+ტკინ/ეაო	-		მტკივანი,,,
be-hungry	შიმშილი	to be hungry	4	n		common	+ში/ა;+ში/ოდ	-	-	-		მშიერი,,,
be-thirsty	წყურვილი	to be thirsty	4	n		common	ს+წყურ-ი;ს+წყურ/ოდ	-	-	-		მწყურვალი,,,
believe	დაჯერება	to believe	4	n		common	ს+ჯერ/ა	-	-	-
wish-for	სურვილი	to wish; to desire	4	t		common	+სურ	-	-	-		მსურველი,,,
be-called	რქმევა|დარქმევა	to be called	4	t		common	ჰ+ქვ-ი;ე+რქვ/იაა	ე+რქმ-ევ/ება;ე+რქმე/ოდ	ე+რქვ/იაა	+რქმ-ევ/ია
wear	ცმა	to wear	4	t		common	ა+ცვ-ი;ე+ცვ/იაა	ე+ცმ-ევ/ება;ე+ცმე/ოდ	ე+ცვ/იაა	ს+ცმ-ევ/ია
hold	კავება	to hold; to occupy	4	t		common	უ+კავ-ი;ე+კავ/ეაო	ე+კავ-ებ	ე+კავ	ჰ+კავ-ებ/ია
hold-in-hand	ჭერა	to hold (in the hand)	4	t		common	უ+ჭირ-ავ;ე+ჭირ/ეაო	ე+ჭირ-ებ	ე+ჭირ	ს+ჭერ/ია
wear-glasses	კეთება	to wear (glasses, a watch)	4	t		common	უ+კეთ-ი;ე+კეთ/ეაო	ე+კეთ-ებ	ე+კეთ	-
understand	გაგება	to understand; to learn (news)	1	d	გა	course	ი+გ-ებ		ი+გ/ეოო			გამგები,გაგებული,გასაგები,გაუგებარი
win	მოგება	to win	1	t	მო	common	ი+გ-ებ		ი+გ/ეოო			მომგები,მოგებული,მოსაგები,
lose-game	წაგება	to lose (a game)	1	t	წა	common	ა+გ-ებ		ა+გ/ეოო			,წაგებული,,
build	აშენება	to build	1	d	ა	common	ა+შენ-ებ					ამშენებელი,აშენებული,ასაშენებელი,აუშენებელი
be-built	აშენება	to be built	2~	n	ა	common	შენ~დ-ებ					,აშენებული,,
erect	აგება	to build; to erect	1	t	ა	common	ა+გ-ებ		ა+გ/ეოო			ამგები,აგებული,ასაგები,
spend-time	გატარება	to spend (time); to let pass	1	d	გა	common	ა+ტარ-ებ					,გატარებული,გასატარებელი,
let-go	გაშვება	to let go	1	d	გა	common	უ+შვ-ებ		უ+შვ/იაა	შვ/ია		,გაშვებული,გასაშვები,
listen	მოსმენა	to listen	3	i	მო	course	უ+სმენ	უ+სმენ	უ+სმინ	სმენ/ია		მსმენელი,მოსმენილი,მოსასმენი,
rescue	გადარჩენა	to save; to rescue	1	d	გადა	common	ა+რჩენ		ა+რჩინ	რჩენ/ია		გადამრჩენი,გადარჩენილი,გადასარჩენი,
kill	მოკვლა	to kill	1	d	მო	common	კლ-ავ		კალ|კლ/იაა			მკვლელი,მოკლული,მოსაკლავი,
help	დახმარება	to help	2	i	და	course	ე+ხმარ-ებ			ხმარ-ებ/ია		დამხმარე,,,
attend	დასწრება	to attend	2	i	და	common	ე+სწრ-ებ		ე+სწარ|ე+სწრ/იოო	სწრ-ებ/ია		დამსწრე,,,
wait	ლოდინი|დალოდება	to wait	2	i	და	course	ე+ლოდ-ებ			ლოდ-ებ/ია
hide-from	დამალვა	to hide (from somebody)	2	i	და	common	ე+მალ-ებ			მალ-ვ/ია;მალ/ოდ
avoid	მორიდება	to avoid	2	i	მო	common	ე+რიდ-ებ			რიდ-ებ/ია		,მორიდებული,,
open	გაღება	to open (a door)	1	d	გა	common	ა+ღ-ებ		ა+ღ/ეოო			,გაღებული,გასაღები,
be-opened	გაღება	to open (of a door)	2~	n	გა	common	ი+ღ-ებ		ი+ღ/ეოო	ღ-ებ-ულ		,გაღებული,,
unfasten	გახსნა	to open; to untie	1	d	გა	common	ხსნ-ი		ხსენ|ხსნ/იაა			გამხსნელი,გახსნილი,გასახსნელი,
close	დახურვა	to close	1	d	და	common	ხურ-ავ					,დახურული,დასახური,
lock	ჩაკეტვა	to lock	1	d	ჩა	common	კეტ-ავ					,ჩაკეტილი,ჩასაკეტი,
play	თამაში	to play	3	d		course	თამაშ-ობ					მოთამაშე,,,
sing	სიმღერა	to sing	3	d		course	მღერ-ი					მომღერალი,ნამღერი,სამღერი,
dance	ცეკვა	to dance	3	n		course	ცეკვ-ავ					მოცეკვავე,,,
work	მუშაობა	to work	3	n		course	მუშა-ობ	ი+მუშავ-ებ	ი+მუშავ;ი+მუშა	მუშავ/ია		მომუშავე,,,
live	ცხოვრება	to live	3	n		course	ცხოვრ-ობ					მცხოვრები,,,
speak	ლაპარაკი	to speak	3	n		course	ლაპარაკ-ობ					მოლაპარაკე,,,
talk	საუბარი	to talk	3	n		common	საუბრ-ობ					მოსაუბრე,,,
think	ფიქრი	to think	3	n		course	ფიქრ-ობ
study	მეცადინეობა	to study; to do homework	3	n		course	მეცადინე-ობ	ი+მეცადინ-ებ	ი+მეცადინ	მეცადინ/ია		მეცადინე,,,
have-breakfast	საუზმობა	to have breakfast	3	n		course	საუზმ-ობ
have-lunch	სადილობა	to have lunch	3	n		common	სადილ-ობ
have-supper	ვახშმობა	to have supper	3	n		course	ვახშმ-ობ
stroll	სეირნობა	to take a walk	3	n		course	სეირნ-ობ					მოსეირნე,,,
joke	ხუმრობა	to joke	3	n		common	ხუმრ-ობ					მოხუმარი,,,
argue	კამათი	to argue	3	n		common	კამათ-ობ					მოკამათე,,,
feast	ქეიფი	to feast	3	n		common	ქეიფ-ობ					მოქეიფე,,,
make-noise	ხმაური	to make noise	3	n		common	ხმაურ-ობ					მოხმაურე,,,
hunt	ნადირობა	to hunt	3	d		common	ნადირ-ობ					მონადირე,,,
be-stubborn	ჯიუტობა	to be stubborn	3	n		common	ჯიუტ-ობ
be-lazy	ზარმაცობა	to be lazy	3	n		common	ზარმაც-ობ
apologize	ბოდიშობა	to apologize	3	n		common	ბოდიშ-ობ
exercise	ვარჯიში	to exercise	3	n		common	ვარჯიშ-ობ					მოვარჯიშე,,,
hurry	ჩქარობა	to hurry	3	n		common	ჩქარ-ობ
travel	მოგზაურობა	to travel	3	n		common	მოგზაურ-ობ
tremble	კანკალი	to tremble	3	n		common	კანკალ-ებ
spin	ტრიალი	to spin; to turn	3	n		common	ტრიალ-ებ
bark	ყეფა	to bark	3	n		common	ყეფ
be-sad	წუხილი	to be sad; to worry	3	n		common	წუხ/ვარ
swim	ცურვა	to swim	3	n		course	ცურ-ავ	ი+ცურავ-ებ	ი+ცურავ	ცურავ/ია		მოცურავე,,,
fly	ფრენა	to fly	3	n		common	ფრინ-ავ	ი+ფრენ	ი+ფრინ	ფრენ/ია		მფრინავი,,,
run	სირბილი	to run	3	n		common	და=რბ-ი/ვარ;და=რბ/ოდ	ი+რბენ	ი+რბინ	რბენ/ია		მორბენალი,,,
laugh	სიცილი	to laugh	3	n		common; suppletive noun	ი+ცინ-ი
cry	ტირილი	to cry	3	n		common	ტირ-ი					მტირალი,,,
shout	ყვირილი	to shout	3	n		common	ყვირ-ი					მყვირალი,,,
call	დარეკვა	to call (by phone); to ring	3	n	და	course	რეკ-ავ	რეკ-ავ	რეკ	რეკ-ავ/ს
cough	ხველება	to cough	3	n	და	common	ა+ხველ-ებ	ა+ხველ-ებ	ა+ხველ	ხველ-ებ/ია
rest	დასვენება	to rest	3	n	და	course	ი+სვენ-ებ	ი+სვენ-ებ	ი+სვენ	სვენ/ია		დამსვენებელი,დასვენებული,,
wake-up	გაღვიძება	to wake up	3	n	გა	course	ი+ღვიძ-ებ	ი+ღვიძ-ებ	ი+ღვიძ	ღვიძ/ია		,გაღვიძებული,,
be-late	დაგვიანება	to be late	3	n	და	course	ა+გვიან-ებ	ა+გვიან-ებ	ა+გვიან	გვიან-ებ/ია		,დაგვიანებული,,
answer	პასუხი	to answer	3	i		common	პასუხ-ობ	უ+პასუხ-ებ	უ+პასუხ	პასუხ/ია
watch	ყურება	to watch; to look at	3	i		course	უ+ყურ-ებ	უ+ყურ-ებ	უ+ყურ	ყურ-ებ/ია		მაყურებელი,ნაყურები,საყურებელი,
learn	სწავლა	to learn	1	d		course	სწავლ-ობ	ი+სწავლ-ი	ი+სწავლ	სწავლ/ია		მოსწავლე,ნასწავლი,სასწავლი,უსწავლელი
teach	სწავლება	to teach	1	r		course	ა+სწავლ-ი			სწავლ-ებ/ია		მასწავლებელი,,,
buy	ყიდვა	to buy	1	d		course	ყიდულ-ობ	ი+ყიდ-ი	ი+ყიდ	ყიდ/ია		მყიდველი,ნაყიდი,საყიდელი,
sell	გაყიდვა	to sell	1	d	გა	common	ყიდ-ი					გამყიდველი,გაყიდული,გასაყიდი,
read	კითხვა|წაკითხვა	to read	1	d	წა	course	კითხულ-ობ	ი+კითხ-ავ	ი+კითხ	კითხ-ავ/ს		მკითხველი,წაკითხული,წასაკითხი,წაუკითხავი
ask	კითხვა	to ask	1	r		common	ე+კითხ-ებ/ება	ჰ+კითხ-ავ	ჰ+კითხ	კითხ-ავ/ს
request	თხოვნა	to ask for; to request	1	r		common	ს+თხოვ					მთხოვნელი,ნათხოვნი,სათხოვნელი,
show	ჩვენება	to show	1	r		course	ა+ჩვენ-ებ					,ნაჩვენები,,
gift	ჩუქება	to give as a gift	1	r		course	ჩუქნ-ი	ა+ჩუქ-ებ	ა+ჩუქ	ჩუქ-ებ/ია		,ნაჩუქარი,საჩუქარი,
wish	სურვება	to wish (somebody something)	1	r		common	უ+სურვ-ებ
introduce	გაცნობა	to introduce	1	r	გა	course	ა+ცნ-ობ		ა+ცან|ცნ/იოო	ცნ/ია
recognize	ცნობა	to recognize; in the present, to know (a person)	1	d		common	ი+ცნ-ობ		ი+ცან|ცნ/იოო	ცვნ/ია		,ცნობილი,საცნობი,
compare	შედარება	to compare	1	r	შე	common	ა+დარ-ებ					,შედარებული,შესადარებელი,შეუდარებელი
take-from	წართმევა	to take away (from somebody)	1	r	წა	common	ა+რთმ-ევ		ა+რთვ/იაა	რთმ-ევ/ია		,წართმეული,,
lessen	დაკლება	to take off; to reduce	1	r	და	common	ა+კლ-ებ		ა+კელ|კლ/იოო	კლ/ია;კლ/ეოო		,დაკლებული,,
devote-time	მონდომება	to spend (time on something)	1	r	მო	common	ა+ნდომ-ებ
look-for	ძებნა|მოძებნა	to look for	1	d	მო	course	ე+ძებ	ძებნ-ი	ძებნ	ძებნ/ია		მძებნელი,მოძებნილი,მოსაძებნი,
find	პოვნა	to find	1	d		course	პოულ-ობ	ი+პოვ-ი	ი+პოვ	პოვნ/ია;პოვნ/ეაო		მპოვნელი,ნაპოვნი,საპოვნელი,
lose	დაკარგვა	to lose	1	d	და	common	კარგ-ავ					დამკარგავი,დაკარგული,,
hide	დამალვა|მალვა	to hide (something)	1	d	და	common	მალ-ავ					დამმალავი,დამალული,დასამალი,დაუმალავი
hide-oneself	დამალვა	to hide	2	n	და	common	ი+მალ-ებ			მალ-ულ		,დამალული,,
catch	დაჭერა	to catch	1	d	და	common	ი+ჭერ		ი+ჭირ	ჭერ/ია		დამჭერი,დაჭერილი,დასაჭერი,დაუჭერელი
endure	მოთმენა	to endure; to be patient	1	d	მო	common	ი+თმენ		ი+თმინ	თმენ/ია		მომთმენი,,მოსათმენი,მოუთმენელი
boil	ხარშვა|მოხარშვა	to boil; to cook	1	d	მო	common	ხარშ-ავ					,მოხარშული,მოსახარში,მოუხარშავი
be-boiled	მოხარშვა	to boil; to be cooked	2~	n	მო	common	ი+ხარშ-ებ			ხარშ-ულ
fry	წვა|შეწვა	to fry; to roast	1	d	შე	common	წვ-ავ		წვ/იაა			,შემწვარი,შესაწვავი,
drown	დახრჩობა	to strangle; to drown	1	d	და	common	ა+ხრჩ-ობ		ა+ხრჩ/ეოო	ხრჩვ/ია		,დამხრჩვალი,,
drown-oneself	დახრჩობა	to drown	2	n	და	common	ი+ხრჩ-ობ		ი+ხრჩ/ეოო	მხრჩვალ		,დამხრჩვალი,,
name	დასახელება	to name	1	d	და	common	ა+სახელ-ებ					,დასახელებული,,
warm	გათბობა	to warm	1	d	გა	common	ა+თბ-ობ		ა+თბ/ეოო			გამათბობელი,გამთბარი,,
make-hot	გაცხელება	to heat; to make hot	1	d	გა	common	ა+ცხელ-ებ					,გაცხელებული,გასაცხელებელი,
heat	გახურება	to heat	1	d	გა	common	ა+ხურ-ებ					,გახურებული,,
leave	დატოვება|ტოვება	to leave (behind)	1	d	და	common	ტოვ-ებ					დამტოვებელი,დატოვებული,დასატოვებელი,
frighten	შეშინება	to frighten	1	d	შე	common	ა+შინ-ებ					,შეშინებული,,
praise	ქება|შექება	to praise	1	d	შე	common	ა+ქ-ებ		ა+ქ/ეოო			,შექებული,,
light	ანთება	to light; to switch on	1	d	ა	common	ა+ნთ-ებ		ა+ნთ/ეოო			,ანთებული,ასანთები,
destroy	დანგრევა	to destroy	1	d	და	common	ა+ნგრ-ევ		ა+ნგრი	ნგრ-ევ/ია		დამნგრეველი,დანგრეული,,
intend	დაპირება	to intend	1	t	და	common	ა+პირ-ებ
divide	გაყოფა	to divide	1	d	გა	common	ყოფ		ყავ|ყავ|ყ|ყვ/იოო	ყვ/ია		გამყოფი,გაყოფილი,გასაყოფი,
pour	დასხმა|სხმა	to pour	1	t	და	common	ა+სხ-ამ		ა+სხ/იაა			,დასხმული,დასასხმელი,
cut	ჭრა|მოჭრა	to cut	1	d	მო	common	ჭრ-ი		ჭერ|ჭრ/იაა			მჭრელი,მოჭრილი,მოსაჭრელი,
turn	დატრიალება	to turn (something)	1	d	და	common	ა+ტრიალ-ებ
finish	დამთავრება	to finish	1	d	და	course	ა+მთავრ-ებ					,დამთავრებული,დასამთავრებელი,დაუმთავრებელი
end	დამთავრება	to end	2~	n	და	common	მთავრ~დ-ებ					,დამთავრებული,,
complete	დასრულება	to complete	1	d	და	common	ა+სრულ-ებ					,დასრულებული,,დაუსრულებელი
polish	დახვეწა	to polish; to refine	1	d	და	common	ხვეწ					,დახვეწილი,დასახვეწი,დაუხვეწავი
damage	დაზარალება	to cause loss to	1	d	და	common	ა+ზარალ-ებ					,დაზარალებული,,
spread	გაფენა	to spread; to hang out (laundry)	1	d	გა	common	ფენ		ფინ	ფენ/ია		,გაფენილი,,
be-in-time	მოსწრება	to have time to; to manage	1	t	მო	common	ა+სწრ-ებ		ა+სწარ|სწრ/იოო
dry-out	გახმობა	to wither; to dry out	2~	n	გა	common	ხმ-ებ		ხმ/იაე	მხმარ		,გამხმარი,,
stay	დარჩენა	to stay	2	n	და	course	რჩ-ებ		რჩ/იაე	რჩენ-ილ		,დარჩენილი,,
cross	გადაკვეთა	to cross	1	d	გადა	common	კვეთ					,გადაკვეთილი,,
be-cleaned	გაწმენდა	to become clean	2~	n	გა	common	ი+წმინდ-ებ			წმენდ-ილ
err	შეცდომა	to be mistaken	2	n	შე	common	ცდ-ებ		ცდ/იაე	მცდარ		,შემცდარი,,
play-instrument	დაკვრა	to play (an instrument)	1	t	და	common	უ+კრ-ავ		უ+კარ|კრ/იაა			დამკვრელი,დაკრული,დასაკრავი,
trim	შეკვეცა	to trim; to shorten	1	d	შე	common	კვეც					,შეკვეცილი,,
redden	გაწითლება	to turn red	2	n	გა	common	წითლ~დ-ებ					,გაწითლებული,,
whiten	გათეთრება	to whiten	1	d	გა	common	ა+თეთრ-ებ					,გათეთრებული,,
turn-white	გათეთრება	to turn white	2	n	გა	common	თეთრ~დ-ებ					,გათეთრებული,,
be-done	გაკეთება	to be done; to be made	2~	n	გა	common	კეთ~დ-ებ					,გაკეთებული,,
be-held	გამართვა	to be held; to take place	2~	n	გა	common	ი+მართ-ებ			მართ-ულ		,გამართული,,
get-angry	გაბრაზება	to get angry	2	n	გა	common	ბრაზ~დ-ებ					,გაბრაზებული,,
receive	მიღება	to receive; to get	1	d	მი	course	ი+ღ-ებ		ი+ღ/ეოო			მიმღები,მიღებული,მისაღები,
sew	კერვა|შეკერვა	to sew	1	d	შე	common	კერ-ავ					მკერავი,შეკერილი,შესაკერი,
sow	თესვა|დათესვა	to sow	1	t	და	common	თეს-ავ					მთესველი,დათესილი,დასათესი,დაუთესავი
be-born	დაბადება	to be born	2	n	და	common	ი+ბად-ებ			ბად-ებ-ულ		,დაბადებული,,
break	გატეხა|გატეხვა	to break	1	d	გა	common	ტეხ					,გატეხილი,გასატეხი,
spoil	გაფუჭება	to spoil; to break	1	d	გა	common	ა+ფუჭ-ებ					,გაფუჭებული,,
return-something	დაბრუნება	to give back	1	d	და	common	ა+ბრუნ-ებ					,დაბრუნებული,დასაბრუნებელი,
come-back	დაბრუნება	to come back	2	n	და	course	ბრუნ~დ-ებ					,დაბრუნებული,,
establish	დადგენა	to establish; to find out	1	d	და	common	ა+დგენ		ა+დგინ	დგენ/ია		,დადგენილი,დასადგენი,დაუდგენელი
discover	აღმოჩენა	to discover	1	d	აღმო	common	აღმო=ა+ჩენ		ა+ჩინ	ჩენ/ია		აღმომჩენი,აღმოჩენილი,აღმოსაჩენი,აღმოუჩენელი
pay	გადახდა	to pay	1	t	გადა	course	ი+ხდ-ი		ი+ხად	ხდ/ია		გადამხდელი,გადახდილი,გადასახდელი,გადაუხდელი
pick	კრეფა|მოკრეფა	to pick; to gather	1	t	მო	common	კრეფ		კრიფ	კრეფ/ია		მკრეფავი,მოკრეფილი,მოსაკრეფი,
take-for-walk	გასეირნება	to take for a walk	1	d	გა	common	ა+სეირნ-ებ
have-sown	დათესვინება	to make (somebody) sow	1	r	და	common; causative	ა+თესვინ-ებ
wash	დაბანა	to wash (a part of the body)	1	d	და	course	ბან					,დაბანილი,დასაბანი,
brush	გახეხვა	to brush; to scrub	1	d	გა	course	ხეხ-ავ					,გახეხილი,გასახეხი,
comb	დავარცხნა	to comb	1	d	და	course	ვარცხნ-ი					,დავარცხნილი,დასავარცხნი,
dress-oneself	ჩაცმა	to put on; to get dressed	1	t	ჩა	course	ი+ცვ-ამ		ი+ცვ/იაა			,ჩაცმული,ჩასაცმელი,
begin	დაწყება	to begin (something)	1	t	და	course	ი+წყ-ებ		ი+წყ/ეოო			დამწყები,დაწყებული,დასაწყები,
start	დაწყება	to begin	2~	n	და	course	ი+წყ-ებ		ი+წყ/ეოო	წყ-ებ-ულ		,დაწყებული,,
translate	თარგმნა	to translate	1	d		course	თარგმნ-ი					მთარგმნელი,ნათარგმნი,სათარგმნი,
tidy	დალაგება|ლაგება	to tidy up	1	t	და	course	ა+ლაგ-ებ					,დალაგებული,დასალაგებელი,დაულაგებელი
prepare	მომზადება	to prepare; to cook	1	d	მო	course	ა+მზად-ებ					,მომზადებული,მოსამზადებელი,მოუმზადებელი
lay-out	გაშლა	to spread out; to lay (a table)	1	t	გა	course	შლ-ი		შალ	შლ/ია		,გაშლილი,გასაშლელი,
wash-laundry	გარეცხვა|რეცხვა	to wash (dishes, clothes)	1	d	გა	course	რეცხ-ავ					,გარეცხილი,გასარეცხი,გაურეცხავი
sweep	დაგვა	to sweep	1	t	და	course	გვ-ი		გავ	გვ/ია		,დაგვილი,დასაგველი,
iron	დაუთოება	to iron	1	t	და	course	ა+უთო-ებ		ა+უთოვ;ა+უთო			,დაუთოებული,დასაუთოებელი,
throw-out	გადაყრა	to throw out (things)	1	t	გადა	course	ყრ-ი		ყარ	ყრ/ია		,გადაყრილი,გადასაყრელი,
water	მორწყვა	to water	1	t	მო	course	რწყ-ავ		რწყ/ეოო			,მორწყული,მოსარწყავი,მოურწყავი
meet	შეხვედრა	to meet	2	i	შე	course	ხვდ-ებ		ხვდ/იაე	ხვედრ/ია
invite	დაპატიჟება	to invite	1	d	და	course	პატიჟ-ებ					,დაპატიჟებული,დასაპატიჟებელი,
catch-cold	გაციება	to catch a cold; to get cold	2	n	გა	course	ცივ~დ-ებ			ცი-ებ-ულ		,გაციებული,,
send	გაგზავნა	to send	1	d	გა	common	გზავნ-ი					გამგზავნი,გაგზავნილი,გასაგზავნი,გაუგზავნელი
change	შეცვლა|ცვლა	to change	1	d	შე	common	ცვლ-ი		ცვალ	ცვლ/ია		,შეცვლილი,შესაცვლელი,შეუცვლელი
count	დათვლა|თვლა	to count	1	d	და	common	თვლ-ი		თვალ	თვლ/ია		,დათვლილი,დასათვლელი,
choose	არჩევა	to choose	1	d	ა	common	ი+რჩ-ევ		ი+რჩი	რჩ-ევ/ია		,არჩეული,,
keep	შენახვა	to keep; to put away	1	d	შე	common	ი+ნახ-ავ					,შენახული,შესანახი,
use	გამოყენება	to use	1	d	გამო	common	ი+ყენ-ებ					,გამოყენებული,გამოსაყენებელი,გამოუყენებელი
feel	გრძნობა	to feel	1	d		common	გრძნ-ობ	ი+გრძნ-ობ	ი+გრძენ|გრძნ/იოო	გრძვნ/ია
stop	გაჩერება	to stop	2	n	გა	common	ჩერ~დ-ებ					,გაჩერებული,,
stop-something	გაჩერება	to stop (something)	1	d	გა	common	ა+ჩერ-ებ					,გაჩერებული,,
happen	მოხდომა|მოხდენა	to happen	2*	n	მო	common	ხდ-ებ		ხდ/იაე	მხდარ		,მომხდარი,,
die	სიკვდილი	to die	2	n	მო	common	კვდ-ებ		კვდ/იაე	მკვდარ		მომაკვდავი,,,
become	გახდომა	to become	2	n	გა	common	ხდ-ებ		ხდ/იაე	მხდარ		,გამხდარი,,
realize	მიხვედრა	to realize; to guess	2	n	მი	common	ხვდ-ებ		ხვდ/იაე	მხვდარ		,მიმხვდარი,,
appear	გამოჩენა	to appear	2	n	გამო	common	ჩნდ-ებ		ჩნდ/იაე	ჩენ-ილ		,გამოჩენილი,,
get-tired	დაღლა	to get tired	2	n	და	common	ი+ღლ-ებ		ი+ღალ	ღლ-ილ		,დაღლილი,,
get-used	მიჩვევა	to get used to	2	i	მი	common	ე+ჩვ-ევ;ე+ჩვე/ოდ	ე+ჩვ-ევ;ე+ჩვე/ოდ	ე+ჩვი|ჩვი|ჩვი|ჩვივ/ეაო	ჩვ-ევ/ია;ჩვე/ოდ		,მიჩვეული,,
cut-up	გაჭრა	to cut	1	d	გა	common	ჭრ-ი		ჭერ|ჭრ/იაა			გამჭრელი,გაჭრილი,გასაჭრელი,გაუჭრელი
shut	დაკეტვა	to close; to lock	1	d	და	common	კეტ-ავ					,დაკეტილი,დასაკეტი,
burn	დაწვა	to burn (something)	1	d	და	common	წვ-ავ		წვ/იაა			,დამწვარი,დასაწვავი,
light-fire	დანთება	to light (a fire)	1	d	და	common	ა+ნთ-ებ		ა+ნთ/ეოო			,დანთებული,დასანთები,
serve	მირთმევა	to serve; to offer	1	r	მი	common	ა+რთმ-ევ		ა+რთვ/იაა	რთმ-ევ/ია		,მირთმეული,,
subtract	გამოკლება	to subtract	1	d	გამო	common	ა+კლ-ებ		ა+კელ|კლ/იოო	კლ/ია;კლ/ეოო		,გამოკლებული,,
cut-through	გაკვეთა	to cut through; to dissect	1	d	გა	common	კვეთ					,გაკვეთილი,გასაკვეთი,
take-off	გახდა	to take off (clothes)	1	t	გა	common	ი+ხდ-ი		ი+ხად	ხდ/ია
dial	აკრეფა	to pick up; to dial	1	t	ა	common	კრეფ		კრიფ	კრეფ/ია		,აკრეფილი,ასაკრეფი,
carry	ტარება	to carry; to wear	1	d		common	ა+ტარ-ებ					მატარებელი,ნატარები,სატარებელი,
weigh	აწონვა	to weigh	1	d	ა	common	წონ-ი					ამწონი,აწონილი,ასაწონი,
feed	ჭმევა	to feed	1	d		common	ა+ჭმ-ევ	შე=ა+ჭმ-ევ	ა+ჭამ	ჭმ-ევ/ია;ჭმი
be-shy	მორიდება	to be embarrassed; to be shy	4	t	მო	common	ე+რიდ-ებ	ე+რიდ-ებ	ე+რიდ	+რიდ-ებ/ია		მორიდებული,,,
prove	დამტკიცება	to prove; to confirm	1	d	და	common	ა+მტკიც-ებ					დამამტკიცებელი,დამტკიცებული,დასამტკიცებელი,დაუმტკიცებელი
skewer	წამოგება	to put on a skewer	1	t	წამო	common	ა+გ-ებ		ა+გ/ეოო			,წამოგებული,წამოსაგები,
congratulate	მილოცვა	to congratulate	1	r	მი>მო	common	უ+ლოც-ავ
come-along	წამოსვლა	to come along; to set out	2	n	წამო	common; motion	წამო=დი/ვარ;წამო=დი/ოდ	ხ+ალ|ვალ|ვ|ვლ/ენ;ხ+იდ|ვიდ|ვიდ|ვიდ/ოდ	ხ+ედ|ვედ|ვიდ|ვიდ/იაე;ხ+იდ|ვიდ|ვიდ|ვიდ/იაე	სულ	დი	,წამოსული,წამოსასვლელი,
bring-along	წამოღება	to bring along	1	t	წამო	common	-	ი+ღ-ებ	ი+ღ/ეოო	ღ/ია		,წამოღებული,წამოსაღები,
slice	დაჭრა	to cut up; to slice	1	d	და	common	ჭრ-ი		ჭერ|ჭრ/იაა			,დაჭრილი,დასაჭრელი,
repair	შეკეთება	to repair	1	d	შე	common	ა+კეთ-ებ					,შეკეთებული,შესაკეთებელი,
give-name	დარქმევა	to name; to give a name	1	r	და	common	ა+რქმ-ევ		ა+რქვ/იაა	რქმ-ევ/ია		,დარქმეული,,
look-around	დათვალიერება	to look around (a place); to view, to visit (a sight)	1	d	და	common	ა+თვალიერ-ებ					,დათვალიერებული,,
repeat	გამეორება	to repeat	1	t	გა	common	ი+მეორ-ებ					,გამეორებული,გასამეორებელი,
be-unfastened	გახსნა	to open; to come undone	2~	n	გა	common	ი+ხსნ-ებ		ი+ხსენ|ხსნ/იაა	ხსნ-ილ		,გახსნილი,,
wash-oneself	დაბანა	to wash (one's hands, one's face)	1	t	და	course	ი+ბან					,დაბანილი,,
call-somebody	დარეკვა	to call (somebody)	3	i	და	course	უ+რეკ-ავ	უ+რეკ-ავ	უ+რეკ	რეკ-ავ/ს
write-to	დაწერა	to write (something for somebody)	1	r	და	common	უ+წერ					,დაწერილი,,
prefer	რჩევა	to prefer	4	t		common; suppletive noun	უ+რჩევნ-ი;ე+რჩივნ/ეაო	-	-	-
take-picture	გადაღება	to take (a picture); to film	1	d	გადა	common	ი+ღ-ებ		ი+ღ/ეოო			გადამღები,გადაღებული,გადასაღები,
add	დამატება	to add	1	d	და	common	ა+მატ-ებ					,დამატებული,დასამატებელი,
get-married	დაქორწინება	to get married	2	n	და	common	ქორწინ~დ-ებ					,დაქორწინებული,,
conquer	დაპყრობა	to conquer	1	t	და	common	ი+პყრ-ობ		ი+პყარ|ი+პყრ/იოო	პყრ/ია		დამპყრობელი,დაპყრობილი,დასაპყრობი,
pray	ლოცვა	to pray	3	n		common	ლოცულ-ობ	ი+ლოც-ებ	ი+ლოც	ლოც/ია		მლოცველი,,,
quarrel	ჩხუბი	to quarrel	3	n		common	ჩხუბ-ობ					მოჩხუბარი,,,
make-up	შერიგება	to make up (after a quarrel)	2	n	შე	common	რიგ~დ-ებ					,შერიგებული,,
get-divorced	განქორწინება	to get divorced	2	n	გან	common	-	ქორწინ~დ-ებ	ქორწინ~დ/იაე	ქორწინ-ებ-ულ		,განქორწინებული,,
breathe	სუნთქვა	to breathe	3	n		common	სუნთქ-ავ	ი+სუნთქ-ებ	ი+სუნთქ	სუნთქ/ია
get-lost	დაკარგვა	to get lost	2	n	და	common	ი+კარგ-ებ			კარგ-ულ		,დაკარგული,,
agree	შეთანხმება	to agree (on something)	2	n	შე	common	თანხმ~დ-ებ					,შეთანხმებული,,
fly-away	გაფრენა	to fly away; to take off	2	n	გა	common	-	ფრინ~დ-ებ	ფრინ~დ/იაე	ფრენ-ილ		,გაფრენილი,,
grow-up	გაზრდა|ზრდა	to grow up	2	n	გა	common	ი+ზრდ-ებ		ი+ზარდ	ზრდ-ილ		,გაზრდილი,,
bring-up	გაზრდა|ზრდა	to bring up; to raise	1	d	გა	common	ზრდ-ი		ზარდ	ზრდ/ია		გამზრდელი,გაზრდილი,გასაზრდელი,
be-changed	შეცვლა	to change; to become different	2	n	შე	common	ი+ცვლ-ებ		ი+ცვალ	ცვლ-ილ		,შეცვლილი,,
hate	სიძულვილი	to hate	4	d		common	ს+ძულ	ე+ძულ-ებ	-	-
be-cold	სიცივე	to be cold; to freeze	4	n		common	ს+ცივ/ა;ს+ცი/ოდ	-	-	-
be-hot	სიცხე	to be hot	4	n		common; suppletive noun	ს+ცხელ/ა	-	-	-
be-hurt	წყენა	to be hurt; to mind	4	t		common	ს+წყინ	ე+წყინ-ებ	ე+წყინ	ს+წყენ/ია
be-interested	დაინტერესება	to be interested in	4	t		common	ა+ინტერეს-ებ/ვარ	-	-	-		,დაინტერესებული,,
fall-in-love	შეყვარება	to fall in love with	4	d	შე	common	-	უ+ყვარ~დ-ებ	უ+ყვარ~დ/იაე	-		,შეყვარებული,,
lie-thing	დება	to lie (of a thing)	20	n		course; stative	დევ/ს;ი+დ/იოო	ი+დ-ებ	ი+დ/იოო	დ-ებ-ულ
cost	ღირება	to cost; to be worth	20	n		course; stative	ღირ/ს	ე+ღირ-ებ	ე+ღირ/ეაო	ღირ-ებ-ულ
resemble	მსგავსება	to look like	2	i		course; suppletive noun	ჰ+გა|ჰ+გავ|ჰ+გავ|ჰ+გვან/ვარ;ჰ+გავ/დ	-	-	-	-
bite	კბენა	to bite	3	i		course	ჰ+კბენ	უ+კბენ	უ+კბინ	კბენ/ია
bite-often	კბენა	to bite (to be a biter, of a dog)	2	n		course	ი+კბინ-ებ	-	-	-	-
yield	მიცემა	to give; to yield (milk, a result)	1	t		course; suppletive	ი+ძლ-ევ/ება;ი+ძლე/ოდ	-	-	-	-
crow	ყივილი	to crow	3*	n		course	ყივ-ი;ყი/ოდ	ი+ყივლ-ებ	ი+ყივლ	ყივლ/ია
steal	მოპარვა	to steal	1	t	მო	course	ი+პარ-ავ					,მოპარული,,
run-away	გაქცევა	to run away	2	n	გა	course; suppletive	გა=რბ-ი/ვარ;გა=რბ/ოდ	ი+ქც-ევ;ი+ქცე/ოდ	ი+ქეც|ქც/იაე	ქცე-ულ		,გაქცეული,,
look-at	შეხედვა	to look at; to glance at	3	i	შე>შემო	course	-	ხედ-ავ	ხედ	ხედ-ავ/ს
look-down	დახედვა	to look down at	3	i	და	course	-	ხედ-ავ	ხედ	ხედ-ავ/ს
fly-about	ფრენა	to fly about	3	n		course	და=ფრინ-ავ	ი+ფრენ	ი+ფრინ	ფრენ/ია
sit-on	დაჯდომა	to sit down on; to land on	2	i	და	course; suppletive plural	ა+ჯდ-ებ|ა+ჯდ-ებ|ა+ჯდ-ებ|ა+სხდ-ებ|ა+სხდ-ებ|ა+სხდ-ებ		ა+ჯექ|ა+ჯექ|ა+ჯდ|ა+სხედ|ა+სხედ|ა+სხდ/იაე	-
croak	ყიყინი	to croak	3*	n		course	ყიყინ-ებ
neigh	ჭიხვინი	to neigh	3*	n		course	ჭიხვინ-ებ
roar	ღრიალი	to roar	3	n		course	ღრიალ-ებ
mew	კნავილი	to mew	3*	n		course	კნავ-ი;კნა/ოდ	ი+კნავლ-ებ	ი+კნავლ	კნავლ/ია
knock	კაკუნი|დაკაკუნება	to knock	3	n	და	course	ა+კაკუნ-ებ	ა+კაკუნ-ებ	ა+კაკუნ	კაკუნ-ებ/ია
comb-oneself	დავარცხნა	to comb (one's hair)	1	t	და	course	ი+ვარცხნ-ი
brush-own	გახეხვა	to brush (one's teeth)	1	t	გა	course	ი+ხეხ-ავ
cut-oneself	გაჭრა	to cut (one's finger)	1	t	გა	course	ი+ჭრ-ი		ი+ჭერ|ი+ჭრ/იაა	ჭრ/ია
find-hard	გაჭირვება	to find hard	4	t	გა	course	უ+ჭირ	უ+ჭირ~დ-ებ	უ+ჭირ~დ/იაე	-
be-victorious	გამარჯვება	to be victorious (in wishes and toasts)	4	n	გა	course; suppletive noun	-	-	-;უ+მარჯ/ეაო	-
gain-victory	გამარჯვება	to win; to be victorious	3	n	გა	common	-	ი+მარჯვ-ებ	ი+მარჯვ	-		გამარჯვებული,,,
please-to-take	ნება	to take; to have (said politely)	3	t		course	-	ი+ნებ-ებ	ი+ნებ	-
please-to-want	ნება	to wish; to want (said politely)	4	t		course	+ნებ-ავ	-	-	-
thank	მადლობა	to thank	1	d		course	მადლ-ობ	-	-	-	-
be-polite	ბრძანება	to be (said politely)	2	n		course	ბრძან~დ-ებ	-	-	-	-
come-polite	მობრძანება	to come (said politely)	2	n	მო	course	მო=ბრძან~დ-ებ					,მობრძანებული,,
come-in-polite	შემობრძანება	to come in (said politely)	2	n	შემო	course	შემო=ბრძან~დ-ებ					,შემობრძანებული,,
sit-down-polite	დაბრძანება	to sit down (said politely)	2	n	და	course	და=ბრძან~დ-ებ					,დაბრძანებული,,
eat-polite	მირთმევა	to eat; to drink (said politely)	1	t	მი	course	მი=ი+რთმ-ევ	ი+რთმ-ევ	ი+რთვ/იაა	რთმ-ევ/ია
be-written-down	წერა	to be written (somewhere)	20	n		course; stative	წერ-ი/ა;ე+წერ/ეაო	ე+წერ-ებ	ე+წერ/ეაო	-
worry	ღელვა	to worry; to be anxious	3	n		course	ღელ-ავ	ი+ღელვ-ებ	ი+ღელვ	ღელვ/ია
be-nervous	ნერვიულობა	to be nervous; to worry	3	n		course	ნერვიულ-ობ
be-angry	ბრაზობა	to be angry	3	n		course	ბრაზ-ობ
suppose	გონება	to suppose; to think	4	t		course	ჰ+გონ-ი;ე+გონ/ეაო	ე+გონ-ებ	ე+გონ	-
try-on	მოზომება	to try on	1	t	მო	course	ი+ზომ-ებ
turn-aside	მოხვევა	to turn (left or right)	3	n	მო	course	უ+ხვ-ევ	უ+ხვ-ევ	უ+ხვი	ხვ-ევ/ია
be-for-sale	ყიდვა	to be for sale	2~	n		course	ი+ყიდ-ებ	-	-	-
be-sold	გაყიდვა	to be sold	2~	n	გა	common	-	ი+ყიდ-ებ	ი+ყიდ/ეაო	ყიდ-ულ		,გაყიდული,,
count-own	თვლა|დათვლა	to count (one's own things)	1	t	და	course	ი+თვლ-ი		ი+თვალ	თვლ/ია
stir-in	რევა|მორევა	to stir (in)	1	t	მო	course	უ+რ-ევ		უ+რი	რ-ევ/ია
thread	აცმა	to string; to thread	1	t	ა	course	ა+ცვ-ამ		ა+ცვ/იაა			,აცმული,,
boil-something	ადუღება	to bring to a boil	1	t	ა	course	ა+დუღ-ებ					,ადუღებული,,
dip	ავლება	to dip; to rinse	1	t		course	ა+ვლ-ებ	-	-	-	-
dry	შრობა|გაშრობა	to dry (something)	1	t	გა	course	ა+შრ-ობ		ა+შრ/ეოო			,გამშრალი,,
be-kept	შენახვა	to be kept; to keep (of food)	2~	n	შე	course	ი+ნახ-ებ			ნახ-ულ		,შენახული,,
be-seen	ჩენა	to be seen; to be visible	2	n		course	ჩან/ვარ;ჩან/დ	-	-	-	-
flow	დინება	to flow	2*	n		course	მი=ე+დინ-ებ	-	-	-
decorate	რთვა|მორთვა	to decorate	1	d	მო	course	რთ-ავ		რთ/ეოო			,მორთული,,
lead	გაძღოლა	to lead; to be at the head of	2	i	გა	course	უ+ძღვ-ებ		-	-	-
raise	აწევა	to lift; to raise	1	t	ა	course	ს+წ-ევ		ს+წი	წ-ევ/ია		,აწეული,,
go-on	გაგრძელება	to go on; to last	2~	n	გა	course	გრძელ~დ-ებ					,გაგრძელებული,,
continue	გაგრძელება	to continue (something)	1	t	გა	common	ა+გრძელ-ებ					,გაგრძელებული,გასაგრძელებელი,
make-wine	დაყენება	to stand (something) up; to make (wine)	1	d	და	course	ა+ყენ-ებ					,დაყენებული,დასაყენებელი,
squeeze	წურვა|გაწურვა	to press; to squeeze	1	t	გა	course	წურ-ავ					,გაწურული,,
turn-into	ქცევა	to turn into; in the present, also to behave	2	n		course	ი+ქც-ევ;ი+ქცე/ოდ	-	ი+ქეც|ქც/იაე	ქცე-ულ		,ქცეული,,
fall-in	ჩავარდნა	to fall in	2	n	ჩა	course	ვარდ-ებ		ვარდ/იაე	ვარდ-ნ-ილ		,ჩავარდნილი,,
be-heard	სმენა	to be heard	20	n		course	ი+სმ-ი/ს;ი+სმ/ოდ	-	-	-
rule	მართვა	to rule; to drive; to manage	1	d		course	მართ-ავ	-	-	-	-	მმართველი,,სამართავი,
call-name	ძახილი|დაძახება	to call (out to); to call (by a name)	3	i	და	course	ე+ძახ-ი;ე+ძახ/დ	უ+ძახ-ებ	უ+ძახ	ძახ/ია
exclaim	დაძახება	to exclaim; in the present, to shout, to keep saying	3	n	და	course	ი+ძახ-ი;ი+ძახ/დ	ი+ძახ-ებ	ი+ძახ	ძახ/ია
summon	გამოძახება	to call (a doctor, a taxi)	1	d	გამო	course	ი+ძახ-ებ					,გამოძახებული,გამოსაძახებელი,
summon-for	გამოძახება	to call (a taxi) for somebody	1	r	გამო	course	უ+ძახ-ებ
dedicate	მიძღვნა	to dedicate	1	r	მი>მო	course	უ+ძღვნ-ი		უ+ძღვენ|უ+ძღვნ/იაა	ძღვნ/ია		,მიძღვნილი,,
let-down	ჩამოყრა	to let down; to drop (several things)	1	t	ჩამო	course	ყრ-ი		ყარ	ყრ/ია		,ჩამოყრილი,,
regret	სინანული	to regret	1	t		course	ნან-ობ	ი+ნან-ებ	ი+ნან	ნან/ია
find-out	გამონახვა	to find (after some search)	1	t	გამო	course	-	ნახ-ავ	ნახ	ნახ-ავ/ს		,გამონახული,გამოსანახი,
catch-sound	გაგონება	to hear	1	d	გა	course	-	ი+გონ-ებ	ი+გონ	გონ/ია		,გაგონილი,,
be-better	ჯობნა	to be better	20	n		course	ს+ჯობ/ს;ს+ჯობ/დ	-	-	-
give-away	გაცემა	to give away; to hand out	1	t	გა	course; suppletive	გა=ს+ც-ემ	ს+ც-ემ	ე+ც|ე+ც|ს+ც|ს+ც/იაე	ც/ია;ც/იაე		გამცემი,გაცემული,გასაცემი,
greet	მისალმება	to greet; to welcome	2	i	მი>მო	course	ე+სალმ-ებ			სალმ-ებ/ია
rain	წვიმა	to rain	30	n		course	წვიმ;წვიმ/დ	ი+წვიმ-ებ	ი+წვიმ	წვიმ/ია
snow	თოვა	to snow	30	n	მო	course	თოვ	თოვ	თოვ	თოვ/ია
be-cold-outside	სიცივე	to be cold (of weather, a room)	20	n		course	ცივ/ა;ცი/ოდ	-	-	-
be-hot-outside	სიცხე	to be hot (of weather, a room)	20	n		course; suppletive noun	ცხელ/ა;ცხელ/ოდ	-	-	-
be-warm-outside	სითბო	to be warm (of weather, a room)	20	n		course; suppletive noun	თბილ/ა;თბილ/ოდ	-	-	-
be-dark	სიბნელე	to be dark	20	n		common	ბნელ/ა;ბნელ/ოდ	-	-	-
be-cool	სიგრილე	to be cool	20	n		common	გრილ/ა;გრილ/ოდ	-	-	-
turn-cold	აცივება	to turn cold (of the weather)	20	n	ა	course	ცივ~დ-ებ			-
turn-warm	დათბობა	to turn warm (of the weather)	20	n	და	course	თბ-ებ		თბ/იაე	-
clear-up	გამოდარება	to clear up (of the weather)	30	n	გამო	course	-	ი+დარ-ებ	ი+დარ	-
blow	ქროლა	to blow (of the wind)	3*	n		course	ქრ-ი;ქრ/ოდ	ი+ქროლ-ებ	ი+ქროლ	ქროლ/ია
may	შეძლება	to be possible; may	20	n		course	შე=ი+ძლ-ებ	-	-	-
sprinkle	მოყრა	to sprinkle (on)	1	t	მო	course	ა+ყრ-ი		ა+ყარ	ყრ/ია		,მოყრილი,,
grind	დაფქვა	to grind	1	t	და	course	ფქვ-ავ		ფქვ/იაა			,დაფქვილი,,
add-to	დამატება	to add (to something)	1	r	და	course	უ+მატ-ებ
spread-on	წასმა	to spread (on something)	1	r	წა	course	უ+სვ-ამ		უ+სვ/იაა			,წასმული,,
roll-up	დახვევა	to wrap; to roll up	1	t	და	course	ა+ხვ-ევ		ა+ხვი	ხვ-ევ/ია		,დახვეული,,
take-part	მონაწილეობა	to take part	3	n		course	მონაწილე-ობ	-	-	-	-
run-distance	გარბენა	to run (a distance)	1	t	გა	course	-	ი+რბენ	ი+რბინ	რბენ/ია
run-across	გადარბენა	to run across (somebody's path)	3	i	გადა	course	-	უ+რბენ	უ+რბინ	-
run-there	მირბენა	to run (there)	3	n	მი	course	მი=რბ-ი/ვარ;მი=რბ/ოდ	ი+რბენ	ი+რბინ	რბენ/ია
carry-flying	მიფრენა	to carry off in flight	1	d	მი	course	მი=ა+ფრენ	-	-	-	-
advise	რჩევა	to advise	1	r		course	უ+რჩ-ევ		უ+რჩი	რჩ-ევ/ია
arise	გაჩენა	to appear; to arise	2	n	გა	course	ჩნდ-ებ		ჩნდ/იაე	ჩენ-ილ		,გაჩენილი,,
bury	დაფლვა	to bury	1	d	და	course	ფლ-ავ		-	ფლ-ავ/ს;-	-	,დაფლული,,
touch	შეხება	to touch; to concern	2	i	შე	course	ე+ხ-ებ		ე+ხ/ეოო	ხ-ებ/ია
tell-story	მოყოლა	to tell (a story to somebody)	2	i	მო	course	უ+ყვ-ებ		უ+ყევ|უ+ყვ/იაე	-
be-left-to	დარჩენა	to be left (to somebody); to be left behind	2	i	და	course	რჩ-ებ		რჩ/იაე	რჩენ/ია
wear-hat	ხურვა	to wear (on the head)	4	t		course	ა+ხურ-ავ;ე+ხურ/ეაო	ე+ხურ-ებ	ე+ხურ/ეაო	-
lack	კლება	to lack	4	t		course	ა+კლ-ი;ა+კლ/დ	და=ა+კლ~დ-ებ	და=ა+კლ~დ/იაე	-
eat-some	ჭამა	to eat (some)	1	d		course	-	-	ჭამ	ჭამ/ია
help-out	შველა	to help; to rescue	3	i		course	შველ-ი	უ+შველ-ი	უ+შველ	შველ/ია
wait-moment	მოცდა	to wait (a moment)	3	n	მო	course	ი+ცდ-ი;ი+ცდ-ი/დ	ი+ცდ-ი	ი+ცად	ცდ/ია
wait-while	დაცდა	to wait (a while)	3	n	და	course	ი+ცდ-ი;ი+ცდ-ი/დ	ი+ცდ-ი	ი+ცად	ცდ/ია
stop-for	გაჩერება	to stop (something) for somebody	1	r	გა	course	უ+ჩერ-ებ
wake-by-itself	გაღვიძება	to wake up (of itself, not on purpose)	4	n	გა	course	ე+ღვიძ-ებ	ე+ღვიძ-ებ	ე+ღვიძ/ეაო	-
be-closed	დაკეტვა	to close; to be closed	2~	n	და	course	ი+კეტ-ებ			კეტ-ილ		,დაკეტილი,,
be-read	წაკითხვა	to be read	2~	n	წა	course	ი+კითხ-ებ			კითხ-ულ		,წაკითხული,,
mean	ნიშნვა	to mean	1*	t		course	ნიშნ-ავ	-	-	-
be-busy-with	საქმიანობა	to do (as a job)	3	t		course	საქმიან-ობ
forgive	პატიება	to forgive	1	r		course	ა+პატი-ებ
write-letter	მიწერა|მოწერა	to write (to somebody)	1	r	მი>მო	course	ს+წერ		ს+წერ	წერ/ია		,მიწერილი,,
live-long	სიცოცხლე	to live; to be alive	3	n		course	ცოცხლ-ობ
enliven	გაცოცხლება	to enliven; to bring to life	1	d	გა	course	ა+ცოცხლ-ებ					,გაცოცხლებული,,
ask-question	შეკითხვა	to ask (somebody)	2	i	შე	course	ე+კითხ-ებ			-
kiss	კოცნა	to kiss (often, several times)	1	d		course	კოცნ-ი	-	-	-	-
kiss-once	კოცნა	to kiss	3	i		common	-	ა+კოც-ებ	ა+კოც	კოცნ/ია;კოცნ/ეაო
plant	დარგვა	to plant	1	t	და	course	რგ-ავ		რგ/ეოო			,დარგული,დასარგავი,
pose	დასმა	to put (a question); to seat	1	d	და	course	სვ-ამ		სვ/იაა			,დასმული,,
turn-attention	მიქცევა	to turn (one's attention)	1	t	მი	course	ა+ქც-ევ		ა+ქცი	ქც-ევ/ია		,მიქცეული,,
build-for	აშენება	to build (for somebody)	1	r	ა	course	უ+შენ-ებ
build-own	აშენება	to build (for oneself)	1	t	ა	course	ი+შენ-ებ
bake	ცხობა|გამოცხობა	to bake	1	t	გამო	course	ა+ცხ-ობ		ა+ცხ/ეოო	ცხვ/ია		,გამომცხვარი,გამოსაცხობი,
prepare-for	მომზადება	to prepare (for somebody)	1	r	მო	course	უ+მზად-ებ
send-to	გაგზავნა	to send (to somebody)	1	r	გა>გამო	course	უ+გზავნ-ი
announce	განცხადება	to announce; to state	1	t	გან	course	ა+ცხად-ებ					,განცხადებული,,
hold-out	გაწოდება	to hold out; to hand (to somebody)	1	r	გა>გამო	course; suppletive	უ+წვდ-ი		უ+წოდ	წვდ/ია		,გაწვდილი,,
await	დახვედრა	to meet (who arrives); to await	2	i	და	course	ხვდ-ებ		ხვდ/იაე	ხვედრ/ია
stay-in-mind	დამახსოვრება	to remember (in the future)	4	d		course	-	ე+მახსოვრ-ებ	-	-
be-said	თქმა	to be said	20	n		course; suppletive	ი+თქმ-ი/ს;ი+თქმ/ოდ	-	ი+თქვ/იაა	თქმ-ულ
be-delayed	დაგვიანება	to be late	3	n	და	course	ი+გვიან-ებ	ი+გვიან-ებ	ი+გვიან	გვიან-ებ/ია
get-late	დაგვიანება	to be running late; to be late	4	n	და	course	ა+გვიან~დ-ებ	ა+გვიან~დ-ებ	ა+გვიან~დ/იაე	-
acquire	შეძენა	to acquire; to get	1	t	შე	course	ი+ძენ		ი+ძინ	ძენ/ია		,შეძენილი,შესაძენი,
hinder	შეშლა	to hinder, to disturb (with ხელს, ხელი)	1	r	შე	course	უ+შლ-ი		უ+შალ	შლ/ია
whistle	სტვენა|დასტვენა	to whistle	3	n	და	course	უ+სტვენ	უ+სტვენ	უ+სტვინ	სტვენ/ია
dye	ღებვა|შეღებვა	to paint; to dye	1	d	შე	course	ღებ-ავ					,შეღებილი,შესაღები,
rise-again	აღდგომა	to rise (from the dead)	2	n	აღ	course	აღ=დგ-ებ	დგ-ებ	დექ|დგ/იაე	მდგარ		,აღმდგარი,,
set-foot	შემოდგმა	to set (a foot) in	1	t	შემო	course	დგ-ამ		დგ/იაა			,შემოდგმული,,
put-upright	დადგმა	to put (upright); to stage	1	t	და	common	დგ-ამ		დგ/იაა			,დადგმული,დასადგმელი,
have-mercy	წყალობა	to have mercy on	1	d		course	ს+წყალ-ობ	-	-	-	-	მწყალობელი,,,
strike-upon	ცემა	to strike; to fall upon	2	i		course	ე+ც-ემ	-	ე+ც/იაე	-
be-rented	გაქირავება	to be for rent; to be rented out	2~	n	გა	course	ქირავ~დ-ებ					,გაქირავებული,,
rent-out	გაქირავება	to rent out	1	t	გა	course	ა+ქირავ-ებ					,გაქირავებული,გასაქირავებელი,
pick-up	აღება	to take; to pick up	1	t	ა	course	ი+ღ-ებ		ი+ღ/ეოო			,აღებული,ასაღები,
explain	ახსნა	to explain	1	t	ა	common	ხსნ-ი		ხსენ|ხსნ/იაა			,ახსნილი,ასახსნელი,აუხსნელი
explain-to	ახსნა	to explain (to somebody)	1	r	ა	common	უ+ხსნ-ი		უ+ხსენ|უ+ხსნ/იაა	ხსნ/ია
try	ცდა	to try	3	n		common	ცდილ-ობ	-	-	ცდ/ია;ცად/ეაო	-
try-once	ცდა	to try	2	n		common	-	ე+ცდ-ებ	ე+ცად/ეაო	-
taste	გასინჯვა	to taste; to try	1	d	გა	common	სინჯ-ავ					,გასინჯული,გასასინჯი,
exist	არსებობა	to exist	3	n		common	არსებ-ობ					არსებული,,,
study-through	შესწავლა	to learn; to study (thoroughly)	1	t	შე	course	-	ი+სწავლ-ი	ი+სწავლ	სწავლ/ია		,შესწავლილი,შესასწავლი,შეუსწავლელი
distribute	განაწილება	to distribute	1	t	გა	course	ა+ნაწილ-ებ					,განაწილებული,გასანაწილებელი,
listen-through	მოსმენა	to listen to; to hear (a broadcast)	1	t	მო	course	ი+სმენ		ი+სმინ	სმენ/ია		,მოსმენილი,მოსასმენი,
narrate	თხრობა|მოთხრობა	to narrate; to tell	1	r	მო	course	მო=უ+თხრ-ობ	-	-	-	-	მთხრობელი,,,
offer-apology	მოხდა	to offer (an apology)	1	r	მო	course	უ+ხდ-ი		უ+ხად	ხდ/ია
bring-to	მოტანა	to bring (a thing to somebody)	1	r	მო	common	-	უ+ტან	უ+ტან	ტან/ია
take-to	წაღება	to take (a thing to somebody)	1	r	წა	common	-	უ+ღ-ებ	უ+ღ/ეოო	ღ/ია
order	შეკვეთა	to order	1	t	შე	common	უ+კვეთ-ავ					,შეკვეთილი,,
book	დაჯავშნა	to book; to reserve	1	t	და	common	ჯავშნ-ი					,დაჯავშნილი,,
switch-on	ჩართვა	to switch on	1	d	ჩა	common	რთ-ავ		რთ/ეოო			,ჩართული,,
switch-off	გამორთვა	to switch off	1	t	გამო	common	რთ-ავ		რთ/ეოო			,გამორთული,,
decide	გადაწყვეტა	to decide	1	t	გადა	common	წყვეტ		წყვიტ	წყვეტ/ია		,გადაწყვეტილი,გადასაწყვეტი,
check	შემოწმება	to check	1	d	შე	common	ა+მოწმ-ებ					,შემოწმებული,შესამოწმებელი,
pass-exam	ჩაბარება	to take, to pass (an exam); to hand over	1	t	ჩა	common	ა+ბარ-ებ					,ჩაბარებული,ჩასაბარებელი,
deliver	მიტანა	to take (a thing there); to deliver	1	t	მი	common; inverted present	^მი=ა+ქვ/ვარ;^მი=ჰ+ქონ	ი+ტან	ი+ტან/ეაო	ტან/ია		,მიტანილი,მისატანი,
achieve	მიღწევა	to reach; to achieve	3	n	მი	common	ა+ღწ-ევ	ა+ღწ-ევ	ა+ღწი	ღწ-ევ/ია		,მიღწეული,,
demand	მოთხოვნა	to demand	1	t	მო	common	მო=ი+თხოვ	ი+თხოვ	ი+თხოვ/ეაო	თხოვ/ია
throw-away	გადაგდება	to throw away	1	t	გადა	common	ა+გდ-ებ		ა+გდ/ეოო			,გადაგდებული,გადასაგდები,
fall	დაცემა	to fall	2	n	და	common	ე+ც-ემ		ე+ც/იაე	ც-ემ-ულ		,დაცემული,,
fall-down	დავარდნა	to fall (down)	2	n	და	common	ვარდ-ებ		ვარდ/იაე	ვარდ-ნ-ილ		,დავარდნილი,,
fall-over	წაქცევა	to fall over	2	n	წა	common	-	ი+ქც-ევ;ი+ქცე/ოდ	ი+ქეც|ქც/იაე	ქცე-ულ		,წაქცეული,,
put-in	ჩადება	to put in	1	t	ჩა	course	დ-ებ		დ/ეოო			,ჩადებული,ჩასადები,
clean	გაწმენდა|წმენდა	to clean	1	d	გა	course	წმენდ		წმინდ	წმენდ/ია		,გაწმენდილი,გასაწმენდი,
knit	ქსოვა|მოქსოვა	to knit	1	t	მო	course	ქსოვ					,მოქსოვილი,მოსაქსოვი,
collect	შეგროვება	to collect	1	t	შე	course	ა+გროვ-ებ					,შეგროვებული,შესაგროვებელი,
go-fishing	თევზაობა	to fish	3	n		course	თევზა-ობ	ი+თევზავ-ებ	ი+თევზავ;ი+თევზა	თევზავ/ია
save-up	დაზოგვა	to save (money, time)	1	t	და	common	ზოგ-ავ					,დაზოგილი,,
spend-money	დახარჯვა	to spend (money)	1	t	და	common	ხარჯ-ავ					,დახარჯული,დასახარჯი,
transfer-money	გადარიცხვა	to transfer (money)	1	t	გადა	common	რიცხ-ავ					,გადარიცხული,გადასარიცხი,
change-money	გადახურდავება	to change (money)	1	t	გადა	common	ა+ხურდავ-ებ		ა+ხურდავ;ა+ხურდა			,გადახურდავებული,,
lend	თხოვება	to lend (a thing)	1	r		common	ა+თხოვ-ებ
lend-money	სესხება	to lend (money)	1	r		common	ა+სესხ-ებ
fill-in	შევსება	to fill in (a form)	1	t	შე	common	ა+ვს-ებ		ა+ვს/ეოო			,შევსებული,შესავსები,
sign	მოწერა	to sign (with ხელს, ხელი)	1	t	მო	common	ა+წერ		ა+წერ	წერ/ია		,მოწერილი,მოსაწერი,
print	ამობეჭდვა	to print (out)	1	t	ამო	common	ბეჭდ-ავ					,ამობეჭდილი,ამოსაბეჭდი,
publish	გამოქვეყნება	to publish	1	t	გამო	common	ა+ქვეყნ-ებ					,გამოქვეყნებული,გამოსაქვეყნებელი,
record	ჩაწერა	to record; to write down	1	t	ჩა	common	წერ					,ჩაწერილი,ჩასაწერი,
produce	წარმოება	to produce	1	t		common	ა+წარმო-ებ					,წარმოებული,საწარმოებელი,
found	დაარსება	to found	1	t	და	common	ა+არს-ებ					,დაარსებული,დასაარსებელი,
hold-event	ჩატარება	to hold (a meeting, a lesson)	1	t	ჩა	common	ა+ტარ-ებ					,ჩატარებული,ჩასატარებელი,
hire	დაქირავება	to rent; to hire	1	t	და	common	ქირა-ობ	ი+ქირავ-ებ	ი+ქირავ;ი+ქირა	ქირავ-ებ/ია		,დაქირავებული,დასაქირავებელი,
skip-class	გაცდენა	to miss, to skip (a class)	1	t	გა	common	ა+ცდენ		ა+ცდინ	ცდენ/ია		,გაცდენილი,,
invent	გამოგონება	to invent	1	t	გამო	common	ი+გონ-ებ					,გამოგონებული,გამოსაგონებელი,
pollute	დაბინძურება	to pollute	1	t	და	common	ა+ბინძურ-ებ					,დაბინძურებული,,
protect	დაცვა	to protect	1	d	და	common	ი+ც-ავ		ი+ცავ|ი+ცვ/იაა			,დაცული,დასაცავი,
recycle	გადამუშავება	to recycle; to process	1	t	გადა	common	გადა=ა+მუშავ-ებ		ა+მუშავ;ა+მუშა			,გადამუშავებული,გადასამუშავებელი,
spread-news	გავრცელება	to spread (news, a rumor)	1	t	გა	common	ა+ვრცელ-ებ					,გავრცელებული,გასავრცელებელი,
wipe-out	განადგურება	to destroy	1	d	გა	common	ა+ნადგურ-ებ					,განადგურებული,გასანადგურებელი,
promise	დაპირება	to promise (somebody)	2	i	და	course	ჰ+პირ~დ-ებ			ჰ+პირ-ებ/ია		,დაპირებული,,
consent	დათანხმება	to agree; to consent	2	n	და	course	თანხმ~დ-ებ
fulfill	შესრულება	to fulfill; to carry out	1	t	შე	course	ა+სრულ-ებ					,შესრულებული,შესასრულებელი,
break-down	გაფუჭება	to break down; to go bad	2~	n	გა	course	ფუჭ~დ-ებ					,გაფუჭებული,,
throw	სროლა	to throw; to shoot	1	t		course	ი+სვრ-ი		ი+სროლ	სვრ/ია		,ნასროლი,სასროლი,
hang-up	ჩამოკიდება	to hang (something up)	1	t	ჩამო	course	კიდ-ებ			კიდ/ია		,ჩამოკიდებული,ჩამოსაკიდებელი,
fill	ავსება	to fill	1	t	ა	course	ა+ვს-ებ		ა+ვს/ეოო			,ავსებული,ასავსები,
tear	დახევა	to tear (up)	1	t	და	course	ხ-ევ		ხი	ხ-ევ/ია		,დახეული,დასახევი,
put-out	ჩაქრობა	to put out (a fire, a light)	1	t	ჩა	course	ა+ქრ-ობ		ა+ქრ/ეოო			,ჩამქრალი,ჩასაქრობი,
measure	გაზომვა	to measure	1	t	გა	course	ზომ-ავ					,გაზომილი,გასაზომი,
wrap	გახვევა	to wrap	1	t	გა	course	ა+ხვ-ევ		ა+ხვი	ხვ-ევ/ია		,გახვეული,გასახვევი,
imagine	წარმოდგენა	to imagine; to present	1	t	წარმო	course	წარმო=ი+დგენ	ი+დგენ	ი+დგინ	დგენ/ია		,წარმოდგენილი,წარმოსადგენი,წარმოუდგენელი
spot	შემჩნევა	to notice	1	t	შე	course	ა+მჩნ-ევ		ა+მჩნი	მჩნ-ევ/ია		,შემჩნეული,,შეუმჩნეველი
clarify	გარკვევა	to find out; to clear up	1	t	გა	course	ა+რკვ-ევ		ა+რკვი	რკვ-ევ/ია		,გარკვეული,გასარკვევი,გაურკვეველი
memorize	დამახსოვრება	to memorize	1	t	და	course	ი+მახსოვრ-ებ					,დამახსოვრებული,დასამახსოვრებელი,
assume	ვარაუდი	to assume; to suppose	3	t		course	ვარაუდ-ობ
accept-as-true	დაჯერება	to believe (what is said)	1	t	და	course	ი+ჯერ-ებ					,,დასაჯერებელი,დაუჯერებელი
discuss	განხილვა	to discuss	1	t	გან	course	გან=ი+ხილ-ავ	ი+ხილ-ავ	ი+ხილ	ხილ-ავ/ს		,განხილული,განსახილველი,განუხილველი
mention	ხსენება	to mention	1	d		course	ა+ხსენ-ებ					,ნახსენები,სახსენებელი,
deceive	მოტყუება	to deceive	1	d	მო	course	ა+ტყუ-ებ					,მოტყუებული,,
convince	დარწმუნება	to convince	1	d	და	course	ა+რწმუნ-ებ					,დარწმუნებული,,
whisper	ჩურჩული	to whisper	3	t		course	ჩურჩულ-ებ
fall-silent	გაჩუმება	to fall silent	2	n	გა	course	ჩუმ~დ-ებ					,გაჩუმებული,,
describe	აღწერა	to describe	1	d	აღ	course	აღ=წერ	წერ	წერ			,აღწერილი,აღსაწერი,აღუწერელი
warn	გაფრთხილება	to warn	1	d	გა	course	ა+ფრთხილ-ებ					,გაფრთხილებული,,
take-person-there	მიყვანა	to take (a person or an animal) there	1	d	მი	course; inverted present	^მი=ჰ+ყავ/ვარ	ი+ყვან	ი+ყვან/ეაო	ყვან/ია		,მიყვანილი,მისაყვანი,
bring-person-along	წამოყვანა	to bring (a person or an animal) along	1	d	წამო	course	-	ი+ყვან	ი+ყვან/ეაო	ყვან/ია		,წამოყვანილი,წამოსაყვანი,
carry-over	გადატანა	to move; to carry over	1	t	გადა	course; inverted present	^გადა=ა+ქვ/ვარ;^გადა=ჰ+ქონ	ი+ტან	ი+ტან/ეაო	ტან/ია		,გადატანილი,გადასატანი,
take-out	გატანა	to take out	1	t	გა	course; inverted present	^გა=ა+ქვ/ვარ;^გა=ჰ+ქონ	ი+ტან	ი+ტან/ეაო	ტან/ია		,გატანილი,გასატანი,
bring-in	შემოტანა	to bring in	1	t	შემო	course; inverted present	^შემო=ა+ქვ/ვარ;^შემო=ჰ+ქონ	ი+ტან	ი+ტან/ეაო	ტან/ია		,შემოტანილი,შემოსატანი,
approach	მიახლოება	to approach	2	i	მი	course	უ+ახლოვ~დ-ებ			ახლო-ებ/ია
see-off	გაცილება	to see off	1	d	გა	course	ა+ცილ-ებ					,გაცილებული,გასაცილებელი,
pass-through	გავლა	to walk through; to pass	1	t	გა	course; suppletive	-	ი+ვლ-ი	ი+არ	ვლ/ია;ვლ/ეოო		,გავლილი,გასავლელი,
jump-in	ჩახტომა	to jump in	2	n	ჩა	course	ხტ-ებ		ხტ/იაე	მხტარ		,ჩამხტარი,,
turn-around	შემობრუნება	to turn around	2	n	შემო	course	ბრუნ~დ-ებ					,შემობრუნებული,,
wander	ხეტიალი	to wander	3	n		course	ხეტიალ-ობ
move	მოძრაობა	to move	3	n		course	მოძრა-ობ	ი+მოძრავ-ებ	ი+მოძრავ;ი+მოძრა	მოძრავ/ია		მოძრავი,,,
guess	გამოცნობა	to guess	1	t	გამო	course	გამო=ი+ცნ-ობ	ი+ცნ-ობ	ი+ცან|ცნ/იოო	ცვნ/ია		,გამოცნობილი,გამოსაცნობი,
go-with	გაყოლა	to go along with; to follow	2	i	გა	course	-	ჰ+ყვ-ებ	ჰ+ყევ|ყვ/იაე	ჰ+ყოლ/ია
get-in	ჩაჯდომა	to get in (a car)	2	n	ჩა	course; suppletive plural	ჯდ-ებ|ჯდ-ებ|ჯდ-ებ|სხდ-ებ|სხდ-ებ|სხდ-ებ		ჯექ|ჯექ|ჯდ|სხედ|სხედ|სხდ/იაე	მჯდარ|მჯდარ|მჯდარ|მსხდარ|მსხდარ|მსხდარ		,ჩამჯდარი,ჩასაჯდომი,
overtake	გასწრება	to overtake	3	i	გა	course	უ+სწრ-ებ	უ+სწრ-ებ	უ+სწარ|სწრ/იოო	სწრ/ია
climb-up	აძრომა	to climb up	2	n	ა	course	ძვრ-ებ		ძვერ|ძვრ/იაე	მძვრალ		,ამძვრალი,ასაძრომი,
fasten	დამაგრება	to fasten; to fix (to)	1	t	და	common	ა+მაგრ-ებ					,დამაგრებული,დასამაგრებელი,
`;
