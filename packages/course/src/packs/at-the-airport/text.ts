import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'At check-in',
  lines: [
    {
      speaker: 'ქეთი',
      form: 'დილა მშვიდობისა! თქვენი პასპორტი და ბილეთი, გთხოვთ.',
      gloss: 'Good morning! Your passport and ticket, please.',
    },
    { speaker: 'ლუკა', form: 'აი, პასპორტი და ბილეთი.', gloss: 'Here are the passport and the ticket.' },
    { speaker: 'ქეთი', form: 'რამდენი ჩემოდანი გაქვთ?', gloss: 'How many suitcases do you have?' },
    { speaker: 'ლუკა', form: 'ერთი ჩემოდანი და ხელბარგი.', gloss: 'One suitcase and hand luggage.' },
    {
      speaker: 'ქეთი',
      form: 'კარგი. ადგილი ფანჯარასთან გინდათ?',
      gloss: 'All right. Do you want a seat by the window?',
    },
    {
      speaker: 'ლუკა',
      form: 'დიახ, თუ შეიძლება. რეისი არ აგვიანებს?',
      gloss: 'Yes, please. The flight is not late, is it?',
    },
    {
      speaker: 'ქეთი',
      form: 'არა, თვითმფრინავი თერთმეტ საათზე გაფრინდება. გზა მშვიდობისა!',
      gloss: "No, the plane will take off at eleven o'clock. Have a good trip!",
    },
  ],
  questions: [
    { prompt: 'How many suitcases does Luka have?', options: ['One', 'Two', 'Three', 'None'] },
    { prompt: 'When will the plane take off?', options: ['At eleven', 'At ten', 'At twelve', 'At nine'] },
  ],
};
