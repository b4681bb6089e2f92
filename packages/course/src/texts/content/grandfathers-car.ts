import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { form: 'ბაბუას ძველი, წითელი მანქანა ჰყავს.', gloss: 'Grandfather has an old, red car.' },
    {
      form: 'მანქანა ორმოცი წლისაა, მაგრამ ბაბუა ამბობს: „ჯერ კიდევ ახალგაზრდაა!“',
      gloss: 'The car is forty years old, but Grandfather says: “It is still young!”',
    },
    {
      form: 'გუშინ ბაბუამ ბებია ბაზარში წაიყვანა.',
      gloss: 'Yesterday Grandfather took Grandmother to the market.',
    },
    { form: 'გზაში მანქანა გაჩერდა.', gloss: 'On the way the car stopped.' },
    {
      form: '„არაფერია, დაიღალა. ცოტა დაისვენებს და წავალთ“, თქვა ბაბუამ.',
      gloss: '“It’s nothing, it got tired. It will rest a little, and we will go,” said Grandfather.',
    },
    {
      form: 'ბებია გაბრაზდა: „ბაზარი მალე დაიკეტება!“',
      gloss: 'Grandmother got angry: “The market will close soon!”',
    },
    {
      form: 'ერთი ახალგაზრდა კაცი მოვიდა და მანქანა ნახა.',
      gloss: 'A young man came and had a look at the car.',
    },
    { form: '„ბატონო, თქვენ ბენზინი აღარ გაქვთ!“ თქვა მან.', gloss: '“Sir, you have no gas left!” he said.' },
    {
      form: '„აი, ხომ გითხარი“, უთხრა ბაბუამ ბებიას, „მანქანა კარგია!“',
      gloss: '“There, I told you,” Grandfather said to Grandmother, “the car is good!”',
    },
    {
      form: 'როცა ბაზარში მივიდნენ, ბაზარი უკვე დაკეტილი იყო.',
      gloss: 'When they arrived at the market, it was already closed.',
    },
    { form: 'სახლში მხოლოდ პური და ყველი ჰქონდათ.', gloss: 'At home they had only bread and cheese.' },
    {
      form: '„რა გემრიელია!“ თქვა ბაბუამ. ბებიამ არაფერი უპასუხა.',
      gloss: '“How delicious!” said Grandfather. Grandmother did not answer anything.',
    },
  ],
  questions: [
    {
      prompt: 'How old is the car?',
      options: ['Forty years', 'Fourteen years', 'Four years', 'A hundred years'],
    },
    {
      prompt: 'Why did the car stop?',
      options: ['There was no gas left', 'It was too old', 'The market was closed', 'It was raining'],
    },
    {
      prompt: 'Answer in Georgian: what color is Grandfather’s car?',
      answers: [
        'წითელი',
        'წითელია',
        'მანქანა წითელია',
        'ბაბუას მანქანა წითელია',
        'ძველი და წითელი',
        'ის წითელია',
        'წითელი არის',
        'მისი მანქანა წითელია',
        'წითელი ფერის',
        'ბაბუას წითელი მანქანა ჰყავს',
      ],
      explanation: 'ჰყავს is said of people, animals and cars.',
    },
  ],
};
