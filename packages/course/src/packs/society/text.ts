import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'Election day',
  lines: [
    { form: 'კვირას არჩევნებია.', gloss: 'There is an election on Sunday.' },
    { form: 'ყველა მოქალაქეს ხმის მიცემის უფლება აქვს.', gloss: 'Every citizen has the right to vote.' },
    { form: 'ბებია ამბობს, რომ ეს ჩვენი მოვალეობაა.', gloss: 'Grandmother says that this is our duty.' },
    {
      form: 'მამას პოლიტიკა არ აინტერესებს, მაგრამ ისიც წავა.',
      gloss: 'Father is not interested in politics, but he will go, too.',
    },
    { form: 'მე ჯერ პატარა ვარ და ხმას ვერ ვაძლევ.', gloss: 'I am still young and cannot vote.' },
    {
      form: 'მაგრამ სკოლაში კანონებისა და თავისუფლების შესახებ ვსწავლობთ.',
      gloss: 'But at school we learn about laws and freedom.',
    },
    {
      form: 'დედა ამბობს, რომ დემოკრატია სახლში იწყება.',
      gloss: 'Mother says that democracy begins at home.',
    },
  ],
  questions: [
    { prompt: 'When is the election?', options: ['On Sunday', 'On Saturday', 'On Monday', 'On Friday'] },
    {
      prompt: 'Who is not interested in politics?',
      options: ['Father', 'Mother', 'Grandmother', 'Grandfather'],
    },
  ],
};
