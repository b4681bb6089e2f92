import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: "Grandmother's animals",
  lines: [
    {
      form: 'ბებიას სოფელში ბევრი შინაური ცხოველი ჰყავს: ძროხა, ხბო, ორი ბატკანი და ხუთი ბატი.',
      gloss: 'Grandmother has many domestic animals in the village: a cow, a calf, two lambs and five geese.',
    },
    {
      form: 'ჩემს დას კნუტი უყვარს, მე კი ლეკვი მიყვარს.',
      gloss: 'My sister loves the kitten, and I love the puppy.',
    },
    { form: 'ლეკვს პატარა კუდი და დიდი ყურები აქვს.', gloss: 'The puppy has a small tail and big ears.' },
    { form: 'ღამით ბაღში ზღარბი დადის.', gloss: 'At night a hedgehog walks about in the garden.' },
    {
      form: 'ტყეში ველური ცხოველებიც ცხოვრობენ, მაგრამ ბებიას დათვის არ ეშინია.',
      gloss: 'Wild animals live in the forest, too, but Grandmother is not afraid of bears.',
    },
    { form: 'მას მხოლოდ თაგვის ეშინია!', gloss: 'She is only afraid of mice!' },
  ],
  questions: [
    { prompt: 'What does Grandmother fear?', options: ['Mice', 'Bears', 'Wolves', 'Hedgehogs'] },
    {
      prompt: 'Which animal comes to the garden at night?',
      options: ['The hedgehog', 'The puppy', 'The goose', 'The mouse'],
    },
  ],
};
