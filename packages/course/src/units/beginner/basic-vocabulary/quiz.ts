import type { QuizContent } from '../../../unit.ts';

export const quiz: QuizContent = {
  messages: {
    excellent: 'Excellent! You are ready for a first short conversation.',
    good: 'Good job! Read the examples of the words you missed once more.',
    keepLearning: 'Keep learning! Go through one category a day, say each example aloud, and try again.',
  },
  questions: [
    {
      kind: 'choice',
      id: 'quiz-vocabulary.1',
      teaches: ['word.hello'],
      prompt: 'You walk into a small shop. How do you greet the people there?',
      options: ['გამარჯობათ', 'ნახვამდის', 'უკაცრავად', 'გთხოვთ'],
      answer: 'გამარჯობათ',
      explanation:
        'გამარჯობა alone is right too; -თ makes it polite, or meant for several people. The greeting has the root of გამარჯვება, "victory".',
    },
    {
      kind: 'choice',
      id: 'quiz-vocabulary.2',
      teaches: ['word.speak'],
      prompt: 'You ask a stranger politely whether she speaks English. What do you say?',
      options: [
        'ინგლისურად ლაპარაკობ?',
        'ინგლისურად ლაპარაკობთ?',
        'ინგლისურად ლაპარაკობს?',
        'ინგლისურად ვლაპარაკობ?',
      ],
      answer: 'ინგლისურად ლაპარაკობთ?',
      explanation:
        'With the ending -თ you speak to someone as თქვენ. ლაპარაკობ is for a friend, ლაპარაკობს is "he or she speaks", ვლაპარაკობ is "I speak".',
    },
    {
      kind: 'choice',
      id: 'quiz-vocabulary.3',
      teaches: ['word.man', 'word.drink', 'word.read', 'word.book'],
      prompt: 'Read the sentence. What is the man doing?',
      display: 'კაცი ჩაის სვამს და წიგნს კითხულობს.',
      options: [
        'drinking tea and reading a book',
        'drinking tea and eating an apple',
        'buying tea and reading a book',
        'drinking milk and buying a book',
      ],
      answer: 'drinking tea and reading a book',
      explanation:
        'What he drinks and what he reads both end in -ს: ჩაის, წიგნს. The word და is "and" here; it also means "sister".',
    },
    {
      kind: 'choice',
      id: 'quiz-vocabulary.4',
      teaches: ['word.table'],
      prompt: 'Which word means "on the table"?',
      options: ['სკამზე', 'მაგიდა', 'ჩანთაში', 'მაგიდაზე'],
      answer: 'მაგიდაზე',
      explanation:
        'Georgian joins "on" and "in" to the end of the noun: -ზე is "on", -ში is "in". So ჩანთაში is "in the bag".',
    },
    {
      kind: 'choice',
      id: 'quiz-vocabulary.5',
      teaches: ['word.old', 'word.new'],
      prompt: 'What is the opposite of ახალი?',
      options: ['დიდი', 'ძველი', 'კარგი', 'ლამაზი'],
      answer: 'ძველი',
      explanation:
        'ძველი is the opposite of new, as in ძველი სახლი, "old house". For a person of great age the word is მოხუცი.',
    },
  ],
};
