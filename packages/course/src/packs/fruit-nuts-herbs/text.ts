import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'At the market',
  lines: [
    { form: 'შაბათს მე და დედა ბაზარში მივდივართ.', gloss: 'On Saturday Mother and I go to the market.' },
    { form: 'ბაზარში ყოველთვის ბევრი ხილია.', gloss: 'There is always a lot of fruit at the market.' },
    {
      form: 'ზაფხულში გარგარს და ნესვს ვყიდულობთ, ზამთარში მანდარინს და ხურმას.',
      gloss: 'In summer we buy apricots and melons, in winter mandarins and persimmons.',
    },
    {
      form: 'დედას მწვანილიც უნდა: ოხრახუში, რეჰანი და პიტნა.',
      gloss: 'Mother wants herbs, too: parsley, basil and mint.',
    },
    { form: 'მე თხილი და ნუში მიყვარს.', gloss: 'I love hazelnuts and almonds.' },
    { form: 'დღეს ერთი კილო ალუბალი ვიყიდეთ.', gloss: 'Today we bought one kilo of sour cherries.' },
    { form: 'ბებია ალუბლის მურაბას მოხარშავს.', gloss: 'Grandmother will make sour cherry jam.' },
  ],
  questions: [
    {
      prompt: 'What do they buy in winter?',
      options: [
        'Mandarins and persimmons',
        'Apricots and melons',
        'Plums and raspberries',
        'Bananas and lemons',
      ],
    },
    { prompt: 'What will Grandmother make?', options: ['Jam', 'Soup', 'Tea', 'Bread'] },
  ],
};
