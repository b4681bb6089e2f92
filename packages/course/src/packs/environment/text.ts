import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'In the national park',
  lines: [
    {
      speaker: 'ლუკა',
      form: 'ნახე, მარიამ, რამდენი ნაგავია!',
      gloss: 'Look, Mariam, how much trash there is!',
    },
    {
      speaker: 'მარიამი',
      form: 'ვაიმე, ეს ხომ ეროვნული პარკია!',
      gloss: 'Oh no, but this is a national park!',
    },
    { speaker: 'ლუკა', form: 'ადამიანები გარემოს აბინძურებენ.', gloss: 'People pollute the environment.' },
    {
      speaker: 'მარიამი',
      form: 'აქ ბევრი პლასტმასის ბოთლია.',
      gloss: 'There are many plastic bottles here.',
    },
    {
      speaker: 'ლუკა',
      form: 'შევაგროვოთ! პლასტმასას მერე გადაამუშავებენ.',
      gloss: "Let's collect them! Afterwards they will recycle the plastic.",
    },
    {
      speaker: 'მარიამი',
      form: 'კარგი. ქაღალდსაც ავიღებ.',
      gloss: 'All right. I will pick up the paper, too.',
    },
    { speaker: 'ლუკა', form: 'ეს ბოთლი სად ჩავდო?', gloss: 'Where should I put this bottle?' },
    {
      speaker: 'მარიამი',
      form: 'ჩემს ჩანთაში. ამ პარკს ჩვენ დავიცავთ!',
      gloss: 'In my bag. We will protect this park!',
    },
  ],
  questions: [
    {
      prompt: 'Where are Luka and Mariam?',
      options: ['In a national park', 'In a large garden', 'In a small village', 'In a market'],
    },
    {
      prompt: 'What do they see there?',
      options: ['Plastic bottles', 'A brown bear', 'An old car', 'A large dog'],
    },
  ],
};
