import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'After the match',
  lines: [
    { speaker: 'დათო', form: 'გუშინ მატჩი ნახე?', gloss: 'Did you see the match yesterday?' },
    { speaker: 'ეკა', form: 'არა, ვმუშაობდი. ვინ მოიგო?', gloss: 'No, I was working. Who won?' },
    {
      speaker: 'დათო',
      form: 'ჩვენმა გუნდმა მოიგო! რა ლამაზი გოლი იყო!',
      gloss: 'Our team won! What a beautiful goal it was!',
    },
    { speaker: 'ეკა', form: 'ვაშა! ეს დიდი გამარჯვებაა.', gloss: 'Hurrah! This is a great victory.' },
    { speaker: 'დათო', form: 'შენ რომელი სპორტი გიყვარს?', gloss: 'Which sport do you like?' },
    {
      speaker: 'ეკა',
      form: 'ჩოგბურთი. კვირაში ორჯერ ვთამაშობ, კარგი მწვრთნელი მყავს.',
      gloss: 'Tennis. I play twice a week; I have a good coach.',
    },
  ],
  questions: [
    {
      prompt: 'Who won?',
      options: ["Dato and Eka's team", 'The other team', "Eka's tennis coach", 'Nobody'],
    },
    { prompt: 'Which sport does Eka play?', options: ['Tennis', 'Soccer', 'Basketball', 'Rugby'] },
  ],
};
