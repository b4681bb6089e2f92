import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'In the vineyard',
  lines: [
    {
      speaker: 'ბაბუა',
      form: 'ხვალ ვენახში რთველია. მოდიხარ?',
      gloss: 'Tomorrow is the grape harvest in the vineyard. Are you coming?',
    },
    {
      speaker: 'ლუკა',
      form: 'კი, ბაბუა. რა უნდა გავაკეთო?',
      gloss: 'Yes, Grandfather. What do I have to do?',
    },
    { speaker: 'ბაბუა', form: 'ყურძენი უნდა მოკრიფო.', gloss: 'You have to pick grapes.' },
    { speaker: 'ლუკა', form: 'ამ წელს კარგი მოსავალია?', gloss: 'Is it a good harvest this year?' },
    {
      speaker: 'ბაბუა',
      form: 'ძალიან კარგი! მტევნები დიდი და ტკბილია.',
      gloss: 'Very good! The bunches are big and sweet.',
    },
    { speaker: 'ლუკა', form: 'მერე ყურძენი სად მიგვაქვს?', gloss: 'Where do we take the grapes then?' },
    {
      speaker: 'ბაბუა',
      form: 'მარანში. იქ ღვინოს გავაკეთებთ.',
      gloss: 'To the wine cellar. There we will make wine.',
    },
    { speaker: 'ლუკა', form: 'მე ერთ მტევანს ახლა შევჭამ!', gloss: 'I will eat a bunch now!' },
  ],
  questions: [
    {
      prompt: 'What does Luka have to do?',
      options: ['Pick grapes', 'Sow wheat', 'Water the garden', 'Feed the cow'],
    },
    {
      prompt: 'Where do they take the grapes?',
      options: ['To the wine cellar', 'To the market', 'To the cowshed', 'To the kitchen'],
    },
  ],
};
