import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'What do you do?',
  lines: [
    { speaker: 'ანა', form: 'რას საქმიანობთ, ბატონო გიორგი?', gloss: 'What do you do, Mr. Giorgi?' },
    {
      speaker: 'გიორგი',
      form: 'პროგრამისტი ვარ, სახლში ვმუშაობ. თქვენ?',
      gloss: 'I am a programmer; I work at home. And you?',
    },
    {
      speaker: 'ანა',
      form: 'მე მსახიობი ვარ. ჩემი ქმარი მზარეულია.',
      gloss: 'I am an actress. My husband is a cook.',
    },
    {
      speaker: 'გიორგი',
      form: 'რა კარგია! ჩემი ცოლი მთარგმნელია, დედა კი ექთანი.',
      gloss: 'How nice! My wife is a translator, and my mother a nurse.',
    },
    { speaker: 'ანა', form: 'თქვენი შვილი უკვე მუშაობს?', gloss: 'Does your child work already?' },
    {
      speaker: 'გიორგი',
      form: 'არა, ჯერ სკოლაში სწავლობს. მას მეხანძრეები უყვარს!',
      gloss: 'No, he is still at school. He loves firefighters!',
    },
  ],
  questions: [
    { prompt: "What is Ana's husband's job?", options: ['Cook', 'Actor', 'Programmer', 'Firefighter'] },
    {
      prompt: 'Where does Giorgi work?',
      options: ['At home', 'In a hospital', 'In a theater', 'At a school'],
    },
  ],
};
