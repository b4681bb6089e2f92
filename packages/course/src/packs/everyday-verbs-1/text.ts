import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'Before the journey',
  lines: [
    { speaker: 'ნინო', form: 'ჩემოდანი გახსენი, გთხოვ.', gloss: 'Open the suitcase, please.' },
    { speaker: 'გიორგი', form: 'რა უნდა ჩავდო?', gloss: 'What should I put in?' },
    { speaker: 'ნინო', form: 'ჩემი კაბა და შენი წიგნი ჩადე.', gloss: 'Put in my dress and your book.' },
    { speaker: 'გიორგი', form: 'პასპორტები სად არის?', gloss: 'Where are the passports?' },
    {
      speaker: 'ნინო',
      form: 'ჩანთაში ჩავდე. ახლა ფანჯარა დახურე.',
      gloss: 'I put them in the bag. Now close the window.',
    },
    { speaker: 'გიორგი', form: 'დავხურე. გასაღები აიღე?', gloss: 'I have closed it. Did you take the key?' },
    { speaker: 'ნინო', form: 'ვაიმე, გასაღები დავკარგე!', gloss: 'Oh no, I have lost the key!' },
    {
      speaker: 'გიორგი',
      form: 'ნუ ღელავ, აი, მაგიდაზე დევს.',
      gloss: "Don't worry, here it is, on the table.",
    },
  ],
  questions: [
    {
      prompt: 'What does Giorgi put into the suitcase?',
      options: ['A dress and a book', 'A shirt and a book', 'Two passports', 'A gift for Mother'],
    },
    {
      prompt: 'Where is the key?',
      options: ['On the table', 'In the bag', 'In the suitcase', 'In the door'],
    },
  ],
};
