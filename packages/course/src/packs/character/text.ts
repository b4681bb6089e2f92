import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'My family',
  lines: [
    {
      form: 'ჩემს ოჯახში ყველას თავისი ხასიათი აქვს.',
      gloss: 'In my family everyone has a character of their own.',
    },
    {
      form: 'მამა მკაცრი კაცია, დედა კი ძალიან მომთმენია.',
      gloss: 'Father is a strict man, but Mother is very patient.',
    },
    {
      form: 'ჩემი ძმა მამაცია, მაგრამ ექიმის ეშინია.',
      gloss: 'My brother is brave, but he is afraid of the doctor.',
    },
    {
      form: 'ბებია ბრძენია და ყველას კარგ რჩევას აძლევს.',
      gloss: 'Grandmother is wise and gives good advice to everyone.',
    },
    {
      form: 'ბაბუა გულუხვია: ხშირად საჩუქრები მოაქვს.',
      gloss: 'Grandfather is generous: he often brings presents.',
    },
    { form: 'ძაღლიც გვყავს: მშიშარა, მაგრამ ერთგული.', gloss: 'We have a dog, too: cowardly but loyal.' },
    { form: 'მე როგორი ვარ? ალბათ ცოტა მოუთმენელი.', gloss: 'What am I like? Probably a little impatient.' },
  ],
  questions: [
    { prompt: 'What is Mother like?', options: ['Patient', 'Strict', 'Impatient', 'Arrogant'] },
    {
      prompt: 'Who often brings presents?',
      options: ['Grandfather', 'Grandmother', 'Father', 'The brother'],
    },
  ],
};
