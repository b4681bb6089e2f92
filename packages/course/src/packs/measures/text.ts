import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'The wardrobe',
  lines: [
    {
      speaker: 'ნინო',
      form: 'ეს კარადა მომწონს. სიმაღლე რამდენია?',
      gloss: 'I like this wardrobe. How tall is it?',
    },
    {
      speaker: 'გამყიდველი',
      form: 'სიმაღლე ორი მეტრია, სიგანე კი ერთი მეტრი.',
      gloss: 'The height is two meters, and the width is one meter.',
    },
    { speaker: 'ნინო', form: 'ჩემი ოთახი დიდია. კარგია!', gloss: 'My room is big. It is fine!' },
    {
      speaker: 'გამყიდველი',
      form: 'დღეს ოცი პროცენტით იაფია.',
      gloss: 'Today it is twenty percent cheaper.',
    },
    { speaker: 'ნინო', form: 'ძალიან კარგი! მძიმეა?', gloss: 'Very good! Is it heavy?' },
    { speaker: 'გამყიდველი', form: 'დიახ, წონა ოთხმოცი კილოა.', gloss: 'Yes, the weight is eighty kilos.' },
    {
      speaker: 'ნინო',
      form: 'ჩემს სახლამდე ხუთი კილომეტრია. როგორ წავიღო?',
      gloss: 'It is five kilometers to my house. How can I take it there?',
    },
    { speaker: 'გამყიდველი', form: 'ხვალ ჩვენ მოვიტანთ.', gloss: 'We will bring it tomorrow.' },
  ],
  questions: [
    {
      prompt: 'What is the height of the wardrobe?',
      options: ['Two meters', 'One meter', 'Five meters', 'Three meters'],
    },
    {
      prompt: "How far is it to Nino's house?",
      options: ['Five kilometers', 'Two kilometers', 'Twenty kilometers', 'Eighty kilometers'],
    },
  ],
};
