import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'What are you reading?',
  lines: [
    { speaker: 'ნინო', form: 'რას კითხულობ, გიორგი?', gloss: 'What are you reading, Giorgi?' },
    { speaker: 'გიორგი', form: 'ქართულ ზღაპრებს.', gloss: 'Georgian fairy tales.' },
    {
      speaker: 'ნინო',
      form: 'ზღაპრებს? ბავშვი აღარ ხარ!',
      gloss: 'Fairy tales? You are not a child anymore!',
    },
    { speaker: 'გიორგი', form: 'ვიცი, მაგრამ ზღაპრები მიყვარს.', gloss: 'I know, but I love fairy tales.' },
    { speaker: 'ნინო', form: 'გმირი ვინ არის?', gloss: 'Who is the hero?' },
    {
      speaker: 'გიორგი',
      form: 'პატარა ბიჭი. ის ბოროტ დევთან მიდის.',
      gloss: 'A little boy. He goes to an evil ogre.',
    },
    { speaker: 'ნინო', form: 'კარგი დასასრული აქვს?', gloss: 'Does it have a good ending?' },
    { speaker: 'გიორგი', form: 'ჯერ არ ვიცი!', gloss: "I don't know yet!" },
  ],
  questions: [
    { prompt: 'What is Giorgi reading?', options: ['Fairy tales', 'Poems', 'Proverbs', 'Riddles'] },
    { prompt: 'Who is the hero?', options: ['A little boy', 'An evil ogre', 'A kind wizard', 'An old poet'] },
  ],
};
