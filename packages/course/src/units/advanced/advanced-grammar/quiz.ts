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
      id: 'quiz-advanced-grammar.1',
      type: 'case',
      teaches: ['word.play'],
      prompt: 'Why does the subject of this sentence stand in the ergative?',
      display: 'ბავშვმა ეზოში ითამაშა.',
      options: [
        'The verb is one of motion, in the aorist.',
        'The verb is one of activity, in the aorist.',
        'The verb has its object in the nominative.',
        'The verb is in a screeve of the third series.',
      ],
      answer: 'The verb is one of activity, in the aorist.',
      explanation:
        'Verbs such as თამაში, მუშაობა and ცეკვა treat their subject as verbs with an object do. So in the perfect it also goes into the dative: ბავშვს უთამაშია.',
    },
    {
      kind: 'choice',
      id: 'quiz-advanced-grammar.2',
      type: 'verb',
      teaches: ['word.go'],
      prompt: 'Which form completes "It seems that Giorgi has gone home"? გიორგი სახლში ___.',
      options: ['წავიდა', 'წავიდეს', 'წასულა', 'წავა'],
      answer: 'წასულა',
      explanation:
        'The perfect of verbs of motion joins a participle and "to be", as one hears in წასულხარ, where ხარ is "you are". Their subject stays in the nominative.',
    },
    {
      kind: 'choice',
      id: 'quiz-advanced-grammar.3',
      type: 'translation',
      teaches: ['word.letter', 'word.write'],
      prompt: 'Which sentence means "I wrote the letter for you"?',
      options: ['წერილი დაგიწერე.', 'წერილი დამიწერე.', 'წერილი დავუწერე.', 'წერილი დაგვიწერე.'],
      answer: 'წერილი დაგიწერე.',
      explanation:
        'გ- has taken the place of ვ-, yet -ე at the end still tells that it was "I"; with "he or she" it would be -ა: დაგიწერა. In დავუწერე, "I wrote it for him or her", ვ- is back.',
    },
  ],
};
