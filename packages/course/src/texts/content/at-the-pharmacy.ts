import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { speaker: 'Pharmacist', form: 'გამარჯობათ! გისმენთ.', gloss: 'Hello! How can I help you?' },
    { speaker: 'Levan', form: 'გამარჯობათ! თავი მტკივა.', gloss: 'Hello! I have a headache.' },
    { speaker: 'Pharmacist', form: 'სიცხე გაქვთ?', gloss: 'Do you have a fever?' },
    { speaker: 'Levan', form: 'არა, სიცხე არ მაქვს.', gloss: 'No, I have no fever.' },
    { speaker: 'Pharmacist', form: 'ყელი გტკივათ?', gloss: 'Does your throat hurt?' },
    { speaker: 'Levan', form: 'არა, მხოლოდ თავი მტკივა.', gloss: 'No, only my head hurts.' },
    { speaker: 'Pharmacist', form: 'ალერგია გაქვთ?', gloss: 'Do you have any allergies?' },
    { speaker: 'Levan', form: 'არა, ალერგია არ მაქვს.', gloss: 'No, I have no allergies.' },
    {
      speaker: 'Pharmacist',
      form: 'ეს კარგი წამალია. დღეში ორჯერ დალიეთ.',
      gloss: 'This is a good medicine. Take it twice a day.',
    },
    {
      speaker: 'Levan',
      form: 'საღამოს სტუმრები მყავს. ღვინით შეიძლება?',
      gloss: 'I have guests in the evening. May I take it with wine?',
    },
    { speaker: 'Pharmacist', form: 'არა, ბატონო! მხოლოდ წყლით!', gloss: 'No, sir! Only with water!' },
    { speaker: 'Levan', form: 'კარგი. დიდი მადლობა!', gloss: 'All right. Thank you very much!' },
  ],
  questions: [
    { prompt: 'What hurts?', options: ['His head', 'His throat', 'His back', 'His tooth'] },
    {
      prompt: 'How often should he take the medicine?',
      options: ['Twice a day', 'Once a day', 'Three times a day', 'Every hour'],
    },
    {
      prompt: 'Answer in Georgian: with what should he take the medicine?',
      answers: [
        'წყლით',
        'მხოლოდ წყლით',
        'წყალთან ერთად',
        'წყლით უნდა დალიოს',
        'წამალი წყლით უნდა დალიოს',
        'წყლით დალიოს',
        'მხოლოდ წყლით უნდა დალიოს',
        'წამალი მხოლოდ წყლით უნდა დალიოს',
      ],
      explanation: 'წყალი loses its ა before -ით: წყლით, with water.',
    },
  ],
};
