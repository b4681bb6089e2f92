import { glossary } from './glossary.ts';
import type { LessonContent } from '../../../unit.ts';

/** Eleven short texts in four groups, the easiest of each group first. */
export const lesson: LessonContent = {
  title: 'Reading Practice',
  subtitle:
    'Eleven short texts about food, nature, traditions and history, each with its words and questions.',
  tips: [
    'Look for the verb first. It usually stands at the end of its clause, and its form tells who acts: წერს (he or she writes), წერენ (they write). Words such as "he" and "they" are often left out.',
    'Two one-letter endings are worth knowing. A final -ა can be the short form of არის (is): კერძია is "it is a dish". A final -ც means "too" or "even": მთაშიც is "in the mountains too".',
    'Georgian has no capital letters, so a name looks like any other word. Its endings still help: თბილისში is "in Tbilisi", თამარის is "of Tamar".',
    'In a story in the past the one who acts often ends in -მ or -მა: მეფემ ქალაქი ააშენა (the king built a city). With იყო (was), ცხოვრობდა (lived) and წავიდა (went) there is no such ending: მეფე აქ ცხოვრობდა (the king lived here).',
  ],
  sections: [
    {
      kind: 'readings',
      id: 'cuisine',
      title: 'Georgian Cuisine',
      description: 'Three things that everyone in Georgia eats, and how they are made and eaten.',
      texts: [
        {
          id: 'reading.cuisine.khinkali',
          title: 'How to Eat Khinkali',
          paragraphs: [
            {
              form: 'ხინკალი ცნობილი ქართული კერძია. ქართველებს ის ძალიან უყვართ. ხინკალს მთაშიც ჭამენ და ქალაქშიც.',
              gloss:
                'Khinkali is a famous Georgian dish. Georgians love it very much. People eat khinkali both in the mountains and in the city.',
            },
            {
              form: 'ცომში ხორცი, ხახვი და ცხელი წვენია. ზოგს კარტოფილის ან ყველის ხინკალი უყვარს. ერთი ადამიანი ხშირად ხუთ ან ექვს ხინკალს ჭამს.',
              gloss:
                'Inside the dough there is meat, onion and hot broth. Some people love khinkali with potato or cheese. One person often eats five or six khinkali.',
            },
            {
              form: 'ხინკალს ხელით ჭამენ: დანა და ჩანგალი საჭირო არ არის. ბევრს ის შავი პილპილით უყვარს. ჯერ ცხელ წვენს სვამენ, მერე კი ხორცსა და ცომს ჭამენ. კუჭებს არ ჭამენ, თეფშზე ტოვებენ და ბოლოს ითვლიან: ვინ შეჭამა ყველაზე მეტი?',
              gloss:
                'People eat khinkali with their hands: a knife and fork are not necessary. Many love it with black pepper. First they drink the hot broth, and then they eat the meat and the dough. They do not eat the stems; they leave them on the plate and count them at the end: who ate the most?',
            },
          ],
          vocabulary: [
            { form: 'კერძი', gloss: 'dish' },
            { form: 'ცომი', gloss: 'dough' },
            { form: 'ხორცი', gloss: 'meat' },
            { form: 'ხახვი', gloss: 'onion' },
            { form: 'წვენი', gloss: 'juice; broth' },
            { form: 'პილპილი', gloss: 'pepper' },
            { form: 'თეფში', gloss: 'plate' },
            { form: 'თვლა', gloss: 'to count' },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'reading.cuisine.khinkali.q1',
              teaches: ['word.drink', 'word.juice'],
              prompt: 'What do people do first when they eat khinkali?',
              options: ['eat the meat', 'count the stems', 'drink the broth', 'cut the dough'],
              answer: 'drink the broth',
              explanation:
                'ჯერ … მერე means "first … then". The same pair orders the steps of a recipe or of your day.',
            },
            {
              kind: 'choice',
              id: 'reading.cuisine.khinkali.q2',
              teaches: [],
              prompt: 'Why are the stems left on the plate?',
              options: [
                'to feed them to the dogs',
                'to count them at the end',
                'to eat them with cheese',
                'to keep them for soup',
              ],
              answer: 'to count them at the end',
              explanation:
                'The stem is called კუჭი, literally "stomach". Whoever has the most of them on the plate has eaten the most.',
            },
          ],
        },
        {
          id: 'reading.cuisine.khachapuri',
          title: 'Every Region Has Its Khachapuri',
          paragraphs: [
            {
              form: 'ხაჭაპური ყველიანი პურია. საქართველოში ის ყველას უყვარს: დიდსაც და პატარასაც. ხაჭაპურს საუზმეზე, სადილზე და ვახშამზე ჭამენ.',
              gloss:
                'Khachapuri is a bread with cheese. In Georgia everyone loves it, big and small. People eat khachapuri at breakfast, at lunch and at supper.',
            },
            {
              form: 'საქართველოს ყველა კუთხეს თავისი ხაჭაპური აქვს. იმერული ხაჭაპური მრგვალია და ყველი შიგნით არის. მეგრულ ხაჭაპურს ყველი ზემოდანაც აქვს. აჭარული ხაჭაპური ნავს ჰგავს: შუაში ყველი, კვერცხი და კარაქია.',
              gloss:
                'Every region of Georgia has its own khachapuri. The Imeretian khachapuri is round, and the cheese is inside. The Megrelian khachapuri has cheese on top as well. The Adjarian khachapuri looks like a boat: in the middle there is cheese, an egg and butter.',
            },
            {
              form: 'აჭარულ ხაჭაპურს ხელით ჭამენ. ჯერ ყველს, კვერცხსა და კარაქს ერთმანეთში ურევენ, მერე კი პურის პატარა ნაჭრებით ჭამენ.',
              gloss:
                'People eat the Adjarian khachapuri with their hands. First they mix the cheese, the egg and the butter together, and then they eat them with small pieces of the bread.',
            },
            {
              form: 'ცივი ხაჭაპური ისეთი გემრიელი არ არის, ამიტომ ხაჭაპური ყოველთვის ცხელი უნდა იყოს. სად არის ყველაზე გემრიელი ხაჭაპური? ყველა ქართველი იტყვის: „ბებიასთან!“',
              gloss:
                'Cold khachapuri is not so tasty, so khachapuri must always be hot. Where is the tastiest khachapuri? Every Georgian will say: "At my grandmother\'s!"',
            },
          ],
          vocabulary: [
            { form: 'ყველი', gloss: 'cheese' },
            { form: 'კუთხე', gloss: 'corner; region' },
            { form: 'მრგვალი', gloss: 'round' },
            { form: 'ნავი', gloss: 'boat' },
            { form: 'კვერცხი', gloss: 'egg' },
            { form: 'კარაქი', gloss: 'butter' },
            { form: 'ნაჭერი', gloss: 'piece' },
            { form: 'გემრიელი', gloss: 'tasty; delicious' },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'reading.cuisine.khachapuri.q1',
              teaches: [],
              prompt: 'Which khachapuri looks like a boat?',
              options: ['the Imeretian one', 'the Megrelian one', 'the Kakhetian one', 'the Adjarian one'],
              answer: 'the Adjarian one',
              explanation:
                'ჰგავს (looks like) takes its object in the dative: ნავს ჰგავს is "it looks like a boat".',
            },
            {
              kind: 'choice',
              id: 'reading.cuisine.khachapuri.q2',
              teaches: ['word.cheese'],
              prompt: 'How does the Megrelian khachapuri differ from the Imeretian one?',
              options: [
                'There is cheese on top of it too.',
                'There is no cheese inside it.',
                'There is an egg in the middle.',
                'There is meat instead of cheese.',
              ],
              answer: 'There is cheese on top of it too.',
              explanation: 'ზემოდანაც is ზემოდან (on top) with -ც (too). The vowel ა joins the two.',
            },
            {
              kind: 'choice',
              id: 'reading.cuisine.khachapuri.q3',
              teaches: ['word.big', 'word.small'],
              prompt: 'What does დიდსაც და პატარასაც mean in the first paragraph?',
              options: [
                'big and small loaves',
                'both adults and children',
                'both rich and poor people',
                'cities and villages',
              ],
              answer: 'both adults and children',
              explanation:
                'Adjectives can stand for people: დიდი is "big" and also "grown-up", პატარა is "small" and also "little one".',
            },
          ],
        },
        {
          id: 'reading.cuisine.churchkhela',
          title: 'Churchkhela, a Sweet on a Thread',
          paragraphs: [
            {
              form: 'ჩურჩხელა ტრადიციული ქართული ტკბილეულია. ის გრძელია, სანთელს ჰგავს და სხვადასხვა ფერისაა: ყვითელი, ყავისფერი ან თითქმის შავი. ზოგი ტურისტი ბაზარში ფიქრობს, რომ ეს ძეხვია!',
              gloss:
                'Churchkhela is a traditional Georgian sweet. It is long, looks like a candle and comes in different colors: yellow, brown or almost black. Some tourists at the market think that it is a sausage!',
            },
            {
              form: 'ჩურჩხელისთვის სამი რამ არის საჭირო: ყურძნის წვენი, ფქვილი და ნიგოზი ან თხილი. ჯერ ნიგოზს გრძელ ძაფზე აცვამენ. მერე ყურძნის წვენს ფქვილთან ერთად დიდ ქვაბში ადუღებენ. ამ სქელ წვენს თათარა ჰქვია. ნიგვზიან ძაფს ცხელ თათარაში რამდენჯერმე ავლებენ და მზეზე აშრობენ.',
              gloss:
                'For churchkhela three things are necessary: grape juice, flour, and walnuts or hazelnuts. First the walnuts are strung on a long thread. Then the grape juice is boiled together with flour in a big pot. This thick juice is called tatara. The thread with the walnuts is dipped into the hot tatara several times and dried in the sun.',
            },
            {
              form: 'ჩურჩხელას შემოდგომაზე ამზადებენ, როცა ყურძენი მწიფეა. კარგ ჩურჩხელაში შაქარი არ არის: ყურძნის წვენი ისედაც ტკბილია. ჩურჩხელა მთელი ზამთარი ინახება, ამიტომ ახალი წლის სუფრაზეც ხშირად დევს.',
              gloss:
                'People make churchkhela in autumn, when the grapes are ripe. In good churchkhela there is no sugar: the grape juice is sweet as it is. Churchkhela keeps all winter, so it often lies on the New Year table too.',
            },
          ],
          vocabulary: [
            { form: 'ტკბილეული', gloss: 'sweets' },
            { form: 'სანთელი', gloss: 'candle' },
            { form: 'ყურძენი', gloss: 'grapes' },
            { form: 'ნიგოზი', gloss: 'walnut' },
            { form: 'თხილი', gloss: 'hazelnut' },
            { form: 'ფქვილი', gloss: 'flour' },
            { form: 'ძაფი', gloss: 'thread' },
            { form: 'მწიფე', gloss: 'ripe' },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'reading.cuisine.churchkhela.q1',
              teaches: [],
              prompt: 'What is the thick, hot juice called?',
              options: ['თათარა', 'ჩურჩხელა', 'ყურძენი', 'ფქვილი'],
              answer: 'თათარა',
              explanation:
                'With ჰქვია (is called) the thing that has the name stands in the dative: წვენს თათარა ჰქვია. In western Georgia it is called ფელამუში.',
            },
            {
              kind: 'choice',
              id: 'reading.cuisine.churchkhela.q2',
              teaches: ['word.juice'],
              prompt: 'Where does the sweet taste of good churchkhela come from?',
              options: ['the sugar', 'the walnuts', 'the grape juice', 'the flour'],
              answer: 'the grape juice',
              explanation: 'ისედაც means "as it is, anyway": the juice is sweet already and needs no sugar.',
            },
            {
              kind: 'choice',
              id: 'reading.cuisine.churchkhela.q3',
              teaches: ['season.autumn'],
              prompt: 'როდის ამზადებენ ჩურჩხელას?',
              options: ['ახალ წელს', 'შემოდგომაზე', 'გაზაფხულზე', 'მთელი ზამთარი'],
              answer: 'შემოდგომაზე',
              explanation:
                'Of the seasons, შემოდგომა and გაზაფხული take -ზე (in autumn, in spring); ზამთარი and ზაფხული take -ში: ზამთარში, ზაფხულში.',
            },
          ],
        },
      ],
    },
    {
      kind: 'readings',
      id: 'nature',
      title: 'Nature',
      description: 'The sea in the west, the mountains in the north, and a forest with a famous spring.',
      texts: [
        {
          id: 'reading.nature.black-sea',
          title: 'Summer at the Black Sea',
          paragraphs: [
            {
              form: 'საქართველოს დასავლეთით შავი ზღვაა. ზაფხულში იქ ბევრი ხალხი ისვენებს. წყალი თბილია, ბავშვები მთელი დღე ცურავენ, უფროსები კი მზეზე წვანან.',
              gloss:
                'To the west of Georgia is the Black Sea. In summer many people spend their vacations there. The water is warm, the children swim all day, and the grown-ups lie in the sun.',
            },
            {
              form: 'ყველაზე ცნობილი ზღვისპირა ქალაქი ბათუმია. ქალაქს გრძელი ბულვარი აქვს. საღამოს ხალხი იქ სეირნობს, მუსიკას უსმენს და ნაყინს ჭამს. ზოგი ველოსიპედით დადის.',
              gloss:
                'The most famous seaside city is Batumi. The city has a long boulevard. In the evening people stroll there, listen to music and eat ice cream. Some ride bicycles.',
            },
            {
              form: 'ბათუმთან ახლოს დიდი ბოტანიკური ბაღია. იქ სხვადასხვა ქვეყნის ხეები და ყვავილები იზრდება. ბაღი მაღალ ადგილზეა, ამიტომ იქიდან ზღვა კარგად ჩანს. საღამოს მზე ზღვაში ჩადის და ცა წითლდება.',
              gloss:
                'Near Batumi there is a big botanical garden. Trees and flowers of different countries grow there. The garden is in a high place, so the sea can be seen well from there. In the evening the sun goes down into the sea and the sky turns red.',
            },
          ],
          vocabulary: [
            { form: 'დასავლეთი', gloss: 'west' },
            { form: 'ზღვა', gloss: 'sea' },
            { form: 'ცურვა', gloss: 'to swim' },
            { form: 'ველოსიპედი', gloss: 'bicycle' },
            { form: 'ბაღი', gloss: 'garden' },
            { form: 'ყვავილი', gloss: 'flower' },
            { form: 'მზე', gloss: 'sun' },
            { form: 'ცა', gloss: 'sky' },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'reading.nature.black-sea.q1',
              teaches: ['word.take-walk', 'word.eat'],
              prompt: 'What do people do on the boulevard in the evening?',
              options: [
                'swim and lie in the sun',
                'plant trees and flowers',
                'drink coffee and dance',
                'stroll and eat ice cream',
              ],
              answer: 'stroll and eat ice cream',
              explanation:
                'ხალხი (people) is singular in Georgian, and so is its verb: ხალხი სეირნობს, not სეირნობენ.',
            },
            {
              kind: 'choice',
              id: 'reading.nature.black-sea.q2',
              teaches: [],
              prompt: 'Why can you see the sea well from the botanical garden?',
              options: [
                'It is in a high place.',
                'It is right on the beach.',
                'It has very few trees.',
                'It has a stone tower.',
              ],
              answer: 'It is in a high place.',
              explanation:
                'ჩანს means "is visible". What is seen is the subject and stands in the nominative: ზღვა ჩანს, the sea can be seen.',
            },
          ],
        },
        {
          id: 'reading.nature.caucasus',
          title: 'In the Caucasus Mountains',
          paragraphs: [
            {
              form: 'საქართველოს ჩრდილოეთში კავკასიონის მაღალი მთებია. მწვერვალებზე ზაფხულშიც თოვლი დევს. საქართველოში ყველაზე მაღალი მთა შხარაა: მისი სიმაღლე ხუთ კილომეტრზე მეტია.',
              gloss:
                'In the north of Georgia are the high mountains of the Caucasus. On the peaks there is snow even in summer. The highest mountain in Georgia is Shkhara: its height is more than five kilometers.',
            },
            {
              form: 'მთებში ძველი სოფლებია. სვანეთში სახლებთან ქვის მაღალი კოშკები დგას. ზოგი კოშკი თითქმის ათასი წლისაა. ომის დროს ხალხი ამ კოშკებში იმალებოდა.',
              gloss:
                'In the mountains there are old villages. In Svaneti tall stone towers stand by the houses. Some towers are almost a thousand years old. In times of war people hid in these towers.',
            },
            {
              form: 'ყაზბეგის მთასთან, მაღალ გორაზე, ძველი ეკლესია დგას. მას გერგეტის სამება ჰქვია. ბევრი ტურისტი იქ ფეხით ადის. გზა გრძელია, მაგრამ ხედი ძალიან ლამაზია.',
              gloss:
                'Near Mount Kazbek, on a high hill, stands an old church. It is called Gergeti Trinity. Many tourists go up there on foot. The way is long, but the view is very beautiful.',
            },
            {
              form: 'მთაში ამინდი სწრაფად იცვლება: დილით მზეა, საღამოს კი წვიმს. ამიტომ იქ ზაფხულშიც თბილი ტანსაცმელი გჭირდებათ.',
              gloss:
                'In the mountains the weather changes quickly: in the morning it is sunny, and in the evening it rains. So you need warm clothes there even in summer.',
            },
          ],
          vocabulary: [
            { form: 'მთა', gloss: 'mountain' },
            { form: 'მწვერვალი', gloss: 'peak' },
            { form: 'თოვლი', gloss: 'snow' },
            { form: 'სოფელი', gloss: 'village' },
            { form: 'კოშკი', gloss: 'tower' },
            { form: 'ხედი', gloss: 'view' },
            { form: 'ამინდი', gloss: 'weather' },
            { form: 'ტანსაცმელი', gloss: 'clothes' },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'reading.nature.caucasus.q1',
              teaches: [],
              prompt: 'What stands by the houses in Svaneti?',
              options: ['old churches', 'stone towers', 'wooden bridges', 'big gardens'],
              answer: 'stone towers',
              explanation:
                'The material is named in the genitive before the noun: ქვის კოშკი is "a tower of stone", ხის სახლი "a house of wood".',
            },
            {
              kind: 'choice',
              id: 'reading.nature.caucasus.q2',
              teaches: ['word.leg'],
              prompt: 'How do many tourists get up to Gergeti Trinity?',
              options: ['by car', 'on horseback', 'on foot', 'by bicycle'],
              answer: 'on foot',
              explanation:
                'The instrumental -ით answers the question how: ფეხით (on foot), მანქანით (by car), ხელით (by hand).',
            },
            {
              kind: 'choice',
              id: 'reading.nature.caucasus.q3',
              teaches: [],
              prompt: 'რატომ გჭირდებათ მთაში თბილი ტანსაცმელი?',
              options: ['იქ ძველი სოფლებია.', 'იქ მაღალი კოშკებია.', 'იქ გზა გრძელია.', 'იქ ამინდი იცვლება.'],
              answer: 'იქ ამინდი იცვლება.',
              explanation:
                'ამიტომ (therefore) points back to the reason, რატომ (why) asks for it, and რადგან (because) gives it.',
            },
          ],
        },
        {
          id: 'reading.nature.borjomi',
          title: 'Borjomi and Its Forest',
          paragraphs: [
            {
              form: 'ბორჯომი პატარა ქალაქია. ის მთებს შორის არის, შუაში კი მდინარე მტკვარი მიედინება. ჰაერი სუფთაა, ირგვლივ მწვანე ტყეა. ზაფხულში აქ არ ცხელა, ამიტომ ბევრი ოჯახი ბორჯომში ისვენებს.',
              gloss:
                'Borjomi is a small town. It is between mountains, and the river Mtkvari flows through the middle. The air is clean, and there is green forest all around. In summer it is not hot here, so many families spend their vacations in Borjomi.',
            },
            {
              form: 'ქალაქი თავისი წყლით არის ცნობილი. ბორჯომის წყალი მინერალურია და მას ბევრ ქვეყანაში სვამენ. ქალაქის პარკში ეს წყალი მიწიდან თბილი ამოდის. ხალხი წყაროსთან ბოთლებით მოდის. წყლის გემო ცოტა უცნაურია, მაგრამ ბევრს მოსწონს.',
              gloss:
                'The town is famous for its water. Borjomi water is mineral water, and people drink it in many countries. In the town park this water comes out of the ground warm. People come to the spring with bottles. The taste of the water is a little strange, but many like it.',
            },
            {
              form: 'ქალაქთან ახლოს დიდი ეროვნული პარკი იწყება. მის ტყეებში დათვები, მგლები და ირმები ცხოვრობენ. ტურისტები იქ რამდენიმე დღე დადიან. ღამით მათ პატარა ხის სახლებში სძინავთ. წესები მარტივია: ნაგავს არ ტოვებენ, ტყეში ცეცხლს არ ანთებენ და ჩუმად დადიან, რადგან ცხოველებს სიჩუმე უყვართ.',
              gloss:
                'Near the town a big national park begins. Bears, wolves and deer live in its forests. Tourists walk there for several days. At night they sleep in small wooden houses. The rules are simple: people leave no litter, light no fires in the forest and walk quietly, because animals love silence.',
            },
          ],
          vocabulary: [
            { form: 'მდინარე', gloss: 'river' },
            { form: 'ჰაერი', gloss: 'air' },
            { form: 'ტყე', gloss: 'forest' },
            { form: 'მიწა', gloss: 'earth; ground' },
            { form: 'დათვი', gloss: 'bear' },
            { form: 'მგელი', gloss: 'wolf' },
            { form: 'ირემი', gloss: 'deer' },
            { form: 'სიჩუმე', gloss: 'quiet; silence' },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'reading.nature.borjomi.q1',
              teaches: ['word.water'],
              prompt: 'What is the town famous for?',
              options: ['its old churches', 'its long river', 'its mineral water', 'its wooden houses'],
              answer: 'its mineral water',
              explanation:
                'What a place is known for stands in the instrumental: წყლით ცნობილი. წყალი loses its vowel before such endings: წყლის, წყლით.',
            },
            {
              kind: 'choice',
              id: 'reading.nature.borjomi.q2',
              teaches: ['word.bear', 'word.wolf', 'word.deer'],
              prompt: 'რომელი ცხოველები ცხოვრობენ ეროვნულ პარკში?',
              options: [
                'ირმები, ცხენები და მგლები',
                'დათვები, მგლები და ირმები',
                'ძაღლები, კატები და ცხენები',
                'მგლები, ძაღლები და დათვები',
              ],
              answer: 'დათვები, მგლები და ირმები',
              explanation:
                'Some nouns lose a vowel in the plural: მგელი, მგლები; ირემი, ირმები. დათვი has none to lose: დათვები.',
            },
            {
              kind: 'choice',
              id: 'reading.nature.borjomi.q3',
              teaches: [],
              prompt: 'Why should visitors be quiet in the forest?',
              options: [
                'because tourists are asleep',
                'because people work there',
                'because animals are dangerous',
                'because animals love silence',
              ],
              answer: 'because animals love silence',
              explanation:
                'With უყვართ the ones who love stand in the dative: ცხოველებს. The ending -თ shows that they are several.',
            },
          ],
        },
      ],
    },
    {
      kind: 'readings',
      id: 'traditions',
      title: 'Traditions',
      description: 'How Georgians celebrate: the turn of the year, the table, the grape harvest.',
      texts: [
        {
          id: 'reading.traditions.new-year',
          title: 'The First Guest of the Year',
          paragraphs: [
            {
              form: 'ახალი წელი დიდებისა და პატარების საყვარელი დღესასწაულია. ოცდათერთმეტ დეკემბერს მთელი ოჯახი სახლშია. დედა და მამა საცივსა და გოზინაყს ამზადებენ, ბავშვები კი ნაძვის ხეს რთავენ. ბევრ ოჯახში ჩიჩილაკიც დგას. ჩიჩილაკი თეთრია და თოვლის ბაბუის წვერს ჰგავს.',
              gloss:
                "New Year is the favorite holiday of big and small. On the thirty-first of December the whole family is at home. Mother and Father prepare satsivi and gozinaki, and the children decorate the Christmas tree. In many homes there is a chichilaki too. The chichilaki is white and looks like Grandfather Snow's beard.",
            },
            {
              form: 'თორმეტ საათზე ყველა ერთმანეთს ულოცავს: „გილოცავთ ახალ წელს!“ სუფრაზე ბევრი გემრიელი კერძია. ბავშვები ფანჯრიდან ფეიერვერკს უყურებენ.',
              gloss:
                'At twelve o\'clock everyone congratulates one another: "Happy New Year!" There are many tasty dishes on the table. The children watch the fireworks from the window.',
            },
            {
              form: 'პირველ იანვარს სახლში მეკვლე მოდის. ის წლის პირველი სტუმარია. მეკვლეს ტკბილეული მოაქვს. ის ოჯახს ბედნიერ წელს უსურვებს. ამბობენ: თუ მეკვლე კარგი ადამიანია, მთელი წელიც კარგი იქნება.',
              gloss:
                'On the first of January the mekvle comes to the house. He or she is the first guest of the year. The mekvle brings sweets. He or she wishes the family a happy year. People say: if the mekvle is a good person, the whole year will be good too.',
            },
          ],
          vocabulary: [
            { form: 'დღესასწაული', gloss: 'holiday; festival' },
            { form: 'საყვარელი', gloss: 'favorite; beloved' },
            { form: 'ნაძვის ხე', gloss: 'spruce; Christmas tree' },
            { form: 'წვერი', gloss: 'beard' },
            { form: 'ფანჯარა', gloss: 'window' },
            { form: 'ბედნიერი', gloss: 'happy' },
            { form: 'მეკვლე', gloss: 'first-foot (the first guest of the year)' },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'reading.traditions.new-year.q1',
              teaches: ['word.guest'],
              prompt: 'Who is the mekvle?',
              options: [
                'the first guest of the year',
                'the oldest of the family',
                'the one who cooks satsivi',
                'the Georgian Santa Claus',
              ],
              answer: 'the first guest of the year',
              explanation:
                'მეკვლე belongs with კვალი (footprint, trace): people say that the first footprint in the house decides what the year will be like.',
            },
            {
              kind: 'choice',
              id: 'reading.traditions.new-year.q2',
              teaches: [],
              prompt: 'What does the white chichilaki look like?',
              options: ['a candle', 'a snowman', 'a beard', 'a rose'],
              answer: 'a beard',
              explanation:
                'A chichilaki is a branch, mostly of hazel, shaved into long white curls. Grandfather Snow, თოვლის ბაბუა, is the Georgian Santa Claus.',
            },
          ],
        },
        {
          id: 'reading.traditions.supra',
          title: 'The Table and Its Toastmaster',
          paragraphs: [
            {
              form: 'როცა ქართველებს სტუმარი ჰყავთ, სუფრას შლიან. ძველი ანდაზა ამბობს: „სტუმარი ღვთისაა“. სუფრა მხოლოდ საჭმელი არ არის. მეგობრები და ნათესავები ერთად სხედან, საუბრობენ, მღერიან და სადღეგრძელოებს ამბობენ.',
              gloss:
                'When Georgians have a guest, they set the table. An old proverb says: "A guest is from God." The supra is not only food. Friends and relatives sit together, talk, sing and say toasts.',
            },
            {
              form: 'სუფრას თამადა უძღვება. თამადა ჭკვიანი და მხიარული უნდა იყოს. მან ბევრი ლექსი და სიმღერა იცის. პირველი სადღეგრძელო ხშირად მშვიდობისაა, მერე კი მშობლებისა და მეგობრების სადღეგრძელოს სვამენ.',
              gloss:
                'The toastmaster, the tamada, leads the supra. A tamada must be clever and cheerful. He or she knows many poems and songs. The first toast is often to peace, and then they drink the toast to parents and friends.',
            },
            {
              form: 'როცა თამადა ლაპარაკობს, სხვები უსმენენ. მერე ისინიც სიტყვას ამბობენ. ეს სიტყვა ხანდახან ძალიან გრძელია! ბოლოს ყველა ჭიქას სწევს და ამბობს: „გაუმარჯოს!“ კარგი თამადა არ ჩქარობს, ამიტომ სუფრა ხშირად გვიან ღამემდე გრძელდება.',
              gloss:
                'When the tamada speaks, the others listen. Then they too say a word. Sometimes this word is very long! In the end everyone raises a glass and says: "Cheers!" A good tamada does not hurry, so the supra often goes on until late at night.',
            },
          ],
          vocabulary: [
            { form: 'სუფრა', gloss: 'feast; tablecloth' },
            { form: 'თამადა', gloss: 'tamada (toastmaster)' },
            { form: 'სადღეგრძელო', gloss: 'toast (a wish)' },
            { form: 'ანდაზა', gloss: 'proverb' },
            { form: 'მშვიდობა', gloss: 'peace' },
            { form: 'ლექსი', gloss: 'poem' },
            { form: 'ჭიქა', gloss: 'glass' },
            { form: 'მხიარული', gloss: 'cheerful' },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'reading.traditions.supra.q1',
              teaches: ['word.guest'],
              prompt: 'What does the old proverb say?',
              options: [
                'Bread is from God.',
                'A guest is from God.',
                'Peace is from God.',
                'A friend is from God.',
              ],
              answer: 'A guest is from God.',
              explanation:
                'ღვთის is the genitive of ღმერთი (God), one of the few nouns whose stem changes so much.',
            },
            {
              kind: 'choice',
              id: 'reading.traditions.supra.q2',
              teaches: [],
              prompt: 'როგორი უნდა იყოს თამადა?',
              options: ['მდიდარი და ცნობილი', 'სწრაფი და ძლიერი', 'ჩუმი და ლამაზი', 'ჭკვიანი და მხიარული'],
              answer: 'ჭკვიანი და მხიარული',
              explanation:
                'უნდა before a verb means "must". The verb then takes a form of its own: არის (is), but უნდა იყოს (must be).',
            },
            {
              kind: 'choice',
              id: 'reading.traditions.supra.q3',
              teaches: [],
              prompt: 'Why does a supra often last until late at night?',
              options: [
                'There is too much food.',
                'The guests often come late.',
                'The tamada is in no hurry.',
                'The songs are very long.',
              ],
              answer: 'The tamada is in no hurry.',
              explanation:
                '-მდე means "until, as far as": ღამემდე (until night), ბათუმამდე (as far as Batumi).',
            },
          ],
        },
        {
          id: 'reading.traditions.rtveli',
          title: 'Rtveli, the Grape Harvest',
          paragraphs: [
            {
              form: 'შემოდგომაზე კახეთში რთველი იწყება. ამ დროს ყურძენს კრეფენ და ღვინოს აყენებენ. სექტემბერსა და ოქტომბერში მთელი ოჯახი ვენახშია: ბებიაც, ბაბუაც და პატარა ბავშვებიც. ქალაქიდან ნათესავები და მეგობრებიც ჩამოდიან.',
              gloss:
                'In autumn the grape harvest begins in Kakheti. At this time people pick the grapes and make wine. In September and October the whole family is in the vineyard: grandmother, grandfather and the small children too. Relatives and friends come from the city as well.',
            },
            {
              form: 'მუშაობა დილით ადრე იწყება. ზოგი ყურძენს კრეფს, ზოგს კი სავსე კალათა მიაქვს. სამუშაო მძიმეა, მაგრამ ყველა კარგ ხასიათზეა: მღერიან, ხუმრობენ და იცინიან. შუადღისას ხის ქვეშ ერთად სადილობენ.',
              gloss:
                'The work begins early in the morning. Some pick grapes, and others carry away full baskets. The work is hard, but everyone is in a good mood: they sing, joke and laugh. At noon they have lunch together under a tree.',
            },
            {
              form: 'მერე ყურძენს საწნახელში წურავენ და წვენს ქვევრში ასხამენ. ქვევრი თიხის დიდი ჭურჭელია, რომელიც მიწაშია. იქ ყურძნის წვენი ნელა ღვინოდ იქცევა. გაზაფხულზე ქვევრს ხსნიან და ახალ ღვინოს სტუმრებთან ერთად სვამენ. ყურძნის წვენისგან ჩურჩხელასაც ამზადებენ, ამიტომ რთველი ბავშვებსაც ძალიან უყვართ.',
              gloss:
                'Then they press the grapes in the wine press and pour the juice into the qvevri. The qvevri is a big clay vessel that is in the ground. There the grape juice slowly turns into wine. In spring they open the qvevri and drink the new wine together with guests. From the grape juice they make churchkhela too, so the children also love the harvest very much.',
            },
          ],
          vocabulary: [
            { form: 'რთველი', gloss: 'grape harvest; vintage' },
            { form: 'ვენახი', gloss: 'vineyard' },
            { form: 'კრეფა', gloss: 'to pick' },
            { form: 'კალათა', gloss: 'basket' },
            { form: 'საწნახელი', gloss: 'wine press (a trough)' },
            { form: 'ქვევრი', gloss: 'qvevri (wine vessel in the ground)' },
            { form: 'თიხა', gloss: 'clay' },
            { form: 'ჭურჭელი', gloss: 'vessel; dishes' },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'reading.traditions.rtveli.q1',
              teaches: ['word.good'],
              prompt: 'What mood is everyone in during the work?',
              options: ['a bad mood', 'a sad mood', 'a strange mood', 'a good mood'],
              answer: 'a good mood',
              explanation:
                'ხასიათი is "character", but კარგ ხასიათზე ყოფნა is "to be in a good mood". In the dative კარგი loses its ending.',
            },
            {
              kind: 'choice',
              id: 'reading.traditions.rtveli.q2',
              teaches: [],
              prompt: 'What is a qvevri?',
              options: [
                'a clay vessel in the ground',
                'a full basket of grapes',
                'a song of the harvest',
                'a wooden wine press',
              ],
              answer: 'a clay vessel in the ground',
              explanation:
                'Wine making in the qvevri is on the UNESCO list of intangible heritage. The form ღვინოდ (into wine) is the adverbial case.',
            },
            {
              kind: 'choice',
              id: 'reading.traditions.rtveli.q3',
              teaches: ['season.spring', 'word.new', 'word.wine'],
              prompt: 'როდის სვამენ ახალ ღვინოს?',
              options: ['შემოდგომაზე', 'შუადღისას', 'გაზაფხულზე', 'ოქტომბერში'],
              answer: 'გაზაფხულზე',
              explanation:
                'ხსნიან (they open) is from გახსნა. Over the winter the qvevri stays closed while the juice becomes wine.',
            },
          ],
        },
      ],
    },
    {
      kind: 'readings',
      id: 'history',
      title: 'History',
      description: 'A legend and a ruler that every Georgian knows, told in the past tense.',
      texts: [
        {
          id: 'reading.history.tbilisi',
          title: 'How Tbilisi Got Its Name',
          paragraphs: [
            {
              form: 'მეხუთე საუკუნეში ქართლის მეფე ვახტანგ გორგასალი იყო. ის მცხეთაში ცხოვრობდა. ლეგენდის მიხედვით, იქ, სადაც ახლა თბილისია, მაშინ დიდი ტყე იყო.',
              gloss:
                'In the fifth century the king of Kartli was Vakhtang Gorgasali. He lived in Mtskheta. According to the legend, there was then a big forest where Tbilisi is now.',
            },
            {
              form: 'ერთ დღეს მეფე ამ ტყეში ნადირობდა. მისმა მიმინომ ხოხობი დაიჭირა, მაგრამ ორივე წყალში ჩავარდა. წყალი ძალიან ცხელი იყო. ასე იპოვა მეფემ ცხელი წყარო.',
              gloss:
                'One day the king was hunting in this forest. His sparrowhawk caught a pheasant, but both fell into the water. The water was very hot. That is how the king found a hot spring.',
            },
            {
              form: 'მეფეს ეს ადგილი ძალიან მოეწონა. მან იქ ახალი ქალაქი ააშენა და მას თბილისი დაარქვა. ამ სახელში სიტყვა „თბილი“ ისმის. ვახტანგის შვილის დროს თბილისი დედაქალაქი გახდა.',
              gloss:
                'The king liked this place very much. He built a new city there and named it Tbilisi. In this name the word "warm" can be heard. In the time of Vakhtang\'s son, Tbilisi became the capital.',
            },
            {
              form: 'თბილისის ძველ უბანში დღესაც ამოდის მიწიდან ცხელი წყალი. იქ ცნობილი აბანოებია. ახლოს ვახტანგ გორგასლის ძეგლი დგას. მეფე ცხენზე ზის და თავის ქალაქს უყურებს.',
              gloss:
                'In the old quarter of Tbilisi hot water comes out of the ground even today. There are famous bathhouses there. Nearby stands the monument of Vakhtang Gorgasali. The king sits on a horse and looks at his city.',
            },
          ],
          vocabulary: [
            { form: 'მეფე', gloss: 'king' },
            { form: 'ლეგენდა', gloss: 'legend' },
            { form: 'ნადირობა', gloss: 'to hunt' },
            { form: 'მიმინო', gloss: 'sparrowhawk' },
            { form: 'ხოხობი', gloss: 'pheasant' },
            { form: 'წყარო', gloss: 'spring (of water)' },
            { form: 'დედაქალაქი', gloss: 'capital city' },
            { form: 'აბანო', gloss: 'bathhouse' },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'reading.history.tbilisi.q1',
              teaches: ['word.live'],
              prompt: 'Where did the king live?',
              options: ['in Tbilisi', 'in Mtskheta', 'in the forest', 'in Kutaisi'],
              answer: 'in Mtskheta',
              explanation:
                'ცხოვრობდა is the imperfect, "was living". Its subject stays in the nominative, as in the present: ის ცხოვრობდა.',
            },
            {
              kind: 'choice',
              id: 'reading.history.tbilisi.q2',
              teaches: ['word.water'],
              prompt: 'What happened to the hawk and the pheasant?',
              options: [
                'They flew to Mtskheta.',
                'They hid in the trees.',
                'They fell into hot water.',
                'The king let them go.',
              ],
              answer: 'They fell into hot water.',
              explanation:
                'The hawk is ergative, მიმინომ, where it catches something. ჩავარდა (fell in) goes like წავიდა, and ორივე (both) stays nominative.',
            },
            {
              kind: 'choice',
              id: 'reading.history.tbilisi.q3',
              teaches: [],
              prompt: 'Which word is hidden in the name of the city?',
              options: [
                'the word for "forest"',
                'the word for "king"',
                'the word for "water"',
                'the word for "warm"',
              ],
              answer: 'the word for "warm"',
              explanation:
                'In old texts the city is ტფილისი and "warm" is ტფილი. Older English books have the name as Tiflis.',
            },
          ],
        },
        {
          id: 'reading.history.tamar',
          title: 'Tamar, the King Who Was a Woman',
          paragraphs: [
            {
              form: 'მეთორმეტე საუკუნის ბოლოს საქართველოს ქალი მართავდა. მას თამარი ერქვა. მისი მამა, გიორგი მესამე, მეფე იყო. გიორგის ვაჟი არ ჰყავდა, ამიტომ ტახტზე თამარი ავიდა.',
              gloss:
                'At the end of the twelfth century a woman ruled Georgia. Her name was Tamar. Her father, Giorgi the Third, was king. Giorgi had no son, so Tamar came to the throne.',
            },
            {
              form: 'ზოგს არ მოსწონდა, რომ ქვეყანას ქალი მართავდა, მაგრამ თამარი ჭკვიანი და ძლიერი იყო. ხალხი მას დედოფალს კი არა, მეფეს ეძახდა: დედოფალი მეფის ცოლია, თამარი კი თვითონ მართავდა ქვეყანას. ქართველები დღესაც ასე ამბობენ: „თამარ მეფე“.',
              gloss:
                'Some did not like that a woman ruled the country, but Tamar was clever and strong. The people called her not queen but king: a queen is the wife of a king, while Tamar ruled the country herself. Georgians say so even today: "King Tamar".',
            },
            {
              form: 'თამარის დროს საქართველო დიდი და მდიდარი ქვეყანა იყო. ოსტატებმა ეკლესიები, ხიდები და კოშკები ააშენეს. მაშინ ცხოვრობდა დიდი პოეტი შოთა რუსთაველი. მან „ვეფხისტყაოსანი“ დაწერა და ეს პოემა თამარს მიუძღვნა. დღეს ამ პოემას ყველა ბავშვი სკოლაში კითხულობს.',
              gloss:
                'In the time of Tamar Georgia was a big and rich country. Master builders built churches, bridges and towers. The great poet Shota Rustaveli lived then. He wrote "The Knight in the Panther\'s Skin" and dedicated this poem to Tamar. Today every child reads this poem at school.',
            },
            {
              form: 'ვარძიის ეკლესიის კედელზე დღესაც ჩანს თამარის სახე. სად არის მისი საფლავი, დღემდე არავინ იცის.',
              gloss:
                "On the wall of the church of Vardzia Tamar's face can be seen even today. To this day nobody knows where her grave is.",
            },
          ],
          vocabulary: [
            { form: 'საუკუნე', gloss: 'century' },
            { form: 'ტახტი', gloss: 'throne; couch' },
            { form: 'დედოფალი', gloss: 'queen' },
            { form: 'ოსტატი', gloss: 'craftsman; master' },
            { form: 'ხიდი', gloss: 'bridge' },
            { form: 'პოემა', gloss: 'poem (long)' },
            { form: 'კედელი', gloss: 'wall' },
            { form: 'საფლავი', gloss: 'grave' },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'reading.history.tamar.q1',
              teaches: [],
              prompt: 'Why did the people call Tamar king and not queen?',
              options: [
                'She ruled the country herself.',
                'She was the wife of a king.',
                'Her son was still too small.',
                'The poet had asked for it.',
              ],
              answer: 'She ruled the country herself.',
              explanation:
                'კი არა rejects the word before it: დედოფალი კი არა, მეფე is "not queen but king".',
            },
            {
              kind: 'choice',
              id: 'reading.history.tamar.q2',
              teaches: ['word.write'],
              prompt: 'ვინ დაწერა „ვეფხისტყაოსანი“?',
              options: ['გიორგი მესამემ', 'თამარ მეფემ', 'შოთა რუსთაველმა', 'ვახტანგ გორგასალმა'],
              answer: 'შოთა რუსთაველმა',
              explanation:
                'The answer stands in the ergative because დაწერა (wrote) asks for it. The question word ვინ (who) is the same in both cases.',
            },
            {
              kind: 'choice',
              id: 'reading.history.tamar.q3',
              teaches: [],
              prompt: 'What does nobody know to this day?',
              options: [
                'where the poem was written',
                'where Tamar is buried',
                'who painted her face',
                'when she became king',
              ],
              answer: 'where Tamar is buried',
              explanation: 'არავინ (nobody) already contains the negation: არავინ იცის needs no second არ.',
            },
          ],
        },
      ],
    },
    {
      kind: 'notes',
      id: 'strategies',
      title: 'Reading Strategies',
      notes: [
        {
          title: 'Read it twice',
          text: 'Read the whole text once without stopping and ask only: who, where, what? Then read it again, sentence by sentence, and tap the words that you need.',
        },
        {
          title: 'Take the endings off',
          text: 'A long word is often a short one with endings. Take -ში (in) off სახლებში and you have the plural of სახლი (house). Peel from the end until a word is left that you know.',
        },
        {
          title: 'Use the small words',
          text: 'ჯერ (first), მერე (then), მაგრამ (but), ამიტომ (therefore) and რადგან (because) tell how the sentences hang together. After მაგრამ comes something that you would not expect.',
        },
        {
          title: 'Listen, then tell',
          text: 'Play the text and follow it with your eyes. Then close it and say in two or three Georgian sentences what it was about, with the verbs of the text.',
        },
      ],
    },
  ],
  exercises: [],
  glossary,
  reviewerNote:
    'No native speaker has read this yet. The forms were looked up one by one; what no list decides, ' +
    'please check above all: whether the khinkali stem is best called კუჭი (კუდი is heard too); whether ' +
    'the thread of a churchkhela and its dipping are well said by აცვამენ and ავლებენ in the present; ' +
    'დიდსაც და პატარასაც and დიდებისა და პატარების for grown-ups and children; უფროსები for the grown-ups ' +
    'on the beach; ცა წითლდება of the sunset; სუფრას შლიან and ჭიქას სწევს beside other verbs for the ' +
    'same; სიტყვას ამბობენ, which plays on "word" and "speech"; მუშაობა for the work in the vineyard, ' +
    'and სამუშაო მძიმეა, where შრომა would be warmer; ასე იპოვა მეფემ as word order; and მეფეს ეძახდა of a title. In the ' +
    'glossary some verbs of state have no verbal noun in common use; they stand under the nearest one: ' +
    'ჰგავს under მსგავსება, ჰქვია and ერქვა under დარქმევა, ცხელა under სიცხე, გჭირდებათ under დაჭირვება, ' +
    'ჩანს under ჩენა. Facts are kept to what every schoolbook has; the legend of Tbilisi is told with a ' +
    'sparrowhawk, as mostly, though a falcon is told of too. Left out as too hard here: the words of ' +
    'blessing of the mekvle, the perfect in the history texts, and verbs with two objects except ულოცავს ' +
    'and უსურვებს.',
};
