import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { form: 'ყოველ დილას მარშრუტკა მჭირდება.', gloss: 'Every morning I need the minibus.' },
    {
      form: 'გაჩერებაზე ბევრი სტუდენტია და ყველას ერთი მარშრუტკა უნდა.',
      gloss: 'At the stop there are many students, and everyone wants the same minibus.',
    },
    { form: '„უკაცრავად!“ „ბოდიში!“ „არა უშავს!“', gloss: '“Excuse me!” “Sorry!” “No problem!”' },
    {
      form: 'ერთი კაცი წიგნს კითხულობს, მეორე ლაპარაკობს.',
      gloss: 'One man is reading a book, another is talking.',
    },
    {
      form: 'ქალბატონი ნანაც აქ არის. ის ყოველდღე აქ არის.',
      gloss: 'Ms. Nana is here, too. She is here every day.',
    },
    { form: '„შვილო, შეყვარებული გყავს?“', gloss: '“My child, do you have a girlfriend?”' },
    { form: '„არა, ქალბატონო ნანა, ჯერ არ მყავს.“', gloss: '“No, Ms. Nana, I don’t have one yet.”' },
    {
      form: '„აი, ეს გოგო ჩემი შვილიშვილია! ძალიან კარგი გოგოა!“',
      gloss: '“Look, this girl is my granddaughter! She is a very good girl!”',
    },
    {
      form: 'გოგო წიგნს კითხულობს. ალბათ ძალიან ეშინია.',
      gloss: 'The girl is reading a book. She is probably very scared.',
    },
    { form: '„აქ გააჩერეთ, გთხოვთ!“', gloss: '“Stop here, please!”' },
    { form: 'ახლა უნივერსიტეტში ფეხით მივდივარ.', gloss: 'Now I am walking to the university.' },
  ],
  questions: [
    {
      prompt: 'Who is the girl?',
      options: ['Ms. Nana’s granddaughter', 'The speaker’s sister', 'A teacher', 'The driver'],
    },
    {
      prompt: 'Why does the speaker get off?',
      options: ['Because of Ms. Nana’s question', 'The minibus is full', 'It is his stop', 'He is ill'],
    },
    {
      prompt: 'Answer in Georgian: what is the girl doing?',
      answers: [
        'კითხულობს',
        'წიგნს კითხულობს',
        'გოგო კითხულობს',
        'გოგო წიგნს კითხულობს',
        'ის წიგნს კითხულობს',
        'გოგო კითხულობს წიგნს',
        'ის კითხულობს',
        'ის კითხულობს წიგნს',
      ],
      explanation: 'კითხულობს is “reads”; what she reads stands in the dative: წიგნს.',
    },
  ],
};
