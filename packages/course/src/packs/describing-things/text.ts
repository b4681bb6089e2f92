import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'Our new apartment',
  lines: [
    { form: 'ჩვენი ახალი ბინა მაღალ სახლშია.', gloss: 'Our new apartment is in a tall building.' },
    { form: 'ოთახები დიდი და სუფთაა.', gloss: 'The rooms are big and clean.' },
    {
      form: 'სამზარეულო ცოტა ვიწროა, მაგრამ თბილია.',
      gloss: 'The kitchen is a little narrow, but it is warm.',
    },
    { form: 'მაცივარი ჯერ ცარიელია.', gloss: 'The refrigerator is still empty.' },
    { form: 'გუშინ მამამ მძიმე მაგიდა იყიდა.', gloss: 'Yesterday Father bought a heavy table.' },
    { form: 'ჩემი საწოლი რბილია, კატასაც მოსწონს.', gloss: 'My bed is soft; the cat likes it, too.' },
    { form: 'ჩვენი ქუჩა ფართოა და მეტრო ახლოს არის.', gloss: 'Our street is wide, and the metro is near.' },
    { form: 'მეზობლები საინტერესო ხალხია.', gloss: 'The neighbors are interesting people.' },
    { form: 'ახალი ბინა ძალიან მომწონს!', gloss: 'I like the new apartment very much!' },
  ],
  questions: [
    {
      prompt: 'What did Father buy?',
      options: ['A heavy table', 'A soft bed', 'A big refrigerator', 'A light chair'],
    },
    {
      prompt: 'What is the kitchen like?',
      options: ['Narrow but warm', 'Wide but cold', 'Big but dirty', 'Clean but empty'],
    },
  ],
};
