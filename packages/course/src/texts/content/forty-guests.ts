import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { speaker: 'Tekla', form: 'ნიკა, შაბათს რას აკეთებ?', gloss: 'Nika, what are you doing on Saturday?' },
    { speaker: 'Nika', form: 'ჯერ არაფერს. რა ხდება?', gloss: 'Nothing yet. What’s going on?' },
    {
      speaker: 'Tekla',
      form: 'დაბადების დღე მაქვს და მინდა, რომ მოხვიდე.',
      gloss: 'It is my birthday, and I want you to come.',
    },
    {
      speaker: 'Nika',
      form: 'სიამოვნებით! რა გაჩუქო?',
      gloss: 'With pleasure! What shall I give you?',
    },
    {
      speaker: 'Tekla',
      form: 'არაფერი არ მინდა, უბრალოდ მოდი.',
      gloss: 'I don’t want anything, just come.',
    },
    {
      speaker: 'Nika',
      form: 'საჩუქრის გარეშე როგორ მოვიდე?',
      gloss: 'How can I come without a gift?',
    },
    {
      speaker: 'Tekla',
      form: 'აბა, მაშინ ნამცხვარი მოიტანე. შენი ნამცხვარი ყველას უყვარს.',
      gloss: 'Well, then bring a cake. Everyone loves your cake.',
    },
    {
      speaker: 'Nika',
      form: 'კარგი, მოვიტან. კიდევ ვინ მოდის?',
      gloss: 'All right, I’ll bring one. Who else is coming?',
    },
    {
      speaker: 'Tekla',
      form: 'ნათესავები, მეზობლები, მეგობრები. სულ ორმოცი კაცი.',
      gloss: 'Relatives, neighbors, friends. Forty people in all.',
    },
    {
      speaker: 'Nika',
      form: 'ორმოცი? და ერთი ნამცხვარი საკმარისია?',
      gloss: 'Forty? And one cake is enough?',
    },
    { speaker: 'Tekla', form: 'არა, ხუთი გვჭირდება.', gloss: 'No, we need five.' },
    {
      speaker: 'Nika',
      form: 'ხუთი? მთელი ღამე ვერ დავიძინებ!',
      gloss: 'Five? I won’t be able to sleep all night!',
    },
    { speaker: 'Tekla', form: 'შენ ხომ თქვი: „სიამოვნებით!“', gloss: 'But you said: “With pleasure!”' },
  ],
  questions: [
    {
      prompt: 'What gift does Tekla want at first?',
      options: ['None', 'One cake', 'Flowers', 'Five cakes'],
    },
    {
      prompt: 'How many cakes does Tekla need?',
      options: ['Five', 'One', 'Two', 'Forty'],
    },
    {
      prompt: 'Answer in Georgian: how many guests are coming?',
      answers: [
        'ორმოცი',
        'ორმოცი კაცი',
        'ორმოცი სტუმარი',
        'ორმოცი ადამიანი',
        'სულ ორმოცი კაცი',
        'სულ ორმოცი',
        'სულ ორმოცი ადამიანი',
        'სულ ორმოცი სტუმარი',
        'ორმოცი სტუმარი მოდის',
        'ორმოცი კაცი მოდის',
        'ორმოცი ადამიანი მოდის',
        'სულ ორმოცი კაცი მოდის',
        'სულ ორმოცი სტუმარი მოდის',
        'ორმოცი მოდის',
        'ორმოცი სტუმარი მოვა',
        'ორმოცი კაცი მოვა',
      ],
      explanation: 'კაცი is “man”, but in counting also “person”: ორმოცი კაცი, forty people.',
    },
  ],
};
