import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'Summer plans',
  lines: [
    { speaker: 'ნინო', form: 'ზაფხულში სად მიდიხართ?', gloss: 'Where are you going in the summer?' },
    {
      speaker: 'ლევანი',
      form: 'ბათუმში. იქ ლამაზი სანაპიროა.',
      gloss: 'To Batumi. There is a beautiful seafront there.',
    },
    { speaker: 'ნინო', form: 'სად იცხოვრებთ?', gloss: 'Where will you stay?' },
    {
      speaker: 'ლევანი',
      form: 'საოჯახო სასტუმროში, ზღვასთან ახლოს.',
      gloss: 'In a guesthouse, close to the sea.',
    },
    { speaker: 'ნინო', form: 'ბათუმში საბაგიროც არის.', gloss: 'There is a cable car in Batumi, too.' },
    {
      speaker: 'ლევანი',
      form: 'ვიცი! ქალაქსაც დავათვალიერებთ.',
      gloss: 'I know! We will look around the city, too.',
    },
    { speaker: 'ნინო', form: 'მზის კრემი არ დაგავიწყდეთ!', gloss: 'Do not forget the sunscreen!' },
    {
      speaker: 'ლევანი',
      form: 'არ დაგვავიწყდება. მზის სათვალეც გვაქვს.',
      gloss: 'We will not forget. We have sunglasses, too.',
    },
  ],
  questions: [
    {
      prompt: 'Where will Levan stay?',
      options: ['In a guesthouse', 'In a tent', 'In a big hotel', 'At a camp'],
    },
    {
      prompt: 'What must Levan not forget?',
      options: ['The sunscreen', 'The sunglasses', 'The compass', 'The thermos'],
    },
  ],
};
