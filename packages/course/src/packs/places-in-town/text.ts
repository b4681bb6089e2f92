import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'A small town',
  lines: [
    { form: 'ნინო პატარა ქალაქში ცხოვრობს.', gloss: 'Nino lives in a small town.' },
    {
      form: 'იქ ერთი ბანკი, ერთი ფოსტა და ორი სუპერმარკეტია.',
      gloss: 'There is one bank there, one post office and two supermarkets.',
    },
    { form: 'ცენტრში ძველი თეატრია.', gloss: 'In the center there is an old theater.' },
    { form: 'მოედანზე დიდი ძეგლია.', gloss: 'There is a big monument in the square.' },
    { form: 'თეატრთან ახლოს ბიბლიოთეკაა.', gloss: 'Near the theater there is a library.' },
    { form: 'ნინო ბიბლიოთეკაში მუშაობს.', gloss: 'Nino works at the library.' },
    {
      form: 'მისი ძმა უნივერსიტეტში სწავლობს, თბილისში.',
      gloss: 'Her brother studies at the university, in Tbilisi.',
    },
    {
      form: 'შაბათს ნინო და მისი მეგობრები კინოში მიდიან.',
      gloss: 'On Saturday Nino and her friends go to the movies.',
    },
    { form: 'მათ ქართული ფილმები უყვართ.', gloss: 'They love Georgian movies.' },
    { form: 'ნინოს ეს პატარა ქალაქი ძალიან უყვარს.', gloss: 'Nino loves this small town very much.' },
  ],
  questions: [
    {
      prompt: 'Where does Nino work?',
      options: ['At the library', 'At the theater', 'At the bank', 'At the post office'],
    },
    { prompt: 'How many supermarkets are there in the town?', options: ['Two', 'One', 'Three', 'Four'] },
  ],
};
