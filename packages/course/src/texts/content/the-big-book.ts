import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'ახალი წიგნი მაქვს. წიგნი ძალიან დიდია და ქართულად არის.',
      gloss: 'I have a new book. The book is very big, and it is in Georgian.',
    },
    {
      form: 'მე ცოტა ქართული ვიცი, მაგრამ ყოველ საღამოს ვკითხულობ.',
      gloss: 'I know a little Georgian, but every evening I read.',
    },
    {
      form: 'ჩემი მეგობარი მეკითხება: „ჯერ კიდევ კითხულობ? უკვე გვიან არის.“',
      gloss: 'My friend asks me: “Are you still reading? It is late already.”',
    },
    {
      form: '„ერთი წუთი!“ „კარგი. და რა გაიგე?“',
      gloss: '“Just a minute!” “All right. And what have you understood?”',
    },
    {
      form: '„ბევრი რამ! ერთი კაცი დიდ ქალაქში ცხოვრობს და მუშაობს.“',
      gloss: '“Many things! A man lives in a big city and works.”',
    },
    {
      form: '„და მერე?“ „მერე რა მოხდა, არ ვიცი. დავიღალე.“',
      gloss: '“And then?” “I don’t know what happened then. I got tired.”',
    },
    { form: '„იქნებ ინგლისურად გირჩევნია?“', gloss: '“Maybe you prefer it in English?”' },
    { form: '„არა! ხვალ კიდევ ცოტას წავიკითხავ.“', gloss: '“No! Tomorrow I will read a little more.”' },
    {
      form: 'ჩემი მეგობარი ქართველია, და მან წიგნი უკვე წაიკითხა.',
      gloss: 'My friend is Georgian, and he has read the book already.',
    },
    {
      form: 'მან ყველაფერი იცის, მაგრამ არაფერს ამბობს!',
      gloss: 'He knows everything, but he says nothing!',
    },
  ],
  questions: [
    {
      prompt: 'When does the speaker read?',
      options: ['Every evening', 'Every morning', 'On weekends', 'At work'],
    },
    {
      prompt: 'Who has read the book already?',
      options: ['The speaker’s friend', 'The speaker', 'The man in the book', 'Nobody'],
    },
    {
      prompt: 'Answer in Georgian: where does the man in the book live?',
      answers: [
        'ქალაქში',
        'დიდ ქალაქში',
        'ქალაქში ცხოვრობს',
        'დიდ ქალაქში ცხოვრობს',
        'კაცი დიდ ქალაქში ცხოვრობს',
        'ის დიდ ქალაქში ცხოვრობს',
        'ის ქალაქში ცხოვრობს',
        'კაცი ცხოვრობს დიდ ქალაქში',
        'ის ცხოვრობს დიდ ქალაქში',
      ],
      explanation: 'Before a noun with -ში an adjective loses its ი: დიდ ქალაქში.',
    },
  ],
};
