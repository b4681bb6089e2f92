import type { QuizContent } from '../../../unit.ts';

export const quiz: QuizContent = {
  messages: {
    excellent: 'Excellent! Twenties, prices and ages hold no secrets for you.',
    good: 'Good job! Take the numbers you missed apart: first the twenties, then what is left.',
    keepLearning: 'Keep learning! Read prices and bus numbers aloud in Georgian, and try again.',
  },
  questions: [
    {
      kind: 'choice',
      id: 'quiz-numbers.1',
      teaches: ['number.90'],
      prompt: 'How does Georgian build the number 90?',
      options: [
        'nine times ten',
        'three times twenty and thirty',
        'four times twenty and ten',
        'a hundred less ten',
      ],
      answer: 'four times twenty and ten',
      explanation:
        'The word is ოთხმოცდაათი. French counts 90 in the same way: quatre-vingt-dix, "four-twenty-ten".',
    },
    {
      kind: 'choice',
      id: 'quiz-numbers.2',
      teaches: ['number.38'],
      prompt: 'Read the sentence. How much does the book cost?',
      display: 'ეს წიგნი ოცდათვრამეტი ლარი ღირს.',
      options: ['38 lari', '28 lari', '58 lari', '18 lari'],
      answer: '38 lari',
      explanation:
        'ოცდათვრამეტი is 20 and 18; ოცდარვა, 28, is only 20 and 8. You would ask for this price with რა ღირს ეს წიგნი?',
    },
    {
      kind: 'choice',
      id: 'quiz-numbers.3',
      teaches: ['number.6'],
      prompt: 'You ask a boy his age. He is six. What does he answer?',
      options: ['ექვსი წელი მაქვს.', 'ექვსი წლის ხარ.', 'ექვსი წელი ვარ.', 'ექვსი წლის ვარ.'],
      answer: 'ექვსი წლის ვარ.',
      explanation:
        'წლის is "of a year", from წელი (year): one is "of six years". Of somebody else you say ექვსი წლისაა.',
    },
    {
      kind: 'choice',
      id: 'quiz-numbers.4',
      teaches: ['number.4'],
      prompt: 'Which sentence says "I have four brothers"?',
      options: ['მე ოთხი ძმები მყავს.', 'მე ოთხი ძმა მყავს.', 'მე ოთხი ძმა მაქვს.', 'მე ოთხი ძმები მაქვს.'],
      answer: 'მე ოთხი ძმა მყავს.',
      explanation:
        'The number already says that there are several, so ძმა stays singular. The same holds after ბევრი (many): ბევრი ძმა.',
    },
    {
      kind: 'choice',
      id: 'quiz-numbers.5',
      teaches: ['number.83'],
      prompt: 'Which of these numbers is the largest?',
      options: ['ოთხმოცდასამი', 'სამოცდაცხრამეტი', 'ორმოცდათვრამეტი', 'სამოცდათორმეტი'],
      answer: 'ოთხმოცდასამი',
      explanation:
        'The part before და decides: four twenties are more than three. სამოცდაცხრამეტი is a longer word, but only 60 and 19.',
    },
  ],
};
