import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      speaker: 'Keti',
      form: 'გამარჯობათ! ერთი ბილეთი თელავამდე, თუ შეიძლება.',
      gloss: 'Hello! One ticket to Telavi, please.',
    },
    {
      speaker: 'Cashier',
      form: 'გამარჯობათ! ავტობუსით მიდიხართ თუ მარშრუტკით?',
      gloss: 'Hello! Are you going by bus or by minibus?',
    },
    { speaker: 'Keti', form: 'ავტობუსი როდის გადის?', gloss: 'When does the bus leave?' },
    { speaker: 'Cashier', form: 'საღამოს, ექვს საათზე.', gloss: 'In the evening, at six.' },
    {
      speaker: 'Keti',
      form: 'ეს გვიანია. მარშრუტკა როდის გადის?',
      gloss: 'That is late. When does the minibus leave?',
    },
    {
      speaker: 'Cashier',
      form: 'როცა სავსე იქნება.',
      gloss: 'When it is full.',
    },
    { speaker: 'Keti', form: 'რამდენი ადგილია თავისუფალი?', gloss: 'How many seats are free?' },
    { speaker: 'Cashier', form: 'თხუთმეტი.', gloss: 'Fifteen.' },
    { speaker: 'Keti', form: 'სულ რამდენი ადგილია?', gloss: 'How many seats are there in all?' },
    { speaker: 'Cashier', form: 'თექვსმეტი.', gloss: 'Sixteen.' },
    {
      speaker: 'Keti',
      form: 'ანუ ერთი მგზავრი უკვე ზის!',
      gloss: 'So one passenger is already sitting in it!',
    },
    { speaker: 'Cashier', form: 'არა, ქალბატონო, ის მძღოლია.', gloss: 'No, madam, that is the driver.' },
    {
      speaker: 'Keti',
      form: 'გასაგებია. უკაცრავად, კაფე სად არის?',
      gloss: 'I see. Excuse me, where is the café?',
    },
    {
      speaker: 'Cashier',
      form: 'აქვე, მარჯვნივ. ნუ ჩქარობთ!',
      gloss: 'Right here, on the right. Don’t hurry!',
    },
  ],
  questions: [
    {
      prompt: 'When does the minibus leave?',
      options: ['When it is full', 'At six', 'In fifteen minutes', 'When the driver comes'],
    },
    {
      prompt: 'Who is already sitting in the minibus?',
      options: ['The driver', 'One passenger', 'Fifteen passengers', 'The cashier'],
    },
    {
      prompt: 'Answer in Georgian: when does the bus leave?',
      answers: [
        'საღამოს ექვს საათზე',
        'ექვს საათზე',
        'საღამოს',
        'ექვსზე',
        'საღამოს ექვსზე',
        'ავტობუსი საღამოს გადის',
        'ავტობუსი ექვს საათზე გადის',
        'ავტობუსი საღამოს ექვს საათზე გადის',
        'საღამოს ექვს საათზე გადის',
        'ექვს საათზე გადის',
        'საღამოს გადის',
        'ავტობუსი გადის საღამოს ექვს საათზე',
        'ავტობუსი გადის ექვს საათზე',
        'ის საღამოს ექვს საათზე გადის',
        'ის ექვს საათზე გადის',
      ],
      explanation: '-მდე is “as far as”: before it the ი of თელავი becomes ა, თელავამდე.',
    },
  ],
};
