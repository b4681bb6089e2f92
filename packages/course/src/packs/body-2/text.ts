import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'The man with the mustache',
  lines: [
    { speaker: 'ლევანი', form: 'ის კაცი ვინ არის?', gloss: 'Who is that man?' },
    { speaker: 'ანა', form: 'რომელი? ქერა?', gloss: 'Which one? The blond one?' },
    {
      speaker: 'ლევანი',
      form: 'არა, მელოტი. შავი ულვაში აქვს.',
      gloss: 'No, the bald one. He has a black mustache.',
    },
    { speaker: 'ანა', form: 'ის ჩვენი ექიმია.', gloss: 'He is our doctor.' },
    { speaker: 'ლევანი', form: 'ძალიან კარგი! ექიმი მჭირდება.', gloss: 'Very good! I need a doctor.' },
    { speaker: 'ანა', form: 'რა გტკივა?', gloss: 'What hurts?' },
    {
      speaker: 'ლევანი',
      form: 'დილით ვირბინე და ახლა კოჭი მტკივა.',
      gloss: 'I ran in the morning, and now my ankle hurts.',
    },
    { speaker: 'ანა', form: 'მაშინ წავიდეთ მასთან!', gloss: "Then let's go to him!" },
  ],
  questions: [
    {
      prompt: 'What is the doctor like?',
      options: ['He is bald', 'He is blond', 'He is blind', 'He has curly hair'],
    },
    { prompt: 'What hurts?', options: ["Levan's ankle", "Levan's jaw", "Ana's heel", "Ana's stomach"] },
  ],
};
