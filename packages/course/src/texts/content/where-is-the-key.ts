import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'უკვე საღამოა. სახლთან ვდგავარ და გასაღებს ვეძებ.',
      gloss: 'It is evening already. I am standing by the house and looking for the key.',
    },
    {
      form: 'ჩანთაში წიგნი, ტელეფონი და ვაშლია. გასაღები არ არის.',
      gloss: 'In the bag are a book, a phone and an apple. The key is not there.',
    },
    { form: 'ჯიბეში მხოლოდ ხურდაა.', gloss: 'In my pocket there is only change.' },
    { form: 'ქმარს ვურეკავ: „სად ხარ?“', gloss: 'I call my husband: “Where are you?”' },
    { form: '„სამსახურში ვარ. რა მოხდა?“', gloss: '“I am at work. What happened?”' },
    { form: '„გასაღები დავკარგე!“', gloss: '“I lost the key!”' },
    { form: '„ნუ ღელავ, ერთ საათში მოვალ.“', gloss: '“Don’t worry, I will come in an hour.”' },
    {
      form: 'ჩვენი მეზობელი ფანჯარას აღებს: „ნინო, მოდი, ჩაი მზად არის!“',
      gloss: 'Our neighbor opens the window: “Nino, come, the tea is ready!”',
    },
    { form: 'მე და მეზობელი ჩაის ვსვამთ და ვლაპარაკობთ.', gloss: 'The neighbor and I drink tea and talk.' },
    { form: '„გასაღები დავკარგე“, ვამბობ მე.', gloss: '“I have lost my key,” I say.' },
    {
      form: '„მართლა?“ იცინის მეზობელი. „ნინო, გასაღები შენს კარშია!“',
      gloss: '“Really?” laughs the neighbor. “Nino, the key is in your door!”',
    },
  ],
  questions: [
    { prompt: 'What is in Nino’s pocket?', options: ['Only change', 'The key', 'An apple', 'A phone'] },
    {
      prompt: 'When will her husband come?',
      options: ['In an hour', 'Tomorrow', 'In ten minutes', 'In the evening'],
    },
    {
      prompt: 'Answer in Georgian: where is the key?',
      answers: [
        'კარში',
        'კარშია',
        'გასაღები კარშია',
        'კარში არის',
        'გასაღები კარში არის',
        'ნინოს კარში',
        'ნინოს კარშია',
        'ის კარშია',
        'მის კარში',
        'მის კარშია',
        'გასაღები მის კარშია',
        'გასაღები ნინოს კარშია',
      ],
      explanation: 'კარშია is კარი, -ში (in), and -ა (is).',
    },
  ],
};
