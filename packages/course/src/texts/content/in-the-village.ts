import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'ჩვენი სოფელი პატარაა. იქ ბებია და ბაბუა ცხოვრობენ.',
      gloss: 'Our village is small. Grandmother and Grandfather live there.',
    },
    { form: 'მათ ლამაზი სახლი და დიდი ბაღი აქვთ.', gloss: 'They have a beautiful house and a big garden.' },
    { form: 'ერთი ძროხა და ათი ქათამი ჰყავთ.', gloss: 'They have one cow and ten hens.' },
    { form: 'ზაფხულში მეც იქ ვარ.', gloss: 'In summer I am there, too.' },
    {
      form: 'დილით მამალი ყივის: ჯერ მხოლოდ ხუთი საათია!',
      gloss: 'In the morning the rooster crows: it is only five o’clock!',
    },
    {
      form: 'ბაბუა უკვე ბაღში მუშაობს, ბებია კი საუზმეს ამზადებს.',
      gloss: 'Grandfather is already working in the garden, and Grandmother is making breakfast.',
    },
    {
      form: '„კვერცხი გინდა?“ მეკითხება ბებია. „მინდა!“',
      gloss: '“Do you want an egg?” Grandmother asks me. “Yes, I do!”',
    },
    {
      form: 'კვერცხს ვეძებ. ქათამი მიყურებს და გაბრაზებულია.',
      gloss: 'I look for an egg. The hen looks at me and is angry.',
    },
    { form: '„კვერცხი არ არის“, ვამბობ მე.', gloss: '“There is no egg,” I say.' },
    {
      form: 'ბებია იცინის: „ქათამი პატარაა, შენ კი დიდი ხარ!“',
      gloss: 'Grandmother laughs: “The hen is small, and you are big!”',
    },
    { form: 'კარგი, დღეს პურს და ყველს ვჭამ.', gloss: 'All right, today I eat bread and cheese.' },
  ],
  questions: [
    { prompt: 'How many hens do the grandparents have?', options: ['Ten', 'One', 'Five', 'None'] },
    {
      prompt: 'Why does the speaker not bring an egg?',
      options: ['The hen is angry', 'There are no hens', 'The hen is asleep', 'Grandfather has eaten it'],
    },
    {
      prompt: 'Answer in Georgian: where does Grandfather work?',
      answers: [
        'ბაღში',
        'ბაღში მუშაობს',
        'ის ბაღში მუშაობს',
        'ბაბუა ბაღში მუშაობს',
        'ბაბუა მუშაობს ბაღში',
        'ის მუშაობს ბაღში',
      ],
      explanation: '-ში is “in”: ბაღი, a garden, ბაღში, in the garden.',
    },
  ],
};
