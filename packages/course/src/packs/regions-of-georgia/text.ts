import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'Plans for the summer',
  lines: [
    { speaker: 'ნინო', form: 'ზაფხულში სად მიდიხარ?', gloss: 'Where are you going in summer?' },
    { speaker: 'გიორგი', form: 'ჯერ კახეთში, მერე სვანეთში.', gloss: 'First to Kakheti, then to Svaneti.' },
    { speaker: 'ნინო', form: 'რატომ კახეთში?', gloss: 'Why Kakheti?' },
    {
      speaker: 'გიორგი',
      form: 'კახური ღვინო მიყვარს. შენ სად წახვალ?',
      gloss: 'I love Kakhetian wine. Where will you go?',
    },
    { speaker: 'ნინო', form: 'მე აჭარაში, შავ ზღვაზე.', gloss: 'I am going to Adjara, to the Black Sea.' },
    {
      speaker: 'გიორგი',
      form: 'იქ აჭარულ ხაჭაპურს შეჭამ!',
      gloss: 'There you will eat Adjarian khachapuri!',
    },
    {
      speaker: 'ნინო',
      form: 'რა თქმა უნდა! ადგილობრივი თევზიც მომწონს.',
      gloss: 'Of course! I like the local fish, too.',
    },
  ],
  questions: [
    {
      prompt: 'Where will Giorgi go first?',
      options: ['To Kakheti', 'To Svaneti', 'To Adjara', 'To Imereti'],
    },
    { prompt: 'What will Nino eat in Adjara?', options: ['Khachapuri', 'Khinkali', 'Lobio', 'Cornbread'] },
  ],
};
