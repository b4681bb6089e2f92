import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'Who is this?',
  lines: [
    { speaker: 'ნინო', form: 'გამარჯობა! მე ნინო ვარ. შენ ვინ ხარ?', gloss: 'Hi! I am Nino. Who are you?' },
    {
      speaker: 'ლევანი',
      form: 'მე ლევანი ვარ. ეს ანაა, ჩემი და.',
      gloss: 'I am Levan. This is Ana, my sister.',
    },
    { speaker: 'ნინო', form: 'სად არიან გიორგი და მარიამი?', gloss: 'Where are Giorgi and Mariam?' },
    {
      speaker: 'ლევანი',
      form: 'ისინი იქ არიან, ბატონ დავითთან.',
      gloss: 'They are over there, with Mr. Davit.',
    },
    { speaker: 'ნინო', form: 'გასაგებია. ეგ რა არის?', gloss: 'I see. What is that?' },
    { speaker: 'ლევანი', form: 'ეს ჩემი წიგნია.', gloss: 'This is my book.' },
    { speaker: 'ნინო', form: 'კარგია?', gloss: 'Is it good?' },
    { speaker: 'ლევანი', form: 'ჰო, ძალიან!', gloss: 'Yes, very!' },
  ],
  questions: [
    {
      prompt: 'Who is Ana?',
      options: ["Levan's sister", "Levan's friend", "Levan's mother", "Levan's teacher"],
    },
    { prompt: 'What does Levan have?', options: ['A book', 'A bag', 'A ticket', 'A phone'] },
  ],
};
