import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'My free time',
  lines: [
    { form: 'თავისუფალ დროს ოჯახთან ერთად ვატარებ.', gloss: 'I spend my free time with my family.' },
    {
      form: 'მამა მდინარეზე თევზაობს, დედა რომანებს კითხულობს, ბებია წინდებს ქსოვს.',
      gloss: 'Father fishes at the river, Mother reads novels, Grandmother knits socks.',
    },
    {
      form: 'მე და ჩემი ძმა საღამოს ჭადრაკს ვთამაშობთ.',
      gloss: 'My brother and I play chess in the evening.',
    },
    {
      form: 'ზაფხულში ლაშქრობა გვიყვარს: დიდი კარავი და ძველი ფოტოაპარატი მიგვაქვს.',
      gloss: 'In summer we love hiking: we take a big tent and an old camera along.',
    },
    {
      form: 'მე ლექსებსაც ვწერ, მაგრამ ეს არავინ იცის!',
      gloss: 'I write poems, too, but nobody knows this!',
    },
    { form: 'ჩემი ოცნება დიდი მოგზაურობაა.', gloss: 'My dream is a great journey.' },
  ],
  questions: [
    {
      prompt: 'What does Grandmother do?',
      options: ['Knits socks', 'Reads novels', 'Plays chess', 'Writes letters'],
    },
    {
      prompt: 'What does nobody know?',
      options: [
        'That the writer writes poems',
        'That the writer reads novels',
        'That the writer plays chess',
        'That the writer knits socks',
      ],
    },
  ],
};
