import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'ბებია ოთხმოცი წლისაა და სოფელში მარტო ცხოვრობს.',
      gloss: 'Grandmother is eighty years old and lives alone in the village.',
    },
    {
      form: 'ღვინოს თვითონ არ სვამს, მაგრამ ყოველ შემოდგომაზე ას ლიტრს აყენებს.',
      gloss: 'She does not drink wine herself, but every autumn she makes a hundred liters.',
    },
    {
      form: '„ბებია, რისთვის გინდა ეს ღვინო, თუ არ სვამ?“ ვკითხე შარშან.',
      gloss: '“Grandmother, what do you want this wine for, if you don’t drink?” I asked last year.',
    },
    {
      form: '„რთველზე ჩამოდი და გაიგებ“, მიპასუხა მან.',
      gloss: '“Come to the grape harvest and you will find out,” she answered.',
    },
    {
      form: 'ჩავედი. ეზოში ნათესავები იდგნენ, რომლებიც მთელი წელი არ მენახა.',
      gloss: 'I went. In the yard stood relatives whom I had not seen the whole year.',
    },
    {
      form: 'მამა და ბიძა, რომლებმაც გაზაფხულზე იჩხუბეს, ყურძენს ერთად კრეფდნენ.',
      gloss: 'My father and my uncle, who had quarreled in spring, were picking grapes together.',
    },
    {
      form: 'ბავშვებს სავსე კალათები მარანში მიჰქონდათ.',
      gloss: 'The children were carrying full baskets to the wine cellar.',
    },
    {
      form: 'საღამოს ვენახში გრძელი სუფრა გავშალეთ: ორმოცი კაცი ვიყავით!',
      gloss: 'In the evening we laid a long table in the vineyard: there were forty of us!',
    },
    {
      form: 'ყველა მღეროდა, მამა და ბიძა კი ყველაზე ხმამაღლა მღეროდნენ, თითქოს არასოდეს უჩხუბიათ.',
      gloss:
        'Everyone was singing, and my father and my uncle sang the loudest, as if they had never quarreled.',
    },
    {
      form: 'ბებია გვერდით იჯდა და ღიმილით გვიყურებდა.',
      gloss: 'Grandmother sat beside me and watched us with a smile.',
    },
    {
      form: '„ახლა გაიგე?“ მკითხა ჩუმად. „ღვინოს რომ არ ვაყენებდე, ვინ ჩამოვიდოდა?“',
      gloss: '“Do you understand now?” she asked me quietly. “If I did not make wine, who would come?”',
    },
    {
      form: 'მე არაფერი მითქვამს, მაგრამ წელს სოფელში ყველაზე ადრე ჩავედი.',
      gloss: 'I did not say anything, but this year I was the first to arrive in the village.',
    },
  ],
  questions: [
    {
      prompt: 'Why does Grandmother make wine?',
      options: [
        'So that the family comes together',
        'Because she likes to drink it',
        'So that she can sell it',
        'Because the doctor told her to',
      ],
    },
    {
      prompt: 'What had the father and the uncle done in spring?',
      options: ['Quarreled', 'Planted a vineyard', 'Bought a house', 'Made wine'],
    },
    {
      prompt: 'Answer in Georgian: how many liters of wine does Grandmother make?',
      answers: [
        'ას ლიტრს',
        'ასი ლიტრი',
        'ასს',
        'ასი',
        'ას ლიტრს აყენებს',
        'ის ას ლიტრს აყენებს',
        'ბებია ას ლიტრს აყენებს',
        'აყენებს ას ლიტრს',
        'ის აყენებს ას ლიტრს',
        'ბებია აყენებს ას ლიტრს',
        'ას ლიტრს აკეთებს',
        'ის ას ლიტრს აკეთებს',
        'ბებია ას ლიტრს აკეთებს',
      ],
      explanation:
        'Wine is “made to stand”: ღვინოს აყენებს. A number loses its -ი before a noun in the dative.',
    },
  ],
};
