import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'What hurts?',
  lines: [
    { speaker: 'ექიმი', form: 'დილა მშვიდობისა! რა გტკივათ?', gloss: 'Good morning! What hurts?' },
    { speaker: 'ანა', form: 'ყელი მტკივა და ცუდად ვარ.', gloss: 'My throat hurts, and I do not feel well.' },
    {
      speaker: 'ექიმი',
      form: 'პირი გააღეთ, გთხოვთ. სიცხე გაქვთ?',
      gloss: 'Please open your mouth. Do you have a fever?',
    },
    {
      speaker: 'ანა',
      form: 'არ ვიცი, თერმომეტრი არ მაქვს.',
      gloss: "I don't know; I do not have a thermometer.",
    },
    {
      speaker: 'ექიმი',
      form: 'აი, რეცეპტი. დღეში სამი აბი დალიეთ.',
      gloss: 'Here is a prescription. Take three pills a day.',
    },
    {
      speaker: 'ანა',
      form: 'ნემსი ხომ არ მჭირდება? ნემსის მეშინია!',
      gloss: "I don't need an injection, do I? I am afraid of injections!",
    },
    {
      speaker: 'ექიმი',
      form: 'არა, ნუ ღელავთ. ხვალ სისხლის ანალიზს გავაკეთებთ.',
      gloss: "No, don't worry. Tomorrow we will do a blood test.",
    },
  ],
  questions: [
    {
      prompt: 'What does the doctor give Ana?',
      options: ['A prescription', 'An injection', 'A bandage', 'A thermometer'],
    },
    {
      prompt: 'What will they do tomorrow?',
      options: ['A blood test', 'An operation', 'A check of the teeth', 'A check of the eyes'],
    },
  ],
};
