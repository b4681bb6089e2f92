import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'Last week and next week',
  lines: [
    {
      speaker: 'თამარი',
      form: 'გამარჯობა, ნიკა! სად იყავი გასულ კვირას?',
      gloss: 'Hi, Nika! Where were you last week?',
    },
    {
      speaker: 'ნიკა',
      form: 'ბათუმში ვიყავი. გუშინწინ დავბრუნდი.',
      gloss: 'I was in Batumi. I came back the day before yesterday.',
    },
    {
      speaker: 'თამარი',
      form: 'რა კარგია! იქ პირველად იყავი?',
      gloss: 'How nice! Was that your first time there?',
    },
    {
      speaker: 'ნიკა',
      form: 'არა, შარშან ორჯერ ვიყავი. შენ სად მიდიხარ წელს?',
      gloss: 'No, last year I was there twice. Where are you going this year?',
    },
    {
      speaker: 'თამარი',
      form: 'მომავალ კვირას სვანეთში მივდივარ. ამაღამ მეგობრებს ვხვდები.',
      gloss: 'Next week I am going to Svaneti. Tonight I am meeting friends.',
    },
    { speaker: 'ნიკა', form: 'კარგი, მოგვიანებით დაგირეკავ!', gloss: 'All right, I will call you later!' },
  ],
  questions: [
    {
      prompt: 'When did Nika come back?',
      options: ['The day before yesterday', 'Yesterday', 'Last year', 'This morning'],
    },
    {
      prompt: 'Where is Tamar going next week?',
      options: ['To Svaneti', 'To Batumi', 'To Kakheti', 'To Kutaisi'],
    },
  ],
};
