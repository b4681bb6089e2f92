import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'The secret',
  lines: [
    { speaker: 'ანა', form: 'ნინო, რას ჩურჩულებთ?', gloss: 'Nino, what are you whispering?' },
    { speaker: 'ნინო', form: 'არაფერს. ეს საიდუმლოა.', gloss: 'Nothing. It is a secret.' },
    {
      speaker: 'ანა',
      form: 'სიმართლე მითხარი! ჩემზე ლაპარაკობთ?',
      gloss: 'Tell me the truth! Are you talking about me?',
    },
    { speaker: 'ნინო', form: 'არა, გიორგი ძველ ამბავს მოგვიყვა.', gloss: 'No, Giorgi told us an old story.' },
    {
      speaker: 'ანა',
      form: 'მატყუებ. შენ ჩემი სახელი ახსენე.',
      gloss: 'You are lying to me. You mentioned my name.',
    },
    {
      speaker: 'ნინო',
      form: 'კარგი, ნუ ვკამათობთ. ხვალ შენი დაბადების დღეა და საჩუქარი გვაქვს.',
      gloss: 'All right, let us not argue. Tomorrow is your birthday, and we have a gift.',
    },
    {
      speaker: 'ანა',
      form: 'ვაიმე, ბოდიში! აღარ გკითხავ.',
      gloss: 'Oh no, sorry! I will not ask you anymore.',
    },
  ],
  questions: [
    {
      prompt: 'What does Nino not want to tell at first?',
      options: ['A secret', 'Her name', 'An address', 'A price'],
    },
    {
      prompt: 'What is tomorrow?',
      options: ["Ana's birthday", "Nino's birthday", "Giorgi's birthday", 'The last lesson'],
    },
  ],
};
