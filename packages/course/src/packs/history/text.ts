import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'In the museum',
  lines: [
    { form: 'გუშინ მუზეუმში ვიყავი.', gloss: 'Yesterday I was at the museum.' },
    {
      form: 'იქ ძველი დროშა, ხმალი და დედოფლის გვირგვინი ვნახე.',
      gloss: 'There I saw an old flag, a sword and the crown of a queen.',
    },
    { form: 'ისტორიკოსმა თამარ მეფის შესახებ ილაპარაკა.', gloss: 'A historian spoke about Queen Tamar.' },
    {
      form: 'თამარის დროს საქართველო დიდი სამეფო იყო.',
      gloss: 'In the time of Tamar, Georgia was a great kingdom.',
    },
    { form: 'თამარის სახელი დღესაც ყველამ იცის.', gloss: 'Even today everyone knows the name of Tamar.' },
    {
      form: 'ხალხს თამარის შესახებ ბევრი ლეგენდა ახსოვს.',
      gloss: 'The people remember many legends about Tamar.',
    },
    { form: 'ეს ჩვენი წინაპრების ამბავია.', gloss: 'This is the story of our ancestors.' },
    { form: 'ჩვენ, ქართველებს, ჩვენი ისტორია გვიყვარს.', gloss: 'We Georgians love our history.' },
  ],
  questions: [
    {
      prompt: 'Where was the writer yesterday?',
      options: ['At the museum', 'At a palace', 'At church', 'At school'],
    },
    {
      prompt: 'What was Georgia in the time of Tamar?',
      options: ['A great kingdom', 'A small village', 'A new city', 'A big island'],
    },
  ],
};
