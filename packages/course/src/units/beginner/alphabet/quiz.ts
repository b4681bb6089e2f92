import type { QuizContent } from '../../../unit.ts';

export const quiz: QuizContent = {
  messages: {
    excellent: 'Excellent! You know these letters and their sounds.',
    good: 'Good job! Look once more at the letters you missed.',
    keepLearning: 'Keep learning! Go back to the letters, say each one aloud, and try again.',
  },
  questions: [
    {
      kind: 'choice',
      id: 'quiz-alphabet.1',
      teaches: ['letter.chini', 'letter.ch-ari'],
      prompt:
        'Which two letters are partners: the first with a puff of air, the second with a tight throat and no puff?',
      options: ['ჯ and ჩ', 'ჩ and ჭ', 'ჭ and ჯ', 'ც and ძ'],
      answer: 'ჩ and ჭ',
      explanation:
        'The tongue does the same for both: ჩ lets out a puff of air, ჭ holds it back. ჯ is made there too, but with voice.',
    },
    {
      kind: 'choice',
      id: 'quiz-alphabet.2',
      teaches: ['letter.k-ani'],
      prompt: 'Which word begins with a letter that has a tight throat and no puff of air?',
      options: ['ქარი', 'გული', 'ხელი', 'კარი'],
      answer: 'კარი',
      explanation: "One sound makes the difference: კარი /k'ari/ is a door, ქარი /kari/ is wind.",
    },
    {
      kind: 'choice',
      id: 'quiz-alphabet.3',
      teaches: ['letter.dzili'],
      prompt: 'Which letter sounds like the ds in "beds"?',
      options: ['ძ', 'ზ', 'ც', 'ჟ'],
      answer: 'ძ',
      explanation:
        'ძ is the voiced partner of ც. Latin spelling needs two letters for it, /dz/; to Georgians it is one sound, written with one letter.',
    },
    {
      kind: 'choice',
      id: 'quiz-alphabet.4',
      teaches: ['letter.kani', 'letter.chini'],
      prompt: 'How do you read this word?',
      display: 'ქუჩა',
      options: ["k'uch'a", "kuch'a", 'kucha', "k'ucha"],
      answer: 'kucha',
      explanation:
        'No tight throat here: ქ and ჩ both have a puff of air. The word means "street"; on signs it follows the name of the street.',
    },
    {
      kind: 'choice',
      id: 'quiz-alphabet.5',
      teaches: ['letter.bani', 'letter.nari'],
      prompt: 'Read this word aloud. What does it mean?',
      display: 'ბანკი',
      options: ['park', 'bank', 'film', 'taxi'],
      answer: 'bank',
      explanation:
        'A borrowed noun that ends in a consonant gets the Georgian ending -ი: ბანკი, პარკი (park), ფილმი (film).',
    },
  ],
};
