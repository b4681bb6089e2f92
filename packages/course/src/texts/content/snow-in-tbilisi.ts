import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { form: 'თბილისში თოვლი იშვიათად მოდის.', gloss: 'It seldom snows in Tbilisi.' },
    {
      form: 'გუშინ დილით ფანჯარა გავაღე და ყველაფერი თეთრი იყო: ქუჩა, მანქანები, ხეები.',
      gloss:
        'Yesterday morning I opened the window, and everything was white: the street, the cars, the trees.',
    },
    {
      form: 'სკოლა დაკეტილი იყო და ბავშვები ეზოში თამაშობდნენ.',
      gloss: 'The school was closed, and the children were playing in the yard.',
    },
    { form: 'მათ დიდი თოვლის კაცი გააკეთეს.', gloss: 'They made a big snowman.' },
    {
      form: 'ბაბუამ ძველი ქუდი აჩუქა, მე კი სტაფილო მივეცი.',
      gloss: 'Grandfather gave it an old hat, and I gave it a carrot.',
    },
    {
      form: '„ცხვირი კარგია“, თქვა პატარა ანამ, „მაგრამ ყურები სად არის?“',
      gloss: '“The nose is good,” said little Ana, “but where are the ears?”',
    },
    {
      form: 'ავტობუსები არ მუშაობდა, ამიტომ მამა სამსახურში ფეხით წავიდა.',
      gloss: 'The buses were not running, so Father went to work on foot.',
    },
    {
      form: 'საღამოს ყველას გვციოდა და დედამ ცხელი ჩაი მოგვიტანა.',
      gloss: 'In the evening we were all cold, and Mother brought us hot tea.',
    },
    { form: 'დღეს მზეა და თბილა.', gloss: 'Today it is sunny and warm.' },
    { form: 'თოვლი უკვე აღარ არის.', gloss: 'The snow is already gone.' },
    {
      form: 'ეზოში მხოლოდ ძველი ქუდი და ერთი სტაფილო დარჩა.',
      gloss: 'In the yard only the old hat and a carrot were left.',
    },
    {
      form: 'სტაფილო ჩვენმა ძაღლმა შეჭამა, ქუდი კი ისევ ბაბუას აქვს.',
      gloss: 'Our dog ate the carrot, and Grandfather has the hat again.',
    },
  ],
  questions: [
    {
      prompt: 'Why were the children not at school?',
      options: ['The school was closed', 'It was Sunday', 'They were ill', 'It was summer'],
    },
    { prompt: 'How did the father go to work?', options: ['On foot', 'By bus', 'By car', 'By metro'] },
    {
      prompt: 'Answer in Georgian: who ate the carrot?',
      answers: [
        'ძაღლმა',
        'ძაღლი',
        'ძაღლმა შეჭამა',
        'სტაფილო ძაღლმა შეჭამა',
        'ჩვენმა ძაღლმა',
        'ჩვენმა ძაღლმა შეჭამა',
        'ძაღლმა შეჭამა სტაფილო',
        'სტაფილო შეჭამა ძაღლმა',
        'სტაფილო ჩვენმა ძაღლმა შეჭამა',
        'მათმა ძაღლმა',
      ],
      explanation: 'In the past, who ate stands in the ergative: ძაღლმა.',
    },
  ],
};
