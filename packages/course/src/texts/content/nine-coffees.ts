import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { form: 'დღეს ახალ სამსახურში პირველი დღე მქონდა.', gloss: 'Today was my first day at my new job.' },
    {
      form: 'ცხრა საათზე უკვე ჩემს მაგიდასთან ვიჯექი.',
      gloss: 'At nine o’clock I was already sitting at my desk.',
    },
    {
      form: 'მუშაობის დაწყება მინდოდა, მაგრამ ნინო მოვიდა: „ჯერ ყავა დავლიოთ!“',
      gloss: 'I wanted to start work, but Nino came: “First let’s have a coffee!”',
    },
    {
      form: 'ათ საათზე უფროსმა მკითხა: „ყავა როგორ გიყვართ, შაქრით თუ უშაქროდ?“',
      gloss: 'At ten the boss asked me: “How do you like your coffee, with or without sugar?”',
    },
    {
      form: 'ერთი ყავა უკვე დავლიე, მაგრამ „არა“ ვერ ვუთხარი.',
      gloss: 'I had had one coffee already, but I could not tell him “no.”',
    },
    {
      form: 'თორმეტ საათზე გიამ თურქული ყავა მომიტანა: „მე თვითონ გავაკეთე!“',
      gloss: 'At twelve Gia brought me Turkish coffee: “I made it myself!”',
    },
    {
      form: 'სადილის შემდეგ, რა თქმა უნდა, ყველამ ყავა დავლიეთ.',
      gloss: 'After lunch, of course, we all had coffee.',
    },
    {
      form: 'ექვს საათზე უფროსმა მკითხა: „როგორი იყო პირველი დღე?“',
      gloss: 'At six the boss asked me: “How was your first day?”',
    },
    {
      form: '„ძალიან კარგი, მაგრამ მუშაობა ვერ დავიწყე“, ვუპასუხე მე.',
      gloss: '“Very good, but I could not start work,” I answered.',
    },
    {
      form: '„არა უშავს, ხვალ დაიწყებთ. ერთი ყავა ხომ არ გინდათ?“',
      gloss: '“Never mind, you will start tomorrow. Would you like a coffee, perhaps?”',
    },
    {
      form: 'ახლა ღამის სამი საათია და არ მძინავს.',
      gloss: 'It is three in the morning now, and I am not sleeping.',
    },
    { form: 'დღეს ცხრა ყავა დავლიე!', gloss: 'Today I drank nine coffees!' },
  ],
  questions: [
    {
      prompt: 'Who brought the narrator Turkish coffee?',
      options: ['Gia', 'Nino', 'The boss', 'A waiter'],
    },
    {
      prompt: 'How much did the narrator work that day?',
      options: ['Not at all', 'From nine to six', 'An hour', 'Until lunch'],
    },
    {
      prompt: 'Answer in Georgian: how many coffees did the narrator drink?',
      answers: [
        'ცხრა',
        'ცხრა ყავა',
        'ცხრა დალია',
        'ცხრა ყავა დალია',
        'მან ცხრა ყავა დალია',
        'დალია ცხრა ყავა',
        'მან დალია ცხრა ყავა',
        'სულ ცხრა ყავა დალია',
      ],
      explanation: 'After a number the noun stays singular: ცხრა ყავა, nine coffees.',
    },
  ],
};
