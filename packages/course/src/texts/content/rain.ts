import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { form: 'დღეს წვიმს. ხალხი სწრაფად მიდის.', gloss: 'It is raining today. People are walking fast.' },
    { form: 'მე დიდი, ყვითელი ქოლგა მაქვს.', gloss: 'I have a big, yellow umbrella.' },
    {
      form: 'ავტობუსის გაჩერებასთან ერთი კაცი დგას. მას ქოლგა არ აქვს.',
      gloss: 'A man is standing at the bus stop. He has no umbrella.',
    },
    {
      form: '„უკაცრავად, ქოლგა გინდათ?“ ვეკითხები მე.',
      gloss: '“Excuse me, do you want an umbrella?” I ask.',
    },
    { form: '„დიდი მადლობა! ძალიან კეთილი ხართ!“', gloss: '“Thank you very much! You are very kind!”' },
    { form: 'ჩვენ ერთად ვდგავართ და ავტობუსს ველოდებით.', gloss: 'We stand together and wait for the bus.' },
    {
      form: '„მე ექიმი ვარ“, ამბობს კაცი. „თქვენ რას საქმიანობთ?“',
      gloss: '“I am a doctor,” says the man. “What do you do?”',
    },
    { form: '„მე მასწავლებელი ვარ.“', gloss: '“I am a teacher.”' },
    {
      form: 'ავტობუსი მოდის. კაცი ამბობს: „ნახვამდის!“ და მიდის.',
      gloss: 'The bus comes. The man says: “Goodbye!” and leaves.',
    },
    {
      form: 'მე ისევ აქ ვდგავარ: ეს ჩემი ავტობუსი არ არის.',
      gloss: 'I am still standing here: this is not my bus.',
    },
    {
      form: 'ვაიმე! ჩემი ქოლგა სად არის? ქოლგაც ავტობუსშია!',
      gloss: 'Oh no! Where is my umbrella? The umbrella is on the bus, too!',
    },
  ],
  questions: [
    {
      prompt: 'What is the man’s job?',
      options: ['He is a doctor', 'He is a teacher', 'He is a bus driver', 'He is a waiter'],
    },
    {
      prompt: 'Why does the speaker stay at the bus stop?',
      options: ['It is not the right bus', 'The bus is full', 'There is no bus', 'The speaker has no money'],
    },
    {
      prompt: 'Answer in Georgian: what color is the umbrella?',
      answers: [
        'ყვითელი',
        'ყვითელია',
        'ქოლგა ყვითელია',
        'დიდი და ყვითელი',
        'ის ყვითელია',
        'ყვითელი არის',
        'დიდი, ყვითელი',
        'მისი ქოლგა ყვითელია',
      ],
      explanation: 'An adjective loses its ი before a noun in the dative: ყვითელ ქოლგას.',
    },
  ],
};
