import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { form: 'შაბათს სკოლაში სპორტის დღე იყო.', gloss: 'On Saturday there was a sports day at school.' },
    {
      form: 'ჩემი შვილი ლუკა ფეხბურთს კარგად თამაშობს, მაგრამ სირბილი არ უყვარს.',
      gloss: 'My son Luka plays soccer well, but he does not like running.',
    },
    {
      form: 'ბავშვები ერთად გაიქცნენ. თავიდან ლუკა მეორე იყო.',
      gloss: 'The children all ran off together. At first Luka was second.',
    },
    {
      form: 'მაგრამ უკან ერთი პატარა გოგო დაეცა და ტირილი დაიწყო: ფეხი სტკიოდა.',
      gloss: 'But behind him a little girl fell down and began to cry: her foot hurt.',
    },
    { form: 'ლუკა დაბრუნდა და ხელი მისცა.', gloss: 'Luka went back and gave her his hand.' },
    {
      form: '„ლუკა, სწრაფად!“ ვყვიროდი მე, მაგრამ ის არ მისმენდა.',
      gloss: '“Luka, quickly!” I shouted, but he did not listen to me.',
    },
    {
      form: 'ლუკა და გოგო ყველაზე ბოლოს მოვიდნენ, ნელა და ერთად.',
      gloss: 'Luka and the girl came in last of all, slowly and together.',
    },
    {
      form: 'ყველა მშობელი ადგა: „ყოჩაღ, ბავშვებო!“',
      gloss: 'All the parents stood up: “Well done, children!”',
    },
    { form: 'მედალი სხვა ბიჭმა მიიღო.', gloss: 'Another boy got the medal.' },
    {
      form: 'სახლში შვილს ვკითხე: „მოწყენილი ხარ?“',
      gloss: 'At home I asked my son: “Are you sad?”',
    },
    {
      form: '„არა, დედა“, მიპასუხა მან. „იმ გოგომ დაბადების დღეზე დამპატიჟა. ტორტი მედალზე კარგია!“',
      gloss:
        '“No, Mother,” he answered me. “That girl invited me to her birthday party. A cake is better than a medal!”',
    },
  ],
  questions: [
    {
      prompt: 'Why isn’t Luka sad?',
      options: [
        'A girl has invited him',
        'He got the medal',
        'He was second',
        'His mother has bought him a cake',
      ],
    },
    {
      prompt: 'Who got the medal?',
      options: ['Another boy', 'Luka', 'The little girl', 'All the children'],
    },
    {
      prompt: 'Answer in Georgian: which game does Luka play well?',
      answers: [
        'ფეხბურთს',
        'ფეხბურთი',
        'ფეხბურთს თამაშობს',
        'ლუკა ფეხბურთს თამაშობს',
        'ლუკა თამაშობს ფეხბურთს',
        'ის ფეხბურთს თამაშობს',
        'ფეხბურთს კარგად თამაშობს',
        'ლუკა ფეხბურთს კარგად თამაშობს',
        'ის ფეხბურთს კარგად თამაშობს',
        'ლუკა კარგად თამაშობს ფეხბურთს',
        'ის კარგად თამაშობს ფეხბურთს',
        'კარგად თამაშობს ფეხბურთს',
      ],
      explanation: 'მედალზე კარგია is “is better than a medal”: -ზე with the thing that is compared.',
    },
  ],
};
