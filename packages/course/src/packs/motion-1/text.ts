import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'Up to the old church',
  lines: [
    { speaker: 'ნინო', form: 'სად მიდიხარ, გიორგი?', gloss: 'Where are you going, Giorgi?' },
    {
      speaker: 'გიორგი',
      form: 'მთაზე ავდივარ, ძველ ეკლესიასთან.',
      gloss: 'I am going up the mountain, to the old church.',
    },
    {
      speaker: 'ნინო',
      form: 'მეც წამოვალ. როდის დაბრუნდები?',
      gloss: 'I will come along, too. When will you come back?',
    },
    { speaker: 'გიორგი', form: 'საღამოს ჩამოვალ.', gloss: 'I will come down in the evening.' },
    { speaker: 'ნინო', form: 'ბავშვებსაც წავიყვან.', gloss: 'I will take the children along, too.' },
    {
      speaker: 'გიორგი',
      form: 'კარგი. ჯერ სახლში შევალ, ქუდი უნდა ავიღო.',
      gloss: 'All right. First I will go into the house; I have to get my hat.',
    },
    { speaker: 'ნინო', form: 'ჩვენ მალე გამოვალთ.', gloss: 'We will come out soon.' },
  ],
  questions: [
    {
      prompt: 'Where is Giorgi going?',
      options: ['Up the mountain', 'Down to the river', 'To the market', 'To the station'],
    },
    {
      prompt: 'Who will come along?',
      options: ['Nino and the children', 'Nino and her mother', "Giorgi's brother", 'Only the children'],
    },
  ],
};
