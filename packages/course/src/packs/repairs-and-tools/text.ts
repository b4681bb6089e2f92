import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'The broken chair',
  lines: [
    { speaker: 'ნინო', form: 'მამა, ჩემი სკამი გატეხილია.', gloss: 'Father, my chair is broken.' },
    {
      speaker: 'მამა',
      form: 'კარგი, სახელოსნოში შევაკეთებ.',
      gloss: 'All right, I will repair it in the workshop.',
    },
    { speaker: 'ნინო', form: 'მე რა მოვიტანო?', gloss: 'What should I bring?' },
    { speaker: 'მამა', form: 'ჩაქუჩი და ორი ლურსმანი მოიტანე.', gloss: 'Bring a hammer and two nails.' },
    { speaker: 'ნინო', form: 'ჩაქუჩი სად დევს?', gloss: 'Where is the hammer?' },
    { speaker: 'მამა', form: 'ხელსაწყოების ყუთში.', gloss: 'In the toolbox.' },
    { speaker: 'ნინო', form: 'წებოც მოვიტანო?', gloss: 'Should I bring glue, too?' },
    {
      speaker: 'მამა',
      form: 'კი, და ფუნჯიც. სკამს მწვანედ შევღებავ.',
      gloss: 'Yes, and the brush, too. I will paint the chair green.',
    },
  ],
  questions: [
    { prompt: 'What is broken?', options: ['The chair', 'The shelf', 'The window', 'The hammer'] },
    {
      prompt: 'What will Father do at the end?',
      options: ['Paint the chair green', 'Buy a new chair', 'Call the electrician', 'Paint the wall white'],
    },
  ],
};
