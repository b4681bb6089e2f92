import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'A new job',
  lines: [
    {
      speaker: 'ლევანი',
      form: 'კარგი შესაძლებლობა მაქვს: ახალი სამსახური.',
      gloss: 'I have a good opportunity: a new job.',
    },
    {
      speaker: 'ნინო',
      form: 'რა კარგია! რა უპირატესობა აქვს?',
      gloss: 'That is great! What advantage does it have?',
    },
    {
      speaker: 'ლევანი',
      form: 'საინტერესოა. მაგრამ ერთი პირობაა: ბათუმში უნდა ვიცხოვრო.',
      gloss: 'It is interesting. But there is one condition: I have to live in Batumi.',
    },
    {
      speaker: 'ნინო',
      form: 'ეს შენი არჩევანია. რა არის შენი მიზანი?',
      gloss: 'This is your choice. What is your goal?',
    },
    { speaker: 'ლევანი', form: 'მინდა კარგი ექიმი ვიყო.', gloss: 'I want to be a good doctor.' },
    {
      speaker: 'ნინო',
      form: 'მაშინ წადი. ეს კარგი დასაწყისია.',
      gloss: 'Then go. This is a good beginning.',
    },
    {
      speaker: 'ლევანი',
      form: 'მადლობა. შენი აზრი ჩემთვის მნიშვნელოვანია.',
      gloss: 'Thank you. Your opinion is important to me.',
    },
    { speaker: 'ნინო', form: 'წარმატებას გისურვებ!', gloss: 'I wish you success!' },
  ],
  questions: [
    {
      prompt: 'Where does Levan have to live?',
      options: ['In Batumi', 'In Tbilisi', 'In Kutaisi', 'In a village'],
    },
    {
      prompt: 'What does Levan want to be?',
      options: ['A good doctor', 'A good teacher', 'A good painter', 'A good driver'],
    },
  ],
};
