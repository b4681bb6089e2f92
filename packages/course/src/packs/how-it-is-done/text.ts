import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'At the station',
  lines: [
    { speaker: 'ნინო', form: 'ზუსტად როდის მოვა მატარებელი?', gloss: 'When exactly will the train come?' },
    { speaker: 'გიორგი', form: 'დაახლოებით ათ წუთში.', gloss: 'In about ten minutes.' },
    {
      speaker: 'ნინო',
      form: 'უკეთ ხარ? გუშინ ძლივს ლაპარაკობდი.',
      gloss: 'Are you better? Yesterday you could hardly speak.',
    },
    {
      speaker: 'გიორგი',
      form: 'დღეს საკმაოდ კარგად ვარ. უბრალოდ დაღლილი ვიყავი.',
      gloss: 'Today I am quite well. I was simply tired.',
    },
    {
      speaker: 'ნინო',
      form: 'აი, ანაც მოვიდა! შემთხვევით?',
      gloss: 'Look, Ana has come, too! By chance?',
    },
    {
      speaker: 'გიორგი',
      form: 'ჰო, მე არაფერი მითქვამს.',
      gloss: 'Yes, I have not said anything.',
    },
    { speaker: 'ნინო', form: 'მაშინ ერთად წავიდეთ.', gloss: 'Then let us go together.' },
  ],
  questions: [
    {
      prompt: 'When will the train come?',
      options: ['In about ten minutes', 'In about an hour', "At exactly ten o'clock", 'Tomorrow morning'],
    },
    {
      prompt: 'How is Giorgi today?',
      options: ['Quite well', 'Very ill', 'Very tired', 'A little sad'],
    },
  ],
};
