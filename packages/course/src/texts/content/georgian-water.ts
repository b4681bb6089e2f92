import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { form: 'დღეს ერთი სტუმარი მყავს: ჩემი მეგობარი ადამი.', gloss: 'Today I have a guest: my friend Adam.' },
    {
      form: 'ადამი ამერიკელია, მაგრამ ქართულს სწავლობს.',
      gloss: 'Adam is American, but he is learning Georgian.',
    },
    {
      form: '„ყავა გინდა?“ „კი, გთხოვ, უშაქროდ.“',
      gloss: '“Do you want coffee?” “Yes, please, without sugar.”',
    },
    { form: '„კიდევ რამე?“ „არა, გმადლობ.“', gloss: '“Anything else?” “No, thank you.”' },
    { form: 'ერთი წუთი, და ყავა მზად არის.', gloss: 'One minute, and the coffee is ready.' },
    {
      form: 'ადამი ყავას სვამს. „ძალიან გემრიელია! ეს ქართული ყავაა?“',
      gloss: 'Adam drinks the coffee. “It is very good! Is this Georgian coffee?”',
    },
    {
      form: '„არა, ყავა არ არის ქართული. მაგრამ წყალი ქართულია!“',
      gloss: '“No, the coffee is not Georgian. But the water is Georgian!”',
    },
    { form: '„მაშინ ახლა წყალი მინდა!“', gloss: '“Then I want water now!”' },
    {
      form: 'წყალი ძალიან ცივია. ადამს წყალი უფრო მოსწონს.',
      gloss: 'The water is very cold. Adam likes the water more.',
    },
    { form: '„ეს წყალი რა ღირს?“ მეკითხება ადამი.', gloss: '“How much is this water?” Adam asks me.' },
    { form: '„აქ წყალი ძვირი არ ღირს, ჩემო მეგობარო!“', gloss: '“Water is not expensive here, my friend!”' },
  ],
  questions: [
    {
      prompt: 'How does Adam drink his coffee?',
      options: ['Without sugar', 'With milk', 'With sugar', 'Cold'],
    },
    { prompt: 'What does Adam like more?', options: ['The water', 'The coffee', 'The tea', 'The bread'] },
    {
      prompt: 'Answer in Georgian: what is the water like?',
      answers: [
        'ცივი',
        'ცივია',
        'ძალიან ცივი',
        'ძალიან ცივია',
        'წყალი ცივია',
        'წყალი ძალიან ცივია',
        'ის ცივია',
        'ის ძალიან ცივია',
        'ცივი არის',
      ],
      explanation: 'ცივია is ცივი, cold, with -ა, is.',
    },
  ],
};
