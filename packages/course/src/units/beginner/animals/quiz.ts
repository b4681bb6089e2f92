import type { QuizContent } from '../../../unit.ts';

export const quiz: QuizContent = {
  messages: {
    excellent: 'Excellent! You know your way around the farm, the forest and the zoo.',
    good: 'Good job! Have another look at the groups in which you missed a word.',
    keepLearning: 'Keep learning! Take one group of animals a day, read its sentences aloud, and try again.',
  },
  questions: [
    {
      kind: 'choice',
      id: 'quiz-animals.1',
      teaches: ['word.cat'],
      prompt: 'How do you say "I have a cat"?',
      options: ['მე კატა მინდა.', 'მე კატა მაქვს.', 'მე კატა მყავს.', 'მე კატა მომწონს.'],
      answer: 'მე კატა მყავს.',
      explanation:
        'მყავს is for living beings, so it fits guests as well: სტუმარი მყავს. Cars and other vehicles of your own take it too: მანქანა მყავს.',
    },
    {
      kind: 'choice',
      id: 'quiz-animals.2',
      teaches: ['word.cow', 'word.pig'],
      prompt: 'Read the sentence. What does the grandfather have?',
      display: 'ბაბუას სოფელში ერთი ძროხა და ორი ღორი ჰყავს.',
      options: [
        'one cow and two pigs',
        'two cows and one pig',
        'one cow and two sheep',
        'one horse and two pigs',
      ],
      answer: 'one cow and two pigs',
      explanation:
        'The one who has something takes -ს: ბაბუას. The pigs keep the singular after the number, ორი ღორი.',
    },
    {
      kind: 'choice',
      id: 'quiz-animals.3',
      teaches: ['word.snake'],
      prompt: 'On a mountain path you see a snake and warn your friends. What do you call out?',
      options: ['ფრთხილად, დათვია!', 'ფრთხილად, გველია!', 'ფრთხილად, ვირია!', 'ფრთხილად, ლომია!'],
      answer: 'ფრთხილად, გველია!',
      explanation:
        'The short -ა at the end is "is": გველი, გველია. Alone, ფრთხილად is "carefully" or "watch out".',
    },
    {
      kind: 'choice',
      id: 'quiz-animals.4',
      teaches: ['word.octopus'],
      prompt: 'რვა is "eight" and ფეხი is "leg" or "foot". Which animal is რვაფეხა?',
      options: ['shark', 'butterfly', 'crocodile', 'octopus'],
      answer: 'octopus',
      explanation:
        'English took its word from Greek, where it means the same: eight feet. A spider has eight legs too, but it is called ობობა.',
    },
    {
      kind: 'choice',
      id: 'quiz-animals.5',
      teaches: ['word.toad'],
      prompt: 'Which word means "toad"?',
      options: ['გომბეშო', 'ხვლიკი', 'ნიანგი', 'კალმახი'],
      answer: 'გომბეშო',
      explanation:
        'ბაყაყი is the frog of ponds and rivers; გომბეშო is the heavier toad of gardens, with a rough skin.',
    },
  ],
};
