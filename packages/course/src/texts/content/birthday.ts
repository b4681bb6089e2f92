import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'დღეს ჩემი ძმის დაბადების დღეა. ლუკა ოცი წლისაა.',
      gloss: 'Today is my brother’s birthday. Luka is twenty.',
    },
    { form: 'საღამოს სტუმრები მოდიან.', gloss: 'In the evening guests are coming.' },
    {
      form: 'დედა სამზარეულოშია და ხინკალს აკეთებს, მამა კი სუფრას შლის.',
      gloss: 'Mother is in the kitchen making khinkali, and Father is setting the table.',
    },
    { form: 'მე საჩუქარი მაქვს: ლურჯი პერანგი.', gloss: 'I have a present: a blue shirt.' },
    {
      form: 'პირველი გიორგი მოდის. მასაც საჩუქარი აქვს: ლურჯი პერანგი!',
      gloss: 'First comes Giorgi. He has a present, too: a blue shirt!',
    },
    {
      form: 'შემდეგ ნინო მოდის. მისი საჩუქარიც პერანგია, მაგრამ წითელი.',
      gloss: 'Then Nino comes. Her present is a shirt, too, but a red one.',
    },
    { form: 'ლუკა იცინის: „ახლა ბევრი პერანგი მაქვს!“', gloss: 'Luka laughs: “Now I have many shirts!”' },
    { form: 'ყველა ამბობს: „გილოცავ დაბადების დღეს!“', gloss: 'Everyone says: “Happy birthday!”' },
    { form: 'ჩვენ ვჭამთ, ვმღერით და ვცეკვავთ.', gloss: 'We eat, sing and dance.' },
    { form: 'ღამით ლუკას ახალ ლურჯ პერანგში სძინავს.', gloss: 'At night Luka sleeps in a new blue shirt.' },
  ],
  questions: [
    { prompt: 'How old is Luka?', options: ['Twenty', 'Ten', 'Two', 'Twelve'] },
    {
      prompt: 'What does the father do?',
      options: ['He sets the table', 'He makes khinkali', 'He buys a shirt', 'He sings'],
    },
    {
      prompt: 'Answer in Georgian: what color is Nino’s present?',
      answers: [
        'წითელი',
        'წითელია',
        'მისი საჩუქარი წითელია',
        'ნინოს საჩუქარი წითელია',
        'წითელი პერანგი',
        'პერანგი წითელია',
        'საჩუქარი წითელია',
        'წითელი არის',
        'წითელი პერანგია',
        'წითელი ფერის',
        'წითელი ფერისაა',
        'ის წითელია',
        'ნინოს პერანგი წითელია',
      ],
      explanation: 'ლურჯ პერანგში: before a noun in the dative an adjective loses its ი.',
    },
  ],
};
