import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'A new passport',
  lines: [
    { speaker: 'ანა', form: 'გამარჯობათ! ახალი პასპორტი მინდა.', gloss: 'Hello! I want a new passport.' },
    {
      speaker: 'ქალბატონი',
      form: 'გამარჯობათ! პირადობის მოწმობა გაქვთ?',
      gloss: 'Hello! Do you have an ID card?',
    },
    { speaker: 'ანა', form: 'დიახ. ასლიც მჭირდება?', gloss: 'Yes. Do I need a copy, too?' },
    {
      speaker: 'ქალბატონი',
      form: 'არა. ჯერ ეს განცხადება შეავსეთ.',
      gloss: 'No. First fill in this application.',
    },
    {
      speaker: 'ანა',
      form: 'შევავსე. ხელი სად მოვაწერო?',
      gloss: 'I have filled it in. Where should I sign?',
    },
    {
      speaker: 'ქალბატონი',
      form: 'აქ. საფასური ბარათით გადაიხადეთ, გთხოვთ.',
      gloss: 'Here. Please pay the fee by card.',
    },
    { speaker: 'ანა', form: 'პასპორტი როდის იქნება მზად?', gloss: 'When will the passport be ready?' },
    { speaker: 'ქალბატონი', form: 'ათ დღეში.', gloss: 'In ten days.' },
  ],
  questions: [
    { prompt: 'What does Ana want?', options: ['A passport', 'An ID card', 'A translation', 'A copy'] },
    {
      prompt: 'When will it be ready?',
      options: ['In ten days', 'In ten months', 'Tomorrow', 'In two days'],
    },
  ],
};
