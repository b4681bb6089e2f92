import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'ლუკა წელს სკოლას ამთავრებს და სპეციალობა უნდა აირჩიოს.',
      gloss: 'Luka is finishing school this year and has to choose a field of study.',
    },
    {
      form: 'დედას უნდა, რომ ის ექიმი გახდეს, რადგან ექიმი ყოველთვის საჭიროა.',
      gloss: 'His mother wants him to become a doctor, because a doctor is always needed.',
    },
    {
      form: 'მამას ურჩევნია, რომ ლუკამ ეკონომიკა ისწავლოს და ბანკში იმუშაოს.',
      gloss: 'His father prefers that Luka study economics and work in a bank.',
    },
    {
      form: 'ბაბუას აზრით კი ლუკა სოფელში უნდა დარჩეს, რადგან კარგი ვენახი ყველა დიპლომს სჯობს.',
      gloss:
        'But in his grandfather’s opinion Luka should stay in the village, because a good vineyard is better than any diploma.',
    },
    {
      form: 'ლუკას აზრი არავის აინტერესებს.',
      gloss: 'Nobody is interested in Luka’s opinion.',
    },
    {
      form: 'გასულ კვირას სახლში ისევ დიდი კამათი იყო.',
      gloss: 'Last week there was a big argument at home again.',
    },
    {
      form: 'სანამ უფროსები კამათობდნენ, ლუკა სამზარეულოში გავიდა.',
      gloss: 'While the grown-ups were arguing, Luka went out to the kitchen.',
    },
    {
      form: 'ერთ საათში მან სუფრაზე ისეთი ხაჭაპური და სოკოს სუპი დადო, რომ ყველა გაჩუმდა.',
      gloss: 'An hour later he put such khachapuri and mushroom soup on the table that everyone fell silent.',
    },
    { form: '„ეს ვინ მოამზადა?“ თქვა ბოლოს ბაბუამ.', gloss: '“Who made this?” said Grandfather at last.' },
    {
      form: '„მე. მზარეული მინდა გავხდე“, უპასუხა ლუკამ.',
      gloss: '“I did. I want to become a cook,” answered Luka.',
    },
    { form: '„ექიმებიც ჭამენ“, თქვა დედამ.', gloss: '“Doctors eat, too,” said his mother.' },
    { form: '„ბანკშიც ჭამენ“, თქვა მამამ.', gloss: '“In banks they eat, too,” said his father.' },
    {
      form: '„ღვინოს კი მე მოგიტან“, დაამატა ბაბუამ.',
      gloss: '“And I will bring you the wine,” added Grandfather.',
    },
    { form: 'ასე აირჩია ლუკამ სპეციალობა.', gloss: 'That is how Luka chose his field.' },
  ],
  questions: [
    {
      prompt: 'Who thinks that Luka should stay in the village?',
      options: ['His grandfather', 'His father', 'His mother', 'His teacher'],
    },
    {
      prompt: 'What did Luka do while the others were arguing?',
      options: ['He cooked', 'He read a book', 'He slept', 'He washed the dishes'],
    },
    {
      prompt: 'Answer in Georgian: what does Luka want to become?',
      answers: [
        'მზარეული',
        'მზარეული უნდა გახდეს',
        'უნდა, რომ მზარეული გახდეს',
        'ლუკას უნდა, რომ მზარეული გახდეს',
        'ლუკას მზარეული უნდა გახდეს',
        'მას უნდა, რომ მზარეული გახდეს',
        'მას მზარეული უნდა გახდეს',
        'ლუკას უნდა მზარეული გახდეს',
        'უნდა მზარეული გახდეს',
        'მას უნდა მზარეული გახდეს',
      ],
      explanation: 'After უნდა, wants, the optative says what one wants to happen: უნდა, რომ გახდეს.',
    },
  ],
};
