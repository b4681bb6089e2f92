import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'Lunch is ready',
  lines: [
    {
      speaker: 'დედა',
      form: 'ნინო, სადილი მზად არის! თეფშები სად არის?',
      gloss: 'Nino, lunch is ready! Where are the plates?',
    },
    {
      speaker: 'ნინო',
      form: 'აი, ოთხი თეფში. კოვზიც გინდა?',
      gloss: 'Here, four plates. Do you want spoons, too?',
    },
    {
      speaker: 'დედა',
      form: 'არა, დანა და ჩანგალი მინდა, და ხელსახოცი.',
      gloss: 'No, I want knives and forks, and napkins.',
    },
    { speaker: 'ნინო', form: 'ხაჭაპური სად არის?', gloss: 'Where is the khachapuri?' },
    {
      speaker: 'დედა',
      form: 'ღუმელშია, ლობიო კი ქვაბშია, ქურაზე.',
      gloss: 'It is in the oven, and the beans are in the pot, on the stove.',
    },
    {
      speaker: 'ნინო',
      form: 'ღვინო ბოთლში გინდა თუ დოქში?',
      gloss: 'Do you want the wine in the bottle or in the jug?',
    },
    { speaker: 'დედა', form: 'დოქში. და ჩემი ჭიქა სად არის?', gloss: 'In the jug. And where is my glass?' },
    { speaker: 'ნინო', form: 'უკვე მაგიდაზეა, დედა.', gloss: 'It is on the table already, Mother.' },
  ],
  questions: [
    {
      prompt: 'Where is the khachapuri?',
      options: ['In the oven', 'On the table', 'In the pot', 'In the refrigerator'],
    },
    {
      prompt: 'Where does Mother want the wine?',
      options: ['In the jug', 'In the bottle', 'In the cup', 'In the pot'],
    },
  ],
};
