import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'Where is my wallet?',
  lines: [
    { speaker: 'ლევანი', form: 'სად არის ჩემი საფულე?', gloss: 'Where is my wallet?' },
    { speaker: 'ანა', form: 'ჩანთაში არ არის?', gloss: 'Is it not in the bag?' },
    {
      speaker: 'ლევანი',
      form: 'არა, იქ მხოლოდ კალამი და რვეულია.',
      gloss: 'No, there are only a pen and a notebook there.',
    },
    { speaker: 'ანა', form: 'იქნებ ზურგჩანთაშია?', gloss: 'Perhaps it is in the backpack?' },
    {
      speaker: 'ლევანი',
      form: 'არც იქ არის. იქ კომპიუტერი და დამტენი მაქვს.',
      gloss: 'It is not there, either. I have a computer and a charger there.',
    },
    {
      speaker: 'ანა',
      form: 'მაგიდაზე რა არის, ქოლგასა და გაზეთს შორის?',
      gloss: 'What is on the table, between the umbrella and the newspaper?',
    },
    { speaker: 'ლევანი', form: 'ჩემი საფულე! მადლობა, ანა!', gloss: 'My wallet! Thank you, Ana!' },
  ],
  questions: [
    {
      prompt: "Where is Levan's wallet?",
      options: ['On the table', 'In the bag', 'In the backpack', 'Under the chair'],
    },
    { prompt: 'What is in the backpack?', options: ['A computer', 'An umbrella', 'A pen', 'A newspaper'] },
  ],
};
