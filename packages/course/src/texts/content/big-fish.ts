import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'კვირას მე და მამა მდინარეზე წავედით.',
      gloss: 'On Sunday Father and I went to the river.',
    },
    {
      form: '„საღამოს დიდ თევზს მოვიტანთ!“ უთხრა მამამ დედას.',
      gloss: '“In the evening we will bring a big fish!” Father told Mother.',
    },
    {
      form: '„კარგი, მაშინ ქათამს აღარ ვიყიდი“, უპასუხა დედამ.',
      gloss: '“All right, then I won’t buy a chicken,” answered Mother.',
    },
    {
      form: 'მდინარესთან ოთხი საათი ჩუმად ვისხედით.',
      gloss: 'We sat quietly by the river for four hours.',
    },
    { form: 'თევზი არ იყო, კოღო კი ბევრი იყო.', gloss: 'There was no fish, but there were many mosquitoes.' },
    { form: 'შემდეგ წვიმა დაიწყო.', gloss: 'Then it began to rain.' },
    { form: '„დედას რა ვუთხრათ?“ ვკითხე მე.', gloss: '“What shall we tell Mother?” I asked.' },
    {
      form: 'მამამ ცოტა იფიქრა და მითხრა: „ბაზარში წავიდეთ!“',
      gloss: 'Father thought a little and told me: “Let’s go to the market!”',
    },
    {
      form: 'ბაზარში ყველაზე დიდი თევზი ვიყიდეთ.',
      gloss: 'At the market we bought the biggest fish.',
    },
    {
      form: 'დედას ძალიან გაუხარდა: „რა დიდი თევზია! მართლა მდინარეში დაიჭირეთ?“',
      gloss: 'Mother was very glad: “What a big fish! Did you really catch it in the river?”',
    },
    { form: '„რა თქმა უნდა!“ უპასუხა მამამ.', gloss: '“Of course!” answered Father.' },
    {
      form: '„საინტერესოა“, თქვა დედამ. „ეს ხომ ზღვის თევზია!“',
      gloss: '“Interesting,” said Mother. “But this is a sea fish!”',
    },
  ],
  questions: [
    {
      prompt: 'Where did the fish come from?',
      options: ['From the market', 'From the river', 'From the lake', 'From a restaurant'],
    },
    {
      prompt: 'How did Mother know?',
      options: [
        'It was a fish from the sea',
        'The fish was too small',
        'The fish had a price on it',
        'The narrator told her',
      ],
    },
    {
      prompt: 'Answer in Georgian: on which day did they go to the river?',
      answers: [
        'კვირას',
        'კვირა დღეს',
        'კვირას წავიდნენ',
        'ისინი კვირას წავიდნენ',
        'მდინარეზე კვირას წავიდნენ',
        'ისინი მდინარეზე კვირას წავიდნენ',
        'კვირას წავიდნენ მდინარეზე',
        'ისინი კვირას წავიდნენ მდინარეზე',
      ],
      explanation: 'A day on which something happens stands in the dative: კვირას, on Sunday.',
    },
  ],
};
