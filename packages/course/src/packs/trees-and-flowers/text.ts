import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'At the flower market',
  lines: [
    {
      speaker: 'ლევანი',
      form: 'გამარჯობათ! თაიგული მინდა დედისთვის.',
      gloss: 'Hello! I want a bouquet for my mother.',
    },
    {
      speaker: 'მაია',
      form: 'რომელი ყვავილები უყვარს? ვარდები, ტიტები თუ გვირილები?',
      gloss: 'Which flowers does she like? Roses, tulips or daisies?',
    },
    {
      speaker: 'ლევანი',
      form: 'ვარდები ძალიან უყვარს. რა ღირს ერთი ვარდი?',
      gloss: 'She likes roses very much. How much is one rose?',
    },
    {
      speaker: 'მაია',
      form: 'თეთრი ვარდი ორი ლარი ღირს, წითელი სამი.',
      gloss: 'A white rose costs two lari, a red one three.',
    },
    {
      speaker: 'ლევანი',
      form: 'ხუთი წითელი ვარდი, თუ შეიძლება. რა კარგი სუნი აქვს!',
      gloss: 'Five red roses, please. How good they smell!',
    },
    {
      speaker: 'მაია',
      form: 'თხუთმეტი ლარი, გთხოვთ. აი, თქვენი თაიგული!',
      gloss: 'Fifteen lari, please. Here is your bouquet!',
    },
  ],
  questions: [
    {
      prompt: 'Who are the flowers for?',
      options: ["Levan's mother", "Levan's wife", "Levan's teacher", "Levan's sister"],
    },
    { prompt: 'What does Levan buy?', options: ['Roses', 'Tulips', 'Daisies', 'Poppies'] },
  ],
};
