import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'At the market',
  lines: [
    { speaker: 'ანა', form: 'გამარჯობათ! რა ღირს ვაშლი?', gloss: 'Hello! How much are the apples?' },
    { speaker: 'გამყიდველი', form: 'ერთი კილო სამი ლარი ღირს.', gloss: 'One kilo costs three lari.' },
    {
      speaker: 'ანა',
      form: 'ორი კილო, თუ შეიძლება. ყველი გაქვთ?',
      gloss: 'Two kilos, please. Do you have cheese?',
    },
    {
      speaker: 'გამყიდველი',
      form: 'დიახ, ძალიან კარგი ყველი გვაქვს.',
      gloss: 'Yes, we have very good cheese.',
    },
    { speaker: 'ანა', form: 'ნახევარი კილო მინდა.', gloss: 'I want half a kilo.' },
    {
      speaker: 'გამყიდველი',
      form: 'სულ თხუთმეტი ლარია. ცელოფანი გინდათ?',
      gloss: 'That is fifteen lari in all. Do you want a plastic bag?',
    },
    {
      speaker: 'ანა',
      form: 'არა, ჩანთა მაქვს. ბარათით გადახდა შეიძლება?',
      gloss: 'No, I have a bag. Can I pay by card?',
    },
    { speaker: 'გამყიდველი', form: 'სამწუხაროდ, მხოლოდ ნაღდი ფული.', gloss: 'Unfortunately, only cash.' },
  ],
  questions: [
    {
      prompt: 'How much is one kilo of apples?',
      options: ['Three lari', 'Two lari', 'Ten lari', 'Fifteen lari'],
    },
    {
      prompt: 'How much cheese does Ana want?',
      options: ['Half a kilo', 'One kilo', 'Two kilos', 'Three kilos'],
    },
  ],
};
