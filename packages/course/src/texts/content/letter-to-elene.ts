import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { form: 'გამარჯობა, ელენე! როგორ ხარ?', gloss: 'Hello, Elene! How are you?' },
    { form: 'მე კარგად ვარ, მაგრამ ძალიან მენატრები.', gloss: 'I am fine, but I miss you very much.' },
    { form: 'ორ კვირაში თბილისში ჩამოვალ!', gloss: 'In two weeks I will come to Tbilisi!' },
    {
      form: 'ბილეთი უკვე ვიყიდე. ღამის სამ საათზე აეროპორტში ვიქნები.',
      gloss: 'I have bought the ticket already. I will be at the airport at three in the morning.',
    },
    {
      form: 'აეროპორტში ნუ მოხვალ, ტაქსით წამოვალ.',
      gloss: 'Don’t come to the airport; I will come by taxi.',
    },
    {
      form: 'დილით ერთად ვისაუზმებთ: შენ ყავას დალევ, მე კი ხაჭაპურს შევჭამ.',
      gloss:
        'In the morning we will have breakfast together: you will drink coffee, and I will eat khachapuri.',
    },
    { form: 'შემდეგ შენს ოჯახს ვნახავ.', gloss: 'Then I will see your family.' },
    {
      form: 'დედაშენს რა უფრო უყვარს: ყვავილები თუ ინგლისური ჩაი?',
      gloss: 'What does your mother like more: flowers or English tea?',
    },
    {
      form: 'თუ კარგი ამინდი იქნება, მთაში წავალთ.',
      gloss: 'If the weather is good, we will go to the mountains.',
    },
    {
      form: 'თუ იწვიმებს, სახლში დავრჩებით და მთელ დღეს ვილაპარაკებთ.',
      gloss: 'If it rains, we will stay at home and talk all day.',
    },
    {
      form: 'ქართული ისევ ცუდად ვიცი, მაგრამ ერთი ლამაზი სიტყვა ვისწავლე: „მიხარია“.',
      gloss: 'My Georgian is still bad, but I have learned one beautiful word: “I am glad”.',
    },
    {
      form: 'მიხარია, რომ მალე გნახავ! შენი მარიამი.',
      gloss: 'I am glad that I will see you soon! Yours, Mariam.',
    },
  ],
  questions: [
    {
      prompt: 'When will Mariam come to Tbilisi?',
      options: ['In two weeks', 'Tomorrow', 'In two months', 'In summer'],
    },
    {
      prompt: 'What will they do if it rains?',
      options: ['Stay at home and talk', 'Go to the mountains', 'Go to a museum', 'Sleep all day'],
    },
    {
      prompt: 'Answer in Georgian: how will Mariam come from the airport?',
      answers: [
        'ტაქსით',
        'ტაქსით წამოვა',
        'მარიამი ტაქსით წამოვა',
        'ტაქსით მოვა',
        'მარიამი ტაქსით მოვა',
        'ის ტაქსით წამოვა',
        'ის ტაქსით მოვა',
        'ტაქსით ჩამოვა',
      ],
      explanation: '-ით says with what: ტაქსით, by taxi.',
    },
  ],
};
