import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'The new apartment',
  lines: [
    { speaker: 'ანა', form: 'ახალი ბინა მოგწონს?', gloss: 'Do you like the new apartment?' },
    {
      speaker: 'ლევანი',
      form: 'ერთი მხრივ, ძალიან ლამაზია. მეორე მხრივ, ცენტრიდან შორს არის.',
      gloss: 'On the one hand, it is very beautiful. On the other hand, it is far from the center.',
    },
    {
      speaker: 'ანა',
      form: 'გარდა ამისა, ძვირიც არის, ხომ?',
      gloss: "Besides, it is also expensive, isn't it?",
    },
    {
      speaker: 'ლევანი',
      form: 'პირიქით, იაფია. უფრო მეტიც, ავეჯიც აქვს!',
      gloss: 'On the contrary, it is cheap. Moreover, it even has furniture!',
    },
    { speaker: 'ანა', form: 'მაშინ რაზე ფიქრობ?', gloss: 'Then what are you thinking about?' },
    {
      speaker: 'ლევანი',
      form: 'თურმე მეზობელს ხუთი ძაღლი ჰყავს.',
      gloss: 'It turns out that the neighbor has five dogs.',
    },
    {
      speaker: 'ანა',
      form: 'მიუხედავად ამისა, ეს კარგი ბინაა.',
      gloss: 'Nevertheless, it is a good apartment.',
    },
    {
      speaker: 'ლევანი',
      form: 'მართალი ხარ. როგორც კი სახლში მივალ, დავრეკავ.',
      gloss: 'You are right. As soon as I get home, I will call.',
    },
  ],
  questions: [
    {
      prompt: 'What does the neighbor have?',
      options: ['Five dogs', 'Five cats', 'Five children', 'Five cars'],
    },
    {
      prompt: 'What does Levan say about the price?',
      options: ['It is low', 'It is high', 'It is not known', 'It has changed'],
    },
  ],
};
