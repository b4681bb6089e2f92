import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'A good idea',
  lines: [
    { speaker: 'გიორგი', form: 'წარმოიდგინე, ანამ სახლი იყიდა!', gloss: 'Imagine, Ana has bought a house!' },
    {
      speaker: 'ნინო',
      form: 'არ მჯერა! მას ფული არ ჰქონდა.',
      gloss: 'I do not believe it! She had no money.',
    },
    { speaker: 'გიორგი', form: 'დარწმუნებული ვარ. თვითონ მითხრა.', gloss: 'I am sure. She told me herself.' },
    {
      speaker: 'ნინო',
      form: 'ჩემი აზრით, ეს კარგი გადაწყვეტილებაა.',
      gloss: 'In my opinion, this is a good decision.',
    },
    {
      speaker: 'გიორგი',
      form: 'ჰო, მაგრამ სახლს შეკეთება სჭირდება.',
      gloss: 'Yes, but the house needs repairing.',
    },
    { speaker: 'ნინო', form: 'იდეა მაქვს: დავეხმაროთ!', gloss: 'I have an idea: let us help her!' },
    {
      speaker: 'გიორგი',
      form: 'მივხვდი! შენ უკვე ყველაფერი გადაწყვიტე.',
      gloss: 'I see! You have already decided everything.',
    },
  ],
  questions: [
    {
      prompt: 'What has Ana bought?',
      options: ['A house', 'A car', 'A ticket', 'A dog'],
    },
    {
      prompt: "What is Nino's idea?",
      options: ['To help Ana', 'To buy a house', 'To ask for money', 'To visit the sea'],
    },
  ],
};
