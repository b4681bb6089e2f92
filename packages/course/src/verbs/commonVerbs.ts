/**
 * The commonest verbs, by our judgment of what a learner says first, with sentences for a time each: present, past, future as
 * far as people say them. Each sentence contains a form of its verb, which a check proves. They are for everybody, and can be heard.
 */
export interface CommonVerb {
  /** Its id in the lexicon of the grammar engine. */
  readonly id: string;
  readonly examples: readonly { readonly form: string; readonly gloss: string }[];
}

/** Georgian and English by turns. */
const verb = (id: string, ...texts: readonly (readonly [form: string, gloss: string])[]): CommonVerb => ({
  id,
  examples: texts.map(([form, gloss]) => ({ form, gloss })),
});

export const commonVerbs: readonly CommonVerb[] = [
  verb(
    'be',
    ['მე სტუდენტი ვარ.', 'I am a student.'],
    ['გუშინ სახლში ვიყავი.', 'Yesterday I was at home.'],
    ['ხვალ თბილისში ვიქნები.', 'Tomorrow I will be in Tbilisi.'],
  ),
  verb(
    'have',
    ['დრო მაქვს.', 'I have time.'],
    ['გუშინ დრო არ მქონდა.', 'Yesterday I had no time.'],
    ['ხვალ დრო მექნება.', 'Tomorrow I will have time.'],
  ),
  verb('want', ['ყავა მინდა.', 'I want coffee.'], ['სახლში წასვლა მინდოდა.', 'I wanted to go home.']),
  verb(
    'know',
    ['ქართული ცოტა ვიცი.', 'I know a little Georgian.'],
    ['ეს არ ვიცოდი.', 'I did not know that.'],
    ['ხვალ მეცოდინება.', 'I will know tomorrow.'],
  ),
  verb(
    'go',
    ['სახლში მივდივარ.', 'I am going home.'],
    ['გუშინ ბათუმში წავედი.', 'Yesterday I went to Batumi.'],
    ['ხვალ თბილისში წავალ.', 'Tomorrow I will go to Tbilisi.'],
  ),
  verb(
    'come',
    ['მეგობარი მოდის.', 'A friend is coming.'],
    ['დედა მოვიდა.', 'Mother came.'],
    ['ხვალ მოვალ.', 'I will come tomorrow.'],
  ),
  verb(
    'say',
    ['რას ამბობ?', 'What are you saying?'],
    ['რა თქვი?', 'What did you say?'],
    ['ამას არ ვიტყვი.', 'I will not say that.'],
  ),
  verb(
    'can',
    ['ხვალ მოსვლა შემიძლია.', 'I can come tomorrow.'],
    ['გუშინ მოსვლა არ შემეძლო.', 'Yesterday I could not come.'],
  ),
  verb(
    'do',
    ['რას აკეთებ?', 'What are you doing?'],
    ['დავალება გავაკეთე.', 'I did the homework.'],
    ['ამას ხვალ გავაკეთებ.', 'I will do this tomorrow.'],
  ),
  verb(
    'see',
    ['გუშინ კარგი ფილმი ვნახე.', 'Yesterday I saw a good film.'],
    ['ხვალ ნინოს ვნახავ.', 'Tomorrow I will see Nino.'],
  ),
  verb('notice', ['ზღვას ვხედავ.', 'I see the sea.'], ['ქუჩაში ნინო დავინახე.', 'I saw Nino in the street.']),
  verb(
    'give',
    ['დედა ფულს მაძლევს.', 'Mother gives me money.'],
    ['ნინომ წიგნი მომცა.', 'Nino gave me a book.'],
    ['ხვალ წიგნს მოგცემ.', 'Tomorrow I will give you the book.'],
  ),
  verb(
    'love',
    ['საქართველო მიყვარს.', 'I love Georgia.'],
    ['ბავშვობაში რძე მიყვარდა.', 'As a child I loved milk.'],
  ),
  verb(
    'like',
    ['ეს ქალაქი მომწონს.', 'I like this city.'],
    ['ფილმი მომეწონა.', 'I liked the film.'],
    ['ეს წიგნი მოგეწონება.', 'You will like this book.'],
  ),
  verb(
    'eat',
    ['პურს ვჭამ.', 'I am eating bread.'],
    ['ხაჭაპური შევჭამე.', 'I ate a khachapuri.'],
    ['ვაშლს შევჭამ.', 'I will eat an apple.'],
  ),
  verb(
    'drink',
    ['ჩაის ვსვამ.', 'I am drinking tea.'],
    ['წყალი დავლიე.', 'I drank water.'],
    ['ყავას დავლევ.', 'I will drink coffee.'],
  ),
  verb(
    'live',
    ['თბილისში ვცხოვრობ.', 'I live in Tbilisi.'],
    ['ორი წელი ბათუმში ვიცხოვრე.', 'I lived in Batumi for two years.'],
    ['ქუთაისში ვიცხოვრებ.', 'I will live in Kutaisi.'],
  ),
  verb(
    'work',
    ['ბანკში ვმუშაობ.', 'I work at a bank.'],
    ['გუშინ ბევრი ვიმუშავე.', 'Yesterday I worked a lot.'],
    ['ხვალ სახლში ვიმუშავებ.', 'Tomorrow I will work at home.'],
  ),
  verb(
    'speak',
    ['ქართულად ვლაპარაკობ.', 'I speak Georgian.'],
    ['გუშინ ბევრი ვილაპარაკეთ.', 'Yesterday we talked a lot.'],
    ['ხვალ ვილაპარაკებთ.', 'We will talk tomorrow.'],
  ),
  verb(
    'understand',
    ['ვერ გავიგე.', 'I did not understand.'],
    ['ამას ხვალ გავიგებ.', 'I will find this out tomorrow.'],
  ),
  verb(
    'think',
    ['ასე ვფიქრობ.', 'I think so.'],
    ['ბევრი ვიფიქრე.', 'I thought a lot.'],
    ['ამაზე ვიფიქრებ.', 'I will think about it.'],
  ),
  verb(
    'write',
    ['წერილს ვწერ.', 'I am writing a letter.'],
    ['წერილი დავწერე.', 'I wrote a letter.'],
    ['წერილს ხვალ დავწერ.', 'I will write the letter tomorrow.'],
  ),
  verb(
    'read',
    ['წიგნს ვკითხულობ.', 'I am reading a book.'],
    ['ეს წიგნი წავიკითხე.', 'I read this book (to the end).'],
    ['ამას ხვალ წავიკითხავ.', 'I will read this tomorrow.'],
  ),
  verb(
    'learn',
    ['ქართულს ვსწავლობ.', 'I am learning Georgian.'],
    ['ახალი სიტყვა ვისწავლე.', 'I learned a new word.'],
    ['ქართულს ვისწავლი.', 'I will learn Georgian.'],
  ),
  verb(
    'need',
    ['დახმარება მჭირდება.', 'I need help.'],
    ['დრო დამჭირდა.', 'I needed time.'],
    ['წყალი დაგვჭირდება.', 'We will need water.'],
  ),
  verb(
    'buy',
    ['პურს ვყიდულობ.', 'I am buying bread.'],
    ['ბილეთი ვიყიდე.', 'I bought a ticket.'],
    ['ბილეთს ხვალ ვიყიდი.', 'I will buy the ticket tomorrow.'],
  ),
  verb(
    'bring',
    ['ყავა მომაქვს.', 'I am bringing coffee.'],
    ['წყალი მოვიტანე.', 'I brought water.'],
    ['ხვალ წიგნს მოვიტან.', 'Tomorrow I will bring the book.'],
  ),
  verb(
    'call',
    ['ტელეფონი რეკავს.', 'The phone is ringing.'],
    ['დედამ დარეკა.', 'Mother called.'],
    ['ხვალ დავრეკავ.', 'I will call tomorrow.'],
  ),
  verb(
    'wait',
    ['ავტობუსს ველოდები.', 'I am waiting for the bus.'],
    ['სახლში დაგელოდე.', 'I waited for you at home.'],
    ['აქ დაგელოდები.', 'I will wait for you here.'],
  ),
  verb(
    'help',
    ['დედას ვეხმარები.', 'I am helping Mother.'],
    ['ნინო დამეხმარა.', 'Nino helped me.'],
    ['ხვალ დაგეხმარები.', 'Tomorrow I will help you.'],
  ),
  verb('hear', ['კარგად მესმის.', 'I can hear well.'], ['მუსიკა მესმოდა.', 'I heard music.']),
  verb('sleep', ['ბავშვს სძინავს.', 'The child is sleeping.'], ['კარგად მეძინა.', 'I slept well.']),
  verb('have-person', ['ერთი და მყავს.', 'I have one sister.'], ['ძაღლი მყავდა.', 'I had a dog.']),
  verb(
    'tell',
    ['რას მეუბნები?', 'What are you telling me?'],
    ['ნინომ ეს მითხრა.', 'Nino told me this.'],
    ['ხვალ გეტყვი.', 'I will tell you tomorrow.'],
  ),
  verb(
    'ask',
    ['რას მეკითხები?', 'What are you asking me?'],
    ['მასწავლებელს ვკითხე.', 'I asked the teacher.'],
    ['დედას ვკითხავ.', 'I will ask Mother.'],
  ),
  verb('look-for', ['გასაღებს ვეძებ.', 'I am looking for the key.']),
  verb('find', ['გასაღები ვიპოვე.', 'I found the key.'], ['გასაღებს ვიპოვი.', 'I will find the key.']),
  verb(
    'open',
    ['ფანჯარას ვაღებ.', 'I am opening the window.'],
    ['კარი გავაღე.', 'I opened the door.'],
    ['ფანჯარას გავაღებ.', 'I will open the window.'],
  ),
  verb(
    'begin',
    ['გაკვეთილს ვიწყებთ.', 'We are beginning the lesson.'],
    ['მუშაობა დავიწყე.', 'I began to work.'],
    ['ხვალ დავიწყებ.', 'I will begin tomorrow.'],
  ),
  verb(
    'stand-up',
    ['შვიდ საათზე ვდგები.', 'I get up at seven o’clock.'],
    ['დღეს გვიან ავდექი.', 'Today I got up late.'],
    ['ხვალ ადრე ავდგები.', 'Tomorrow I will get up early.'],
  ),
  verb(
    'stay',
    ['სახლში ვრჩები.', 'I am staying at home.'],
    ['გუშინ სახლში დავრჩი.', 'Yesterday I stayed at home.'],
    ['აქ დავრჩები.', 'I will stay here.'],
  ),
  verb(
    'watch',
    ['ფილმს ვუყურებ.', 'I am watching a film.'],
    ['გუშინ ფილმს ვუყურე.', 'Yesterday I watched a film.'],
  ),
  verb(
    'listen',
    ['მუსიკას ვუსმენ.', 'I am listening to music.'],
    ['სიმღერას მოვუსმინე.', 'I listened to a song.'],
    ['ხვალ მოგისმენ.', 'Tomorrow I will listen to you.'],
  ),
  verb(
    'play',
    ['ფეხბურთს ვთამაშობ.', 'I play football.'],
    ['გუშინ ფეხბურთი ვითამაშე.', 'Yesterday I played football.'],
    ['ხვალ ფეხბურთს ვითამაშებთ.', 'Tomorrow we will play football.'],
  ),
  verb('remember', ['შენი სახელი მახსოვს.', 'I remember your name.']),
  verb(
    'forget',
    ['სახელები მავიწყდება.', 'I forget names.'],
    ['მისამართი დამავიწყდა.', 'I forgot the address.'],
    ['ეს დღე არ დამავიწყდება.', 'I will not forget this day.'],
  ),
  verb(
    'meet',
    ['გუშინ გიორგის შევხვდი.', 'Yesterday I met Giorgi.'],
    ['ხვალ ნინოს შევხვდები.', 'Tomorrow I will meet Nino.'],
  ),
  verb('pay', ['ანგარიში გადავიხადე.', 'I paid the bill.'], ['მე გადავიხდი.', 'I will pay.']),
  verb('be-called', ['ნინო მქვია.', 'My name is Nino.']),
  verb('sit', ['აქ ვზივარ.', 'I am sitting here.']),
];
