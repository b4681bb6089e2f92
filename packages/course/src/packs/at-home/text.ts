import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'Our apartment',
  lines: [
    {
      form: 'ჩვენ ძველ სახლში, მეორე სართულზე ვცხოვრობთ.',
      gloss: 'We live in an old house, on the second floor.',
    },
    {
      form: 'ლიფტი არ არის, მაგრამ კიბე ლამაზია.',
      gloss: 'There is no elevator, but the stairs are beautiful.',
    },
    {
      form: 'ბინაში ორი ოთახი, სამზარეულო და პატარა აბაზანა გვაქვს.',
      gloss: 'In the apartment we have two rooms, a kitchen and a small bathroom.',
    },
    {
      form: 'დილით აივანზე ყავას ვსვამ: ეზოში ბავშვები თამაშობენ, კატა სახურავზეა.',
      gloss:
        'In the morning I drink coffee on the balcony: children are playing in the yard, and a cat is on the roof.',
    },
    {
      form: 'ქირა ძვირი არ არის, რადგან გათბობა არ გვაქვს.',
      gloss: 'The rent is not high, because we have no heating.',
    },
    { form: 'ამიტომ ზამთარში ძალიან მცივა!', gloss: 'That is why I am very cold in winter!' },
  ],
  questions: [
    { prompt: 'What does the house not have?', options: ['An elevator', 'A balcony', 'A kitchen', 'A yard'] },
    {
      prompt: 'Why is the rent not high?',
      options: ['There is no heating', 'The house is old', 'It has only one room', 'There is no bathroom'],
    },
  ],
};
