import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'The little robot',
  lines: [
    { form: 'ჩემს დას მეცნიერება უყვარს.', gloss: 'My sister loves science.' },
    { form: 'სახლში პატარა ლაბორატორია აქვს.', gloss: 'At home she has a small laboratory.' },
    { form: 'გუშინ ახალი მოწყობილობა გამოიგონა.', gloss: 'Yesterday she invented a new device.' },
    {
      form: 'ეს პატარა რობოტია: იატაკს წმენდს და სიმღერებს მღერის.',
      gloss: 'It is a little robot: it cleans the floor and sings songs.',
    },
    {
      form: 'რობოტს ხელოვნური ინტელექტი აქვს და ქართულად ლაპარაკობს.',
      gloss: 'The robot has artificial intelligence and speaks Georgian.',
    },
    { form: 'დღეს რობოტი აღარ მუშაობდა.', gloss: 'Today the robot was no longer working.' },
    {
      form: 'ბებია ამბობს, რომ მას ენერგია აღარ აქვს.',
      gloss: 'Grandmother says that it has no energy anymore.',
    },
    { form: 'ჩემმა დამ ახალი ბატარეა ჩადო.', gloss: 'My sister put in a new battery.' },
  ],
  questions: [
    { prompt: 'What did the sister invent?', options: ['A robot', 'A phone', 'An engine', 'A camera'] },
    { prompt: 'What did the robot need?', options: ['A battery', 'A program', 'A screen', 'Sleep'] },
  ],
};
