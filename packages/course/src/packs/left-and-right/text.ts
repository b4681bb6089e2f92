import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'The way to the theater',
  lines: [
    { speaker: 'ანა', form: 'უკაცრავად, სად არის თეატრი?', gloss: 'Excuse me, where is the theater?' },
    {
      speaker: 'კაცი',
      form: 'პირდაპირ წადით, მერე მარცხნივ.',
      gloss: 'Go straight ahead, then to the left.',
    },
    { speaker: 'ანა', form: 'აქედან შორს არის?', gloss: 'Is it far from here?' },
    {
      speaker: 'კაცი',
      form: 'არა, თეატრი ქუჩის ბოლოშია, ბანკის გვერდით.',
      gloss: 'No, the theater is at the end of the street, next to the bank.',
    },
    { speaker: 'ანა', form: 'მარჯვენა მხარეს?', gloss: 'On the right side?' },
    { speaker: 'კაცი', form: 'არა, მარცხენა მხარეს.', gloss: 'No, on the left side.' },
    { speaker: 'ანა', form: 'დიდი მადლობა!', gloss: 'Thank you very much!' },
    { speaker: 'კაცი', form: 'არაფრის!', gloss: "You're welcome!" },
  ],
  questions: [
    {
      prompt: 'Where must Ana go first?',
      options: ['Straight ahead', 'To the left', 'To the right', 'Back'],
    },
    { prompt: 'What is next to the theater?', options: ['A bank', 'A museum', 'A church', 'A hotel'] },
  ],
};
