import type { QuizContent } from '../../../unit.ts';

export const quiz: QuizContent = {
  messages: {
    excellent: 'Excellent! You can say what things look like in Georgian.',
    good: 'Good job! Look once more at the pictures of the words you missed.',
    keepLearning: 'Keep learning! Name the color of five things around you each day, and try again.',
  },
  questions: [
    {
      kind: 'choice',
      id: 'quiz-colors.1',
      teaches: ['word.sky-blue'],
      prompt: 'In a shop you want the light blue bag, not the dark blue one. Which color do you name?',
      options: ['ლურჯი', 'ნაცრისფერი', 'ცისფერი', 'მწვანე'],
      answer: 'ცისფერი',
      explanation:
        'The word is made of ცის, "of the sky", and ფერი, "color". The dark blue bag is ლურჯი ჩანთა.',
    },
    {
      kind: 'choice',
      id: 'quiz-colors.2',
      teaches: ['word.blue', 'word.circle'],
      prompt: 'Which sentence says "The child is drawing a blue circle"?',
      options: [
        'ბავშვი ლურჯი წრეს ხატავს.',
        'ბავშვი ლურჯ წრეს ხატავს.',
        'ბავშვი ლურჯი წრე ხატავს.',
        'ბავშვი ლურჯ წრე ხატავს.',
      ],
      answer: 'ბავშვი ლურჯ წრეს ხატავს.',
      explanation:
        'What is drawn takes -ს, and before it ლურჯი drops its -ი. A green circle would be მწვანე წრეს: there is no -ი to drop.',
    },
    {
      kind: 'choice',
      id: 'quiz-colors.3',
      teaches: ['word.black', 'word.gray'],
      prompt: 'Read the sentence. Which pets does the girl have?',
      display: 'გოგოს შავი კატა და ნაცრისფერი ძაღლი ჰყავს.',
      options: [
        'a gray cat and a black dog',
        'a black cat and a white dog',
        'a gray dog and a brown cat',
        'a black cat and a gray dog',
      ],
      answer: 'a black cat and a gray dog',
      explanation:
        'ნაცრისფერი is "ash-colored", from ნაცარი (ash). The owner takes -ს, as in გოგოს, and ჰყავს is "has" for people and animals.',
    },
    {
      kind: 'choice',
      id: 'quiz-colors.4',
      teaches: ['word.triangle'],
      prompt: 'Which shape has three corners?',
      options: ['სამკუთხედი', 'მართკუთხედი', 'კვადრატი', 'ვარსკვლავი'],
      answer: 'სამკუთხედი',
      explanation:
        'Put another number in front and you have another shape: ხუთი is five, and ხუთკუთხედი is a pentagon.',
    },
    {
      kind: 'choice',
      id: 'quiz-colors.5',
      teaches: ['word.cube'],
      prompt: 'Which of these is a solid, not a flat shape?',
      options: ['წრე', 'რომბი', 'კუბი', 'ოვალი'],
      answer: 'კუბი',
      explanation:
        'Each face of a cube is a square. "Six squares" is ექვსი კვადრატი: after a number the noun stays in the singular.',
    },
  ],
};
