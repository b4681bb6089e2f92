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
      id: 'quiz-advanced-literature.1',
      teaches: [],
      prompt: 'Who wrote „მერანი“, the poem of a rider who defies fate?',
      options: ['აკაკი წერეთელი', 'ალექსანდრე ჭავჭავაძე', 'ანა კალანდაძე', 'ნიკოლოზ ბარათაშვილი'],
      answer: 'ნიკოლოზ ბარათაშვილი',
      explanation: 'მერანი is an old word for a fine steed. Of an ordinary horse one says ცხენი.',
    },
    {
      kind: 'choice',
      id: 'quiz-advanced-literature.2',
      teaches: ['number.16'],
      prompt: 'How many syllables does each line of „ვეფხისტყაოსანი“ have?',
      options: ['თორმეტი', 'თექვსმეტი', 'ოცი', 'თოთხმეტი'],
      answer: 'თექვსმეტი',
      explanation:
        'This verse is called შაირი. Four lines make a stanza, and all four end in the same rhyme.',
    },
  ],
};
