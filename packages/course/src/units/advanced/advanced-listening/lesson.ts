import { glossary } from './glossary.ts';
import type { LessonContent } from '../../../unit.ts';

/** Eight short recordings: news, talk between friends and strangers, media, and lectures. */
export const lesson: LessonContent = {
  title: 'Advanced Listening',
  subtitle: 'Eight short recordings from the news, from daily life, from the radio and from a lecture hall.',
  tips: [
    'Before you press play, read the title and think of five words that you expect. Even if only two of them come, you have caught the topic.',
    'Listen to both edges of a word. ვირბინე is "I ran" and ირბინე "you ran": one sound at the beginning. ელენე becomes ელენემ where she chose or took something: one sound at the end.',
    'The short form of არის (is) is a single -ა, easy to miss: ორი ოთახი is "two rooms", ორი ოთახია "there are two rooms". Do not take it for the -ა of a verb such as ცივა (it is cold).',
    'When კი follows a word it often means "and" or "while" and sets two things side by side: დღისით ოცდაორი გრადუსი იქნება, ღამით კი თორმეტი. At the head of an answer it is "yes".',
  ],
  sections: [
    {
      kind: 'recordings',
      id: 'news',
      title: 'News',
      description:
        'Two reports as one hears them on the radio: clear, rather formal, full of times and places.',
      recordings: [
        {
          id: 'advanced-listening.news.weather',
          title: 'The Weekend Weather',
          description: 'A forecast on Friday morning. Listen for the days and for the parts of the country.',
          lines: [
            {
              speaker: 'Presenter',
              voice: 'high',
              form: 'დილა მშვიდობისა! გაგაცნობთ შაბათისა და კვირის ამინდის პროგნოზს.',
              gloss: 'Good morning! Here is the weather forecast for Saturday and Sunday.',
            },
            {
              speaker: 'Presenter',
              voice: 'high',
              form: 'შაბათს დასავლეთ საქართველოში იწვიმებს, აღმოსავლეთში კი მზიანი დღე იქნება.',
              gloss: 'On Saturday it will rain in western Georgia, while in the east it will be a sunny day.',
            },
            {
              speaker: 'Presenter',
              voice: 'high',
              form: 'თბილისში დღისით ოცდაორი გრადუსი იქნება, ღამით კი თორმეტი.',
              gloss: 'In Tbilisi it will be twenty-two degrees by day and twelve at night.',
            },
            {
              speaker: 'Presenter',
              voice: 'high',
              form: 'შავ ზღვაზე ძლიერი ქარია მოსალოდნელი. გთხოვთ, იყოთ ფრთხილად!',
              gloss: 'A strong wind is expected on the Black Sea. Please be careful!',
            },
            {
              speaker: 'Presenter',
              voice: 'high',
              form: 'კვირას მთელ ქვეყანაში აცივდება. მთაში შესაძლოა თოვლიც მოვიდეს.',
              gloss: 'On Sunday it will turn cold in the whole country. In the mountains it may even snow.',
            },
            {
              speaker: 'Presenter',
              voice: 'high',
              form: 'თუ მთაში მიდიხართ, თბილი ტანსაცმელი წაიღეთ.',
              gloss: 'If you are going to the mountains, take warm clothes.',
            },
            {
              speaker: 'Presenter',
              voice: 'high',
              form: 'ორშაბათიდან გამოიდარებს და ისევ დათბება.',
              gloss: 'From Monday on it will clear up and get warm again.',
            },
            {
              speaker: 'Presenter',
              voice: 'high',
              form: 'ახალ პროგნოზს საღამოს რვა საათზე მოისმენთ. სასიამოვნო დღეს გისურვებთ!',
              gloss: 'You will hear a new forecast at eight in the evening. I wish you a pleasant day!',
            },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'advanced-listening.news.weather.q1',
              teaches: ['day.saturday'],
              prompt: 'Where will the sun shine on Saturday?',
              options: [
                'in the west of the country',
                'on the coast of the Black Sea',
                'in the east of the country',
                'nowhere in the country',
              ],
              answer: 'in the east of the country',
              explanation:
                'აღმოსავლეთი, the east, is named after the rising of the sun and დასავლეთი, the west, after its setting. The north is ჩრდილოეთი and the south სამხრეთი.',
            },
            {
              kind: 'choice',
              id: 'advanced-listening.news.weather.q2',
              teaches: ['day.sunday'],
              prompt: 'What may happen in the mountains on Sunday?',
              options: ['It may snow.', 'Fog may come down.', 'A storm may rise.', 'It may get warmer.'],
              answer: 'It may snow.',
              explanation:
                'Snow "comes" in Georgian: თოვლი მოდის. After შესაძლოა (possibly) a verb about the future often stands in the optative, here მოვიდეს.',
            },
          ],
          vocabulary: [
            {
              form: 'პროგნოზი',
              gloss: 'forecast; prognosis',
              context: { form: 'ამინდის პროგნოზს', gloss: 'the weather forecast' },
            },
            {
              form: 'აღმოსავლეთი',
              gloss: 'east',
              context: {
                form: 'აღმოსავლეთში კი მზიანი დღე იქნება',
                gloss: 'while in the east it will be a sunny day',
              },
            },
            {
              form: 'გრადუსი',
              gloss: 'degree',
              context: { form: 'ოცდაორი გრადუსი იქნება', gloss: 'it will be twenty-two degrees' },
            },
            {
              form: 'ქარი',
              gloss: 'wind',
              context: { form: 'ძლიერი ქარია მოსალოდნელი', gloss: 'a strong wind is expected' },
            },
            {
              form: 'ტანსაცმელი',
              gloss: 'clothes',
              context: { form: 'თბილი ტანსაცმელი წაიღეთ', gloss: 'take warm clothes' },
            },
          ],
        },
        {
          id: 'advanced-listening.news.opening',
          title: 'Opening Day',
          description: 'A local report from Kutaisi. Listen for what opened, and for whom.',
          lines: [
            {
              speaker: 'Presenter',
              voice: 'low',
              form: 'გუშინ ქუთაისში ახალი საბავშვო ბიბლიოთეკა გაიხსნა.',
              gloss: "Yesterday a new children's library opened in Kutaisi.",
            },
            {
              speaker: 'Presenter',
              voice: 'low',
              form: 'დილიდან კართან ბევრი ბავშვი და მშობელი იდგა. იქ ჩვენი ჟურნალისტიც იყო.',
              gloss:
                'From the morning on, many children and parents stood at the door. Our journalist was there too.',
            },
            {
              speaker: 'Journalist',
              voice: 'high',
              form: 'ბიბლიოთეკაში ოცი ათასი წიგნია, ქართულ და უცხოურ ენებზე.',
              gloss: 'In the library there are twenty thousand books, in Georgian and in foreign languages.',
            },
            {
              speaker: 'Journalist',
              voice: 'high',
              form: 'პირველ სართულზე დიდი დარბაზია, მეორეზე კი მუსიკისა და ხატვის ოთახებია.',
              gloss:
                'On the first floor there is a large hall, and on the second there are rooms for music and drawing.',
            },
            {
              speaker: 'Journalist',
              voice: 'high',
              form: 'პირველი წიგნი ექვსი წლის ელენემ წაიღო სახლში. მან ზღაპრები აირჩია.',
              gloss: 'Elene, who is six, took home the first book. She chose fairy tales.',
            },
            {
              speaker: 'Presenter',
              voice: 'low',
              form: 'ბიბლიოთეკა ყოველდღე მუშაობს, ორშაბათის გარდა. შესვლა ყველასთვის უფასოა.',
              gloss: 'The library is open every day except Monday. Admission is free for everyone.',
            },
            {
              speaker: 'Presenter',
              voice: 'low',
              form: 'შაბათს იქ ბავშვებისთვის კონცერტი გაიმართება. კონცერტი სამ საათზე დაიწყება.',
              gloss:
                'On Saturday a concert for children will take place there. The concert will begin at three.',
            },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'advanced-listening.news.opening.q1',
              teaches: ['day.monday'],
              prompt: 'On which day is the new place closed?',
              options: ['on Sunday', 'on Saturday', 'on Friday', 'on Monday'],
              answer: 'on Monday',
              explanation:
                'გარდა (except) follows its word, which stands in the genitive: ორშაბათის გარდა (except Monday), კვირის გარდა (except Sunday).',
            },
            {
              kind: 'choice',
              id: 'advanced-listening.news.opening.q2',
              teaches: ['word.book'],
              prompt: 'What did Elene do?',
              options: [
                'She read a poem aloud.',
                'She borrowed a book.',
                'She sang at the concert.',
                'She drew a large picture.',
              ],
              answer: 'She borrowed a book.',
              explanation:
                'ელენემ has the -მ of the ergative, since წაიღო is an aorist with an object. A name whose stem ends in a vowel takes -მ: ელენემ, გიორგიმ. Where -ი is only the ending of the nominative, -მა takes its place: თამარი, თამარმა.',
            },
          ],
          vocabulary: [
            {
              form: 'ბიბლიოთეკა',
              gloss: 'library',
              context: { form: 'ახალი საბავშვო ბიბლიოთეკა', gloss: "a new children's library" },
            },
            {
              form: 'მშობელი',
              gloss: 'parent',
              context: { form: 'ბევრი ბავშვი და მშობელი', gloss: 'many children and parents' },
            },
            {
              form: 'უცხოური',
              gloss: 'foreign (of things)',
              context: { form: 'ქართულ და უცხოურ ენებზე', gloss: 'in Georgian and in foreign languages' },
            },
            {
              form: 'დარბაზი',
              gloss: 'hall',
              context: {
                form: 'პირველ სართულზე დიდი დარბაზია',
                gloss: 'on the first floor there is a large hall',
              },
            },
            {
              form: 'უფასო',
              gloss: 'free',
              context: { form: 'შესვლა ყველასთვის უფასოა', gloss: 'admission is free for everyone' },
            },
          ],
        },
      ],
    },
    {
      kind: 'recordings',
      id: 'conversations',
      title: 'Conversations',
      description: 'Two strangers on the telephone, and two friends with a plan.',
      recordings: [
        {
          id: 'advanced-listening.conversations.flat',
          title: 'An Apartment for Rent',
          description:
            'Salome has seen an advertisement and calls Zaza, the owner. They say the polite "you".',
          lines: [
            {
              speaker: 'Salome',
              voice: 'high',
              form: 'გამარჯობათ! თქვენი განცხადება ვნახე. ბინა ისევ ქირავდება?',
              gloss: 'Hello! I saw your advertisement. Is the apartment still for rent?',
            },
            {
              speaker: 'Zaza',
              voice: 'low',
              form: 'დიახ, ქირავდება. ორი ოთახია, დიდი აივნით.',
              gloss: 'Yes, it is. It has two rooms, with a large balcony.',
            },
            {
              speaker: 'Salome',
              voice: 'high',
              form: 'რომელ სართულზეა? სახლში ლიფტი არის?',
              gloss: 'Which floor is it on? Is there an elevator in the building?',
            },
            {
              speaker: 'Zaza',
              voice: 'low',
              form: 'მეხუთეზეა. ლიფტი, სამწუხაროდ, არ მუშაობს, მაგრამ მალე შეაკეთებენ.',
              gloss: 'On the fifth. Unfortunately the elevator is not working, but it will be repaired soon.',
            },
            {
              speaker: 'Salome',
              voice: 'high',
              form: 'თვეში რა ღირს?',
              gloss: 'How much is it a month?',
            },
            {
              speaker: 'Zaza',
              voice: 'low',
              form: 'ცხრაასი ლარი, კომუნალური გადასახადების გარეშე.',
              gloss: 'Nine hundred lari, without utilities.',
            },
            {
              speaker: 'Salome',
              voice: 'high',
              form: 'ცოტა ძვირია. ბინაში ავეჯი დგას?',
              gloss: 'That is a little expensive. Is there furniture in the apartment?',
            },
            {
              speaker: 'Zaza',
              voice: 'low',
              form: 'დიახ: საწოლი, მაგიდა, მაცივარი. სარეცხი მანქანაც არის, გასულ კვირას ვიყიდე.',
              gloss:
                'Yes: a bed, a table, a refrigerator. There is a washing machine too; I bought it last week.',
            },
            {
              speaker: 'Salome',
              voice: 'high',
              form: 'კატა მყავს. პრობლემა ხომ არ იქნება?',
              gloss: 'I have a cat. That will not be a problem, will it?',
            },
            {
              speaker: 'Zaza',
              voice: 'low',
              form: 'არა, მეც მიყვარს ცხოველები.',
              gloss: 'No, I love animals too.',
            },
            {
              speaker: 'Salome',
              voice: 'high',
              form: 'მაშინ ხვალ მოვალ და ვნახავ. ექვს საათზე თავისუფალი ხართ?',
              gloss: 'Then I will come tomorrow and see it. Are you free at six?',
            },
            {
              speaker: 'Zaza',
              voice: 'low',
              form: 'დიახ. ეზოში დაგელოდებით.',
              gloss: 'Yes. I will wait for you in the yard.',
            },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'advanced-listening.conversations.flat.q1',
              teaches: [],
              prompt: 'What is out of order at the moment?',
              options: ['the washing machine', 'the elevator', 'the refrigerator', 'the heating'],
              answer: 'the elevator',
              explanation:
                'მუშაობს is said of people who work and of machines that run. შეაკეთებენ, "they will repair it", names nobody: so Georgian often says what English puts in the passive.',
            },
            {
              kind: 'choice',
              id: 'advanced-listening.conversations.flat.q2',
              teaches: ['word.cat'],
              prompt: 'What does Zaza have nothing against?',
              options: ['a later visit', 'a pet in the apartment', 'a lower price', 'a second tenant'],
              answer: 'a pet in the apartment',
              explanation:
                'Here the question with ხომ არ hopes for "no" as its answer and sounds tactful; in an offer it only softens the tone. With ხომ alone one hopes for "yes": ბინა ხომ თავისუფალია?',
            },
          ],
          vocabulary: [
            {
              form: 'განცხადება',
              gloss: 'announcement; advertisement',
              context: { form: 'თქვენი განცხადება ვნახე', gloss: 'I saw your advertisement' },
            },
            {
              form: 'ბინა',
              gloss: 'apartment',
              context: { form: 'ბინა ისევ ქირავდება', gloss: 'the apartment is still for rent' },
            },
            {
              form: 'აივანი',
              gloss: 'balcony',
              context: { form: 'დიდი აივნით', gloss: 'with a large balcony' },
            },
            {
              form: 'გადასახადი',
              gloss: 'tax; fee',
              context: { form: 'კომუნალური გადასახადების გარეშე', gloss: 'without utilities' },
            },
            {
              form: 'ავეჯი',
              gloss: 'furniture',
              context: { form: 'ბინაში ავეჯი დგას', gloss: 'there is furniture in the apartment' },
            },
          ],
        },
        {
          id: 'advanced-listening.conversations.svaneti',
          title: 'A Trip to Svaneti',
          description: 'Dato has a plan for August and tells his friend Keti about it.',
          lines: [
            {
              speaker: 'Dato',
              voice: 'low',
              form: 'ქეთი, აგვისტოში სვანეთში მივდივარ. შენც ხომ არ წამოხვალ?',
              gloss: "Keti, I am going to Svaneti in August. Won't you come along too?",
            },
            {
              speaker: 'Keti',
              voice: 'high',
              form: 'დიდი სიამოვნებით! სვანეთში არასოდეს ვყოფილვარ. რით წავიდეთ, მანქანით?',
              gloss: 'With great pleasure! I have never been to Svaneti. How shall we go, by car?',
            },
            {
              speaker: 'Dato',
              voice: 'low',
              form: 'არა. ჯერ მატარებლით ზუგდიდში ჩავალთ, მერე კი მიკროავტობუსით მესტიაში ავალთ.',
              gloss: 'No. First we will take the train to Zugdidi, and then a minibus up to Mestia.',
            },
            {
              speaker: 'Keti',
              voice: 'high',
              form: 'მესტიაში სად დავრჩებით? სასტუმროები აგვისტოში ძვირია.',
              gloss: 'Where will we stay in Mestia? Hotels are expensive in August.',
            },
            {
              speaker: 'Dato',
              voice: 'low',
              form: 'ჩემს მეგობარს იქ სახლი აქვს. დედამისი საუკეთესო კუბდარს აცხობს!',
              gloss: 'A friend of mine has a house there. His mother bakes the best kubdari!',
            },
            {
              speaker: 'Keti',
              voice: 'high',
              form: 'რა კარგია! მე უშგულის ნახვაც მინდა.',
              gloss: 'How nice! I would like to see Ushguli too.',
            },
            {
              speaker: 'Dato',
              voice: 'low',
              form: 'უშგულშიც ავალთ. იქ ცხენითაც შეიძლება წასვლა.',
              gloss: 'We will go up to Ushguli too. One can also go there on horseback.',
            },
            {
              speaker: 'Keti',
              voice: 'high',
              form: 'მე ფეხით სიარული მირჩევნია. ბილეთებს მე ვიყიდი. როდის მივდივართ?',
              gloss: 'I prefer walking. I will buy the tickets. When are we leaving?',
            },
            {
              speaker: 'Dato',
              voice: 'low',
              form: 'ათ აგვისტოს, საღამოს ცხრა საათზე. თბილი ქურთუკი წამოიღე, იქ ღამით ცივა.',
              gloss:
                'On the tenth of August, at nine in the evening. Bring a warm jacket, it is cold there at night.',
            },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'advanced-listening.conversations.svaneti.q1',
              teaches: [],
              prompt: 'How will the two friends travel to Mestia?',
              options: [
                'by train and minibus',
                'in the car of a friend',
                'by bus and on horseback',
                'by train and on foot',
              ],
              answer: 'by train and minibus',
              explanation:
                'The preverb draws the way: ჩა- is "down" and also arrival in another town (ჩავალთ), ა- is "up", here into the mountains (ავალთ). Without it the two verbs are the same.',
            },
            {
              kind: 'choice',
              id: 'advanced-listening.conversations.svaneti.q2',
              teaches: ['word.friend'],
              prompt: 'Where are they going to sleep in Mestia?',
              options: [
                'at a hotel by the station',
                'in a tent outside the town',
                "at the house of Keti's aunt",
                "at the house of Dato's friend",
              ],
              answer: "at the house of Dato's friend",
              explanation:
                'დედამისი is one word made of დედა and მისი: "his mother" or "her mother". მამამისი (his or her father) is made in the same way.',
            },
          ],
          vocabulary: [
            {
              form: 'სიამოვნება',
              gloss: 'pleasure',
              context: { form: 'დიდი სიამოვნებით', gloss: 'with great pleasure' },
            },
            {
              form: 'არასოდეს',
              gloss: 'never',
              context: {
                form: 'სვანეთში არასოდეს ვყოფილვარ',
                gloss: 'I have never been to Svaneti',
              },
            },
            {
              form: 'სასტუმრო',
              gloss: 'hotel',
              context: {
                form: 'სასტუმროები აგვისტოში ძვირია',
                gloss: 'hotels are expensive in August',
              },
            },
            {
              form: 'კუბდარი',
              gloss: 'kubdari (Svan bread filled with meat)',
              context: { form: 'საუკეთესო კუბდარს აცხობს', gloss: 'bakes the best kubdari' },
            },
            {
              form: 'სიარული',
              gloss: 'to walk',
              context: { form: 'მე ფეხით სიარული მირჩევნია', gloss: 'I prefer walking' },
            },
          ],
        },
      ],
    },
    {
      kind: 'recordings',
      id: 'media',
      title: 'Media',
      description: 'A guest in a radio kitchen, and a guest on a podcast.',
      recordings: [
        {
          id: 'advanced-listening.media.kitchen',
          title: 'The Radio Kitchen',
          description: 'Nana, a cook, explains a famous cold dish. Listen for the order of the steps.',
          lines: [
            {
              speaker: 'Presenter',
              voice: 'low',
              form: 'დღეს ჩვენი სტუმარი მზარეულია. ქალბატონო ნანა, რას მოგვიმზადებთ?',
              gloss: 'Our guest today is a cook. Ms. Nana, what will you prepare for us?',
            },
            {
              speaker: 'Nana',
              voice: 'high',
              form: 'ნიგვზიან ბადრიჯანს მოვამზადებთ. გვჭირდება ბადრიჯანი, ნიგოზი, ნიორი, ქინძი და ძმარი.',
              gloss:
                'We will prepare eggplant with walnuts. We need eggplant, walnuts, garlic, cilantro and vinegar.',
            },
            {
              speaker: 'Nana',
              voice: 'high',
              form: 'ჯერ ბადრიჯანს გრძელ ნაჭრებად დავჭრით და მარილს მოვაყრით.',
              gloss: 'First we will cut the eggplant into long pieces and sprinkle salt on it.',
            },
            {
              speaker: 'Presenter',
              voice: 'low',
              form: 'მარილი რისთვის არის საჭირო?',
              gloss: 'What is the salt needed for?',
            },
            {
              speaker: 'Nana',
              voice: 'high',
              form: 'მარილის გარეშე ბადრიჯანი მწარე იქნება. ნახევარი საათის შემდეგ ზეთში შევწვავთ.',
              gloss: 'Without salt the eggplant will be bitter. After half an hour we will fry it in oil.',
            },
            {
              speaker: 'Nana',
              voice: 'high',
              form: 'მერე ნიგოზს დავფქვავთ და ნიორს, ქინძსა და ძმარს დავუმატებთ.',
              gloss: 'Then we will grind the walnuts and add garlic, cilantro and vinegar.',
            },
            {
              speaker: 'Presenter',
              voice: 'low',
              form: 'და ბოლოს რას ვაკეთებთ?',
              gloss: 'And what do we do at the end?',
            },
            {
              speaker: 'Nana',
              voice: 'high',
              form: 'ბადრიჯანს ნიგოზს წავუსვამთ, დავახვევთ და ზემოდან ბროწეულს მოვაყრით.',
              gloss:
                'We will spread the walnuts on the eggplant, roll it up and sprinkle pomegranate on top.',
            },
            {
              speaker: 'Presenter',
              voice: 'low',
              form: 'ცხელი უნდა ვჭამოთ?',
              gloss: 'Should we eat it hot?',
            },
            {
              speaker: 'Nana',
              voice: 'high',
              form: 'არა, ცივი უფრო გემრიელია. გემრიელად მიირთვით!',
              gloss: 'No, it is tastier cold. Enjoy your meal!',
            },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'advanced-listening.media.kitchen.q1',
              teaches: ['word.salt'],
              prompt: 'Why does Nana salt the main ingredient before she fries it?',
              options: [
                'so that it needs less oil',
                'so that it turns soft',
                'so that it is not bitter',
                'so that it keeps longer',
              ],
              answer: 'so that it is not bitter',
              explanation:
                'გარეშე (without) follows a genitive: მარილის გარეშე. The adjective needs no second word: უ- before the noun and -ო after it make უმარილო (unsalted).',
            },
            {
              kind: 'choice',
              id: 'advanced-listening.media.kitchen.q2',
              teaches: ['word.pomegranate'],
              prompt: 'How does the dish come to the table?',
              options: [
                'hot, with pomegranate on top',
                'cold, with pomegranate on top',
                'hot, with grated cheese on top',
                'cold, with slices of lemon on top',
              ],
              answer: 'cold, with pomegranate on top',
              explanation:
                'Cooks often tell a recipe in the future with "we": დავჭრით, შევწვავთ, მოვაყრით. In the future what one cuts or fries stands in the dative, as in the present.',
            },
          ],
          vocabulary: [
            {
              form: 'ბადრიჯანი',
              gloss: 'eggplant',
              context: {
                form: 'ნიგვზიან ბადრიჯანს მოვამზადებთ',
                gloss: 'we will prepare eggplant with walnuts',
              },
            },
            {
              form: 'ნაჭერი',
              gloss: 'piece',
              context: { form: 'გრძელ ნაჭრებად დავჭრით', gloss: 'we will cut it into long pieces' },
            },
            {
              form: 'მწარე',
              gloss: 'bitter',
              context: {
                form: 'ბადრიჯანი მწარე იქნება',
                gloss: 'the eggplant will be bitter',
              },
            },
            {
              form: 'ზეთი',
              gloss: 'oil',
              context: { form: 'ზეთში შევწვავთ', gloss: 'we will fry it in oil' },
            },
            {
              form: 'ბროწეული',
              gloss: 'pomegranate',
              context: { form: 'ბროწეულს მოვაყრით', gloss: 'we will sprinkle pomegranate on it' },
            },
          ],
        },
        {
          id: 'advanced-listening.media.podcast',
          title: 'Never Too Late',
          description: 'Tamta has Irakli on her podcast. They are friends and say the familiar "you".',
          lines: [
            {
              speaker: 'Tamta',
              voice: 'high',
              form: 'ირაკლი, რამდენი წლის იყავი, როცა სირბილი დაიწყე?',
              gloss: 'Irakli, how old were you when you started running?',
            },
            {
              speaker: 'Irakli',
              voice: 'low',
              form: 'ორმოცი წლის ვიყავი. მანამდე სპორტი საერთოდ არ მიყვარდა.',
              gloss: 'I was forty years old. Before that I did not like sports at all.',
            },
            {
              speaker: 'Tamta',
              voice: 'high',
              form: 'აბა, რატომ დაიწყე?',
              gloss: 'So why did you start?',
            },
            {
              speaker: 'Irakli',
              voice: 'low',
              form: 'ერთ დღეს ჩემმა ქალიშვილმა მითხრა: მამა, მოდი, ვირბინოთ!',
              gloss: "One day my daughter said to me: Dad, come on, let's run!",
            },
            {
              speaker: 'Irakli',
              voice: 'low',
              form: 'პირველად ორასი მეტრი ვირბინე და გავჩერდი.',
              gloss: 'The first time I ran two hundred meters and stopped.',
            },
            {
              speaker: 'Tamta',
              voice: 'high',
              form: 'ახლა კი მარათონებში მონაწილეობ!',
              gloss: 'And now you take part in marathons!',
            },
            {
              speaker: 'Irakli',
              voice: 'low',
              form: 'კი. შარშან ბათუმში პირველი მარათონი ხუთ საათში გავირბინე.',
              gloss: 'Yes. Last year in Batumi I ran my first marathon in five hours.',
            },
            {
              speaker: 'Irakli',
              voice: 'low',
              form: 'თითქმის ბოლო ვიყავი, მაგრამ ძალიან ბედნიერი.',
              gloss: 'I was almost the last, but very happy.',
            },
            {
              speaker: 'Tamta',
              voice: 'high',
              form: 'რას ურჩევ მათ, ვინც ახლა იწყებს?',
              gloss: 'What do you advise those who are starting now?',
            },
            {
              speaker: 'Irakli',
              voice: 'low',
              form: 'ნელა დაიწყეთ, კვირაში სამი დღე საკმარისია. და მეგობართან ერთად ირბინეთ!',
              gloss: 'Start slowly, three days a week is enough. And run with a friend!',
            },
            {
              speaker: 'Tamta',
              voice: 'high',
              form: 'შენ ისევ ქალიშვილთან ერთად დარბიხარ?',
              gloss: 'Do you still run with your daughter?',
            },
            {
              speaker: 'Irakli',
              voice: 'low',
              form: 'კი, ოღონდ ახლა ის ჩემზე სწრაფად დარბის!',
              gloss: 'Yes, only now she runs faster than me!',
            },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'advanced-listening.media.podcast.q1',
              teaches: [],
              prompt: 'Who got Irakli to begin?',
              options: ['his doctor', 'an old friend', 'his wife', 'his daughter'],
              answer: 'his daughter',
              explanation:
                'შვილი is a child of someone, of either sex. ქალიშვილი is a daughter and ვაჟიშვილი a son.',
            },
            {
              kind: 'choice',
              id: 'advanced-listening.media.podcast.q2',
              teaches: ['word.friend'],
              prompt: 'What does Irakli advise beginners to do?',
              options: [
                'to run with a friend',
                'to run every single day',
                'to enter a race at once',
                'to buy good shoes first',
              ],
              answer: 'to run with a friend',
              explanation:
                'The two friends say the familiar "you", yet Irakli says დაიწყეთ and ირბინეთ: with this -თ he turns to all who listen.',
            },
          ],
          vocabulary: [
            {
              form: 'სირბილი',
              gloss: 'to run; running',
              context: { form: 'როცა სირბილი დაიწყე', gloss: 'when you started running' },
            },
            {
              form: 'საერთოდ',
              gloss: 'at all; in general',
              context: {
                form: 'სპორტი საერთოდ არ მიყვარდა',
                gloss: 'I did not like sports at all',
              },
            },
            {
              form: 'ქალიშვილი',
              gloss: 'daughter',
              context: { form: 'ჩემმა ქალიშვილმა მითხრა', gloss: 'my daughter said to me' },
            },
            {
              form: 'მარათონი',
              gloss: 'marathon',
              context: { form: 'მარათონებში მონაწილეობ', gloss: 'you take part in marathons' },
            },
            {
              form: 'საკმარისი',
              gloss: 'enough',
              context: { form: 'კვირაში სამი დღე საკმარისია', gloss: 'three days a week is enough' },
            },
          ],
        },
      ],
    },
    {
      kind: 'recordings',
      id: 'academic',
      title: 'Academic',
      description: 'The first minutes of a lecture, and a stop on a museum tour.',
      recordings: [
        {
          id: 'advanced-listening.academic.scripts',
          title: 'Three Scripts',
          description: 'A lecturer introduces the history of Georgian writing. Listen for the centuries.',
          lines: [
            {
              speaker: 'Lecturer',
              voice: 'low',
              form: 'გამარჯობათ! დღეს ქართული დამწერლობის ისტორიაზე ვისაუბრებთ.',
              gloss: 'Hello! Today we will talk about the history of Georgian writing.',
            },
            {
              speaker: 'Lecturer',
              voice: 'low',
              form: 'ქართულ ენას სამი დამწერლობა აქვს: ასომთავრული, ნუსხური და მხედრული.',
              gloss: 'The Georgian language has three scripts: Asomtavruli, Nuskhuri and Mkhedruli.',
            },
            {
              speaker: 'Lecturer',
              voice: 'low',
              form: 'ასომთავრული ყველაზე ძველია. მისი ნიმუშები მეხუთე საუკუნიდან გვაქვს.',
              gloss: 'Asomtavruli is the oldest. We have examples of it from the fifth century on.',
            },
            {
              speaker: 'Lecturer',
              voice: 'low',
              form: 'მას დღესაც ნახავთ ძველი ეკლესიების კედლებზე.',
              gloss: 'You will see it to this day on the walls of old churches.',
            },
            {
              speaker: 'Lecturer',
              voice: 'low',
              form: 'მეცხრე საუკუნეში ნუსხური გაჩნდა. მისი ასოები უფრო პატარაა და სწრაფად იწერება.',
              gloss:
                'In the ninth century Nuskhuri appeared. Its letters are smaller and are written quickly.',
            },
            {
              speaker: 'Lecturer',
              voice: 'low',
              form: 'მხედრული ყველაზე ახალია. თავიდან მას საერო საბუთებისთვის იყენებდნენ.',
              gloss: 'Mkhedruli is the newest. At first it was used for secular documents.',
            },
            {
              speaker: 'Lecturer',
              voice: 'low',
              form: 'დღეს კი მხედრულით ყველა წერს. მასში ოცდაცამეტი ასოა.',
              gloss: 'Today, however, everyone writes in Mkhedruli. There are thirty-three letters in it.',
            },
            {
              speaker: 'Lecturer',
              voice: 'low',
              form: 'ძველ დამწერლობებს ეკლესია დღესაც იყენებს, ამიტომ სამივე ცოცხალია.',
              gloss: 'The church uses the old scripts to this day; therefore all three are alive.',
            },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'advanced-listening.academic.scripts.q1',
              teaches: [],
              prompt: 'From which century on do we have examples of the oldest script?',
              options: ['from the third', 'from the fifth', 'from the ninth', 'from the eleventh'],
              answer: 'from the fifth',
              explanation:
                'The parts of ასომთავრული are ასო (letter) and მთავარი (main, chief): it is the script of capital letters.',
            },
            {
              kind: 'choice',
              id: 'advanced-listening.academic.scripts.q2',
              teaches: [],
              prompt: 'What was the newest script used for at first?',
              options: [
                'for books of the church',
                'for signs on shop fronts',
                'for secular documents',
                'for messages in wartime',
              ],
              answer: 'for secular documents',
              explanation:
                'საერო (secular, worldly) comes from ერი, which today is "nation". Its opposite is საეკლესიო, "of the church".',
            },
          ],
          vocabulary: [
            {
              form: 'დამწერლობა',
              gloss: 'script; writing',
              context: {
                form: 'ქართული დამწერლობის ისტორიაზე',
                gloss: 'about the history of Georgian writing',
              },
            },
            {
              form: 'ნიმუში',
              gloss: 'sample; example',
              context: {
                form: 'მისი ნიმუშები მეხუთე საუკუნიდან გვაქვს',
                gloss: 'we have examples of it from the fifth century on',
              },
            },
            {
              form: 'კედელი',
              gloss: 'wall',
              context: { form: 'ძველი ეკლესიების კედლებზე', gloss: 'on the walls of old churches' },
            },
            {
              form: 'საუკუნე',
              gloss: 'century',
              context: {
                form: 'მეცხრე საუკუნეში ნუსხური გაჩნდა',
                gloss: 'in the ninth century Nuskhuri appeared',
              },
            },
            {
              form: 'ცოცხალი',
              gloss: 'alive',
              context: { form: 'ამიტომ სამივე ცოცხალია', gloss: 'therefore all three are alive' },
            },
          ],
        },
        {
          id: 'advanced-listening.academic.qvevri',
          title: 'Wine in Clay',
          description: 'A museum guide stops at a very large vessel. Listen for the reasons.',
          lines: [
            {
              speaker: 'Guide',
              voice: 'high',
              form: 'მოგესალმებით ჩვენს მუზეუმში! თქვენ წინაშეა ქვევრი, თიხის დიდი ჭურჭელი.',
              gloss: 'Welcome to our museum! Before you is a qvevri, a large vessel of clay.',
            },
            {
              speaker: 'Guide',
              voice: 'high',
              form: 'ქვევრს მიწაში ფლავენ. ზემოთ მხოლოდ მისი პირი ჩანს.',
              gloss: 'People bury a qvevri in the ground. Above, only its mouth can be seen.',
            },
            {
              speaker: 'Guide',
              voice: 'high',
              form: 'რატომ მიწაში? იქ ზაფხულშიც და ზამთარშიც ერთნაირი ტემპერატურაა.',
              gloss: 'Why in the ground? There the temperature is the same in summer and in winter.',
            },
            {
              speaker: 'Guide',
              voice: 'high',
              form: 'შემოდგომაზე ყურძენს წურავენ და წვენს ქვევრში ასხამენ.',
              gloss: 'In autumn people press the grapes and pour the juice into the qvevri.',
            },
            {
              speaker: 'Guide',
              voice: 'high',
              form: 'კახეთში წვენს ჭაჭასთან ერთად ტოვებენ. ჭაჭა ყურძნის კანი და წიპწაა.',
              gloss:
                'In Kakheti the juice is left together with the pomace. Pomace is the skins and seeds of the grapes.',
            },
            {
              speaker: 'Guide',
              voice: 'high',
              form: 'ამიტომ თეთრი ყურძნის ღვინოს იქ ქარვის ფერი აქვს.',
              gloss: 'That is why wine from white grapes there has the color of amber.',
            },
            {
              speaker: 'Guide',
              voice: 'high',
              form: 'გაზაფხულამდე ქვევრი დახურულია. მერე მას ხსნიან და ახალ ღვინოს სვამენ.',
              gloss: 'Until spring the qvevri is closed. Then people open it and drink the new wine.',
            },
            {
              speaker: 'Guide',
              voice: 'high',
              form: 'საქართველოში ღვინოს უკვე რვა ათასი წელია აყენებენ.',
              gloss: 'In Georgia people have been making wine for eight thousand years now.',
            },
            {
              speaker: 'Guide',
              voice: 'high',
              form: 'გთხოვთ, ქვევრს ხელით ნუ შეეხებით! ახლა კი მეორე დარბაზში გადავიდეთ.',
              gloss:
                'Please do not touch the qvevri with your hands! And now let us go on to the second hall.',
            },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'advanced-listening.academic.qvevri.q1',
              teaches: [],
              prompt: 'Why is the vessel kept in the ground?',
              options: [
                'It would break in the open air.',
                'Nobody can steal the wine there.',
                'It stays equally warm all year.',
                'No light reaches the juice there.',
              ],
              answer: 'It stays equally warm all year.',
              explanation:
                'ერთნაირი (the same, of one kind) is made of ერთი (one), and სხვანაირი (different, of another kind) of სხვა (other).',
            },
            {
              kind: 'choice',
              id: 'advanced-listening.academic.qvevri.q2',
              teaches: ['word.wine'],
              prompt: 'What gives the white wine of Kakheti its special color?',
              options: [
                'the skins and seeds',
                'the clay of the vessel',
                'a little honey in it',
                'its years in the ground',
              ],
              answer: 'the skins and seeds',
              explanation:
                'ჭაჭა also names the strong spirit that is distilled from the pomace. One word, two things: ask before you drink.',
            },
          ],
          vocabulary: [
            {
              form: 'ჭურჭელი',
              gloss: 'vessel; dishes',
              context: { form: 'თიხის დიდი ჭურჭელი', gloss: 'a large vessel of clay' },
            },
            {
              form: 'მიწა',
              gloss: 'earth; ground',
              context: { form: 'ქვევრს მიწაში ფლავენ', gloss: 'people bury a qvevri in the ground' },
            },
            {
              form: 'წვენი',
              gloss: 'juice',
              context: {
                form: 'წვენს ქვევრში ასხამენ',
                gloss: 'people pour the juice into the qvevri',
              },
            },
            {
              form: 'კანი',
              gloss: 'skin',
              context: { form: 'ყურძნის კანი და წიპწაა', gloss: 'is the skins and seeds of grapes' },
            },
            {
              form: 'ქარვა',
              gloss: 'amber',
              context: { form: 'ქარვის ფერი აქვს', gloss: 'has the color of amber' },
            },
          ],
        },
      ],
    },
    {
      kind: 'notes',
      id: 'listening-strategies',
      group: 'Additional Resources',
      title: 'Listening Strategies',
      notes: [
        {
          title: 'Three Rounds',
          text: 'Listen first for who speaks and about what. Listen again for times, places and reasons, and answer the questions. Open the transcript only for the third round, and follow it with your eyes.',
        },
        {
          title: 'Hold On to the Signposts',
          text: 'Small words announce what comes: ჯერ (first), მერე (then), ბოლოს (at the end) put steps in order; ამიტომ (therefore) brings a result, მაგრამ and ოღონდ (but, only) bring a turn.',
        },
        {
          title: 'Let a Word Go',
          text: 'One unknown word is no reason to stop. Keep listening for the verb, which often comes last, and ask what must have been meant: whoever says თბილი ქურთუკი წამოიღე is thinking of the cold.',
        },
      ],
    },
    {
      kind: 'notes',
      id: 'practice-tips',
      title: 'Practice Tips',
      notes: [
        {
          title: 'Be the Echo',
          text: 'Play one line, stop, and say it as you heard it, with the same melody. Then speak together with the voice. What your mouth knows, your ear will find.',
        },
        {
          title: 'Write What You Hear',
          text: 'Take a dictation of three lines and compare it with the transcript. Georgian is spelled as it sounds, so a wrong letter shows what you misheard: often it is ქ for კ, თ for ტ or ჩ for ჭ.',
        },
        {
          title: 'A Little Every Day',
          text: 'Five minutes of Georgian radio a day often do more than an hour on Sunday. Begin with the weather: it has few words, and tomorrow nearly all of them come back.',
        },
      ],
    },
  ],
  exercises: [],
  glossary,
  reviewerNote:
    'No native speaker has read or heard this yet. Please check above all: the greeting and the line with გაგაცნობთ as a ' +
    'radio presenter would say them; აცივდება, დათბება and გამოიდარებს in a forecast; იყოთ ფრთხილად after a warning; ' +
    'ავეჯი დგას for a furnished apartment and კომუნალური გადასახადების გარეშე for a rent without utilities; the question with ' +
    'ხომ არ in პრობლემა ხომ არ იქნება; იქ ცხენითაც შეიძლება წასვლა; მირჩევნია with a verbal noun alone; the futures of ' +
    'the recipe (დავჭრით, მოვაყრით, შევწვავთ, დავფქვავთ, წავუსვამთ, დავახვევთ) and the two datives in ბადრიჯანს ნიგოზს ' +
    'წავუსვამთ; აბა at the head of a question; დარბის and დარბიხარ of jogging; ქვევრს მიწაში ფლავენ beside other verbs for ' +
    'burying; and ხელით ნუ შეეხებით. The local news and the persons are invented, the rent is an example that may date. ' +
    'Facts of the lecture (the fifth century, the ninth century, secular use of the newest script, thirty-three letters) ' +
    'and of the tour (buried vessels, pomace and amber color in Kakheti, eight thousand years) are the common ones, put ' +
    'briefly. Not every verbal noun in the glossary is common as a word: დაჭირვება, სურვება, ღირება, წურვა; ურჩევნია and ' +
    'ცივა stand there as verbs, having none in use.',
};
