import type { LessonContent } from '../../../unit.ts';

/** Feasts, guests, holidays, songs, beliefs and manners, and what people say in them. */
export const lesson: LessonContent = {
  title: 'Culture',
  subtitle: 'How Georgians feast, host, celebrate and sing, and what they say while they do it.',
  tips: [
    'Whoever is wished well in a toast stands in the dative: საქართველოს გაუმარჯოს! is "To Georgia!", დედებს გაუმარჯოს! is "To mothers!".',
    'To strangers and to older people say ბატონო (to a man) or ქალბატონო (to a woman) with the first name, even in an office: ბატონო გიორგი, ქალბატონო ნინო. The bare first name is for friends and children.',
    'Many wishes stand in the optative: გაუმარჯოს is "may victory be his or hers". Learn such wishes as wholes, as you once learned გამარჯობა.',
    'Customs differ from region to region and from home to home. When you are not sure, ask: აქ როგორ არის მიღებული? "What is the custom here?"',
  ],
  sections: [
    {
      kind: 'topics',
      id: 'culture-topics',
      title: 'Customs and Arts',
      description: 'Six sides of Georgian life, each with sentences that belong to it.',
      notesTitle: 'Cultural Context',
      topics: [
        {
          id: 'advanced-culture.topics.supra',
          title: 'The Supra',
          description: 'The long table where food, wine, speeches and songs belong together.',
          examples: [
            {
              form: 'თამადამ მშობლების სადღეგრძელო თქვა.',
              gloss: 'The tamada proposed a toast to the parents.',
              explanation:
                'The თამადა leads the toasts. თქვა (said) is an aorist, so the subject is in the ergative, თამადამ; those who are toasted stand in the genitive.',
            },
            {
              form: 'მშვიდობის სადღეგრძელო დავლიოთ!',
              gloss: "Let's drink a toast to peace!",
              explanation:
                'სადღეგრძელო is made of დღე (day) and გრძელი (long): it wishes a long life. დავლიოთ is an optative, "let us drink".',
            },
            {
              form: 'ჩვენს მშობლებს გაუმარჯოს!',
              gloss: 'To our parents!',
              explanation:
                'Those who are wished well stand in the dative, here plural. ჩვენი takes -ს before such a noun: ჩვენს.',
            },
            {
              form: 'ალავერდი შენთან, გიორგი!',
              gloss: 'Over to you, Giorgi!',
              explanation:
                'With ალავერდი a speaker hands the toast on. The one who receives it takes up the same theme in words of his or her own.',
            },
            {
              form: 'როცა თამადა ლაპარაკობს, ყველა უსმენს.',
              gloss: 'When the tamada speaks, everyone listens.',
              explanation: 'ყველა (everyone) takes its verb in the singular: უსმენს.',
            },
          ],
          notes: [
            'სუფრა is both the tablecloth and the feast. The themes of the toasts are known to all, though their order varies: peace, the homeland, parents, children, friendship, those who have died, and the hosts.',
            'Wine is drunk to toasts, and between them people eat, talk and sing. It is polite to wait until a toast has been spoken before one drinks.',
          ],
        },
        {
          id: 'advanced-culture.topics.hospitality',
          title: 'Hospitality',
          description: 'What hosts say from the door to the last bite.',
          examples: [
            {
              form: 'სტუმარი ღვთისაა.',
              gloss: 'A guest comes from God.',
              explanation:
                'An old proverb; word for word it says "the guest is of God". ღვთის is the genitive of ღმერთი.',
            },
            {
              form: 'შემობრძანდით, დაბრძანდით!',
              gloss: 'Please come in, please sit down!',
              explanation:
                'Both are very polite. შემო- is "in, towards me", და- is "down"; to a friend one says შემოდი and დაჯექი.',
            },
            {
              form: 'რამეს ხომ არ დალევთ?',
              gloss: 'Would you like something to drink?',
              explanation:
                'Word for word "you will not drink something, will you?". ხომ არ makes the offer gentle; it does not expect a no.',
            },
            {
              form: 'კიდევ მიირთვით!',
              gloss: 'Please have some more!',
              explanation:
                'მიირთვით honors the one who eats. That is why one does not say it of oneself: about yourself say ვჭამ.',
            },
            {
              form: 'თავი ისე იგრძენით, როგორც საკუთარ სახლში.',
              gloss: 'Make yourself at home.',
              explanation:
                'Word for word "feel yourself so as in your own house". თავი (head) serves as "self".',
            },
          ],
          notes: [
            'Hosts fill plates and glasses unasked, and a first "no" is easily taken for modesty. Whoever really has had enough thanks warmly and says it again.',
            'The statue of Mother Georgia has looked down on Tbilisi since 1958. She holds a bowl of wine for friends and a sword for enemies.',
          ],
        },
        {
          id: 'advanced-culture.topics.traditions',
          title: 'Traditions',
          description: 'The year from New Year to the grape harvest.',
          examples: [
            {
              form: 'ახალ წელს მეკვლე სახლში პირველი შემოდის.',
              gloss: 'At New Year the mekvle is the first to come into the house.',
              explanation:
                'მეკვლე is made of კვალი (footprint): the first foot over the threshold is said to decide what the year will bring.',
            },
            {
              form: 'შემოვდგი ფეხი, გწყალობდეთ ღმერთი! ფეხი ჩემი, კვალი ანგელოზისა!',
              gloss: "I have set my foot in, may God bless you! The foot is mine, the footprint an angel's!",
              explanation:
                'The blessing of the მეკვლე. As in poems, ჩემი stands after its noun, and the genitive ანგელოზის ends in an old -ა.',
            },
            {
              form: 'აღდგომისთვის კვერცხებს წითლად ღებავენ.',
              gloss: 'For Easter people dye eggs red.',
              explanation:
                'წითლად is the adverbial of წითელი. "People" needs no word of its own: the plural -ენ is enough.',
            },
            {
              form: 'ქრისტე აღდგა! ჭეშმარიტად აღდგა!',
              gloss: 'Christ is risen! He is risen indeed!',
              explanation:
                'The Easter greeting and its answer. აღდგა is an aorist, "he rose"; its verbal noun is აღდგომა, the name of Easter.',
            },
            {
              form: 'შემოდგომაზე კახეთში რთველია.',
              gloss: 'In autumn it is grape harvest time in Kakheti.',
              explanation: 'რთველი is the harvest of grapes only, and the feast around it.',
            },
          ],
          notes: [
            'The Church keeps the Julian calendar, so Christmas is on January 7. The Old New Year follows on January 14.',
            'Besides the New Year tree many homes have a ჩიჩილაკი, a hazel branch whose shavings curl down like a white beard. People call it the beard of Saint Basil.',
          ],
        },
        {
          id: 'advanced-culture.topics.polyphony',
          title: 'Polyphony',
          description: 'Songs for several voices, learned by ear and mostly sung without instruments.',
          examples: [
            {
              form: 'ქართული სიმღერა ხშირად სამხმიანია.',
              gloss: 'A Georgian song is often in three voices.',
              explanation: 'სამხმიანი is made of სამი (three), ხმა (voice) and -იანი (with).',
            },
            {
              form: 'თქვენ რომელ ხმას მღერით?',
              gloss: 'Which voice do you sing?',
              explanation:
                'ხმა is the voice, and also the part that one sings. Before a dative რომელი is რომელ.',
            },
            {
              form: 'ბაბუაჩემი ბანს მღერის.',
              gloss: 'My grandfather sings the bass.',
              explanation: 'ბანი is the low voice, often one long note that carries the others.',
            },
            {
              form: 'სუფრასთან „მრავალჟამიერს“ მღერიან.',
              gloss: 'At the table people sing "Many Years".',
              explanation:
                '„მრავალჟამიერი“ is both a wish and the song that carries it: მრავალი is "many", and ჟამი is an old word for time.',
            },
            {
              form: '1977 წელს „ჩაკრულო“ კოსმოსში გაფრინდა.',
              gloss: 'In 1977 "Chakrulo" flew into space.',
              explanation:
                'გაფრინდა goes like წავიდა: verbs of this kind leave their subject in the nominative in the aorist. It is on the golden records of both Voyager probes.',
            },
          ],
          notes: [
            'UNESCO proclaimed Georgian polyphonic singing a masterpiece of the heritage of humanity in 2001, and it has been on the Representative List since 2008.',
            'Each region has its style. In Kakheti two singers lead over one long low note; in Guria three voices go their own ways, and the highest may yodel: that is კრიმანჭული.',
          ],
        },
        {
          id: 'advanced-culture.topics.superstitions',
          title: 'Superstitions',
          description: 'Sayings that few believe and many repeat.',
          examples: [
            {
              form: 'თვალი არ ეცეს!',
              gloss: 'May the evil eye not strike!',
              explanation:
                'Said when a child or something new is praised, since too much praise might do harm. ეცეს is an optative.',
            },
            {
              form: 'ხეზე დააკაკუნე!',
              gloss: 'Knock on wood!',
              explanation:
                'ხე is both tree and wood. A command takes the form of the aorist: დააკაკუნე is also "you knocked".',
            },
            {
              form: 'შავმა კატამ გადამირბინა!',
              gloss: 'A black cat crossed my path!',
              explanation:
                'Word for word "a black cat ran across on me": მ- is "me". The one who runs stands in the ergative here, შავმა კატამ, though the verb has no object to act upon.',
            },
            {
              form: 'სახლში ნუ უსტვენ!',
              gloss: "Don't whistle in the house!",
              explanation: 'Whistling is said to make the family poor. ნუ with the present forbids.',
            },
            {
              form: 'მაგიდის კუთხეში ნუ ზიხარ, თორემ ვერ დაქორწინდები!',
              gloss: "Don't sit at the corner of the table, or you will not get married!",
              explanation:
                'Said to the unmarried; some add "for seven years". თორემ is "or else". დაქორწინდები here tells what will happen and forbids nothing, hence ვერ, "will not manage to", and not ნუ.',
            },
          ],
          notes: [
            'These sayings are mostly half a joke. Still, an admirer of a baby does well to add თვალი არ ეცეს, for grandmothers wait for it.',
          ],
        },
        {
          id: 'advanced-culture.topics.etiquette',
          title: 'Etiquette',
          description: 'Small things that make a good impression.',
          examples: [
            {
              form: 'ქალბატონო ნინო, როგორ ბრძანდებით?',
              gloss: 'How are you, Ms. Nino?',
              explanation: 'ბრძანდებით is the honorific of ხართ. Of yourself say ვარ: კარგად ვარ.',
            },
            {
              form: 'ბოდიში, ფეხსაცმელი გავიხადო?',
              gloss: 'Excuse me, should I take off my shoes?',
              explanation:
                'The optative asks what one should do. Homes differ, so the question is always welcome.',
            },
            {
              form: 'მეგობრები შეხვედრისას ერთმანეთს კოცნიან.',
              gloss: 'Friends kiss each other when they meet.',
              explanation:
                'Often it is one light kiss on the cheek, among men as well. -ისას on the noun for an action is "at, during".',
            },
            {
              form: 'ყვავილებს კენტი რაოდენობით ჩუქნიან.',
              gloss: 'Flowers are given in odd numbers.',
              explanation:
                'კენტი is odd, ლუწი is even. An even number of flowers is for funerals and graves.',
            },
            {
              form: 'თქვენი ნებართვით, მეც ორ სიტყვას ვიტყვი.',
              gloss: 'With your permission, I will say a few words too.',
              explanation:
                'This is how a guest asks the თამადა for the floor. ორი სიტყვა, "two words", means a short speech, however long it gets.',
            },
          ],
          notes: [
            'Older people are greeted first and given the better seat. A guest seldom comes with empty hands: flowers, sweets or a bottle will do.',
          ],
        },
      ],
    },
    {
      kind: 'notes',
      id: 'cultural-insights',
      title: 'Cultural Insights',
      notes: [
        {
          title: 'Eight thousand vintages',
          text: 'Pieces of clay jars from villages south of Tbilisi bear traces of grape wine about 8,000 years old, the oldest found so far. Wine is still made in the ქვევრი, a clay vessel buried up to its neck, and UNESCO has listed the method since 2013.',
        },
        {
          title: 'Victory and peace',
          text: 'Georgians greet with victory and part with peace. გამარჯობა, its answer გაგიმარჯოს and the toast გაუმარჯოს share a root with გამარჯვება (victory); დილა მშვიდობისა (good morning) and მშვიდობით (farewell) contain მშვიდობა (peace).',
        },
        {
          title: 'When a mother says "mother"',
          text: 'A mother may call her child დედა or დედიკო, and a father may call his მამა: they give the child the name that the child gives them. So დედა, მოდი აქ! ("come here!") may well be said to a small boy.',
        },
        {
          title: 'Three alphabets, one language',
          text: 'ასომთავრული came first, ნუსხური grew out of it, and მხედრული is what you read today. The two older ones live on in the Church. In 2016 UNESCO listed the living culture of all three.',
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'advanced-culture.traditions',
      title: 'Traditions & Customs',
      description: 'Feasts and holidays: who does what, and when.',
      feedback: 'advanced',
      checkOn: 'response',
      hint: 'when-wrong',
      advanceAfter: 'answer',
      items: [
        {
          kind: 'choice',
          id: 'advanced-culture.traditions.1',
          teaches: [],
          prompt: 'What is the task of the თამადა at a feast?',
          options: [
            'to lead the toasts',
            'to cook all the dishes',
            'to play the music',
            'to welcome latecomers',
          ],
          answer: 'to lead the toasts',
          explanation:
            'The one who pours the wine has a name of his own: მერიქიფე. The best თამადა keeps the guests in good spirits and stays sober.',
        },
        {
          kind: 'choice',
          id: 'advanced-culture.traditions.2',
          teaches: [],
          prompt: 'Who is the მეკვლე?',
          options: [
            'the oldest singer of a choir',
            'the host of a birthday party',
            'the first visitor of New Year',
            'the best dancer at a wedding',
          ],
          answer: 'the first visitor of New Year',
          explanation:
            'Families often invite as მეკვლე somebody who is known to bring luck. He or she comes with sweets, so that the year may be sweet.',
        },
        {
          kind: 'choice',
          id: 'advanced-culture.traditions.3',
          teaches: [],
          prompt: 'What do people do during რთველი?',
          options: ['dye eggs red', 'pick grapes', 'bake bread', 'shear sheep'],
          answer: 'pick grapes',
          explanation:
            'რთველი falls in September and October. Part of the juice is cooked with flour into the coat of ჩურჩხელა.',
        },
        {
          kind: 'choice',
          id: 'advanced-culture.traditions.4',
          teaches: [],
          prompt: 'What is the ბანი of a Georgian song?',
          options: ['the last verse', 'the high yodel', 'the refrain', 'the low voice'],
          answer: 'the low voice',
          explanation:
            'ბანი has a second, quite different meaning: the flat roof of an old house. The high yodel is კრიმანჭული.',
        },
        {
          kind: 'choice',
          id: 'advanced-culture.traditions.5',
          teaches: ['month.january'],
          prompt: 'When does the Georgian Church celebrate Christmas?',
          options: ['25 დეკემბერს', '7 იანვარს', '14 იანვარს', '19 იანვარს'],
          answer: '7 იანვარს',
          explanation:
            'A date stands in the dative: 7 იანვარს is "on January 7", while "in January" is იანვარში. January 14 is the Old New Year, January 19 is ნათლისღება (Epiphany).',
        },
      ],
    },
    {
      id: 'advanced-culture.expressions',
      title: 'Cultural Expressions',
      description: 'Choose what people say, and what it means.',
      feedback: 'advanced',
      checkOn: 'response',
      hint: 'when-wrong',
      advanceAfter: 'answer',
      items: [
        {
          kind: 'choice',
          id: 'advanced-culture.expressions.1',
          teaches: [],
          prompt: 'At the table you want Giorgi to continue your toast. What do you say?',
          options: [
            'გიორგი, ხეზე დააკაკუნე!',
            'კიდევ მიირთვით, გიორგი!',
            'შემობრძანდით, გიორგი!',
            'ალავერდი შენთან, გიორგი!',
          ],
          answer: 'ალავერდი შენთან, გიორგი!',
          explanation:
            'Of a third person one says ალავერდი ნინოსთან: the postposition -თან leads the word to its next speaker.',
        },
        {
          kind: 'choice',
          id: 'advanced-culture.expressions.2',
          teaches: [],
          prompt: 'A neighbor praises a healthy baby. What does the grandmother add against bad luck?',
          options: ['თვალი არ ეცეს!', 'გემრიელად მიირთვით!', 'ქრისტე აღდგა!', 'სახლში ნუ უსტვენ!'],
          answer: 'თვალი არ ეცეს!',
          explanation:
            'თვალი is simply "eye"; the evil eye in full is ავი თვალი. Wishes with არ take the optative.',
        },
        {
          kind: 'choice',
          id: 'advanced-culture.expressions.3',
          teaches: [],
          prompt: 'It is Easter, and somebody greets you: ქრისტე აღდგა! What do you answer?',
          options: [
            'დილა მშვიდობისა!',
            'გილოცავთ ახალ წელს!',
            'ჭეშმარიტად აღდგა!',
            'ჩვენს მშობლებს გაუმარჯოს!',
          ],
          answer: 'ჭეშმარიტად აღდგა!',
          explanation:
            'აღ- is an old preverb, "up"; today it is ა-, as in ადგა (got up). The greeting is used for weeks after Easter Sunday.',
        },
        {
          kind: 'choice',
          id: 'advanced-culture.expressions.4',
          teaches: ['word.guest'],
          prompt: 'What does this proverb say?',
          display: 'სტუმარი ღვთისაა.',
          options: [
            'A guest comes from God.',
            'A guest leaves at dawn.',
            'A guest brings the wine.',
            'A guest is never in a hurry.',
          ],
          answer: 'A guest comes from God.',
          explanation:
            'ღვთისაა ends in two vowels of different origin: the old -ა of the genitive, and -ა, the short form of არის.',
        },
        {
          kind: 'choice',
          id: 'advanced-culture.expressions.5',
          teaches: [],
          prompt: 'Which form completes the toast?',
          display: 'ჩვენს … გაუმარჯოს!',
          options: ['მეგობრები', 'მეგობრებს', 'მეგობრებმა', 'მეგობრებით'],
          answer: 'მეგობრებს',
          explanation:
            'გაუმარჯოს wants the dative, and ჩვენს already announces it. The nominative would be ჩვენი მეგობრები, the ergative ჩვენმა მეგობრებმა.',
        },
      ],
    },
    {
      id: 'advanced-culture.etiquette',
      title: 'Social Etiquette',
      description: 'Find the words that fit the person and the moment.',
      feedback: 'advanced',
      checkOn: 'response',
      hint: 'when-wrong',
      advanceAfter: 'answer',
      items: [
        {
          kind: 'choice',
          id: 'advanced-culture.etiquette.1',
          teaches: ['word.hello'],
          prompt: "You enter the office of your friend's mother, Nino. How do you greet her?",
          options: [
            'გამარჯობა, ჩემო ნინო!',
            'გამარჯობათ, ბატონო ნინო!',
            'ნახვამდის, ქალბატონო ნინო!',
            'გამარჯობათ, ქალბატონო ნინო!',
          ],
          answer: 'გამარჯობათ, ქალბატონო ნინო!',
          explanation: 'ბატონო is for men. ქალბატონო joins ქალი (woman) and ბატონი (master, sir).',
        },
        {
          kind: 'choice',
          id: 'advanced-culture.etiquette.2',
          teaches: [],
          prompt: 'You stand at the door of a Georgian home with wet shoes. What do you ask?',
          options: [
            'ფეხსაცმელი გავიხადო?',
            'ფეხსაცმელი ვიყიდო?',
            'ფეხსაცმელი ჩავიცვა?',
            'ფეხსაცმელი მოგწონთ?',
          ],
          answer: 'ფეხსაცმელი გავიხადო?',
          explanation:
            'ფეხსაცმელი, from ფეხი (foot), is singular even for a pair. გახდა is to take off, ჩაცმა to put on.',
        },
        {
          kind: 'choice',
          id: 'advanced-culture.etiquette.3',
          teaches: ['number.7'],
          prompt: 'How many roses do you bring to a birthday?',
          options: ['ექვსი ვარდი', 'რვა ვარდი', 'შვიდი ვარდი', 'ათი ვარდი'],
          answer: 'შვიდი ვარდი',
          explanation:
            'Seven is the only კენტი (odd) number here. Like any noun after a number, ვარდი stays singular, however big the bunch is.',
        },
        {
          kind: 'choice',
          id: 'advanced-culture.etiquette.4',
          teaches: ['word.thank-you'],
          prompt: 'You have had enough, and your hostess says: კიდევ მიირთვით! What is a kind answer?',
          options: [
            'არა, ეს ძალიან ცივი იყო!',
            'მადლობა, ძალიან გემრიელი იყო!',
            'ბოდიში, მე ეს საერთოდ არ მომწონს!',
            'კარგი, ეს რა ღირს?',
          ],
          answer: 'მადლობა, ძალიან გემრიელი იყო!',
          explanation:
            'The past იყო shows that you have finished. To thank for everything, say დიდი მადლობა მასპინძლობისთვის, "many thanks for the hospitality".',
        },
        {
          kind: 'choice',
          id: 'advanced-culture.etiquette.5',
          teaches: ['word.drink'],
          prompt: 'Your new boss is your guest. How do you offer her a drink?',
          options: [
            'რამეს ხომ არ დალევ?',
            'რამეს ხომ არ დალევს?',
            'რამეს ხომ არ დალევთ?',
            'რამეს ხომ არ დალევენ?',
          ],
          answer: 'რამეს ხომ არ დალევთ?',
          explanation:
            'დალევს and დალევენ speak about others: "he or she will drink", "they will drink". Without the -თ you would be addressing a friend.',
        },
      ],
    },
  ],
  reviewerNote:
    'No native speaker has read this page yet. Please look first at the sayings that no list confirms: ' +
    'თვალი არ ეცეს; შავმა კატამ გადამირბინა; მაგიდის კუთხეში ნუ ზიხარ; the New Year ' +
    'blessing of the მეკვლე, which is said with small differences from region to region; ალავერდი შენთან. ' +
    'Also at the advice on shoes, flowers and second helpings, which differs between homes, and at the ' +
    'word order of თქვენი ნებართვით, მეც ორ სიტყვას ვიტყვი.',
};
