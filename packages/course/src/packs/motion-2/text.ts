import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'Guests arrive',
  lines: [
    {
      speaker: 'გიორგი',
      form: 'მატარებელი უკვე სადგურს უახლოვდება.',
      gloss: 'The train is already approaching the station.',
    },
    { speaker: 'ნინო', form: 'ბებიას შენ დახვდები?', gloss: 'Will you meet Grandmother?' },
    {
      speaker: 'გიორგი',
      form: 'ჰო, ბავშვებიც წამოვიყვანე.',
      gloss: 'Yes, I brought the children along, too.',
    },
    {
      speaker: 'ნინო',
      form: 'ჩემოდნებს ვინ მიიტანს მანქანამდე?',
      gloss: 'Who will take the suitcases to the car?',
    },
    {
      speaker: 'გიორგი',
      form: 'მე მივიტან. შენ ბებია სახლში მიიყვანე.',
      gloss: 'I will. You take Grandmother home.',
    },
    {
      speaker: 'ნინო',
      form: 'კარგი. შემობრუნდი, ბებია უკვე ჩამოვიდა!',
      gloss: 'All right. Turn around, Grandmother has already arrived!',
    },
    { speaker: 'გიორგი', form: 'ბავშვები მასთან მირბიან!', gloss: 'The children are running to her!' },
  ],
  questions: [
    {
      prompt: 'Whom has Giorgi brought along?',
      options: ['The children', 'The dog', 'His mother', 'A friend'],
    },
    {
      prompt: 'Who will take the suitcases to the car?',
      options: ['Giorgi', 'Nino', 'Grandmother', 'The children'],
    },
  ],
};
