import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'შაბათს მე და ბებია ბაზარში მივდივართ.',
      gloss: 'On Saturday Grandmother and I go to the market.',
    },
    {
      form: 'ბაზარი დიდია და იქ ბევრი ხალხია.',
      gloss: 'The market is big, and there are many people there.',
    },
    { form: 'პომიდორი, ხახვი და კარტოფილი გვინდა.', gloss: 'We want tomatoes, onions and potatoes.' },
    { form: '„პომიდორი რა ღირს?“ კითხულობს ბებია.', gloss: '“How much are the tomatoes?” asks Grandmother.' },
    { form: '„ხუთი ლარი“, პასუხობს კაცი.', gloss: '“Five lari,” answers a man.' },
    { form: '„ვაიმე, ძალიან ძვირია!“', gloss: '“Oh no, that is very expensive!”' },
    {
      form: '„კარგი, ოთხი ლარი.“ „სამი!“ „ოთხი!“ „სამი!“',
      gloss: '“All right, four lari.” “Three!” “Four!” “Three!”',
    },
    {
      form: 'კაცი იცინის: „სამი ლარი, მაგრამ მხოლოდ თქვენთვის!“',
      gloss: 'The man laughs: “Three lari, but only for you!”',
    },
    { form: '„დიდი მადლობა! თქვენ ძალიან კეთილი ხართ.“', gloss: '“Thank you very much! You are very kind.”' },
    { form: 'შემდეგ ბებია ყვავილებსაც ყიდულობს.', gloss: 'Then Grandmother buys flowers, too.' },
    { form: '„ბებია, ეს ვისთვის არის?“', gloss: '“Grandmother, who are these for?”' },
    {
      form: '„ჩემთვის!“ ამბობს ბებია. „დღეს ორი ლარი დამრჩა.“',
      gloss: '“For me!” says Grandmother. “Today I had two lari left.”',
    },
  ],
  questions: [
    {
      prompt: 'What do they want to buy?',
      options: [
        'Tomatoes, onions and potatoes',
        'Tomatoes, cheese and bread',
        'Apples and pears',
        'Fish and salt',
      ],
    },
    {
      prompt: 'Who are the flowers for?',
      options: ['Grandmother herself', 'The man at the market', 'The grandchild', 'A neighbor'],
    },
    {
      prompt: 'Answer in Georgian: what do the tomatoes cost at the end?',
      answers: [
        'სამი ლარი',
        'სამი',
        'სამი ლარი ღირს',
        'პომიდორი სამი ლარი ღირს',
        'სამი ლარი ღირს პომიდორი',
        'პომიდორი ღირს სამი ლარი',
        'ის სამი ლარი ღირს',
        'სამი ლარია',
      ],
      explanation: 'The noun stays in the singular after a numeral: სამი ლარი.',
    },
  ],
};
