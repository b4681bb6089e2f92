import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'The old house',
  lines: [
    { form: 'ეს ჩვენი ძველი სახლია.', gloss: 'This is our old house.' },
    { form: 'ბაბუამ ეს სახლი თვითონ ააშენა.', gloss: 'Grandfather built this house himself.' },
    { form: 'ზამთარში ძველი ღუმელი გაფუჭდა.', gloss: 'In winter the old oven broke down.' },
    { form: 'მამამ ღუმელი და ჭიშკარი შეცვალა.', gloss: 'Father replaced the oven and the gate.' },
    { form: 'დედამ კედელზე დიდი სარკე ჩამოკიდა.', gloss: 'Mother hung a big mirror on the wall.' },
    {
      form: 'ბავშვებმა ოთახები მორთეს და ჭიქები წვენით აავსეს.',
      gloss: 'The children decorated the rooms and filled the glasses with juice.',
    },
    {
      form: 'საღამოს ბებიამ ბუხარში ცეცხლი აანთო.',
      gloss: 'In the evening Grandmother lit a fire in the fireplace.',
    },
    {
      form: 'ბავშვები იზრდებიან, სახლი კი ისევ ლამაზია.',
      gloss: 'The children are growing up, and the house is still beautiful.',
    },
  ],
  questions: [
    {
      prompt: 'Who built the house?',
      options: ['Grandfather', 'Father', 'Mother', 'A neighbor'],
    },
    {
      prompt: 'What did Mother hang on the wall?',
      options: ['A mirror', 'A clock', 'A carpet', 'A photo'],
    },
  ],
};
