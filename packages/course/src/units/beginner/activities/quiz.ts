import type { QuizContent } from '../../../unit.ts';

export const quiz: QuizContent = {
  messages: {
    excellent: 'Excellent! You can tell people about your whole day.',
    good: 'Good job! Say the examples of the words you missed aloud once more.',
    keepLearning: 'Keep learning! Take one part of the day at a time, and name what you do while you do it.',
  },
  questions: [
    {
      kind: 'choice',
      id: 'quiz-activities.1',
      teaches: ['word.iron-shirt', 'word.water-flowers'],
      prompt: 'Read the sentence. What is Giorgi doing?',
      display: 'ნინო ყვავილებს რწყავს, გიორგი კი პერანგს აუთოებს.',
      options: ['watering the flowers', 'ironing a shirt', 'taking out the trash', 'sweeping the yard'],
      answer: 'ironing a shirt',
      explanation:
        'The little word კი after გიორგი sets him against Nino, as "while" or "but" does in English. It also means "yes" in everyday speech.',
    },
    {
      kind: 'choice',
      id: 'quiz-activities.2',
      teaches: ['word.get-to-know'],
      prompt: "You meet a friend's mother for the first time and shake hands. What do you say to her?",
      options: [
        'ბოდიში დაგვიანებისთვის!',
        'თქვენი დახმარება მჭირდება.',
        'რა მუსიკას უსმენთ?',
        'სასიამოვნოა თქვენი გაცნობა!',
      ],
      answer: 'სასიამოვნოა თქვენი გაცნობა!',
      explanation:
        'სასიამოვნოა is "it is pleasant". To somebody whom you call შენ you say სასიამოვნოა შენი გაცნობა.',
    },
    {
      kind: 'choice',
      id: 'quiz-activities.3',
      teaches: ['word.watch-television'],
      prompt: 'How do you say "I am watching television"?',
      options: ['ტელევიზორს ვუყურებ', 'ტელევიზორს უყურებ', 'ტელევიზორს უყურებს', 'ტელევიზორს უყურებთ'],
      answer: 'ტელევიზორს ვუყურებ',
      explanation:
        'What one watches ends in -ს, as ტელევიზორს does: ფილმს ვუყურებ is "I am watching a film".',
    },
    {
      kind: 'choice',
      id: 'quiz-activities.4',
      teaches: ['word.comb-hair'],
      prompt: 'What does this mean?',
      display: 'თმის დავარცხნა',
      options: ["to brush one's teeth", 'to take a shower', "to comb one's hair", "to wash one's face"],
      answer: "to comb one's hair",
      explanation:
        'თმის means "of the hair", from თმა. The tool for it is სავარცხელი (comb): words for tools often begin with სა-.',
    },
    {
      kind: 'choice',
      id: 'quiz-activities.5',
      teaches: ['word.get-dressed'],
      prompt: 'What is "to get dressed" in Georgian?',
      options: ['დაწოლა', 'ჩუქება', 'ჩაცმა', 'თამაში'],
      answer: 'ჩაცმა',
      explanation:
        'The same root is in ტანსაცმელი (clothes), from ტანი (body), and in ფეხსაცმელი (shoes), from ფეხი (foot).',
    },
  ],
};
