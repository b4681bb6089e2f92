import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'The soup',
  lines: [
    {
      speaker: 'დედა',
      form: 'დღეს სუპს ვხარშავ. დამეხმარები?',
      gloss: 'Today I am cooking soup. Will you help me?',
    },
    {
      speaker: 'ნინო',
      form: 'კი, დედა. კარტოფილი დავჭრა?',
      gloss: 'Yes, Mother. Shall I cut up the potatoes?',
    },
    { speaker: 'დედა', form: 'დაჭერი, მერე წყალი აადუღე.', gloss: 'Cut them up, then boil the water.' },
    { speaker: 'ნინო', form: 'სუპს მარილი უკვე დაუმატე?', gloss: 'Have you already added salt to the soup?' },
    { speaker: 'დედა', form: 'ჯერ არა. სანელებელიც მინდა.', gloss: 'Not yet. I want spices, too.' },
    { speaker: 'ნინო', form: 'რა კარგი სუნი აქვს!', gloss: 'How good it smells!' },
    { speaker: 'დედა', form: 'ახლა გასინჯე.', gloss: 'Now taste it.' },
    {
      speaker: 'ნინო',
      form: 'გემრიელია, მაგრამ კარტოფილი ჯერ უმია!',
      gloss: 'It is tasty, but the potatoes are still raw!',
    },
  ],
  questions: [
    { prompt: 'What is Mother cooking?', options: ['Soup', 'Fish', 'Meat', 'Eggs'] },
    { prompt: 'What is still raw?', options: ['The potatoes', 'The meat', 'The dough', 'The fish'] },
  ],
};
