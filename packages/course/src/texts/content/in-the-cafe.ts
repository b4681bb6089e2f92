import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { form: 'მე და ჩემი და კაფეში ვართ.', gloss: 'My sister and I are in a café.' },
    {
      form: 'კაფე პატარაა, მაგრამ ყავა ძალიან გემრიელია.',
      gloss: 'The café is small, but the coffee is very good.',
    },
    {
      form: 'მიმტანი მოდის: „გამარჯობათ! რას მიირთმევთ?“',
      gloss: 'The waiter comes: “Hello! What will you have?”',
    },
    {
      form: '„ერთი ყავა, უშაქროდ, თუ შეიძლება“, ვამბობ მე.',
      gloss: '“One coffee, without sugar, please,” I say.',
    },
    {
      form: '„მე კი ჩაი და ხაჭაპური მინდა“, ამბობს ჩემი და.',
      gloss: '“And I want tea and khachapuri,” says my sister.',
    },
    {
      form: 'მალე მიმტანს ყავა, ჩაი და ხაჭაპური მოაქვს.',
      gloss: 'Soon the waiter brings coffee, tea and khachapuri.',
    },
    { form: 'ჩემი და ჩემს ყავას უყურებს.', gloss: 'My sister looks at my coffee.' },
    { form: '„ყავა კარგია?“ „ძალიან კარგია.“', gloss: '“Is the coffee good?” “It is very good.”' },
    {
      form: 'ახლა ჩემი და ჩემს ყავას სვამს, მე კი მის ხაჭაპურს ვჭამ.',
      gloss: 'Now my sister is drinking my coffee, and I am eating her khachapuri.',
    },
    { form: 'მიმტანი იცინის: „კიდევ ერთი ყავა?“', gloss: 'The waiter laughs: “One more coffee?”' },
    { form: '„კიდევ ორი, თუ შეიძლება!“', gloss: '“Two more, please!”' },
  ],
  questions: [
    {
      prompt: 'What does the sister order?',
      options: ['Tea and khachapuri', 'Coffee without sugar', 'Tea and bread', 'Juice and cheese'],
    },
    { prompt: 'Who drinks the coffee?', options: ['The sister', 'The speaker', 'The waiter', 'Nobody'] },
    {
      prompt: 'Answer in Georgian: how many more coffees do they want at the end?',
      answers: [
        'ორი',
        'კიდევ ორი',
        'ორი ყავა',
        'კიდევ ორი ყავა',
        'ორი უნდათ',
        'კიდევ ორი უნდათ',
        'ორი ყავა უნდათ',
        'კიდევ ორი ყავა უნდათ',
        'მათ კიდევ ორი ყავა უნდათ',
        'მათ ორი ყავა უნდათ',
      ],
      explanation: 'კიდევ ორი is “two more”. After a numeral the noun stays in the singular: ორი ყავა.',
    },
  ],
};
