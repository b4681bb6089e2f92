import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { form: 'გამარჯობა! მე ლევანი მქვია.', gloss: 'Hello! My name is Levan.' },
    { form: 'ქართველი ვარ, თბილისში ვცხოვრობ.', gloss: 'I am Georgian; I live in Tbilisi.' },
    { form: 'მე სტუდენტი ვარ და ბევრს ვკითხულობ.', gloss: 'I am a student and read a lot.' },
    { form: 'ერთი ძმა და ორი და მყავს.', gloss: 'I have one brother and two sisters.' },
    { form: 'მამა ყოველდღე მუშაობს.', gloss: 'My father works every day.' },
    {
      form: 'ჩემი ძმა პატარა ბიჭია, მაგრამ ბევრს ლაპარაკობს.',
      gloss: 'My brother is a little boy, but he talks a lot.',
    },
    { form: 'ჩემი დიდი და ექიმია.', gloss: 'My big sister is a doctor.' },
    {
      form: 'მეორე და ჯერ კიდევ პატარაა, ხუთი წლისაა.',
      gloss: 'My other sister is still little; she is five years old.',
    },
    { form: 'ათი ბიძაშვილიც მყავს!', gloss: 'I have ten cousins, too!' },
    { form: 'შაბათ-კვირას ყველა აქ არის.', gloss: 'On weekends they are all here.' },
    {
      form: 'ყველა ჭამს, ყველა სვამს და ყველა ლაპარაკობს.',
      gloss: 'Everyone eats, everyone drinks and everyone talks.',
    },
    {
      form: 'მე კი ახალი წიგნი მაქვს, მაგრამ ვერ ვკითხულობ.',
      gloss: 'And I have a new book, but I cannot read it.',
    },
  ],
  questions: [
    { prompt: 'What is Levan’s big sister?', options: ['A doctor', 'A student', 'A teacher', 'A child'] },
    {
      prompt: 'Why can Levan not read on weekends?',
      options: ['Everyone is here and talks', 'He has no book', 'He works', 'He is ill'],
    },
    {
      prompt: 'Answer in Georgian: how many cousins does Levan have?',
      answers: [
        'ათი',
        'ათი ბიძაშვილი',
        'ათი ჰყავს',
        'ათი ბიძაშვილი ჰყავს',
        'ლევანს ათი ბიძაშვილი ჰყავს',
        'მას ათი ბიძაშვილი ჰყავს',
        'ლევანს ჰყავს ათი ბიძაშვილი',
        'მას ჰყავს ათი ბიძაშვილი',
      ],
      explanation: 'After a numeral the noun stays in the singular: ათი ბიძაშვილი.',
    },
  ],
};
