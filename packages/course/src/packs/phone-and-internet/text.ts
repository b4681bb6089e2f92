import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'The password',
  lines: [
    { speaker: 'ბებია', form: 'ნინო, ინტერნეტი არ მუშაობს!', gloss: 'Nino, the internet is not working!' },
    {
      speaker: 'ნინო',
      form: 'ბებია, ტელეფონი გამორთე და ისევ ჩართე.',
      gloss: 'Grandmother, switch the phone off and on again.',
    },
    {
      speaker: 'ბებია',
      form: 'ჩავრთე. ახლა პაროლი სჭირდება.',
      gloss: 'I have switched it on. Now it needs a password.',
    },
    { speaker: 'ნინო', form: 'პაროლი ჩვენი ტელეფონის ნომერია.', gloss: 'The password is our phone number.' },
    { speaker: 'ბებია', form: 'კარგი, ავკრიფე.', gloss: 'Good, I have typed it.' },
    { speaker: 'ნინო', form: 'ახალი შეტყობინება გაქვს?', gloss: 'Do you have a new message?' },
    {
      speaker: 'ბებია',
      form: 'კი! შენმა ძმამ ვიდეო გამომიგზავნა.',
      gloss: 'Yes! Your brother has sent me a video.',
    },
  ],
  questions: [
    { prompt: 'What does the phone need?', options: ['A password', 'A battery', 'A camera', 'A keyboard'] },
    {
      prompt: 'Who sent Grandmother a video?',
      options: ["Nino's brother", "Nino's father", 'A neighbor', 'A friend'],
    },
  ],
};
