import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'Why I am learning Georgian',
  lines: [
    { form: 'თბილისში ვცხოვრობ და ქართულს ვსწავლობ.', gloss: 'I live in Tbilisi and am learning Georgian.' },
    { form: 'რატომ? იმიტომ რომ ქართული ძალიან მომწონს.', gloss: 'Why? Because I like Georgian very much.' },
    {
      form: 'ჩემი ცოლი თბილისიდან არის, მისმა დედამ კი ინგლისური არ იცის.',
      gloss: 'My wife is from Tbilisi, and her mother does not know English.',
    },
    {
      form: 'როცა მასთან მივდივართ, ქართულად უნდა ვილაპარაკო.',
      gloss: 'When we go to see her, I have to speak Georgian.',
    },
    {
      form: 'ამიტომ ბევრ ახალ სიტყვას ვსწავლობ, მაგალითად, „ანუ“ ან „მაინც“.',
      gloss: 'That is why I learn many new words, for example "that is" or "anyway".',
    },
    { form: 'თუ დრო მაქვს, წიგნსაც ვკითხულობ.', gloss: 'If I have time, I read a book, too.' },
    { form: 'ძნელია, მაგრამ მაინც ვსწავლობ.', gloss: 'It is difficult, but I am learning anyway.' },
  ],
  questions: [
    {
      prompt: 'Why is he learning Georgian?',
      options: ['He likes it', 'He is a teacher', 'He works in a bank', 'He has no time'],
    },
    {
      prompt: 'Who does not know English?',
      options: ["His wife's mother", 'His wife', 'His brother', 'His teacher'],
    },
  ],
};
