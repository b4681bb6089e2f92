import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'To the station',
  lines: [
    {
      speaker: 'ანა',
      form: 'უკაცრავად, ეს ავტობუსი სადგურში მიდის?',
      gloss: 'Excuse me, does this bus go to the station?',
    },
    { speaker: 'მძღოლი', form: 'დიახ, მიდის.', gloss: 'Yes, it does.' },
    { speaker: 'ანა', form: 'მგზავრობა უფასოა?', gloss: 'Is the ride free?' },
    { speaker: 'მძღოლი', form: 'არა, მაგრამ იაფია.', gloss: 'No, but it is cheap.' },
    { speaker: 'ანა', form: 'სადგური შორს არის?', gloss: 'Is the station far?' },
    {
      speaker: 'მძღოლი',
      form: 'არა, მაგრამ ქუჩაში დიდი საცობია.',
      gloss: 'No, but there is a big traffic jam in the street.',
    },
    { speaker: 'ანა', form: 'ჩემი მატარებელი ოთხ საათზე მიდის!', gloss: "My train leaves at four o'clock!" },
    {
      speaker: 'მძღოლი',
      form: 'ნუ ღელავთ, ჯერ სამი საათია.',
      gloss: "Don't worry, it is only three o'clock.",
    },
  ],
  questions: [
    {
      prompt: 'Where does Ana want to go?',
      options: ['To the station', 'To the airport', 'To the hotel', 'To the museum'],
    },
    {
      prompt: "When does Ana's train leave?",
      options: ["At four o'clock", "At three o'clock", "At five o'clock", "At two o'clock"],
    },
  ],
};
