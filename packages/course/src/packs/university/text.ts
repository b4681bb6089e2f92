import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'In the first year',
  lines: [
    { form: 'ნინო სტუდენტია.', gloss: 'Nino is a student.' },
    {
      form: 'ის პირველ კურსზეა და მედიცინას სწავლობს.',
      gloss: 'She is in her first year and studies medicine.',
    },
    { form: 'დღეს სამი ლექცია აქვს.', gloss: 'Today she has three lectures.' },
    {
      form: 'ლექტორი სწრაფად ლაპარაკობს, ამიტომ ნინო ლექციის ჩანაწერს საღამოს ისევ უსმენს.',
      gloss:
        'The lecturer speaks fast, so Nino listens to the recording of the lecture again in the evening.',
    },
    { form: 'ნინო საერთო საცხოვრებელში ცხოვრობს.', gloss: 'Nino lives in a dormitory.' },
    { form: 'იქ მისი თანაკურსელებიც ცხოვრობენ.', gloss: 'Her fellow students live there, too.' },
    { form: 'კვირას ისინი ქალაქში სეირნობენ.', gloss: 'On Sundays they take a walk in the city.' },
    {
      form: 'ნინოს კარგი ქულები აქვს და სტიპენდიას იღებს.',
      gloss: 'Nino has good scores and gets a scholarship.',
    },
    { form: 'ლექციებს არასოდეს აცდენს!', gloss: 'She never misses lectures!' },
  ],
  questions: [
    { prompt: 'What does Nino study?', options: ['Medicine', 'Music', 'Georgian', 'English'] },
    {
      prompt: 'Where does she live?',
      options: ['In a dormitory', 'With her parents', 'In a hotel', 'With her aunt'],
    },
  ],
};
