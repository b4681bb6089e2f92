import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { speaker: 'Maia', form: 'დღეს ვინ მოამზადებს ვახშამს?', gloss: 'Who will make supper today?' },
    { speaker: 'Davit', form: 'გუშინ მე მოვამზადე.', gloss: 'Yesterday I made it.' },
    { speaker: 'Maia', form: 'შენ კვერცხი მოხარშე!', gloss: 'You boiled an egg!' },
    { speaker: 'Davit', form: 'კვერცხიც ვახშამია.', gloss: 'An egg is supper, too.' },
    {
      speaker: 'Maia',
      form: 'კარგი. მაცივარში რა გვაქვს?',
      gloss: 'All right. What do we have in the refrigerator?',
    },
    {
      speaker: 'Davit',
      form: 'ერთი პომიდორი, ყველი და ძველი პური.',
      gloss: 'One tomato, cheese and old bread.',
    },
    { speaker: 'Maia', form: 'კვერცხი აღარ გვაქვს?', gloss: 'Don’t we have any eggs left?' },
    {
      speaker: 'Davit',
      form: 'აღარ. გუშინ ყველა შევჭამეთ.',
      gloss: 'Not anymore. We ate them all yesterday.',
    },
    {
      speaker: 'Maia',
      form: 'მაშინ რა ვჭამოთ? რესტორანი ძვირია.',
      gloss: 'Then what shall we eat? The restaurant is expensive.',
    },
    { speaker: 'Davit', form: 'ვიცი! შენს დედასთან წავიდეთ!', gloss: 'I know! Let’s go to your mother’s!' },
    {
      speaker: 'Maia',
      form: 'კარგი, ახლა დავურეკავ. მაგრამ კვერცხის ამბავი არ უთხრა!',
      gloss: 'All right, I will call her now. But don’t tell her the story of the egg!',
    },
  ],
  questions: [
    { prompt: 'What did Davit make yesterday?', options: ['A boiled egg', 'Khachapuri', 'Soup', 'Fish'] },
    {
      prompt: 'Where do they go?',
      options: ['To Maia’s mother', 'To a restaurant', 'To the market', 'To a café'],
    },
    {
      prompt: 'Answer in Georgian: what does Davit say they have, besides bread and one tomato?',
      answers: ['ყველი', 'ყველი აქვთ', 'მათ ყველი აქვთ'],
      explanation: 'With აქვს, what one has stands in the nominative: ყველი აქვთ, they have cheese.',
    },
  ],
};
