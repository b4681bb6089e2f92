import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'In a gift shop',
  lines: [
    { speaker: 'ანა', form: 'უკაცრავად, ეს ჯამი თიხისაა?', gloss: 'Excuse me, is this bowl made of clay?' },
    { speaker: 'გამყიდველი', form: 'დიახ, ეს ქართული კერამიკაა.', gloss: 'Yes, this is Georgian pottery.' },
    { speaker: 'ანა', form: 'ეს ბეჭედი ვერცხლისაა?', gloss: 'Is this ring made of silver?' },
    { speaker: 'გამყიდველი', form: 'დიახ. ოქროს ბეჭედიც გვაქვს.', gloss: 'Yes. We have a gold ring, too.' },
    {
      speaker: 'ანა',
      form: 'ოქრო ძალიან ძვირია! ტყავის ჩანთა რა ღირს?',
      gloss: 'Gold is very expensive! How much does the leather bag cost?',
    },
    { speaker: 'გამყიდველი', form: 'ოთხმოცი ლარი.', gloss: 'Eighty lari.' },
    { speaker: 'ანა', form: 'კარგი. შალის წინდაც მინდა.', gloss: 'All right. I want wool socks, too.' },
    { speaker: 'გამყიდველი', form: 'ინებეთ. შალი ძალიან თბილია.', gloss: 'Here you are. Wool is very warm.' },
  ],
  questions: [
    { prompt: 'What is the bowl made of?', options: ['Clay', 'Silver', 'Copper', 'Glass'] },
    {
      prompt: 'What costs eighty lari?',
      options: ['The leather bag', 'The gold ring', 'The silk dress', 'The wool socks'],
    },
  ],
};
