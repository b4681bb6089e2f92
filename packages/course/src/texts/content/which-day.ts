import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { speaker: 'Luka', form: 'გამარჯობა, სალომე! როგორ ხარ?', gloss: 'Hello, Salome! How are you?' },
    { speaker: 'Salome', form: 'კარგად ვარ, შენ როგორ ხარ?', gloss: 'I am fine, how are you?' },
    {
      speaker: 'Luka',
      form: 'მეც კარგად. ხვალ თავისუფალი ხარ?',
      gloss: 'I am fine, too. Are you free tomorrow?',
    },
    { speaker: 'Salome', form: 'ხვალ რა დღეა?', gloss: 'What day is tomorrow?' },
    { speaker: 'Luka', form: 'ხუთშაბათი.', gloss: 'Thursday.' },
    {
      speaker: 'Salome',
      form: 'ხუთშაბათს ვმუშაობ. პარასკევს კი თავისუფალი ვარ.',
      gloss: 'On Thursday I work. But on Friday I am free.',
    },
    { speaker: 'Luka', form: 'პარასკევს მე ვმუშაობ. შაბათს?', gloss: 'On Friday I work. On Saturday?' },
    {
      speaker: 'Salome',
      form: 'შაბათს დრო არ მაქვს: სტუმრები მოდიან.',
      gloss: 'On Saturday I have no time: guests are coming.',
    },
    { speaker: 'Luka', form: 'კვირას?', gloss: 'On Sunday?' },
    {
      speaker: 'Salome',
      form: 'კვირას თავისუფალი ვარ! რომელ საათზე?',
      gloss: 'On Sunday I am free! At what time?',
    },
    { speaker: 'Luka', form: 'შვიდ საათზე, ჩვენს კაფეში.', gloss: 'At seven, in our café.' },
    {
      speaker: 'Salome',
      form: 'კარგი! კვირას შვიდ საათზე შევხვდებით!',
      gloss: 'Good! See you on Sunday at seven!',
    },
  ],
  questions: [
    { prompt: 'When does Luka work?', options: ['On Friday', 'On Saturday', 'On Sunday', 'On Monday'] },
    {
      prompt: 'Why is Saturday bad for Salome?',
      options: ['Guests are coming', 'She works', 'She is in Batumi', 'She is ill'],
    },
    {
      prompt: 'Answer in Georgian: on which day do they meet?',
      answers: [
        'კვირას',
        'კვირა',
        'კვირას ხვდებიან',
        'კვირას შეხვდებიან',
        'კვირა დღეს',
        'ისინი კვირას ხვდებიან',
        'ისინი კვირას შეხვდებიან',
        'კვირას შვიდ საათზე',
      ],
      explanation: 'Days stand in the dative when they say when: კვირას, on Sunday.',
    },
  ],
};
