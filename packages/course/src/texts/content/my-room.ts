import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { form: 'გამარჯობა! ეს ჩემი ოთახია.', gloss: 'Hello! This is my room.' },
    {
      form: 'ოთახი პატარაა, მაგრამ დიდი ფანჯარა აქვს.',
      gloss: 'The room is small, but it has a big window.',
    },
    { form: 'ფანჯარასთან მაგიდა დგას.', gloss: 'A table stands by the window.' },
    {
      form: 'მარჯვნივ საწოლია, მარცხნივ კი სკამი.',
      gloss: 'On the right is the bed, and on the left a chair.',
    },
    {
      form: 'სკამზე ჩემი შარვალი, პერანგი და კიდევ ერთი პერანგია.',
      gloss: 'On the chair are my pants, a shirt and one more shirt.',
    },
    { form: 'დედა ამბობს: „ოთახი დაალაგე!“', gloss: 'Mother says: “Tidy up the room!”' },
    {
      form: '„კარგი, ხვალ დავალაგებ“, ვპასუხობ მე.',
      gloss: '“All right, I will tidy up tomorrow,” I answer.',
    },
    {
      form: '„შენი მეორე წინდა სად არის?“ კითხულობს დედა.',
      gloss: '“Where is your other sock?” asks Mother.',
    },
    { form: 'არ ვიცი.', gloss: 'I don’t know.' },
    {
      form: 'მაგიდის ქვეშ ვეძებ, შემდეგ საწოლის ქვეშ ვეძებ.',
      gloss: 'I look under the table, then I look under the bed.',
    },
    { form: 'იქ ჩვენი კატაა. კატას სძინავს.', gloss: 'Our cat is there. The cat is asleep.' },
    { form: 'სად სძინავს? ჩემს წინდაზე!', gloss: 'Where is it sleeping? On my sock!' },
  ],
  questions: [
    { prompt: 'What stands by the window?', options: ['A table', 'A chair', 'The bed', 'A refrigerator'] },
    { prompt: 'When will the speaker tidy up?', options: ['Tomorrow', 'Now', 'In the evening', 'On Sunday'] },
    {
      prompt: 'Answer in Georgian: what is the mother looking for?',
      answers: [
        'წინდას',
        'წინდა',
        'მეორე წინდას',
        'მეორე წინდა',
        'წინდას ეძებს',
        'მეორე წინდას ეძებს',
        'დედა წინდას ეძებს',
        'დედა მეორე წინდას ეძებს',
        'ის წინდას ეძებს',
        'ის მეორე წინდას ეძებს',
        'დედა ეძებს წინდას',
      ],
      explanation: 'წინდა is a sock. მეორე is both second and other.',
    },
  ],
};
