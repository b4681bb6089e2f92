import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'A family in five countries',
  lines: [
    { form: 'ჩემი ოჯახი ძალიან დიდია.', gloss: 'My family is very big.' },
    {
      form: 'ბებია და ბაბუა საქართველოში ცხოვრობენ, თბილისში.',
      gloss: 'Grandmother and Grandfather live in Georgia, in Tbilisi.',
    },
    {
      form: 'ჩემი ძმა გერმანიაში სწავლობს, ჩემი და კი ამერიკაში მუშაობს.',
      gloss: 'My brother studies in Germany, and my sister works in America.',
    },
    { form: 'დეიდა იტალიაში ცხოვრობს, ბიძა თურქეთში.', gloss: 'My aunt lives in Italy, my uncle in Turkey.' },
    { form: 'ზაფხულში ყველა საქართველოში ჩამოდის.', gloss: 'In summer everyone comes to Georgia.' },
    { form: 'მაშინ ბებია ძალიან ბედნიერია.', gloss: 'Then Grandmother is very happy.' },
    {
      form: 'ჩემი ძმა ამბობს, რომ ევროპა ლამაზია, მაგრამ სახლში ყველაფერი უფრო გემრიელია.',
      gloss: 'My brother says that Europe is beautiful, but at home everything is tastier.',
    },
  ],
  questions: [
    {
      prompt: 'Where does the brother study?',
      options: ['In Germany', 'In Italy', 'In America', 'In Turkey'],
    },
    {
      prompt: 'When does the whole family come to Georgia?',
      options: ['In summer', 'In winter', 'In spring', 'In autumn'],
    },
  ],
};
