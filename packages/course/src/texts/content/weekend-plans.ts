import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { speaker: 'Irakli', form: 'ეკა, კვირას რას აკეთებ?', gloss: 'Eka, what are you doing on Sunday?' },
    {
      speaker: 'Eka',
      form: 'ჯერ არ ვიცი. როგორი ამინდი იქნება?',
      gloss: 'I don’t know yet. What will the weather be like?',
    },
    {
      speaker: 'Irakli',
      form: 'ტელეფონში ვნახე: კვირას წვიმა იქნება.',
      gloss: 'I looked on my phone: on Sunday there will be rain.',
    },
    {
      speaker: 'Eka',
      form: 'ისევ წვიმა? მაშინ სახლში დავრჩები და ფილმს ვნახავ.',
      gloss: 'Rain again? Then I will stay at home and watch a movie.',
    },
    { speaker: 'Irakli', form: 'შაბათს კი მზე იქნება!', gloss: 'But on Saturday there will be sun!' },
    {
      speaker: 'Eka',
      form: 'მართლა? მაშინ შაბათს მთაში წავიდეთ!',
      gloss: 'Really? Then let’s go to the mountains on Saturday!',
    },
    {
      speaker: 'Irakli',
      form: 'მთაში ცივა. ზღვაზე წავიდეთ!',
      gloss: 'It is cold in the mountains. Let’s go to the sea!',
    },
    {
      speaker: 'Eka',
      form: 'ზღვა შორს არის და მანქანა არ გვყავს.',
      gloss: 'The sea is far away, and we don’t have a car.',
    },
    {
      speaker: 'Irakli',
      form: 'მაშინ პარკში წავიდეთ. ახლოს არის და იაფია!',
      gloss: 'Then let’s go to the park. It is near, and it is cheap!',
    },
    {
      speaker: 'Eka',
      form: 'კარგი, ათ საათზე შევხვდეთ. ქოლგაც წამოიღე!',
      gloss: 'All right, let’s meet at ten. And bring an umbrella!',
    },
    {
      speaker: 'Irakli',
      form: 'რატომ? შაბათს ხომ მზე იქნება!',
      gloss: 'Why? There will be sun on Saturday, won’t there?',
    },
    { speaker: 'Eka', form: 'გუშინაც ასე თქვი!', gloss: 'You said that yesterday, too!' },
  ],
  questions: [
    {
      prompt: 'Where do they decide to go?',
      options: ['To the park', 'To the sea', 'To the mountains', 'To the movies'],
    },
    {
      prompt: 'Why don’t they go to the sea?',
      options: ['It is far away', 'It is cold', 'It is raining there', 'They don’t like it'],
    },
    {
      prompt: 'Answer in Georgian: what should Irakli bring?',
      answers: [
        'ქოლგა',
        'ქოლგა წამოიღოს',
        'ქოლგა უნდა წამოიღოს',
        'ირაკლიმ ქოლგა უნდა წამოიღოს',
        'ირაკლიმ უნდა წამოიღოს ქოლგა',
        'მან ქოლგა უნდა წამოიღოს',
        'ქოლგა უნდა წაიღოს',
        'ირაკლიმ ქოლგა უნდა წაიღოს',
        'ქოლგა უნდა მოიტანოს',
        'ირაკლიმ ქოლგა უნდა მოიტანოს',
        'მან ქოლგა უნდა მოიტანოს',
      ],
      explanation: 'წავიდეთ! is “let’s go!”; შევხვდეთ! is “let’s meet!”.',
    },
  ],
};
