import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'Breakfast',
  lines: [
    { speaker: 'ნინო', form: 'რა გინდა საუზმეზე?', gloss: 'What do you want for breakfast?' },
    {
      speaker: 'გიორგი',
      form: 'პური, კარაქი და თაფლი, თუ შეიძლება.',
      gloss: 'Bread, butter and honey, please.',
    },
    {
      speaker: 'ნინო',
      form: 'კარაქი აღარ გვაქვს. მაწონი გინდა?',
      gloss: 'We have no butter left. Do you want matsoni?',
    },
    { speaker: 'გიორგი', form: 'კი, მაწონს თაფლით ვჭამ.', gloss: 'Yes, I eat matsoni with honey.' },
    { speaker: 'ნინო', form: 'ჩაიში შაქარი გინდა?', gloss: 'Do you want sugar in your tea?' },
    {
      speaker: 'გიორგი',
      form: 'არა, მადლობა, ჩაის უშაქროდ ვსვამ.',
      gloss: 'No, thank you, I drink tea without sugar.',
    },
    {
      speaker: 'ნინო',
      form: 'ნამცხვარიც გვაქვს, მაცივარშია.',
      gloss: 'We have cake, too; it is in the refrigerator.',
    },
    { speaker: 'გიორგი', form: 'ძალიან კარგი! ნამცხვარი მიყვარს.', gloss: 'Very good! I love cake.' },
  ],
  questions: [
    { prompt: 'What have Nino and Giorgi run out of?', options: ['Butter', 'Bread', 'Honey', 'Matsoni'] },
    { prompt: 'What does Giorgi not want in his tea?', options: ['Sugar', 'Honey', 'Milk', 'Jam'] },
  ],
};
