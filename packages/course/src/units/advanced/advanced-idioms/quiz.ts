import type { QuizContent } from '../../../unit.ts';

export const quiz: QuizContent = {
  messages: {
    excellent: 'Excellent! You have a great understanding of this topic.',
    good: 'Good job! Keep practicing to improve your score.',
    keepLearning: 'Keep learning! Review the material and try again.',
  },
  questions: [
    {
      kind: 'choice',
      id: 'quiz-advanced-idioms.1',
      teaches: [],
      prompt: 'Nino apologizes for a message that she sent you. In what state did she write it?',
      display: 'ბოდიში, ეს ცხელ გულზე დავწერე.',
      options: ['She was sleepy.', 'She was upset.', 'She was very hungry.', 'She was ill.'],
      answer: 'She was upset.',
      explanation:
        '-ზე asks for the dative, where an adjective such as ცხელი, "hot", drops its last vowel: ცხელ გულზე, as in დიდ სახლში.',
    },
    {
      kind: 'choice',
      id: 'quiz-advanced-idioms.2',
      teaches: [],
      prompt: 'Why would one quote this line of Rustaveli?',
      display: 'რასაცა გასცემ, შენია; რას არა, დაკარგულია',
      options: [
        'to praise a generous neighbor',
        'to hurry a friend who is always late',
        'to comfort a child after a bad dream',
        'to warn a careless driver',
      ],
      answer: 'to praise a generous neighbor',
      explanation:
        'რასაცა is the modern რასაც, the dative of რაც, "that which", with an old -ა that fills the verse. დაკარგულია is დაკარგული, "lost", and -ა, "is".',
    },
  ],
};
