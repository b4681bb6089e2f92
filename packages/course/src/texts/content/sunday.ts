import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { form: 'დღეს კვირაა და არ ვმუშაობ.', gloss: 'Today is Sunday, and I am not working.' },
    { form: 'დილით დიდხანს მძინავს.', gloss: 'In the morning I sleep for a long time.' },
    { form: 'შემდეგ ლევანი მირეკავს: „სად ხარ?“', gloss: 'Then Levan calls me: “Where are you?”' },
    { form: '„სახლში ვარ, საწოლში.“', gloss: '“I am at home, in bed.”' },
    { form: '„ადექი, მთაზე მივდივართ!“', gloss: '“Get up, we are going to the mountain!”' },
    {
      form: 'ლევანს მთა უყვარს, მე კი ჩემი საწოლი მიყვარს.',
      gloss: 'Levan loves the mountains, but I love my bed.',
    },
    { form: 'მაგრამ ლევანი ჩემი მეგობარია, ამიტომ მივდივარ.', gloss: 'But Levan is my friend, so I go.' },
    {
      form: 'ავტობუსში ბევრი ხალხია და ადგილი არ არის.',
      gloss: 'There are many people on the bus, and there is no seat.',
    },
    { form: 'მთაზე ქარია და ძალიან ცივა.', gloss: 'On the mountain it is windy and very cold.' },
    {
      form: 'ლევანს ქუდი არ აქვს, ამიტომ ჩემს ქუდს ვაძლევ.',
      gloss: 'Levan has no hat, so I give him my hat.',
    },
    {
      form: '„აქ ლამაზია, არა?“ მეკითხება ლევანი.',
      gloss: '“It is beautiful here, isn’t it?” Levan asks me.',
    },
    {
      form: '„ძალიან ლამაზია. მცივა, მშია და საწოლი მინდა!“',
      gloss: '“It is very beautiful. I am cold, I am hungry, and I want my bed!”',
    },
  ],
  questions: [
    {
      prompt: 'Why does the speaker go to the mountain?',
      options: [
        'Because Levan is a friend',
        'Because the weather is good',
        'Because the bus is free',
        'Because of work',
      ],
    },
    { prompt: 'What does the speaker give to Levan?', options: ['A hat', 'A ticket', 'Bread', 'A bed'] },
    {
      prompt: 'Answer in Georgian: what does Levan love?',
      answers: [
        'მთა',
        'მთები',
        'მთა უყვარს',
        'ლევანს მთა უყვარს',
        'მას მთა უყვარს',
        'ლევანს უყვარს მთა',
        'მთები უყვარს',
        'ლევანს მთები უყვარს',
      ],
      explanation:
        'With უყვარს, the one who loves stands in the dative (ლევანს), and what is loved in the nominative (მთა).',
    },
  ],
};
