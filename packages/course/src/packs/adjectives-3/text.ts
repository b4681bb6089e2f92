import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'Two friends in Mtskheta',
  lines: [
    { form: 'ნინო მცხეთაში ცხოვრობს.', gloss: 'Nino lives in Mtskheta.' },
    { form: 'მცხეთა უძველესი ქალაქია.', gloss: 'Mtskheta is an ancient city.' },
    { form: 'ნინოს ბინა მთავარ ქუჩაზე არის.', gloss: "Nino's apartment is on the main street." },
    {
      form: 'ეს ჩვეულებრივი, მაგრამ ნათელი და თანამედროვე ბინაა.',
      gloss: 'It is an ordinary but bright and modern apartment.',
    },
    { form: 'წინა ბინა ბნელი და ცივი იყო.', gloss: 'The previous apartment was dark and cold.' },
    {
      form: 'ნინო და ანა ერთად ცხოვრობენ და საერთო სამზარეულო აქვთ.',
      gloss: 'Nino and Ana live together and have a shared kitchen.',
    },
    {
      form: 'მათ განსხვავებული ხასიათი აქვთ, მაგრამ ნამდვილი მეგობრები არიან.',
      gloss: 'They have different characters, but they are real friends.',
    },
  ],
  questions: [
    {
      prompt: "Where is Nino's apartment?",
      options: ['On the main street', 'Near the church', 'By the river', 'Outside the city'],
    },
    {
      prompt: 'What do Nino and Ana share?',
      options: ['A kitchen', 'A bedroom', 'A car', 'A garden'],
    },
  ],
};
