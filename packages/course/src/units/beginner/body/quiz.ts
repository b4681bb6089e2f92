import type { QuizContent } from '../../../unit.ts';

export const quiz: QuizContent = {
  messages: {
    excellent: 'Excellent! You could tell a doctor where it hurts.',
    good: 'Good job! Look at the verb in the sentences you missed: its first letter says who is in pain.',
    keepLearning: 'Keep learning! Name the parts of your body aloud from head to foot, then try again.',
  },
  questions: [
    {
      kind: 'choice',
      id: 'quiz-body.1',
      teaches: ['word.leg'],
      prompt: 'A friend sends you this message. How is your friend coming?',
      display: 'ფეხით მოვდივარ.',
      options: ['by taxi', 'on foot', 'by bus', 'on horseback'],
      answer: 'on foot',
      explanation:
        'The ending -ით also tells how one travels: ფეხით is "with the foot", ავტობუსით "by bus". ხელით in the same way is "by hand".',
    },
    {
      kind: 'choice',
      id: 'quiz-body.2',
      teaches: ['word.tooth'],
      prompt: 'Your friend holds her cheek. How do you ask whether her tooth hurts?',
      options: ['კბილი სტკივა?', 'კბილი მტკივა?', 'კბილი გვტკივა?', 'კბილი გტკივა?'],
      answer: 'კბილი გტკივა?',
      explanation:
        'გ- is for "you", and the same letter stands in გაქვს, "you have". A dentist asks politely: კბილი გტკივათ?',
    },
    {
      kind: 'choice',
      id: 'quiz-body.3',
      teaches: ['word.belly', 'word.throat', 'word.fever'],
      prompt: 'Read the sentence. What is the matter?',
      display: 'მუცელი მტკივა, მაგრამ სიცხე არ მაქვს.',
      options: [
        'a sore throat but no fever',
        'a sore throat and a fever',
        'a stomach ache but no fever',
        'a stomach ache and a fever',
      ],
      answer: 'a stomach ache but no fever',
      explanation:
        'A fever is something you have, with მაქვს; of a part of the body that aches you say მტკივა. მაგრამ is "but".',
    },
    {
      kind: 'choice',
      id: 'quiz-body.4',
      teaches: ['word.tongue'],
      prompt: 'Which word means both "tongue" and "language"?',
      options: ['ენა', 'პირი', 'ყელი', 'ტუჩი'],
      answer: 'ენა',
      explanation:
        'So ქართული ენა is "the Georgian language". „დედა ენა“ (mother tongue) is the title of the primer of 1876 that taught generations of Georgian children to read.',
    },
    {
      kind: 'choice',
      id: 'quiz-body.5',
      teaches: ['word.hand'],
      prompt: 'It is time to eat. What does a mother tell her child to do first?',
      options: ['თმა დაიბანე!', 'ხელები დაიბანე!', 'ფეხები დაიბანე!', 'კბილები გაიხეხე!'],
      answer: 'ხელები დაიბანე!',
      explanation: 'No word for "your" is needed. Teeth have a verb of their own, "brush": კბილები გაიხეხე!',
    },
  ],
};
