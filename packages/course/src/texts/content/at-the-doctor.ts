import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      speaker: 'Doctor',
      form: 'მობრძანდით, დაბრძანდით. გისმენთ.',
      gloss: 'Come in, please sit down. How can I help you?',
    },
    {
      speaker: 'Vakhtang',
      form: 'ექიმო, ღამით ვერ ვიძინებ.',
      gloss: 'Doctor, I can’t fall asleep at night.',
    },
    { speaker: 'Doctor', form: 'დიდი ხანია?', gloss: 'Has it been long?' },
    {
      speaker: 'Vakhtang',
      form: 'უკვე ორი კვირაა. დილაობით თავიც მტკივა.',
      gloss: 'It has been two weeks already. And in the mornings I have a headache.',
    },
    { speaker: 'Doctor', form: 'სიცხე ან ხველა გაქვთ?', gloss: 'Do you have a fever or a cough?' },
    { speaker: 'Vakhtang', form: 'არა, სხვა ყველაფერი კარგად არის.', gloss: 'No, everything else is fine.' },
    { speaker: 'Doctor', form: 'ბევრს მუშაობთ?', gloss: 'Do you work a lot?' },
    {
      speaker: 'Vakhtang',
      form: 'არა. ექვს საათზე უკვე სახლში ვარ.',
      gloss: 'No. At six I am already at home.',
    },
    {
      speaker: 'Doctor',
      form: 'დღეში რამდენ ყავას სვამთ?',
      gloss: 'How many cups of coffee do you drink a day?',
    },
    { speaker: 'Vakhtang', form: 'მხოლოდ ორს, დილით.', gloss: 'Only two, in the morning.' },
    {
      speaker: 'Doctor',
      form: 'ეს ბევრი არ არის. ღამით რას აკეთებთ, როცა ვერ იძინებთ?',
      gloss: 'That is not much. What do you do at night when you can’t fall asleep?',
    },
    { speaker: 'Vakhtang', form: 'ვდგები და ყავას ვადუღებ.', gloss: 'I get up and make coffee.' },
    {
      speaker: 'Doctor',
      form: 'გასაგებია! წამალი არ გჭირდებათ. ღამით ყავა აღარ დალიოთ.',
      gloss: 'I see! You don’t need any medicine. Don’t drink coffee at night anymore.',
    },
    { speaker: 'Vakhtang', form: 'რძით რომ დავლიო?', gloss: 'What if I drink it with milk?' },
  ],
  questions: [
    {
      prompt: 'What is Vakhtang’s problem?',
      options: ['He can’t fall asleep', 'He has a fever', 'He has a cough', 'He works too much'],
    },
    {
      prompt: 'What does he do when he can’t sleep?',
      options: ['He makes coffee', 'He takes medicine', 'He works', 'He drinks milk'],
    },
    {
      prompt: 'Answer in Georgian: what hurts in the mornings?',
      answers: [
        'თავი',
        'თავი სტკივა',
        'მას თავი სტკივა',
        'ვახტანგს თავი სტკივა',
        'დილით თავი სტკივა',
        'დილაობით თავი სტკივა',
        'დილით ვახტანგს თავი სტკივა',
        'დილაობით ვახტანგს თავი სტკივა',
      ],
      explanation: 'ექიმო! is the form for speaking to the doctor: with -ო, like ბატონო and ქალბატონო.',
    },
  ],
};
