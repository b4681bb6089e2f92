import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'A christening',
  lines: [
    { form: 'ხვალ ჩემი ძმის შვილის ნათლობაა.', gloss: "Tomorrow is the christening of my brother's child." },
    { form: 'ნათლობა პატარა ეკლესიაში იქნება.', gloss: 'The christening will be in a small church.' },
    { form: 'მღვდელი ჩვენი მეზობელია.', gloss: 'The priest is our neighbor.' },
    { form: 'ნათლია ჩემი მეგობარი ლუკაა.', gloss: 'The godfather is my friend Luka.' },
    { form: 'ბავშვი ლუკას პირველი ნათლული იქნება.', gloss: "The child will be Luka's first godchild." },
    { form: 'ლუკა ბავშვს პატარა ჯვარს აჩუქებს.', gloss: 'Luka will give the child a small cross.' },
    { form: 'ბებია ეკლესიაში ბავშვისთვის ილოცებს.', gloss: 'Grandmother will pray for the child in church.' },
    { form: 'მამა კარგ ღვინოს მოიტანს.', gloss: 'Father will bring good wine.' },
    { form: 'მერე სახლში ბევრი სტუმარი მოვა.', gloss: 'Then many guests will come to the house.' },
    { form: 'ეს ჩვენი ძველი ტრადიციაა.', gloss: 'This is our old tradition.' },
  ],
  questions: [
    { prompt: 'When is the christening?', options: ['Tomorrow', 'Today', 'Next week', 'Next month'] },
    { prompt: 'What will Luka give the child?', options: ['A cross', 'An icon', 'A Bible', 'A book'] },
  ],
};
