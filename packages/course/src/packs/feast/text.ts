import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'At the table',
  lines: [
    {
      speaker: 'ილია',
      form: 'კეთილი იყოს თქვენი მობრძანება! სუფრა უკვე მზად არის.',
      gloss: 'Welcome! The table is already set.',
    },
    {
      speaker: 'ანა',
      form: 'მადლობა! რა ლამაზი სუფრაა! თამადა ვინ არის?',
      gloss: 'Thank you! What a beautiful table! Who is the toastmaster?',
    },
    {
      speaker: 'ილია',
      form: 'თამადა მე ვარ. პირველი სადღეგრძელო: მშვიდობას გაუმარჯოს!',
      gloss: 'I am the toastmaster. The first toast: to peace!',
    },
    {
      speaker: 'ანა',
      form: 'გაუმარჯოს! ეს ღვინო ძალიან გემრიელია.',
      gloss: 'Cheers! This wine is very tasty.',
    },
    {
      speaker: 'ილია',
      form: 'ჩვენი ღვინოა, ქვევრიდან. ახლა ჩვენს სტუმარს გაუმარჯოს!',
      gloss: 'It is our own wine, from the qvevri. Now, to our guest!',
    },
    {
      speaker: 'ანა',
      form: 'დიდი მადლობა! მასპინძელს გაუმარჯოს!',
      gloss: 'Thank you very much! To the host!',
    },
  ],
  questions: [
    { prompt: 'What is the first toast to?', options: ['Peace', 'Friendship', 'The guest', 'The host'] },
    { prompt: 'Where is the wine from?', options: ['The qvevri', 'The shop', 'The market', 'The hotel'] },
  ],
};
