import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'Smoke',
  lines: [
    { speaker: 'ლევანი', form: 'ნახე, იქ კვამლია!', gloss: 'Look, there is smoke there!' },
    {
      speaker: 'ნინო',
      form: 'ვაიმე, ხანძარია! სწრაფად დარეკე!',
      gloss: 'Oh no, it is a fire! Call quickly!',
    },
    { speaker: 'ლევანი', form: 'უკვე ვრეკავ.', gloss: 'I am already calling.' },
    { speaker: 'ნინო', form: 'სახლში ვინმე არის?', gloss: 'Is anyone in the house?' },
    {
      speaker: 'ლევანი',
      form: 'არა, ყველა ქუჩაშია. დაშავებული არავინ არის.',
      gloss: 'No, everyone is in the street. Nobody is injured.',
    },
    { speaker: 'ნინო', form: 'იქ ნუ მიდიხარ, საშიშია!', gloss: 'Do not go there, it is dangerous!' },
    {
      speaker: 'ლევანი',
      form: 'კარგი. მაშველები უკვე აქ არიან.',
      gloss: 'All right. The rescuers are already here.',
    },
    {
      speaker: 'ნინო',
      form: 'რა კარგია! ახლა აღარ მეშინია.',
      gloss: 'That is great! Now I am no longer afraid.',
    },
  ],
  questions: [
    {
      prompt: 'Where are the people?',
      options: ['In the street', 'In the house', 'In the yard', 'At the hospital'],
    },
    {
      prompt: 'How many people are injured?',
      options: ['None', 'One', 'Two', 'Five'],
    },
  ],
};
