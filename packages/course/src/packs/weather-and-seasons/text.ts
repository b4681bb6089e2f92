import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'The four seasons',
  lines: [
    {
      form: 'ზამთარში მთაში თოვს და ძალიან ცივა.',
      gloss: 'In winter it snows in the mountains, and it is very cold.',
    },
    { form: 'გზაზე ხშირად ყინულია.', gloss: 'There is often ice on the road.' },
    {
      form: 'გაზაფხულზე ხშირად წვიმს, მაგრამ უკვე თბილა.',
      gloss: 'In spring it often rains, but it is already warm.',
    },
    { form: 'ზაფხულში თბილისში ძალიან ცხელა.', gloss: 'In summer it is very hot in Tbilisi.' },
    {
      form: 'მაშინ ბევრი ხალხი მთაში მიდის, იქ გრილა.',
      gloss: 'Many people go to the mountains then; it is cool there.',
    },
    {
      form: 'შემოდგომაზე დღეები მზიანია და ცა ლურჯია.',
      gloss: 'In autumn the days are sunny and the sky is blue.',
    },
    {
      form: 'ღამით ცაზე მთვარე და ბევრი ვარსკვლავია.',
      gloss: 'At night the moon and many stars are in the sky.',
    },
    { form: 'მე შემოდგომა მიყვარს.', gloss: 'I love autumn.' },
  ],
  questions: [
    { prompt: 'When does it often rain?', options: ['In spring', 'In summer', 'In autumn', 'In winter'] },
    {
      prompt: 'Where is it cool in summer?',
      options: ['In the mountains', 'In Tbilisi', 'At the sea', 'In Kutaisi'],
    },
  ],
};
