import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'A visit',
  lines: [
    {
      speaker: 'ნინო',
      form: 'გამარჯობათ, ბატონო დავით! მობრძანდით.',
      gloss: 'Hello, Mr. Davit! Please come in.',
    },
    {
      speaker: 'დავითი',
      form: 'მადლობა, ქალბატონო ნინო. მაპატიეთ, ცოტა გვიან მოვედი.',
      gloss: 'Thank you, Ms. Nino. Forgive me, I came a little late.',
    },
    {
      speaker: 'ნინო',
      form: 'არა უშავს! დაბრძანდით, გთხოვთ. ჩაის დალევთ?',
      gloss: 'No problem! Please sit down. Will you have some tea?',
    },
    { speaker: 'დავითი', form: 'სიამოვნებით.', gloss: 'With pleasure.' },
    {
      speaker: 'ნინო',
      form: 'ინებეთ. გიორგიც მალე მოვა, იმედია.',
      gloss: 'Here you are. Giorgi will come soon, too, I hope.',
    },
    {
      speaker: 'დავითი',
      form: 'სამწუხაროდ, ვერ მოვა. მგონი, ავად არის.',
      gloss: 'Unfortunately, he cannot come. I think he is ill.',
    },
    {
      speaker: 'ნინო',
      form: 'მართლა? მაშინ ხვალ აუცილებლად დავურეკავ.',
      gloss: 'Really? Then I will definitely call him tomorrow.',
    },
    {
      speaker: 'დავითი',
      form: 'ეს ჩაი ნამდვილად კარგია, მადლობა!',
      gloss: 'This tea is really good, thank you!',
    },
  ],
  questions: [
    {
      prompt: "Why can't Giorgi come?",
      options: ['He is ill', 'He is at work', 'He is tired', 'He is late'],
    },
    { prompt: 'What does Davit drink?', options: ['Tea', 'Coffee', 'Wine', 'Water'] },
  ],
};
