import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'Giorgi is ill',
  lines: [
    { speaker: 'ნინო', form: 'როგორ ხარ, გიორგი?', gloss: 'How are you, Giorgi?' },
    {
      speaker: 'გიორგი',
      form: 'ცუდად ვარ. სურდო მაქვს და თავი მტკივა.',
      gloss: 'I do not feel well. I have a runny nose, and my head hurts.',
    },
    {
      speaker: 'ნინო',
      form: 'შუბლი ცხელი გაქვს. სიცხეც გაქვს?',
      gloss: 'Your forehead is hot. Do you have a fever, too?',
    },
    {
      speaker: 'გიორგი',
      form: 'ალბათ გრიპია. გუშინ ძალიან დავიღალე.',
      gloss: 'It is probably the flu. Yesterday I got very tired.',
    },
    { speaker: 'ნინო', form: 'ახველებ?', gloss: 'Are you coughing?' },
    { speaker: 'გიორგი', form: 'კი, ღამით ძალიან ვახველებ.', gloss: 'Yes, I cough a lot at night.' },
    { speaker: 'ნინო', form: 'ექიმი უნდა ნახო!', gloss: 'You must see a doctor!' },
    {
      speaker: 'გიორგი',
      form: 'კარგი, ხვალ ექიმთან წავალ.',
      gloss: 'All right, tomorrow I will go to the doctor.',
    },
  ],
  questions: [
    { prompt: 'What hurts?', options: ['His head', 'His throat', 'His back', 'His stomach'] },
    { prompt: 'When will Giorgi go to the doctor?', options: ['Tomorrow', 'Today', 'Tonight', 'On Friday'] },
  ],
};
