import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'Plans for the summer',
  lines: [
    { speaker: 'ნინო', form: 'ზაფხულში სად წასვლას აპირებ?', gloss: 'Where do you intend to go in summer?' },
    {
      speaker: 'გიორგი',
      form: 'ბათუმში. ბავშვებს ზღვაზე წასვლას დავპირდი.',
      gloss: 'To Batumi. I promised the children a trip to the sea.',
    },
    { speaker: 'ნინო', form: 'შენი ცოლი დათანხმდა?', gloss: 'Did your wife agree?' },
    {
      speaker: 'გიორგი',
      form: 'ჯერ უარი თქვა, მერე დათანხმდა.',
      gloss: 'First she refused, then she agreed.',
    },
    { speaker: 'ნინო', form: 'ბილეთები უკვე იყიდეთ?', gloss: 'Have you already bought the tickets?' },
    { speaker: 'გიორგი', form: 'არა, ვერ მოვასწარით.', gloss: 'No, we did not have time.' },
    { speaker: 'ნინო', form: 'მეც მინდა ზღვაზე წასვლა!', gloss: 'I want to go to the sea, too!' },
    { speaker: 'გიორგი', form: 'კარგი, ერთად წავიდეთ.', gloss: 'All right, let us go together.' },
  ],
  questions: [
    {
      prompt: 'What did Giorgi promise the children?',
      options: ['A trip to the sea', 'A trip to the mountains', 'A new toy', 'A small dog'],
    },
    {
      prompt: 'What did they not have time to do?',
      options: ['Buy the tickets', 'Ask the children', 'Find a hotel', 'Pack the bags'],
    },
  ],
};
