import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'Where is the museum?',
  lines: [
    {
      speaker: 'ემა',
      form: 'უკაცრავად, სად არის მუზეუმი? თბილისის რუკა მაქვს, მაგრამ ვერ ვპოულობ.',
      gloss: "Excuse me, where is the museum? I have a map of Tbilisi, but I can't find it.",
    },
    { speaker: 'დავითი', form: 'მისამართი იცით?', gloss: 'Do you know the address?' },
    { speaker: 'ემა', form: 'დიახ, აი, ქართულად წერია.', gloss: 'Yes, here, it is written in Georgian.' },
    {
      speaker: 'დავითი',
      form: 'ეს ცენტრშია, შორს არ არის. ტაქსით მიდიხართ?',
      gloss: 'That is in the center; it is not far. Are you going by taxi?',
    },
    { speaker: 'ემა', form: 'არა, ფეხით.', gloss: 'No, on foot.' },
    {
      speaker: 'დავითი',
      form: 'მაშინ პირდაპირ, პარკამდე. შესასვლელი მარცხნივ არის.',
      gloss: 'Then straight ahead, as far as the park. The entrance is on the left.',
    },
    { speaker: 'ემა', form: 'დღეს ღიაა?', gloss: 'Is it open today?' },
    {
      speaker: 'დავითი',
      form: 'დიახ, მხოლოდ ორშაბათს არის დაკეტილი.',
      gloss: 'Yes, it is closed only on Monday.',
    },
  ],
  questions: [
    {
      prompt: 'How is Emma going to the museum?',
      options: ['On foot', 'By taxi', 'By subway', 'By minibus'],
    },
    { prompt: 'When is the museum closed?', options: ['On Monday', 'On Friday', 'On Sunday', 'On Saturday'] },
  ],
};
