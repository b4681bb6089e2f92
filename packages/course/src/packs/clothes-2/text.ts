import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'A black coat',
  lines: [
    { speaker: 'ანა', form: 'უკაცრავად, რა ღირს ეს პალტო?', gloss: 'Excuse me, how much is this coat?' },
    {
      speaker: 'გამყიდველი',
      form: 'ასი ლარი. დღეს ფასდაკლებაა.',
      gloss: 'A hundred lari. There is a sale today.',
    },
    { speaker: 'ანა', form: 'შეიძლება მოვიზომო?', gloss: 'May I try it on?' },
    {
      speaker: 'გამყიდველი',
      form: 'რა თქმა უნდა! რომელი ზომა გინდათ?',
      gloss: 'Of course! Which size do you want?',
    },
    { speaker: 'ანა', form: 'პატარა, თუ შეიძლება.', gloss: 'Small, please.' },
    {
      speaker: 'გამყიდველი',
      form: 'პატარა ზომა მხოლოდ შავი გვაქვს.',
      gloss: 'We have the small size only in black.',
    },
    {
      speaker: 'ანა',
      form: 'შავი ძალიან მომწონს, შავი შარფიც მაქვს.',
      gloss: 'I like black very much; I have a black scarf, too.',
    },
  ],
  questions: [
    { prompt: 'What does Ana want to try on?', options: ['A coat', 'A skirt', 'A sweater', 'A suit'] },
    { prompt: 'What color is it?', options: ['Black', 'White', 'Red', 'Green'] },
  ],
};
