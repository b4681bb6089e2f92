import type { QuizContent } from '../../../unit.ts';

export const quiz: QuizContent = {
  messages: {
    excellent: 'Excellent! You read short Georgian texts with understanding.',
    good: 'Good job! Read the passages that you missed once more, this time for the endings of the words.',
    keepLearning: 'Keep learning! Read one text of the lesson a day, word by word, and then try again.',
  },
  questions: [
    {
      kind: 'choice',
      id: 'quiz-reading.1',
      type: 'context',
      teaches: ['word.bread', 'word.work'],
      passage: {
        text: 'ნინო ყოველ შაბათს ბებიასთან მიდის. ბებია სოფელში ცხოვრობს. ისინი ერთად პურს აცხობენ და ბაღში მუშაობენ.',
        translation:
          'Every Saturday Nino goes to see her grandmother. Her grandmother lives in a village. Together they bake bread and work in the garden.',
      },
      prompt: 'What do Nino and her grandmother do together?',
      options: [
        'They pick grapes and bake bread.',
        'They bake bread and work in the garden.',
        'They make cheese and work in the garden.',
        'They buy bread and walk in the forest.',
      ],
      answer: 'They bake bread and work in the garden.',
      explanation:
        'To go to a person takes -თან: ბებიასთან. To go to a place takes -ში: სოფელში is both "in the village" and "to the village".',
    },
    {
      kind: 'choice',
      id: 'quiz-reading.2',
      type: 'completion',
      teaches: ['word.cold', 'word.water', 'word.drink'],
      passage: {
        text: 'გიორგის ცხელი ჩაი უყვარს, მაგრამ დღეს ძალიან ცხელა. ის მაღაზიაში შედის და ცივ წყალს ყიდულობს.',
        translation:
          'Giorgi loves hot tea, but today it is very hot. He goes into a shop and buys cold water.',
      },
      prompt: 'Which words complete the sentence about Giorgi? დღეს ის ___ სვამს.',
      options: ['ცხელ ჩაის', 'ცხელ ყავას', 'ცივ წყალს', 'ცივ ღვინოს'],
      answer: 'ცივ წყალს',
      explanation:
        'In the dative an adjective like ცივი loses its ending before the noun: ცივი წყალი, but ცივ წყალს.',
    },
    {
      kind: 'choice',
      id: 'quiz-reading.3',
      type: 'translation',
      teaches: ['word.table'],
      passage: {
        text: 'რესტორანი სავსეა. მუსიკოსები მღერიან, სტუმრები კი ცეკვავენ. თავისუფალი მაგიდა აღარ არის.',
        translation:
          'The restaurant is full. The musicians are singing, and the guests are dancing. There is no free table anymore.',
      },
      prompt: 'What does the last sentence of the passage mean?',
      options: [
        'There is no free table anymore.',
        'There is a free table over there.',
        'The free table is not so good.',
        'There is still one free table left.',
      ],
      answer: 'There is no free table anymore.',
      explanation: 'აღარ is "no longer". Its relatives are არ (not), ვერ (cannot) and ვეღარ (no longer can).',
    },
    {
      kind: 'choice',
      id: 'quiz-reading.4',
      type: 'matching',
      teaches: [],
      passage: {
        text: 'სამი მეგობარი მოგზაურობს. ლუკას მთა უყვარს. ანას ზღვა უყვარს. დათოს კი ძველი ქალაქები მოსწონს.',
        translation:
          'Three friends are traveling. Luka loves the mountains. Anna loves the sea. And Dato likes old cities.',
      },
      prompt: 'Which trip suits each of them?',
      options: [
        'Luka: Batumi; Anna: Mtskheta; Dato: Kazbegi',
        'Luka: Mtskheta; Anna: Kazbegi; Dato: Batumi',
        'Luka: Batumi; Anna: Kazbegi; Dato: Mtskheta',
        'Luka: Kazbegi; Anna: Batumi; Dato: Mtskheta',
      ],
      answer: 'Luka: Kazbegi; Anna: Batumi; Dato: Mtskheta',
      explanation:
        'After a number the noun stays singular, and mostly its verb too: სამი მეგობარი მოგზაურობს, literally "three friend travels".',
    },
    {
      kind: 'choice',
      id: 'quiz-reading.5',
      type: 'order',
      teaches: [],
      passage: {
        text: 'დათო დილით შვიდ საათზე დგება. ჯერ ვარჯიშობს, მერე საუზმობს. რვა საათზე სამსახურში მიდის.',
        translation:
          'Dato gets up at seven in the morning. First he exercises, then he has breakfast. At eight he goes to work.',
      },
      prompt: 'What does Dato do right after he gets up?',
      options: ['He exercises.', 'He has breakfast.', 'He goes to work.', 'He drinks coffee.'],
      answer: 'He exercises.',
      explanation:
        'A clock time takes -ზე. შვიდი loses its ending before საათზე, but რვა (eight) and ცხრა (nine) end in -ა and keep it.',
    },
    {
      kind: 'choice',
      id: 'quiz-reading.6',
      type: 'tense',
      teaches: ['time.today', 'word.play'],
      passage: {
        text: 'გუშინ მთელი დღე წვიმდა. ბავშვები სახლში იყვნენ და ფილმს უყურებდნენ. დღეს მზეა და ისინი პარკში თამაშობენ.',
        translation:
          'Yesterday it rained all day. The children were at home and were watching a film. Today it is sunny, and they are playing in the park.',
      },
      prompt: 'Where are the children today?',
      options: ['at home', 'at the movies', 'in the park', 'at school'],
      answer: 'in the park',
      explanation:
        'წვიმდა and უყურებდნენ are imperfect: something was going on. Their mark is the დ, absent in the present: წვიმს, უყურებენ.',
    },
    {
      kind: 'choice',
      id: 'quiz-reading.7',
      type: 'response',
      teaches: [],
      passage: {
        text: 'ქეთი ავად არის და სახლში წევს. მას ლიმონიანი ჩაი უნდა. ჩაი სახლში აქვს, ლიმონი კი აღარ აქვს. მეგობარი ეკითხება: „რა გიყიდო?“',
        translation:
          'Keti is ill and is in bed at home. She wants tea with lemon. She has tea at home, but she no longer has a lemon. A friend asks her: "What shall I buy you?"',
      },
      prompt: 'What does Keti answer?',
      options: ['ცოტა ჩაი, გთხოვ.', 'ერთი ლიმონი, გთხოვ.', 'ერთი პური, გთხოვ.', 'ცოტა ყველი, გთხოვ.'],
      answer: 'ერთი ლიმონი, გთხოვ.',
      explanation:
        'გთხოვ is "please" to a friend, გთხოვთ is polite. The ending -იანი means "with": ლიმონიანი, ყველიანი.',
    },
    {
      kind: 'choice',
      id: 'quiz-reading.8',
      type: 'case',
      teaches: [],
      passage: {
        text: 'ბაბუამ პატარა სახლი ააშენა, ბებიამ კი სახლთან ვარდები დარგო. დღეს იქ მათი შვილიშვილები ისვენებენ.',
        translation:
          'Grandfather built a small house, and Grandmother planted roses by the house. Today their grandchildren spend their vacations there.',
      },
      prompt: 'Who planted the roses?',
      options: ['the grandfather', 'the grandchildren', 'the neighbors', 'the grandmother'],
      answer: 'the grandmother',
      explanation:
        'In the aorist the doer is ergative, with -მ after a vowel: ბაბუამ, ბებიამ. What is done to stays in the nominative: ვარდები.',
    },
    {
      kind: 'choice',
      id: 'quiz-reading.9',
      type: 'context',
      teaches: ['word.bear'],
      passage: {
        text: 'ეს ცხოველი ტყეში ცხოვრობს. ის დიდი და ძლიერია. მას თაფლი და თევზი უყვარს. ზამთარში მას სძინავს.',
        translation:
          'This animal lives in the forest. It is big and strong. It loves honey and fish. In winter it sleeps.',
      },
      prompt: 'რომელი ცხოველია ეს?',
      options: ['დათვი', 'მგელი', 'ირემი', 'კურდღელი'],
      answer: 'დათვი',
      explanation:
        'Honey, თაფლი, also goes into the sweet of the New Year table, გოზინაყი: walnuts cooked in honey.',
    },
    {
      kind: 'choice',
      id: 'quiz-reading.10',
      type: 'context',
      teaches: ['day.monday'],
      passage: {
        text: 'მუზეუმი ორშაბათს არ მუშაობს. სხვა დღეებში ის ათ საათზე იღება და ექვს საათზე იკეტება. ბავშვებისთვის ბილეთი უფასოა.',
        translation:
          'The museum is closed on Mondays. On other days it opens at ten and closes at six. Tickets are free for children.',
      },
      prompt: 'When can you visit the museum?',
      options: [
        'on Monday at eleven in the morning',
        'on Friday at eleven in the morning',
        'on Friday at eight in the morning',
        'on Sunday at eight in the evening',
      ],
      answer: 'on Friday at eleven in the morning',
      explanation:
        'იღება (opens) and იკეტება (closes) are passives: literally "it is opened, it is closed". A museum or a shop is said to work or not to work: მუშაობს.',
    },
  ],
};
