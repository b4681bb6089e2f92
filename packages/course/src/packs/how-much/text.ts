import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'Who has more?',
  lines: [
    { speaker: 'ანა', form: 'რამდენი წიგნი გაქვს?', gloss: 'How many books do you have?' },
    {
      speaker: 'ლევანი',
      form: 'ძალიან ბევრი, თითქმის ათასი. შენ?',
      gloss: 'Very many, almost a thousand. And you?',
    },
    { speaker: 'ანა', form: 'მე ნაკლები მაქვს, სულ ოცი.', gloss: 'I have fewer, twenty in all.' },
    { speaker: 'ლევანი', form: 'მხოლოდ ოცი?', gloss: 'Only twenty?' },
    {
      speaker: 'ანა',
      form: 'ჩემთვის საკმარისია. ყველა წავიკითხე. შენ?',
      gloss: 'It is enough for me. I have read them all. And you?',
    },
    { speaker: 'ლევანი', form: 'მე ნახევარი წავიკითხე.', gloss: 'I have read half.' },
    { speaker: 'ანა', form: 'ეს ოცზე მეტია!', gloss: 'That is more than twenty!' },
    {
      speaker: 'ლევანი',
      form: 'კი, მაგრამ შენ ყველაფერი გახსოვს.',
      gloss: 'Yes, but you remember everything.',
    },
  ],
  questions: [
    {
      prompt: 'How many books does Ana have?',
      options: ['Twenty', 'A hundred', 'Five hundred', 'A thousand'],
    },
    { prompt: 'How many of his books has Levan read?', options: ['Half', 'All', 'None', 'Twenty'] },
  ],
};
