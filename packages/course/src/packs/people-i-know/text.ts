import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'A photo',
  lines: [
    { speaker: 'მარიამი', form: 'ეს შენი ოჯახია?', gloss: 'Is this your family?' },
    {
      speaker: 'გიორგი',
      form: 'კი. აი, ჩემი მშობლები და ჩემი და.',
      gloss: 'Yes. Here are my parents and my sister.',
    },
    { speaker: 'მარიამი', form: 'ეს ბავშვი ვინ არის?', gloss: 'Who is this child?' },
    {
      speaker: 'გიორგი',
      form: 'ჩემი ბიძაშვილი. ბიძას ორი შვილი ჰყავს.',
      gloss: 'My cousin. My uncle has two children.',
    },
    { speaker: 'მარიამი', form: 'ეს ლამაზი ქალი შენი დეიდაა?', gloss: 'Is this beautiful woman your aunt?' },
    {
      speaker: 'გიორგი',
      form: 'არა, ის ჩვენი მეზობელია, ქალბატონი თამარი.',
      gloss: 'No, that is our neighbor, Ms. Tamar.',
    },
    { speaker: 'მარიამი', form: 'და ეს კაცი? უცხოელია?', gloss: 'And this man? Is he a foreigner?' },
    {
      speaker: 'გიორგი',
      form: 'კი, მისი მეუღლე ამერიკელია, ის აქ ქართულს სწავლობს.',
      gloss: 'Yes, her husband is American; he is learning Georgian here.',
    },
  ],
  questions: [
    {
      prompt: 'Who is the child in the photo?',
      options: ["Giorgi's cousin", "Giorgi's sister", "Giorgi's son", "Giorgi's neighbor"],
    },
    { prompt: 'Who is Tamar?', options: ['A neighbor', 'An aunt', 'A teacher', 'A grandmother'] },
  ],
};
