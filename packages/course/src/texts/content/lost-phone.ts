import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { form: 'გუშინ ტელეფონი დავკარგე.', gloss: 'Yesterday I lost my phone.' },
    { form: 'დილით სამსახურში ავტობუსით წავედი.', gloss: 'In the morning I went to work by bus.' },
    {
      form: 'ავტობუსში ბევრი ხალხი იყო, მაგრამ ადგილი ვიპოვე.',
      gloss: 'There were many people on the bus, but I found a seat.',
    },
    { form: 'დავჯექი და წიგნს ვკითხულობდი.', gloss: 'I sat down and was reading a book.' },
    {
      form: 'სამსახურში ვნახე, რომ ტელეფონი არ მქონდა.',
      gloss: 'At work I saw that I did not have my phone.',
    },
    {
      form: 'ჩანთაში ვეძებდი, ჯიბეში ვეძებდი, მაგრამ ტელეფონი არ იყო.',
      gloss: 'I looked in the bag, I looked in my pocket, but the phone was not there.',
    },
    { form: 'მეგობრის ტელეფონით ჩემს ნომერზე დავრეკე.', gloss: 'I called my number from a friend’s phone.' },
    {
      form: 'ერთმა ქალმა მიპასუხა: „თქვენი ტელეფონი ავტობუსში ვიპოვე. ახლა სადგურთან ვარ.“',
      gloss: 'A woman answered me: “I found your phone on the bus. Now I am at the station.”',
    },
    {
      form: 'სადგურზე სწრაფად მივედი. ქალი იქ მელოდებოდა.',
      gloss: 'I quickly went to the station. The woman was waiting for me there.',
    },
    {
      form: '„ძალიან დიდი მადლობა! ყავას ხომ არ დალევთ?“ ვკითხე მე.',
      gloss: '“Thank you so much! Won’t you have a coffee?” I asked.',
    },
    { form: '„არა, გმადლობ, შვილო“, მითხრა ქალმა.', gloss: '“No, thank you, my child,” the woman told me.' },
    {
      form: '„მაგრამ დედაშენმა სამჯერ დარეკა. ახლავე დაურეკე!“',
      gloss: '“But your mother called three times. Call her right away!”',
    },
  ],
  questions: [
    { prompt: 'How did the speaker go to work?', options: ['By bus', 'By car', 'By metro', 'On foot'] },
    { prompt: 'Where was the phone?', options: ['On the bus', 'In the bag', 'At work', 'In a café'] },
    {
      prompt: 'Answer in Georgian: how many times did the mother call?',
      answers: [
        'სამჯერ',
        'სამჯერ დარეკა',
        'დედამ სამჯერ დარეკა',
        'მან სამჯერ დარეკა',
        'დედამ დარეკა სამჯერ',
        'მან დარეკა სამჯერ',
      ],
      explanation: '-ჯერ after a numeral says how many times: ორჯერ, სამჯერ.',
    },
  ],
};
