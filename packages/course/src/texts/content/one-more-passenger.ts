import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'წვიმდა. მე თელავის მარშრუტკაში ვიჯექი და ველოდებოდი.',
      gloss: 'It was raining. I was sitting in the minibus to Telavi and waiting.',
    },
    { form: '„როდის გავალთ?“ ვკითხე მძღოლს.', gloss: '“When will we leave?” I asked the driver.' },
    {
      form: '„როცა თავისუფალი ადგილი აღარ იქნება“, მიპასუხა მან.',
      gloss: '“When there are no more free seats,” he answered.',
    },
    {
      form: 'მხოლოდ ერთი ადგილი იყო თავისუფალი.',
      gloss: 'Only one seat was free.',
    },
    {
      form: 'ერთი ქალი წიგნს კითხულობდა, ბავშვი ტიროდა, მოხუც კაცს ეძინა.',
      gloss: 'A woman was reading a book, a child was crying, an old man was sleeping.',
    },
    { form: 'ერთი საათი გავიდა.', gloss: 'An hour passed.' },
    {
      form: 'ბოლოს ბავშვმა ფანჯრიდან ვიღაც დაინახა: „მოდის! მოდის!“',
      gloss: 'In the end the child saw somebody from the window: “He is coming! He is coming!”',
    },
    {
      form: 'ყველას გაგვიხარდა. ქალმა კარი გააღო: „მობრძანდით, თქვენი ადგილი აქ არის!“',
      gloss: 'We were all glad. The woman opened the door: “Please come in, your seat is here!”',
    },
    {
      form: '„მე მგზავრი არ ვარ“, თქვა კაცმა. „ჩემს შვილს სადილი მოვუტანე.“',
      gloss: '“I am not a passenger,” said the man. “I brought my son his lunch.”',
    },
    {
      form: 'და მძღოლს დიდი ქვაბი მისცა. ქვაბში ცხელი ლობიო იყო.',
      gloss: 'And he gave the driver a big pot. There was hot bean stew in the pot.',
    },
    { form: 'მძღოლმა ყველა დაგვპატიჟა.', gloss: 'The driver invited us all.' },
    {
      form: 'ერთად ვჭამეთ და ვილაპარაკეთ, მოხუცმა კაცმა კი სიმღერა დაიწყო.',
      gloss: 'We ate and talked together, and the old man began to sing.',
    },
    {
      form: 'ორ საათში მარშრუტკა ისევ სადგურზე იდგა, მაგრამ უკვე არავინ ჩქარობდა.',
      gloss:
        'Two hours later the minibus was still standing at the station, but nobody was in a hurry anymore.',
    },
  ],
  questions: [
    {
      prompt: 'Why does the minibus not leave?',
      options: ['One seat is free', 'The driver is asleep', 'The road is closed', 'There is no gas'],
    },
    {
      prompt: 'Who is the man who comes in the end?',
      options: ['The driver’s father', 'The last passenger', 'A police officer', 'The child’s grandfather'],
    },
    {
      prompt: 'Answer in Georgian: what was in the pot?',
      answers: [
        'ლობიო',
        'ცხელი ლობიო',
        'ლობიო იყო',
        'ცხელი ლობიო იყო',
        'ქვაბში ლობიო იყო',
        'ქვაბში ცხელი ლობიო იყო',
        'იქ ლობიო იყო',
        'იქ ცხელი ლობიო იყო',
        'ლობიო იყო ქვაბში',
      ],
      explanation: '-ში, in, joins the dative without its ს: ქვაბს, ქვაბში.',
    },
  ],
};
