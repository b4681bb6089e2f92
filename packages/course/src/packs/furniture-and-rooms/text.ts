import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'We have moved',
  lines: [
    { form: 'ახალ ბინაში გადავედით.', gloss: 'We moved to a new apartment.' },
    {
      form: 'მისაღებში დიდი დივანი და ორი სავარძელი დგას.',
      gloss: 'In the living room there are a big sofa and two armchairs.',
    },
    { form: 'იატაკზე წითელი ხალიჩა დევს.', gloss: 'There is a red carpet on the floor.' },
    { form: 'წიგნები თაროზე დევს.', gloss: 'The books are on the shelf.' },
    {
      form: 'საძინებელში საწოლი და კარადა გვაქვს, მაგრამ ფარდები ჯერ არ გვაქვს.',
      gloss: 'In the bedroom we have a bed and a wardrobe, but we do not have curtains yet.',
    },
    {
      form: 'ღამით ოთახში მთვარის სინათლე შემოდის.',
      gloss: 'At night the light of the moon comes into the room.',
    },
    { form: 'ჩვენს კატას ერთი სავარძელი ძალიან უყვარს.', gloss: 'Our cat loves one armchair very much.' },
    { form: 'მთელი დღე იქ წევს.', gloss: 'It lies there the whole day.' },
  ],
  questions: [
    { prompt: 'What is still missing?', options: ['Curtains', 'A bed', 'A sofa', 'A wardrobe'] },
    {
      prompt: 'Where does the cat lie all day?',
      options: ['In an armchair', 'On the carpet', 'On the bed', 'On a shelf'],
    },
  ],
};
