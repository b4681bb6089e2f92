import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'როცა ბებიას სახლს ვალაგებდით, უჯრაში ძველი ფოტო ვიპოვეთ.',
      gloss: 'When we were tidying up Grandmother’s house, we found an old photo in a drawer.',
    },
    {
      form: 'ფოტოზე ახალგაზრდა ბებია ზღვის ნაპირზე იდგა და იცინოდა.',
      gloss: 'In the photo, young Grandmother was standing on the seashore and laughing.',
    },
    {
      form: 'მის გვერდით კაცი იყო, რომელსაც შავი წვერი ჰქონდა.',
      gloss: 'Beside her was a man who had a black beard.',
    },
    {
      form: 'ბაბუას კი, როგორც ყველამ იცოდა, წვერი არასოდეს ჰქონია.',
      gloss: 'But Grandfather, as everyone knew, had never had a beard.',
    },
    {
      form: 'ფოტოს უკან ეწერა: „ბათუმი, აგვისტო. სულ დაგელოდები.“',
      gloss: 'On the back of the photo was written: “Batumi, August. I will always wait for you.”',
    },
    {
      form: '„იქნებ ბებიას საიდუმლო სიყვარული ჰქონდა!“ ჩურჩულებდა ჩემი და.',
      gloss: '“Maybe Grandmother had a secret love!” my sister whispered.',
    },
    {
      form: 'საღამოს ბებიას დავურეკეთ, რომელიც ახლა დეიდასთან ცხოვრობს.',
      gloss: 'In the evening we called Grandmother, who now lives at my aunt’s.',
    },
    {
      form: '„ეგ კაცი ბაბუაა“, თქვა ბებიამ და სიცილი დაიწყო.',
      gloss: '“That man is Grandfather,” said Grandmother and began to laugh.',
    },
    {
      form: '„მაშინ ის თეატრში თამაშობდა და წვერი ყალბი იყო.',
      gloss: '“He was acting in the theater then, and the beard was false.',
    },
    {
      form: 'სპექტაკლის შემდეგ პირდაპირ ზღვაზე მოვიდა, რომ ჩემთვის ხელი ეთხოვა.“',
      gloss: 'After the play he came straight to the sea to ask me for my hand.”',
    },
    { form: '„და შენ რა უთხარი?“', gloss: '“And what did you tell him?”' },
    {
      form: '„ჯერ ეგ წვერი გადააგდე და მერე ვილაპარაკოთ-მეთქი.“',
      gloss: '“First throw away that beard, and then let’s talk, I told him.”',
    },
    { form: '„მერე?“', gloss: '“And then?”' },
    {
      form: '„მერე ორმოცდაათი წელი ვილაპარაკეთ.“',
      gloss: '“Then we talked for fifty years.”',
    },
  ],
  questions: [
    {
      prompt: 'Why did the grandchildren not recognize the man?',
      options: ['He had a beard', 'He wore a hat', 'He was too far away', 'He was very old'],
    },
    {
      prompt: 'Why did he come to Grandmother after the play?',
      options: [
        'To ask her to marry him',
        'To take a photo',
        'To give her a ticket',
        'To throw away his beard',
      ],
    },
    {
      prompt: 'Answer in Georgian: who is the man in the photo?',
      answers: [
        'ბაბუა',
        'ბაბუაა',
        'ბაბუა არის',
        'ეს ბაბუაა',
        'ეს ბაბუა არის',
        'ის ბაბუაა',
        'ის ბაბუა არის',
        'ეგ ბაბუაა',
        'კაცი ბაბუაა',
        'ფოტოზე ბაბუაა',
        'ეს კაცი ბაბუაა',
        'ის კაცი ბაბუაა',
        'ეგ კაცი ბაბუაა',
        'ბებიას ქმარი',
        'ბებიას ქმარია',
      ],
      explanation: 'After a vowel, -ა at the end of a word is short for არის: ბაბუაა, it is Grandfather.',
    },
  ],
};
