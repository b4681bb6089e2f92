import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { speaker: 'Shop assistant', form: 'გამარჯობათ! რით დაგეხმაროთ?', gloss: 'Hello! How can I help you?' },
    { speaker: 'Ana', form: 'გამარჯობათ! შავი ფეხსაცმელი მინდა.', gloss: 'Hello! I would like black shoes.' },
    { speaker: 'Shop assistant', form: 'რომელი ზომა გჭირდებათ?', gloss: 'What size do you need?' },
    { speaker: 'Ana', form: 'ოცდათვრამეტი.', gloss: 'Thirty-eight.' },
    { speaker: 'Shop assistant', form: 'ეს როგორია?', gloss: 'How are these?' },
    {
      speaker: 'Ana',
      form: 'ლამაზია, მაგრამ ცოტა ვიწროა. უფრო დიდი გაქვთ?',
      gloss: 'They are beautiful, but a little tight. Do you have a bigger pair?',
    },
    {
      speaker: 'Shop assistant',
      form: 'უფრო დიდი მხოლოდ წითელი გვაქვს.',
      gloss: 'We have a bigger pair only in red.',
    },
    {
      speaker: 'Ana',
      form: 'წითელი? ვნახავ. რა კარგია! რა ღირს?',
      gloss: 'Red? I will take a look. How nice! How much are they?',
    },
    {
      speaker: 'Shop assistant',
      form: 'ას ოცი ლარი. მაგრამ დღეს იაფია: ოთხმოცი ლარი.',
      gloss: 'A hundred and twenty lari. But today they are cheap: eighty lari.',
    },
    {
      speaker: 'Ana',
      form: 'მაშინ ვიყიდი! ბარათით გადახდა შეიძლება?',
      gloss: 'Then I will buy them! May I pay by card?',
    },
    {
      speaker: 'Shop assistant',
      form: 'რა თქმა უნდა. შავი აღარ გინდათ?',
      gloss: 'Of course. Don’t you want black ones anymore?',
    },
    { speaker: 'Ana', form: 'შავი ხვალაც იქნება!', gloss: 'There will be black ones tomorrow, too!' },
  ],
  questions: [
    { prompt: 'What does Ana buy?', options: ['Red shoes', 'Black shoes', 'A red dress', 'Nothing'] },
    {
      prompt: 'What is wrong with the black shoes?',
      options: ['They are tight', 'They are too expensive', 'They are old', 'They are too big'],
    },
    {
      prompt: 'Answer in Georgian: how much does Ana pay?',
      answers: [
        'ოთხმოცი ლარი',
        'ოთხმოცი',
        'ოთხმოც ლარს',
        'ოთხმოცს',
        'ოთხმოც ლარს იხდის',
        'ანა ოთხმოც ლარს იხდის',
        'ოთხმოც ლარს გადაიხდის',
        'ანა ოთხმოც ლარს გადაიხდის',
        'ის ოთხმოც ლარს იხდის',
      ],
      explanation: 'Twenties: ოთხმოცი is four times twenty, 80.',
    },
  ],
};
