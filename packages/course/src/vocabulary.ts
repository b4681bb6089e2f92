import type { VocabularySource } from '@ena/domain/lesson/model';
import { wordExercises } from './wordExercises.ts';

/** Sixty-four words of everyday life beyond the lessons. */
export const vocabulary = {
  tips: [
    'With parents and grandparents "my" and "your" usually follow and join the word: დედაჩემი (my mother), ბაბუაშენი (your grandfather). With most other words they stand before it: ჩემი სახლი (my house).',
    'The ending -ით says how you travel: ტაქსით (by taxi), მატარებლით (by train), ფეხით (on foot). A car or another vehicle of your own takes მყავს (I have), as people and animals do: მანქანა მყავს, but პასპორტი მაქვს.',
    'What you wear has verbs of its own: for clothes and shoes it is მაცვია (I am wearing), for a hat მახურავს, for glasses მიკეთია.',
    'The word დედა is in the names of some very great things: დედაქალაქი, "mother city", is the capital, დედამიწა, "mother earth", the Earth, and დედაენა, "mother language", your native language.',
  ],
  sections: [
    {
      kind: 'words',
      id: 'family',
      title: 'Family',
      description: 'The people you belong to.',
      words: [
        {
          id: 'word.family',
          form: 'ოჯახი',
          gloss: 'family',
          example: {
            form: 'ზაფხულში მთელი ოჯახი სოფელში ცხოვრობს.',
            gloss: 'In summer the whole family lives in the village.',
          },
        },
        {
          id: 'word.mother',
          form: 'დედა',
          gloss: 'mother',
          acceptedGlosses: ['mom', 'mum'],
          example: {
            form: 'დედაჩემი ექიმია და საავადმყოფოში მუშაობს.',
            gloss: 'My mother is a doctor and works in a hospital.',
          },
        },
        {
          id: 'word.wife',
          form: 'ცოლი',
          gloss: 'wife',
          acceptedForms: ['მეუღლე'],
          example: { form: 'გიორგის ცოლი ქუთაისიდან არის.', gloss: "Giorgi's wife is from Kutaisi." },
        },
        {
          id: 'word.husband',
          form: 'ქმარი',
          gloss: 'husband',
          acceptedForms: ['მეუღლე'],
          example: {
            form: 'ჩემს ქმარს ფეხბურთი ძალიან უყვარს.',
            gloss: 'My husband loves soccer very much.',
          },
        },
        {
          id: 'word.son',
          form: 'ვაჟიშვილი',
          gloss: 'son',
          acceptedForms: ['ვაჟი'],
          example: { form: 'ჩვენი ვაჟიშვილი უკვე სკოლაში დადის.', gloss: 'Our son already goes to school.' },
        },
        {
          id: 'word.daughter',
          form: 'ქალიშვილი',
          gloss: 'daughter',
          example: { form: 'მათ ერთი ქალიშვილი ჰყავთ.', gloss: 'They have one daughter.' },
        },
        {
          id: 'word.grandmother',
          form: 'ბებია',
          gloss: 'grandmother',
          acceptedGlosses: ['grandma'],
          example: {
            form: 'ბებია ბავშვებს ზღაპარს უყვება.',
            gloss: 'Grandmother is telling the children a fairy tale.',
          },
        },
        {
          id: 'word.grandfather',
          form: 'ბაბუა',
          gloss: 'grandfather',
          acceptedGlosses: ['grandpa', 'granddad'],
          acceptedForms: ['პაპა'],
          example: { form: 'ბაბუაშენი რამდენი წლისაა?', gloss: 'How old is your grandfather?' },
        },
      ],
    },
    {
      kind: 'words',
      id: 'home',
      title: 'Home',
      description: 'Rooms, and what stands in them.',
      words: [
        {
          id: 'word.house',
          form: 'სახლი',
          gloss: 'house; home',
          example: { form: 'ეს ძველი სახლი ბაბუამ ააშენა.', gloss: 'Grandfather built this old house.' },
        },
        {
          id: 'word.apartment',
          form: 'ბინა',
          gloss: 'apartment',
          acceptedGlosses: ['flat'],
          nearSynonyms: ['word.room'],
          example: {
            form: 'ჩვენი ბინა მეორე სართულზე არის.',
            gloss: 'Our apartment is on the second floor.',
          },
        },
        {
          id: 'word.room',
          form: 'ოთახი',
          gloss: 'room',
          example: { form: 'ამ ოთახში ძალიან თბილა.', gloss: 'It is very warm in this room.' },
        },
        {
          id: 'word.kitchen',
          form: 'სამზარეულო',
          gloss: 'kitchen',
          example: {
            form: 'მამა სამზარეულოში ვახშამს ამზადებს.',
            gloss: 'Father is making supper in the kitchen.',
          },
        },
        {
          id: 'word.bathroom',
          form: 'აბაზანა',
          gloss: 'bathroom',
          acceptedGlosses: ['bath'],
          acceptedForms: ['სააბაზანო'],
          example: {
            form: 'აბაზანაში ცხელი წყალი არ არის.',
            gloss: 'There is no hot water in the bathroom.',
          },
        },
        {
          id: 'word.window',
          form: 'ფანჯარა',
          gloss: 'window',
          example: { form: 'ჩვენი ფანჯრიდან ზღვა ჩანს.', gloss: 'You can see the sea from our window.' },
        },
        {
          id: 'word.bed',
          form: 'საწოლი',
          gloss: 'bed',
          example: { form: 'კატას ჩემს საწოლში სძინავს!', gloss: 'The cat is sleeping in my bed!' },
        },
        {
          id: 'word.refrigerator',
          form: 'მაცივარი',
          gloss: 'refrigerator',
          acceptedGlosses: ['fridge'],
          example: { form: 'მაცივარში რძე აღარ არის.', gloss: 'There is no milk left in the refrigerator.' },
        },
      ],
    },
    {
      kind: 'words',
      id: 'city',
      title: 'City',
      description: 'Places that you pass, look for and visit.',
      words: [
        {
          id: 'word.city',
          form: 'ქალაქი',
          gloss: 'city',
          acceptedGlosses: ['town'],
          example: { form: 'თქვენ რომელ ქალაქში ცხოვრობთ?', gloss: 'Which city do you live in?' },
        },
        {
          id: 'word.street',
          form: 'ქუჩა',
          gloss: 'street',
          example: { form: 'ამ ქუჩაზე ბევრი კაფეა.', gloss: 'There are many cafés on this street.' },
        },
        {
          id: 'word.town-square',
          form: 'მოედანი',
          gloss: 'square (in a town)',
          acceptedGlosses: ['plaza'],
          example: {
            form: 'დღეს მოედანზე დიდი კონცერტია.',
            gloss: 'There is a big concert in the square today.',
          },
        },
        {
          id: 'word.bridge',
          form: 'ხიდი',
          gloss: 'bridge',
          example: {
            form: 'ამ ხიდს მშვიდობის ხიდი ჰქვია.',
            gloss: 'This bridge is called the Bridge of Peace.',
          },
        },
        {
          id: 'word.church',
          form: 'ეკლესია',
          gloss: 'church',
          example: { form: 'ეკლესიის წინ დიდი ხე დგას.', gloss: 'A big tree stands in front of the church.' },
        },
        {
          id: 'word.museum',
          form: 'მუზეუმი',
          gloss: 'museum',
          example: { form: 'ბოდიში, მუზეუმი დღეს დაკეტილია.', gloss: 'Sorry, the museum is closed today.' },
        },
        {
          id: 'word.market',
          form: 'ბაზარი',
          gloss: 'market',
          acceptedGlosses: ['bazaar'],
          example: { form: 'ბაზარში გემრიელი ხილი იყიდება.', gloss: 'Tasty fruit is sold at the market.' },
        },
        {
          id: 'word.school',
          form: 'სკოლა',
          gloss: 'school',
          example: { form: 'სკოლა ჩვენს სახლთან ახლოს არის.', gloss: 'The school is near our house.' },
        },
      ],
    },
    {
      kind: 'words',
      id: 'travel',
      title: 'Travel',
      description: 'Getting there by bus, train or plane.',
      words: [
        {
          id: 'word.station',
          form: 'სადგური',
          gloss: 'station',
          acceptedGlosses: ['train station', 'railway station'],
          example: {
            form: 'სადგურამდე ფეხით ათი წუთია.',
            gloss: 'It is ten minutes to the station on foot.',
          },
        },
        {
          id: 'word.train',
          form: 'მატარებელი',
          gloss: 'train',
          example: { form: 'მატარებელი რომელ საათზე გადის?', gloss: 'What time does the train leave?' },
        },
        {
          id: 'word.bus',
          form: 'ავტობუსი',
          gloss: 'bus',
          example: { form: 'ეს ავტობუსი მცხეთაში მიდის?', gloss: 'Does this bus go to Mtskheta?' },
        },
        {
          id: 'word.car',
          form: 'მანქანა',
          gloss: 'car',
          acceptedGlosses: ['automobile'],
          acceptedForms: ['ავტომობილი'],
          example: { form: 'მე მანქანა არ მყავს.', gloss: "I don't have a car." },
        },
        {
          id: 'word.plane',
          form: 'თვითმფრინავი',
          gloss: 'plane',
          acceptedGlosses: ['airplane', 'aeroplane', 'aircraft'],
          example: { form: 'თვითმფრინავის ძალიან მეშინია.', gloss: 'I am very afraid of planes.' },
        },
        {
          id: 'word.airport',
          form: 'აეროპორტი',
          gloss: 'airport',
          example: { form: 'აეროპორტში ტაქსით მივდივართ.', gloss: 'We are going to the airport by taxi.' },
        },
        {
          id: 'word.passport',
          form: 'პასპორტი',
          gloss: 'passport',
          example: { form: 'თქვენი პასპორტი, თუ შეიძლება.', gloss: 'Your passport, please.' },
        },
        {
          id: 'word.hotel',
          form: 'სასტუმრო',
          gloss: 'hotel',
          example: { form: 'ამ სასტუმროში საუზმე უფასოა.', gloss: 'Breakfast is free in this hotel.' },
        },
      ],
    },
    {
      kind: 'words',
      id: 'shopping',
      title: 'Shopping',
      description: 'Asking for things, choosing and paying.',
      words: [
        {
          id: 'word.shop',
          form: 'მაღაზია',
          gloss: 'shop',
          acceptedGlosses: ['store'],
          example: { form: 'მაღაზია უკვე ღიაა?', gloss: 'Is the shop open already?' },
        },
        {
          id: 'word.price',
          form: 'ფასი',
          gloss: 'price',
          acceptedGlosses: ['cost'],
          example: { form: 'აქ ფასი არ წერია.', gloss: 'There is no price written here.' },
        },
        {
          id: 'word.money',
          form: 'ფული',
          gloss: 'money',
          example: { form: 'ბოდიში, ფული სახლში დამრჩა.', gloss: 'Sorry, I left my money at home.' },
        },
        {
          id: 'word.cheap',
          form: 'იაფი',
          gloss: 'cheap',
          example: { form: 'სოფელში ხილი უფრო იაფია.', gloss: 'Fruit is cheaper in the village.' },
        },
        {
          id: 'word.change',
          form: 'ხურდა',
          gloss: 'change (money)',
          acceptedGlosses: ['coins'],
          example: { form: 'უკაცრავად, ხურდა გაქვთ?', gloss: 'Excuse me, do you have change?' },
        },
        {
          id: 'word.card',
          form: 'ბარათი',
          gloss: 'card',
          example: { form: 'ბარათით გადახდა შეიძლება?', gloss: 'Can I pay by card?' },
        },
        {
          id: 'word.gift',
          form: 'საჩუქარი',
          gloss: 'gift',
          acceptedGlosses: ['present'],
          example: { form: 'ეს საჩუქარი შენთვის არის!', gloss: 'This gift is for you!' },
        },
        {
          id: 'word.size',
          form: 'ზომა',
          gloss: 'size',
          example: { form: 'უფრო დიდი ზომა გაქვთ?', gloss: 'Do you have a bigger size?' },
        },
      ],
    },
    {
      kind: 'words',
      id: 'clothes',
      title: 'Clothes',
      description: 'What people wear, from hat to socks.',
      words: [
        {
          id: 'word.shirt',
          form: 'პერანგი',
          gloss: 'shirt',
          example: { form: 'მამას თეთრი პერანგი აცვია.', gloss: 'Father is wearing a white shirt.' },
        },
        {
          id: 'word.trousers',
          form: 'შარვალი',
          gloss: 'pants; trousers',
          example: {
            form: 'ეს შარვალი ვიწროა, სხვა გაქვთ?',
            gloss: 'These pants are tight; do you have another pair?',
          },
        },
        {
          id: 'word.dress',
          form: 'კაბა',
          gloss: 'dress',
          example: { form: 'რა ლამაზი კაბა გაცვია!', gloss: 'What a beautiful dress you are wearing!' },
        },
        {
          id: 'word.jacket',
          form: 'ქურთუკი',
          gloss: 'jacket',
          acceptedGlosses: ['coat'],
          acceptedForms: ['ჟაკეტი'],
          example: { form: 'ქურთუკი მატარებელში დამრჩა.', gloss: 'I left my jacket on the train.' },
        },
        {
          id: 'word.shoe',
          form: 'ფეხსაცმელი',
          gloss: 'shoe; shoes',
          example: { form: 'რა ღირს ეს ფეხსაცმელი?', gloss: 'How much are these shoes?' },
        },
        {
          id: 'word.sock',
          form: 'წინდა',
          gloss: 'sock',
          acceptedGlosses: ['socks'],
          example: { form: 'მეორე წინდა სად არის?', gloss: 'Where is the other sock?' },
        },
        {
          id: 'word.hat',
          form: 'ქუდი',
          gloss: 'hat',
          acceptedGlosses: ['cap'],
          example: { form: 'ბაბუას ყოველთვის ქუდი ახურავს.', gloss: 'Grandfather always wears a hat.' },
        },
        {
          id: 'word.glasses',
          form: 'სათვალე',
          gloss: 'glasses',
          acceptedGlosses: ['eyeglasses', 'spectacles'],
          example: {
            form: 'ბებია სათვალის გარეშე ვერ კითხულობს.',
            gloss: "Grandmother can't read without glasses.",
          },
        },
      ],
    },
    {
      kind: 'words',
      id: 'nature',
      title: 'Weather and Nature',
      description: 'Sky, sea and mountains.',
      words: [
        {
          id: 'word.weather',
          form: 'ამინდი',
          gloss: 'weather',
          example: { form: 'ხვალ როგორი ამინდი იქნება?', gloss: 'What will the weather be like tomorrow?' },
        },
        {
          id: 'word.sun',
          form: 'მზე',
          gloss: 'sun',
          example: { form: 'ბათუმში მზე ზღვაში ჩადის.', gloss: 'In Batumi the sun goes down into the sea.' },
        },
        {
          id: 'word.rain',
          form: 'წვიმა',
          gloss: 'rain',
          example: { form: 'გარეთ ძლიერი წვიმაა.', gloss: 'It is raining hard outside.' },
        },
        {
          id: 'word.snow',
          form: 'თოვლი',
          gloss: 'snow',
          example: {
            form: 'მთაში უკვე ბევრი თოვლია.',
            gloss: 'There is already a lot of snow in the mountains.',
          },
        },
        {
          id: 'word.wind',
          form: 'ქარი',
          gloss: 'wind',
          example: { form: 'დღეს ძლიერი ქარი ქრის.', gloss: 'A strong wind is blowing today.' },
        },
        {
          id: 'word.sea',
          form: 'ზღვა',
          gloss: 'sea',
          example: { form: 'ზღვაზე როდის მიდიხართ?', gloss: 'When are you going to the seaside?' },
        },
        {
          id: 'word.mountain',
          form: 'მთა',
          gloss: 'mountain',
          example: { form: 'ამ მთაზე ძველი ციხეა.', gloss: 'There is an old fortress on this mountain.' },
        },
        {
          id: 'word.river',
          form: 'მდინარე',
          gloss: 'river',
          example: { form: 'ამ მდინარეში ცურვა საშიშია.', gloss: 'It is dangerous to swim in this river.' },
        },
      ],
    },
    {
      kind: 'words',
      id: 'feelings',
      title: 'Feelings and Character',
      description: 'How people feel, and what they are like.',
      words: [
        {
          id: 'word.happy',
          form: 'ბედნიერი',
          gloss: 'happy',
          acceptedGlosses: ['glad'],
          example: { form: 'დღეს ძალიან ბედნიერი ვარ!', gloss: 'I am very happy today!' },
        },
        {
          id: 'word.sad',
          form: 'მოწყენილი',
          gloss: 'sad',
          acceptedGlosses: ['bored'],
          acceptedForms: ['სევდიანი'],
          example: { form: 'რატომ ხარ ასეთი მოწყენილი?', gloss: 'Why are you so sad?' },
        },
        {
          id: 'word.tired',
          form: 'დაღლილი',
          gloss: 'tired',
          example: {
            form: 'მამა სამსახურიდან დაღლილი ბრუნდება.',
            gloss: 'Father comes back from work tired.',
          },
        },
        {
          id: 'word.angry',
          form: 'გაბრაზებული',
          gloss: 'angry',
          acceptedGlosses: ['mad'],
          example: {
            form: 'დედა ძალიან გაბრაზებულია, რა მოხდა?',
            gloss: 'Mother is very angry; what happened?',
          },
        },
        {
          id: 'word.kind',
          form: 'კეთილი',
          gloss: 'kind',
          acceptedGlosses: ['good', 'kind-hearted'],
          example: { form: 'შენ კეთილი გული გაქვს.', gloss: 'You have a kind heart.' },
        },
        {
          id: 'word.clever',
          form: 'ჭკვიანი',
          gloss: 'smart; clever',
          acceptedGlosses: ['intelligent'],
          example: { form: 'რა ჭკვიანი ძაღლია!', gloss: 'What a smart dog!' },
        },
        {
          id: 'word.lazy',
          form: 'ზარმაცი',
          gloss: 'lazy',
          example: { form: 'ზარმაცი არ ვარ, დაღლილი ვარ!', gloss: 'I am not lazy, I am tired!' },
        },
        {
          id: 'word.cheerful',
          form: 'მხიარული',
          gloss: 'cheerful',
          acceptedGlosses: ['merry', 'joyful'],
          nearSynonyms: ['word.happy'],
          example: {
            form: 'ნინო მხიარული და მეგობრული გოგოა.',
            gloss: 'Nino is a cheerful and friendly girl.',
          },
        },
      ],
    },
  ],
  exercises: wordExercises('vocabulary'),
  review:
    'No native speaker has read this yet. Please check above all: whether people say ვაჟიშვილი and ქალიშვილი ' +
    'as readily as ბიჭი and გოგო of their own children; ქუჩაზე beside ქუჩაში, ბაზარში beside ბაზარზე; whether ' +
    'აბაზანა is the word for the room as well as the tub; სადგურამდე ფეხით ათი წუთია; მატარებელი გადის of a ' +
    'departure; თვითმფრინავის მეშინია for the fear of flying; აქ ფასი არ წერია; whether ვიწრო ' +
    'is what one says of tight pants; whether მოწყენილი is better glossed as sad or as bored; the ' +
    'order of words in მეორე წინდა სად არის and ზღვაზე როდის მიდიხართ; and whether floors are counted as in ' +
    'America, so that მეორე სართული is the one above the ground. Left out on purpose: colors, food, the body, ' +
    'animals, times and days, which other lessons teach.',
} as const satisfies VocabularySource;
