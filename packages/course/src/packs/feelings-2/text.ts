import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'I miss my family',
  lines: [
    {
      form: 'მე ახლა სხვა ქალაქში ვცხოვრობ, რადგან აქ ვმუშაობ.',
      gloss: 'I live in another city now, because I work here.',
    },
    { form: 'ქალაქი მომწონს, მაგრამ ჩემი ოჯახი მენატრება.', gloss: 'I like the city, but I miss my family.' },
    { form: 'ზოგჯერ ცუდ ხასიათზე ვარ და ვნერვიულობ.', gloss: 'Sometimes I am in a bad mood, and I worry.' },
    { form: 'მაშინ დედას ვურეკავ.', gloss: 'Then I call my mother.' },
    { form: 'მასთან საუბარი ჩემთვის დიდი სიხარულია.', gloss: 'Talking with her is a great joy to me.' },
    { form: 'დედა არასოდეს ბრაზობს.', gloss: 'Mother is never angry.' },
    { form: 'მას იმედი აქვს, რომ მალე დავბრუნდები.', gloss: 'She hopes that I will come back soon.' },
    { form: 'ოჯახის სიყვარული დიდი ბედნიერებაა.', gloss: 'The love of a family is great happiness.' },
  ],
  questions: [
    { prompt: 'Whom does the writer call?', options: ['Mother', 'Father', 'A friend', 'A teacher'] },
    {
      prompt: 'What does Mother hope?',
      options: [
        'That her child will come back soon',
        'That her child will find work',
        'That guests will come',
        'That she will see the sea',
      ],
    },
  ],
};
