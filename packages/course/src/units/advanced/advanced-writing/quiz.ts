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
      id: 'quiz-advanced-writing.1',
      teaches: [],
      prompt: 'You apply for a job, in a letter to a director whom you have never met. How do you begin?',
      options: [
        'გამარჯობა, დავით, როგორ ხარ?',
        'პატივისცემით, ბატონო დავით!',
        'პატივცემულო ბატონო დავით!',
        'ძვირფასო დათო, როდის მოხვალ?',
      ],
      answer: 'პატივცემულო ბატონო დავით!',
      explanation:
        'Both formal words have the root პატივი, "respect": პატივცემულო (respected) opens a letter, პატივისცემით (with respect) closes it. დათო is what friends call somebody whose name is დავითი.',
    },
    {
      kind: 'choice',
      id: 'quiz-advanced-writing.2',
      teaches: ['word.although'],
      prompt: 'An advertisement praises an apartment that is not large. Which word belongs in the gap?',
      display: 'ბინა პატარაა, … ძალიან ნათელია.',
      options: ['ამიტომ', 'თუმცა', 'რადგან', 'როცა'],
      answer: 'თუმცა',
      explanation:
        'At the beginning of a sentence, თუმცა can also mean "although": თუმცა დაღლილი ვარ, მაინც ვმუშაობ, "although I am tired, I still work".',
    },
  ],
};
