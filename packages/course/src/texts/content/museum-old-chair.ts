import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'შაბათს ოჯახთან ერთად მუზეუმში წავედი: იქ ახალი გამოფენა იყო.',
      gloss: 'On Saturday I went to the museum with my family: there was a new exhibition there.',
    },
    {
      form: 'ბევრი რამ ვერ გავიგეთ: წითელი კედელი, ცარიელი ბოთლი, შავი კვადრატი.',
      gloss: 'Many things we did not understand: a red wall, an empty bottle, a black square.',
    },
    {
      form: 'ბოლო ოთახში ძველი სკამი იდგა. სკამზე ქუდი და ნახევარი ვაშლი იდო.',
      gloss: 'In the last room stood an old chair. On the chair lay a hat and half an apple.',
    },
    {
      form: '„რა საინტერესოა!“ თქვა დედამ. „ეს ცხოვრებაა: ვიღაც აქ იყო და აღარ არის.“',
      gloss: '“How interesting!” said Mother. “This is life: someone was here and is here no more.”',
    },
    {
      form: '„არა“, უპასუხა მამამ, „ეს სიყვარულია: ნახევარი ჩემი, ნახევარი შენი.“',
      gloss: '“No,” answered Father, “this is love: half for me, half for you.”',
    },
    {
      form: 'ჩემმა ძმამ ფოტო გადაიღო. ხუთი წუთი ვიდექით და ვფიქრობდით.',
      gloss: 'My brother took a photo. For five minutes we stood and thought.',
    },
    {
      form: 'ამ დროს ერთი მოხუცი კაცი მოვიდა. ქუდი აიღო, სკამზე დაჯდა და ვაშლი შეჭამა.',
      gloss: 'Just then an old man came. He picked up the hat, sat down on the chair and ate the apple.',
    },
    {
      form: '„რას აკეთებთ? ეს ხომ ხელოვნებაა!“ უთხრა დედამ.',
      gloss: '“What are you doing? But this is art!” Mother said to him.',
    },
    {
      form: '„არა, ქალბატონო“, უპასუხა კაცმა, „ეს ჩემი შესვენებაა!“',
      gloss: '“No, madam,” answered the man, “this is my break!”',
    },
  ],
  questions: [
    {
      prompt: 'What did the family look at for five minutes?',
      options: ['A chair', 'A red wall', 'A black square', 'A photo'],
    },
    {
      prompt: 'Whose apple was it?',
      options: ['The old man’s', 'The mother’s', 'The brother’s', 'A famous painter’s'],
    },
    {
      prompt: 'Answer in Georgian: what was the chair about, according to the father?',
      answers: [
        'სიყვარული',
        'სიყვარულია',
        'ეს სიყვარულია',
        'სიყვარულზე',
        'სიყვარულის შესახებ',
        'ეს სიყვარული იყო',
        'სიყვარული იყო',
      ],
      explanation: 'შესვენება is a short break at work or school; a vacation is შვებულება.',
    },
  ],
};
