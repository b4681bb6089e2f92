import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: "Luka's birthday",
  lines: [
    { form: 'დღეს ლუკას დაბადების დღეა.', gloss: "Today is Luka's birthday." },
    { form: 'ის უკვე ხუთი წლის არის.', gloss: 'He is already five years old.' },
    { form: 'ეზოში ბევრი ბუშტია.', gloss: 'There are many balloons in the yard.' },
    {
      form: 'ლუკას პატარა და აკვანში წევს: ის ჯერ ჩვილია.',
      gloss: "Luka's little sister is lying in the cradle: she is still a baby.",
    },
    { form: 'ბავშვები დამალობანას თამაშობენ.', gloss: 'The children are playing hide-and-seek.' },
    { form: 'ლუკა კარის უკან დაიმალა.', gloss: 'Luka hid behind the door.' },
    { form: 'ბაბუამ ლუკას დიდი ფრანი აჩუქა.', gloss: 'Grandfather gave Luka a big kite.' },
    { form: 'საღამოს ყველა მულტფილმს უყურებს.', gloss: 'In the evening everyone watches a cartoon.' },
    {
      form: 'ლუკა ბედნიერია: მის სახეზე დიდი ღიმილია.',
      gloss: 'Luka is happy: there is a big smile on his face.',
    },
  ],
  questions: [
    {
      prompt: 'Where did Luka hide?',
      options: ['Behind the door', 'Under the table', 'In the garden', 'On the swing'],
    },
    { prompt: 'What did Grandfather give Luka?', options: ['A kite', 'A sled', 'A balloon', 'A teddy bear'] },
  ],
};
