import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'A day in the mountains',
  lines: [
    { form: 'ზაფხულში სვანეთში ვიყავით.', gloss: 'In summer we were in Svaneti.' },
    { form: 'დილით ტყეში წავედით.', gloss: 'In the morning we went to the forest.' },
    {
      form: 'ბილიკი ძნელი იყო, მაგრამ იქ ბუნება ძალიან ლამაზია.',
      gloss: 'The path was difficult, but nature is very beautiful there.',
    },
    { form: 'მთაში სუფთა ჰაერია.', gloss: 'The air is clean in the mountains.' },
    {
      form: 'ჯერ პატარა ტბა ვნახეთ, მერე კი დიდი ჩანჩქერი.',
      gloss: 'First we saw a small lake, and then a big waterfall.',
    },
    { form: 'წყაროსთან პური და ყველი ვჭამეთ.', gloss: 'By the spring we ate bread and cheese.' },
    { form: 'წყაროს წყალი ძალიან ცივი იყო!', gloss: 'The spring water was very cold!' },
    { form: 'საღამოს სოფელში დავბრუნდით.', gloss: 'In the evening we came back to the village.' },
    { form: 'დაღლილი, მაგრამ ბედნიერი ვიყავი.', gloss: 'I was tired but happy.' },
  ],
  questions: [
    {
      prompt: 'What did they see after the lake?',
      options: ['A waterfall', 'A glacier', 'A cave', 'An island'],
    },
    {
      prompt: 'Where did they eat?',
      options: ['By the spring', 'By the lake', 'In the village', 'By the waterfall'],
    },
  ],
};
