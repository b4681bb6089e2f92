import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'შაბათს ჩემმა მეზობელმა სტუმრად დამპატიჟა.',
      gloss: 'On Saturday my neighbor invited me as a guest.',
    },
    {
      form: 'სუფრასთან ოცი ადამიანი იჯდა. თამადა ბატონი ზურაბი იყო.',
      gloss: 'Twenty people sat at the table. The toastmaster was Mr. Zurab.',
    },
    {
      form: 'მან თქვა: „მშვიდობას გაუმარჯოს!“ და ყველამ დალია.',
      gloss: 'He said: “To peace!” and everyone drank.',
    },
    { form: 'შემდეგ თქვა: „ოჯახს გაუმარჯოს!“', gloss: 'Then he said: “To the family!”' },
    {
      form: 'მე ღვინო სწრაფად დავლიე, რადგან წესი არ ვიცოდი.',
      gloss: 'I drank my wine quickly, because I did not know the rule.',
    },
    {
      form: '„ჯერ თამადა ლაპარაკობს, შემდეგ ჩვენ ვსვამთ“, ჩუმად მითხრა მეზობელმა.',
      gloss: '“First the toastmaster speaks, then we drink,” my neighbor told me quietly.',
    },
    {
      form: 'ბოლოს ბატონმა ზურაბმა მითხრა: „ახლა თქვენ თქვით რამე!“',
      gloss: 'Finally Mr. Zurab said to me: “Now you say something!”',
    },
    { form: 'მე ცოტა ქართული ვიცი.', gloss: 'I know a little Georgian.' },
    { form: 'ავდექი და ვთქვი: „გაუმარჯოს ხაჭაპურს!“', gloss: 'I stood up and said: “To khachapuri!”' },
    {
      form: 'ჯერ ყველა ჩუმად იყო, შემდეგ კი ყველა იცინოდა.',
      gloss: 'At first everyone was silent, but then everyone was laughing.',
    },
    {
      form: '„ხაჭაპურს გაუმარჯოს!“ თქვეს სტუმრებმა და დალიეს.',
      gloss: '“To khachapuri!” said the guests, and drank.',
    },
    {
      form: 'ახლა მეზობლის ბავშვები მეუბნებიან: „გამარჯობათ, ბატონო ხაჭაპურო!“',
      gloss: 'Now the neighbor’s children say to me: “Hello, Mr. Khachapuri!”',
    },
  ],
  questions: [
    { prompt: 'Who was the toastmaster?', options: ['Mr. Zurab', 'The neighbor', 'The speaker', 'A child'] },
    {
      prompt: 'What did the speaker do wrong?',
      options: [
        'He drank before the toast was finished',
        'He ate all the khachapuri',
        'He came too late',
        'He sang',
      ],
    },
    {
      prompt: 'Answer in Georgian: how many people sat at the table?',
      answers: [
        'ოცი',
        'ოცი ადამიანი',
        'ოცი ადამიანი იჯდა',
        'სუფრასთან ოცი ადამიანი იჯდა',
        'ოცი კაცი',
        'ოცი ადამიანი იყო',
        'სუფრასთან იჯდა ოცი ადამიანი',
        'ოცი კაცი იჯდა',
        'მაგიდასთან ოცი ადამიანი იჯდა',
      ],
      explanation: 'After a numeral the noun stays in the singular: ოცი ადამიანი.',
    },
  ],
};
