import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'A night in the mountains',
  lines: [
    { form: 'ღამით მთაში ვართ.', gloss: 'We are in the mountains at night.' },
    { form: 'აქ სიბნელე და სიჩუმეა.', gloss: 'There is darkness and silence here.' },
    {
      form: 'ქალაქი შორს არის და ხმაური არ ისმის.',
      gloss: 'The city is far away, and no noise can be heard.',
    },
    { form: 'უცებ ხმა მესმის.', gloss: 'Suddenly I hear a sound.' },
    { form: 'ძალიან მეშინია და ჩუმად ვზივარ.', gloss: 'I am very afraid and sit quietly.' },
    { form: 'ხმა ხიდან ისმის.', gloss: 'The sound is coming from a tree.' },
    { form: 'იქ პატარა ჩიტი ზის და მღერის.', gloss: 'A little bird is sitting there and singing.' },
    { form: 'ახლა აღარ მეშინია.', gloss: 'Now I am no longer afraid.' },
    { form: 'მთვარე კარგად ჩანს და მეც ვმღერი.', gloss: 'The moon is clearly visible, and I sing, too.' },
  ],
  questions: [
    { prompt: 'Where is the bird?', options: ['In a tree', 'In the room', 'On the roof', 'On the ground'] },
    {
      prompt: 'Why can no noise be heard?',
      options: ['The city is far away', 'The window is closed', 'It is raining', 'The narrator is deaf'],
    },
  ],
};
