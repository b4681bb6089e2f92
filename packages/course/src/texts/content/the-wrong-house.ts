import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { form: 'დღეს ჩემი მეგობრის დაბადების დღეა.', gloss: 'Today is my friend’s birthday.' },
    {
      form: 'მისამართი მაქვს, მაგრამ ქუჩა არ ვიცი.',
      gloss: 'I have the address, but I don’t know the street.',
    },
    {
      form: 'ტაქსი მჭირდება. „სად მიდიხართ?“ „აი, ეს მისამართია.“',
      gloss: 'I need a taxi. “Where are you going?” “Look, this is the address.”',
    },
    { form: '„აქ არის, ქალბატონო!“ „დიდი მადლობა!“', gloss: '“It is here, madam!” “Thank you very much!”' },
    {
      form: 'კარი ღიაა. სახლში ბევრი სტუმარია: ყველა ჭამს და სვამს.',
      gloss: 'The door is open. In the house there are many guests: everyone is eating and drinking.',
    },
    { form: '„გამარჯობათ! გილოცავთ დაბადების დღეს!“', gloss: '“Hello! Happy birthday!”' },
    { form: '„დიდი მადლობა! თქვენ ვინ ხართ?“', gloss: '“Thank you very much! Who are you?”' },
    {
      form: '„მე ანა ვარ. ნინო სად არის?“ „აქ ნინო არ არის.“',
      gloss: '“I am Ana. Where is Nino?” “Nino is not here.”',
    },
    { form: '„ბოდიში! ეს რომელი ქუჩაა?“', gloss: '“Sorry! Which street is this?”' },
    {
      form: '„არა უშავს! ახლა თქვენც ჩემი სტუმარი ხართ. რა გინდათ: ყავა თუ წყალი?“',
      gloss: '“No problem! Now you are my guest, too. What do you want: coffee or water?”',
    },
  ],
  questions: [
    {
      prompt: 'Whose birthday does Ana go to?',
      options: ['A friend’s', 'Her brother’s', 'Her father’s', 'A neighbor’s'],
    },
    {
      prompt: 'What does Ana find in the house?',
      options: ['Many guests', 'Nino', 'Nobody', 'A closed door'],
    },
    {
      prompt: 'Answer in Georgian: who is not in this house?',
      answers: [
        'ნინო',
        'ნინო არ არის',
        'ნინო არ არის აქ',
        'აქ არ არის ნინო',
        'ნინო ამ სახლში არ არის',
        'ამ სახლში ნინო არ არის',
      ],
      explanation: 'In Georgia a guest is welcome, also one who has come by mistake.',
    },
  ],
};
