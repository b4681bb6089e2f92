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
      id: 'quiz-advanced-listening.1',
      teaches: ['number.20'],
      prompt: 'You hear this at the railway station. What has happened?',
      display: 'ბათუმის მატარებელი ოცი წუთით აგვიანებს.',
      sound: 'ბათუმის მატარებელი ოცი წუთით აგვიანებს.',
      options: [
        'The train to Batumi has just left.',
        'The train to Batumi is canceled.',
        'The train to Batumi is late.',
        'The train to Batumi is sold out.',
      ],
      answer: 'The train to Batumi is late.',
      explanation:
        'The instrumental tells by how much: ოცი წუთით (by twenty minutes). With -ში it would be the time until something happens: ოც წუთში (in twenty minutes).',
    },
    {
      kind: 'choice',
      id: 'quiz-advanced-listening.2',
      teaches: ['time.tomorrow'],
      prompt: 'You hear this on the radio. What does the forecast say about tomorrow?',
      display: 'ხვალ შესაძლოა იწვიმოს, მაგრამ არ აცივდება.',
      sound: 'ხვალ შესაძლოა იწვიმოს, მაგრამ არ აცივდება.',
      options: [
        'It may rain, but it will not get cold.',
        'It will certainly rain and get cold.',
        'It will not rain, but it may get cold.',
        'It will neither rain nor get cold.',
      ],
      answer: 'It may rain, but it will not get cold.',
      explanation:
        'After შესაძლოა the verb stands here in the optative, იწვიმოს. Plain futures, such as იწვიმებს and აცივდება, sound certain.',
    },
  ],
};
