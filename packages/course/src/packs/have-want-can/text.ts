import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'Tea or coffee?',
  lines: [
    {
      speaker: 'ნინო',
      form: 'გამარჯობა, გიორგი! რა გინდა, ჩაი თუ ყავა?',
      gloss: 'Hi, Giorgi! What do you want, tea or coffee?',
    },
    { speaker: 'გიორგი', form: 'ყავა მირჩევნია, მადლობა.', gloss: 'I prefer coffee, thank you.' },
    { speaker: 'ნინო', form: 'ხაჭაპური გინდა?', gloss: 'Do you want khachapuri?' },
    { speaker: 'გიორგი', form: 'არა, აღარ მშია.', gloss: 'No, I am not hungry anymore.' },
    { speaker: 'ნინო', form: 'დღეს დრო გაქვს?', gloss: 'Do you have time today?' },
    {
      speaker: 'გიორგი',
      form: 'კი, დღეს მაქვს, მაგრამ ხვალ უნდა ვიმუშაო.',
      gloss: 'Yes, today I do, but tomorrow I have to work.',
    },
    { speaker: 'ნინო', form: 'მიხარია! მე ახალი ჩანთა მჭირდება.', gloss: 'I am glad! I need a new bag.' },
    { speaker: 'გიორგი', form: 'კარგი, ერთად წავიდეთ.', gloss: "All right, let's go together." },
  ],
  questions: [
    { prompt: 'What does Giorgi want?', options: ['Coffee', 'Tea', 'Water', 'Juice'] },
    { prompt: 'What does Nino need?', options: ['A bag', 'A phone', 'A book', 'A dress'] },
  ],
};
