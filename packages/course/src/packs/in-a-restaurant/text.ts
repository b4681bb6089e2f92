import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'A good kharcho',
  lines: [
    { speaker: 'მიმტანი', form: 'გამარჯობათ! აი, მენიუ.', gloss: 'Hello! Here is the menu.' },
    { speaker: 'ანა', form: 'მადლობა! რას მირჩევთ?', gloss: 'Thank you! What do you recommend?' },
    { speaker: 'მიმტანი', form: 'ჩვენი ხარჩო ძალიან გემრიელია.', gloss: 'Our kharcho is very tasty.' },
    { speaker: 'ანა', form: 'ხარჩო ცხარეა?', gloss: 'Is the kharcho spicy?' },
    { speaker: 'მიმტანი', form: 'დიახ, ცოტა ცხარეა.', gloss: 'Yes, it is a little spicy.' },
    {
      speaker: 'ანა',
      form: 'კარგი, ერთი ხარჩო და პური, თუ შეიძლება.',
      gloss: 'All right, one kharcho and bread, please.',
    },
    {
      speaker: 'მიმტანი',
      form: 'წყალი გინდათ? წყალი უფასოა.',
      gloss: 'Do you want water? Water is free of charge.',
    },
    { speaker: 'ანა', form: 'დიახ, მადლობა!', gloss: 'Yes, thank you!' },
  ],
  questions: [
    {
      prompt: 'What does the waiter recommend?',
      options: ['The kharcho', 'The khinkali', 'The lobio', 'The satsivi'],
    },
    { prompt: 'What is free of charge?', options: ['Water', 'Bread', 'Coffee', 'Tea'] },
  ],
};
