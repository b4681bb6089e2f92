import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'My grandmother',
  lines: [
    { form: 'ჩემი ბებია სოფელში დაიბადა.', gloss: 'My grandmother was born in a village.' },
    {
      form: 'ახლა მოხუცია, მაგრამ ბევრს დადის და ხშირად იცინის.',
      gloss: 'Now she is old, but she walks a lot and often laughs.',
    },
    { form: 'ბებია არასოდეს ჩქარობს.', gloss: 'Grandmother is never in a hurry.' },
    {
      form: 'საღამოს ფანჯარასთან ზის და ძველ ამბებს იხსენებს.',
      gloss: 'In the evening she sits by the window and recalls old stories.',
    },
    { form: 'მე მის გვერდით ვზივარ.', gloss: 'I sit beside her.' },
    {
      form: 'ბებია ნელა საუბრობს და ყველაფერს კარგად ხსნის.',
      gloss: 'Grandmother talks slowly and explains everything well.',
    },
    {
      form: 'ზოგჯერ ჩემი სახელი ავიწყდება, მაგრამ მეზობლებს კარგად იცნობს.',
      gloss: 'Sometimes she forgets my name, but she knows the neighbors well.',
    },
  ],
  questions: [
    {
      prompt: 'Where was the grandmother born?',
      options: ['In a village', 'In a city', 'By the sea', 'In a hospital'],
    },
    {
      prompt: 'What does she sometimes forget?',
      options: [
        'The name of her grandchild',
        'The names of the neighbors',
        'The old stories',
        'The way home',
      ],
    },
  ],
};
