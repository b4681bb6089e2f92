import type { QuizContent } from '../../../unit.ts';

export const quiz: QuizContent = {
  messages: {
    excellent: 'Excellent! You can say when almost anything happens.',
    good: 'Good job! Look once more at the months and days that you mixed up.',
    keepLearning: "Keep learning! Say today's day and month aloud each morning, then try again.",
  },
  questions: [
    {
      kind: 'choice',
      id: 'quiz-months.1',
      teaches: ['day.wednesday', 'time.yesterday'],
      prompt: 'Read the sentence. Which day is it today?',
      display: 'გუშინ ოთხშაბათი იყო.',
      options: ['Tuesday', 'Friday', 'Thursday', 'Wednesday'],
      answer: 'Thursday',
      explanation:
        'იყო is "was"; for the future it is იქნება, "will be": ხვალ პარასკევი იქნება, "tomorrow will be Friday".',
    },
    {
      kind: 'choice',
      id: 'quiz-months.2',
      teaches: ['season.summer'],
      prompt: 'Which word means "in summer"?',
      options: ['ზაფხულში', 'გაზაფხულზე', 'ზამთარში', 'შემოდგომაზე'],
      answer: 'ზაფხულში',
      explanation:
        'ზაფხული, the summer, is hidden in გაზაფხული, the spring. Yet the ending differs: ზაფხულში has -ში, გაზაფხულზე has -ზე.',
    },
    {
      kind: 'choice',
      id: 'quiz-months.3',
      teaches: ['time.year'],
      prompt: 'It is midnight on December 31. What do you say to a friend?',
      options: ['კარგი, ხვალ გნახავ!', 'სად ხარ ახლა?', 'კარგ დღეს გისურვებთ!', 'გილოცავ ახალ წელს!'],
      answer: 'გილოცავ ახალ წელს!',
      explanation:
        'გილოცავ is "I congratulate you"; to a stranger or to several people say გილოცავთ. It serves on birthdays too: გილოცავ დაბადების დღეს!',
    },
    {
      kind: 'choice',
      id: 'quiz-months.4',
      teaches: ['day.sunday'],
      prompt: 'Read the sentence. When will she come?',
      display: 'ის ორ კვირაში ჩამოვა.',
      options: ['in two hours', 'in two weeks', 'in two days', 'in two months'],
      answer: 'in two weeks',
      explanation:
        'With -ში, კვირა is the week; "on Sunday" is კვირას. The number ორი loses its -ი here, as an adjective would.',
    },
    {
      kind: 'choice',
      id: 'quiz-months.5',
      teaches: ['time.today'],
      prompt: 'You are filling in a form and need the date. What do you ask?',
      options: ['ახლა რომელი საათია?', 'გუშინ სად იყავი?', 'დღეს რა რიცხვია?', 'სად მიდიხართ ივლისში?'],
      answer: 'დღეს რა რიცხვია?',
      explanation:
        'რიცხვი is "number" as well as "date". The answer names a number and a month: ოცი დეკემბერი, "December 20".',
    },
  ],
};
