import type { QuizContent } from '../../../unit.ts';

/** One question each on a screeve with its cases, version, an idiom, custom and literature. */
export const quiz: QuizContent = {
  messages: {
    excellent: 'Excellent! You have a great understanding of this topic.',
    good: 'Good job! Keep practicing to improve your score.',
    keepLearning: 'Keep learning! Review the material and try again.',
  },
  questions: [
    {
      kind: 'choice',
      id: 'advanced-quiz.1',
      teaches: ['word.milk', 'word.drink'],
      prompt: 'The glass is empty. Which sentence says: "The child has evidently drunk the milk"?',
      options: ['ბავშვმა რძე დაულევია.', 'ბავშვი რძეს დალევს.', 'ბავშვს რძე დაულევია.', 'ბავშვს რძეს დალია.'],
      answer: 'ბავშვს რძე დაულევია.',
      explanation:
        'The perfect tells what one infers and has not seen. If you had watched, you would use the aorist, with the ergative: ბავშვმა რძე დალია.',
    },
    {
      kind: 'choice',
      id: 'advanced-quiz.2',
      teaches: [],
      prompt: 'Which form says that Giorgi is building a house for himself? გიორგი სახლს ___.',
      options: ['აშენებს', 'უშენებს', 'აშენებენ', 'იშენებს'],
      answer: 'იშენებს',
      explanation:
        'ი- is the subjective version. With უ- the house is for someone else, who stands in the dative: მამა შვილს სახლს უშენებს, "the father is building a house for his child".',
    },
    {
      kind: 'choice',
      id: 'advanced-quiz.3',
      teaches: [],
      prompt: 'A grandmother hugs her grandson and says these words. What does she express?',
      display: 'შენი ჭირიმე',
      options: ['affection', 'doubt', 'surprise', 'regret'],
      answer: 'affection',
      explanation:
        'ჭირიმე is made of ჭირი, "plague, misfortune", and მე, "me": she would rather bear it in his place. To several people she would say თქვენი ჭირიმე.',
    },
    {
      kind: 'choice',
      id: 'advanced-quiz.4',
      teaches: [],
      prompt:
        'At a feast the toastmaster, თამადა, proposes a toast and passes ალავერდი to you. What does he expect of you?',
      options: [
        'to pour wine for everyone',
        'to carry the toast further',
        'to begin the next song of the evening',
        'to thank the cook',
      ],
      answer: 'to carry the toast further',
      explanation:
        'You speak on the same subject in your own words, and then drink. The cry that goes with it, გაუმარჯოს, is a wish of victory.',
    },
    {
      kind: 'choice',
      id: 'advanced-quiz.5',
      teaches: [],
      prompt: 'Which ruler does Shota Rustaveli praise in the prologue of „ვეფხისტყაოსანი“?',
      options: ['რუსუდანი', 'თამარი', 'ქეთევანი', 'დარეჯანი'],
      answer: 'თამარი',
      explanation:
        'Queen Tamar ruled in her own right, around the year 1200: Georgians call her თამარ მეფე, "King Tamar". Nestan-Darejan is a heroine of the poem itself.',
    },
  ],
};
