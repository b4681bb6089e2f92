import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'დილის შვიდი საათია. მე ჯერ კიდევ მძინავს.',
      gloss: 'It is seven in the morning. I am still asleep.',
    },
    { form: 'ტელეფონი რეკავს: დილა მშვიდობისა!', gloss: 'The phone rings: good morning!' },
    { form: 'არა, კიდევ ხუთი წუთი!', gloss: 'No, five more minutes!' },
    {
      form: 'რვა საათზე ვდგები, პირს ვიბან და ვიცვამ.',
      gloss: 'At eight o’clock I get up, wash my face and get dressed.',
    },
    { form: 'დედა სამზარეულოში ყავას სვამს.', gloss: 'Mother is drinking coffee in the kitchen.' },
    { form: 'მე ჩაის ვსვამ, პურს და ყველს ვჭამ.', gloss: 'I drink tea and eat bread and cheese.' },
    { form: 'ჩვენი კატაც საუზმობს: რძეს სვამს.', gloss: 'Our cat has breakfast, too: it drinks milk.' },
    { form: 'ცხრა საათზე სამსახურში მივდივარ.', gloss: 'At nine o’clock I go to work.' },
    { form: 'გარეთ ცივა, მაგრამ ამინდი კარგია.', gloss: 'It is cold outside, but the weather is good.' },
    { form: 'ავტობუსი აგვიანებს და მეც ვაგვიანებ.', gloss: 'The bus is late, and I am late, too.' },
    { form: 'ყველა მეკითხება: „რა მოხდა?“', gloss: 'Everyone asks me: “What happened?”' },
    {
      form: '„არაფერი, ბოდიში! ხვალ შვიდ საათზე ავდგები.“',
      gloss: '“Nothing, sorry! Tomorrow I will get up at seven.”',
    },
    { form: '„მართლა?“', gloss: '“Really?”' },
  ],
  questions: [
    { prompt: 'When does the speaker get up?', options: ['At eight', 'At seven', 'At nine', 'At five'] },
    { prompt: 'Who drinks milk?', options: ['The cat', 'The mother', 'The speaker', 'Nobody'] },
    {
      prompt: 'Answer in Georgian: what does the mother drink?',
      answers: [
        'ყავას',
        'ყავა',
        'ყავას სვამს',
        'ის ყავას სვამს',
        'დედა ყავას სვამს',
        'დედა სამზარეულოში ყავას სვამს',
        'სამზარეულოში ყავას სვამს',
        'დედა სვამს ყავას',
        'ის სვამს ყავას',
      ],
      explanation: 'In the present, what one drinks stands in the dative: ყავას.',
    },
  ],
};
