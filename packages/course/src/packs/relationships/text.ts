import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'A wedding in June',
  lines: [
    { speaker: 'ანა', form: 'რა ამბავია, ნინო?', gloss: 'What is new, Nino?' },
    {
      speaker: 'ნინო',
      form: 'ჩემი უმცროსი ძმა ივნისში დაქორწინდება!',
      gloss: 'My younger brother is getting married in June!',
    },
    { speaker: 'ანა', form: 'მართლა? საცოლე ვინ არის?', gloss: 'Really? Who is the fiancée?' },
    { speaker: 'ნინო', form: 'შენი თანაკლასელი მარიამი!', gloss: 'Your classmate Mariam!' },
    {
      speaker: 'ანა',
      form: 'ძალიან კარგი გოგოა! დედა კმაყოფილია?',
      gloss: 'She is a very good girl! Is your mother pleased?',
    },
    {
      speaker: 'ნინო',
      form: 'კი, ასეთი რძალი უნდოდა.',
      gloss: 'Yes, she wanted a daughter-in-law like that.',
    },
    { speaker: 'ანა', form: 'რამდენი წელია ერთად არიან?', gloss: 'How many years have they been together?' },
    {
      speaker: 'ნინო',
      form: 'ორი წელია. ზოგჯერ ჩხუბობენ, მაგრამ მალე რიგდებიან.',
      gloss: 'Two years. Sometimes they quarrel, but they soon make up.',
    },
  ],
  questions: [
    { prompt: 'Who is getting married?', options: ["Nino's brother", 'Nino', "Ana's brother", 'Ana'] },
    {
      prompt: 'How long have they been together?',
      options: ['Two years', 'Two months', 'A week', 'Ten years'],
    },
  ],
};
