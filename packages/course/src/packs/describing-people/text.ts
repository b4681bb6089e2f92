import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'An old photo',
  lines: [
    { speaker: 'ანა', form: 'ეს ვინ არის?', gloss: 'Who is this?' },
    { speaker: 'ნინო', form: 'ეს ჩემი ძმაა, გიორგი.', gloss: 'This is my brother, Giorgi.' },
    { speaker: 'ანა', form: 'სიმპათიურია! რამდენი წლისაა?', gloss: 'He is good-looking! How old is he?' },
    {
      speaker: 'ნინო',
      form: 'ოცი წლისაა. ძლიერია, მაგრამ ძალიან მორცხვი.',
      gloss: 'He is twenty. He is strong, but very shy.',
    },
    { speaker: 'ანა', form: 'ეს მოხუცი ქალი ვინ არის?', gloss: 'Who is this old woman?' },
    {
      speaker: 'ნინო',
      form: 'ეს ჩემი ბებიაა. ცნობილი მასწავლებელია.',
      gloss: 'This is my grandmother. She is a well-known teacher.',
    },
    { speaker: 'ანა', form: 'ძალიან სერიოზულია?', gloss: 'Is she very serious?' },
    { speaker: 'ნინო', form: 'არა, მეგობრული და მხიარულია!', gloss: 'No, she is friendly and cheerful!' },
  ],
  questions: [
    {
      prompt: 'Who is Giorgi?',
      options: ["Nino's brother", "Nino's friend", "Nino's father", "Nino's neighbor"],
    },
    {
      prompt: "What is Nino's grandmother like?",
      options: ['Friendly and cheerful', 'Serious and shy', 'Poor and weak', 'Stubborn and lazy'],
    },
  ],
};
