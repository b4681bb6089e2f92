import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { form: 'ჩვენი კატა შავია და მწვანე თვალები აქვს.', gloss: 'Our cat is black and has green eyes.' },
    {
      form: 'მას გიორგი ჰქვია. ბაბუასაც გიორგი ჰქვია.',
      gloss: 'Its name is Giorgi. Grandfather’s name is Giorgi, too.',
    },
    {
      form: 'დილით კატა სამზარეულოშია და საუზმეს ელოდება.',
      gloss: 'In the morning the cat is in the kitchen and waits for breakfast.',
    },
    {
      form: 'შემდეგ ფანჯარასთან ზის და ჩიტებს უყურებს.',
      gloss: 'Then it sits at the window and watches the birds.',
    },
    {
      form: 'საღამოს სკამის ქვეშ წევს და სძინავს.',
      gloss: 'In the evening it lies under the chair and sleeps.',
    },
    {
      form: 'ღამით კი არ სძინავს: დადის და მღერის.',
      gloss: 'But at night it does not sleep: it walks about and sings.',
    },
    {
      form: 'დღეს დედა ამბობს: „გიორგი, სად ხარ? ვახშამი მზად არის!“',
      gloss: 'Today Mother says: “Giorgi, where are you? Supper is ready!”',
    },
    { form: '„აქ ვარ, მოვდივარ!“ პასუხობს ბაბუა.', gloss: '“I am here, I am coming!” answers Grandfather.' },
    { form: 'კატაც მოდის.', gloss: 'The cat comes, too.' },
    { form: 'კატა თევზს ჭამს, ბაბუა კი ხაჭაპურს.', gloss: 'The cat eats fish, and Grandfather khachapuri.' },
    { form: 'ორივე გიორგი ბედნიერია.', gloss: 'Both Giorgis are happy.' },
  ],
  questions: [
    {
      prompt: 'What does the cat do at night?',
      options: [
        'It walks about and sings',
        'It sleeps under the chair',
        'It watches birds',
        'It eats khachapuri',
      ],
    },
    { prompt: 'Who answers the mother?', options: ['Grandfather', 'The cat', 'Father', 'Nobody'] },
    {
      prompt: 'Answer in Georgian: what does the cat eat?',
      answers: [
        'თევზს',
        'თევზი',
        'თევზს ჭამს',
        'ის თევზს ჭამს',
        'კატა თევზს ჭამს',
        'კატა ჭამს თევზს',
        'ის ჭამს თევზს',
      ],
      explanation: 'In the present, what one eats stands in the dative: თევზს.',
    },
  ],
};
