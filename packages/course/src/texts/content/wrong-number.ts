import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { speaker: 'Lamara', form: 'დიახ, გისმენთ.', gloss: 'Yes, hello?' },
    {
      speaker: 'Dato',
      form: 'გამარჯობა, მაია! დათო ვარ. ხვალ კინოში წავიდეთ?',
      gloss: 'Hi, Maia! It’s Dato. Shall we go to the movies tomorrow?',
    },
    {
      speaker: 'Lamara',
      form: 'სიამოვნებით, მაგრამ მე მაია არ ვარ.',
      gloss: 'With pleasure, but I am not Maia.',
    },
    {
      speaker: 'Dato',
      form: 'ვაიმე, უკაცრავად! ეს მაიას ნომერი არ არის?',
      gloss: 'Oh no, excuse me! Isn’t this Maia’s number?',
    },
    { speaker: 'Lamara', form: 'არა, ნომერი შეგეშალათ.', gloss: 'No, you have the wrong number.' },
    { speaker: 'Dato', form: 'მაპატიეთ, გთხოვთ. ნახვამდის!', gloss: 'Please forgive me. Goodbye!' },
    {
      speaker: 'Lamara',
      form: 'მოიცადეთ! რომელ მაიას ეძებთ?',
      gloss: 'Wait! Which Maia are you looking for?',
    },
    {
      speaker: 'Dato',
      form: 'მაია ბერიძეს. ის ექიმია და საავადმყოფოში მუშაობს.',
      gloss: 'Maia Beridze. She is a doctor and works at the hospital.',
    },
    { speaker: 'Lamara', form: 'ის ხომ ჩემი შვილიშვილია!', gloss: 'But she is my granddaughter!' },
    { speaker: 'Dato', form: 'მართლა? რა უცნაური ამბავია!', gloss: 'Really? What a strange story!' },
    {
      speaker: 'Lamara',
      form: 'მისი ნომერი თითქმის იგივეა, მხოლოდ ბოლოს რვაა.',
      gloss: 'Her number is almost the same, only there is an eight at the end.',
    },
    {
      speaker: 'Dato',
      form: 'დიდი მადლობა, ქალბატონო! ახლავე დავურეკავ.',
      gloss: 'Thank you very much, madam! I’ll call her right away.',
    },
    {
      speaker: 'Lamara',
      form: 'არაფრის. მაგრამ კინოში მეც წამიყვანეთ!',
      gloss: 'You’re welcome. But take me to the movies, too!',
    },
  ],
  questions: [
    {
      prompt: 'Who answers the phone?',
      options: ['Maia’s grandmother', 'Maia', 'Maia’s mother', 'A nurse'],
    },
    {
      prompt: 'What is different in Maia’s number?',
      options: ['The end', 'The beginning', 'Nothing', 'Everything'],
    },
    {
      prompt: 'Answer in Georgian: where does Maia work?',
      answers: [
        'საავადმყოფოში',
        'საავადმყოფოში მუშაობს',
        'ის საავადმყოფოში მუშაობს',
        'მაია საავადმყოფოში მუშაობს',
        'მაია მუშაობს საავადმყოფოში',
        'ის მუშაობს საავადმყოფოში',
        'მაია ბერიძე საავადმყოფოში მუშაობს',
      ],
      explanation: 'ნომერი შეგეშალათ is what one says to a wrong caller: “you mixed up the number”.',
    },
  ],
};
