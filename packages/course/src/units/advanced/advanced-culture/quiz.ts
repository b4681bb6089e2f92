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
      id: 'quiz-advanced-culture.1',
      teaches: [],
      prompt:
        'At a feast your neighbor raises his glass and says to you: ალავერდი შენთან! What is expected of you?',
      options: [
        'to give him your seat',
        'to continue the toast',
        'to pour wine for everyone',
        'to begin a dance',
      ],
      answer: 'to continue the toast',
      explanation:
        'You keep to the theme of the toast and add your own thought, then you drink. Begin with the dative if you are short of words: მეგობრებს გაუმარჯოს!',
    },
    {
      kind: 'choice',
      id: 'quiz-advanced-culture.2',
      teaches: [],
      prompt: 'Which Georgian song travels through space on the golden records of the Voyager probes?',
      options: ['„ჩაკრულო“', '„მრავალჟამიერი“', '„სულიკო“', '„თბილისო“'],
      answer: '„ჩაკრულო“',
      explanation:
        'It is a song of Kakheti about making ready for battle: two singers lead, and a choir holds the ბანი. „თბილისო“ is a vocative, "O Tbilisi".',
    },
  ],
};
