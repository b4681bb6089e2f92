import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'ზაფხულში მე და ჩემი მეგობარი ბათუმში წავედით.',
      gloss: 'In summer my friend and I went to Batumi.',
    },
    { form: 'მატარებელი დილის რვა საათზე გავიდა.', gloss: 'The train left at eight in the morning.' },
    {
      form: 'ფანჯრიდან მთებს, სოფლებს და მდინარეებს ვუყურებდით.',
      gloss: 'From the window we watched mountains, villages and rivers.',
    },
    {
      form: 'ჩვენთან ერთად ერთი ოჯახი იჯდა: დედა, მამა და ორი ბავშვი.',
      gloss: 'A family sat with us: a mother, a father and two children.',
    },
    { form: 'მათ ძალიან დიდი ჩანთა ჰქონდათ.', gloss: 'They had a very big bag.' },
    {
      form: 'ერთ საათში ჩანთა გახსნეს და სუფრა გაშალეს: ქათამი, ხაჭაპური, პომიდორი, ყველი და ხილი.',
      gloss:
        'After an hour they opened the bag and set the table: chicken, khachapuri, tomatoes, cheese and fruit.',
    },
    {
      form: '„მოდით, ჩვენთან ერთად ჭამეთ!“ გვითხრა ქალმა.',
      gloss: '“Come, eat with us!” the woman told us.',
    },
    { form: '„გმადლობთ, არ გვშია“, ვუპასუხეთ ჩვენ.', gloss: '“Thank you, we are not hungry,” we answered.' },
    {
      form: '„როგორ არ გშიათ? ბათუმი ჯერ შორს არის!“',
      gloss: '“How can you not be hungry? Batumi is still far away!”',
    },
    {
      form: 'ერთად ვჭამეთ, ვიცინეთ და ბევრი ვილაპარაკეთ.',
      gloss: 'We ate together, laughed and talked a lot.',
    },
    { form: 'ხუთ საათში ზღვა დავინახეთ.', gloss: 'After five hours we saw the sea.' },
    {
      form: 'ქალმა დარჩენილი ხაჭაპური მოგვცა: „ეს საღამოსთვის. ბათუმში ყველაფერი ძვირია!“',
      gloss:
        'The woman gave us the khachapuri that was left: “This is for the evening. In Batumi everything is expensive!”',
    },
  ],
  questions: [
    {
      prompt: 'When did the train leave?',
      options: ['At eight in the morning', 'At eight in the evening', 'At five', 'At noon'],
    },
    {
      prompt: 'Who sat with the two friends?',
      options: ['A family with two children', 'An old man', 'Two students', 'A teacher'],
    },
    {
      prompt: 'Answer in Georgian: what did the friends see after five hours?',
      answers: [
        'ზღვა',
        'ზღვა დაინახეს',
        'მათ ზღვა დაინახეს',
        'ზღვა ნახეს',
        'მათ ზღვა ნახეს',
        'მათ დაინახეს ზღვა',
        'მეგობრებმა ზღვა დაინახეს',
      ],
      explanation: 'In the past, what they saw stands in the nominative: ზღვა დაინახეს.',
    },
  ],
};
