import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'Good offers',
  lines: [
    { speaker: 'ლევანი', form: 'ნანა, შენი ბიზნესი როგორ არის?', gloss: 'Nana, how is your business?' },
    {
      speaker: 'ნანა',
      form: 'კარგად! ფირმა უკვე ოთხი წლისაა.',
      gloss: 'Fine! The firm is already four years old.',
    },
    { speaker: 'ლევანი', form: 'რას აწარმოებთ?', gloss: 'What do you produce?' },
    { speaker: 'ნანა', form: 'მურაბას. ბევრი კლიენტი გვყავს.', gloss: 'Jam. We have many clients.' },
    { speaker: 'ლევანი', form: 'კონკურენტები გყავთ?', gloss: 'Do you have competitors?' },
    {
      speaker: 'ნანა',
      form: 'კი, მაგრამ ჩვენი კლიენტები კმაყოფილი არიან.',
      gloss: 'Yes, but our clients are satisfied.',
    },
    { speaker: 'ლევანი', form: 'პარტნიორი ხომ არ გჭირდება?', gloss: 'Do you perhaps need a partner?' },
    {
      speaker: 'ნანა',
      form: 'კარგი შეთავაზებაა! ხელშეკრულებას ხვალ მოვაწეროთ ხელი.',
      gloss: "A good offer! Let's sign the contract tomorrow.",
    },
  ],
  questions: [
    { prompt: "What does Nana's firm produce?", options: ['Jam', 'Wine', 'Furniture', 'Cheese'] },
    {
      prompt: 'What does Levan want to be?',
      options: ['Her partner', 'Her client', 'Her competitor', 'Her neighbor'],
    },
  ],
};
