import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'My day',
  lines: [
    { form: 'ყოველდღე ადრე ვდგები.', gloss: 'I get up early every day.' },
    {
      form: 'დილით ჯერ ყავას ვსვამ, მერე სამსახურში მივდივარ.',
      gloss: 'In the morning I first drink coffee, then I go to work.',
    },
    { form: 'ჩვეულებრივ ხუთ საათამდე ვმუშაობ.', gloss: "I usually work until five o'clock." },
    {
      form: 'საღამოს სახლში ვარ და წიგნს ვკითხულობ, ან მეგობრები მოდიან.',
      gloss: 'In the evening I am at home and read a book, or friends come.',
    },
    { form: 'გვიან ვიძინებ.', gloss: 'I go to sleep late.' },
    { form: 'შაბათ-კვირას არ ვმუშაობ.', gloss: 'I do not work on the weekend.' },
    { form: 'ხვალ კვირაა და ჩემი დაბადების დღეა!', gloss: 'Tomorrow is Sunday, and it is my birthday!' },
    { form: 'ალბათ ბევრი სტუმარი მოვა.', gloss: 'Probably many guests will come.' },
    { form: 'კარგი საღამო იქნება!', gloss: 'It will be a good evening!' },
  ],
  questions: [
    { prompt: 'What does the writer drink in the morning?', options: ['Coffee', 'Lemonade', 'Milk', 'Tea'] },
    { prompt: 'What is tomorrow?', options: ['A birthday', 'A day at work', 'A lesson', 'The New Year'] },
  ],
};
