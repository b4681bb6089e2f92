import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'Lend me some money',
  lines: [
    { speaker: 'გიორგი', form: 'მაკა, ფული მასესხე, გთხოვ.', gloss: 'Maka, lend me some money, please.' },
    { speaker: 'მაკა', form: 'ისევ? რაში დახარჯე?', gloss: 'Again? What did you spend it on?' },
    {
      speaker: 'გიორგი',
      form: 'ქირა გადავრიცხე და ჯარიმა გადავიხადე.',
      gloss: 'I transferred the rent and paid a fine.',
    },
    { speaker: 'მაკა', form: 'დანაზოგი არ გაქვს?', gloss: 'Do you not have any savings?' },
    { speaker: 'გიორგი', form: 'არა, ფულს ვერ ვზოგავ.', gloss: 'No, I cannot save money.' },
    { speaker: 'მაკა', form: 'რა თანხა გჭირდება?', gloss: 'What sum do you need?' },
    { speaker: 'გიორგი', form: 'მხოლოდ ასი ლარი.', gloss: 'Only a hundred lari.' },
    {
      speaker: 'მაკა',
      form: 'კარგი, ბანკომატი აქ ახლოს არის.',
      gloss: 'All right, there is an ATM near here.',
    },
  ],
  questions: [
    { prompt: 'What did Giorgi pay?', options: ['A fine', 'A tax', 'A debt', 'A doctor'] },
    {
      prompt: 'How much does he need?',
      options: ['A hundred lari', 'A thousand lari', 'Fifty lari', 'Ten lari'],
    },
  ],
};
