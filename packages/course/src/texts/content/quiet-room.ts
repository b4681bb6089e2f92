import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      speaker: 'Receptionist',
      form: 'დილა მშვიდობისა, ქალბატონო ელენე! როგორ გეძინათ?',
      gloss: 'Good morning, Ms. Elene! How did you sleep?',
    },
    {
      speaker: 'Elene',
      form: 'სიმართლე რომ გითხრათ, თითქმის არ მძინებია.',
      gloss: 'To tell you the truth, I have hardly slept.',
    },
    { speaker: 'Receptionist', form: 'რატომ? რა მოხდა?', gloss: 'Why? What happened?' },
    {
      speaker: 'Elene',
      form: 'კონდიციონერი ისე ხმაურობს, თითქოს აეროპორტში ვიყო.',
      gloss: 'The air conditioner is so loud that I might as well be at the airport.',
    },
    {
      speaker: 'Receptionist',
      form: 'ბოდიშს გიხდით! ახლავე შევამოწმებთ.',
      gloss: 'I apologize! We will check it at once.',
    },
    {
      speaker: 'Elene',
      form: 'გარდა ამისა, წყნარი ნომერი მქონდა დაჯავშნილი, მაგრამ მთელი ღამე მანქანების ხმა მესმოდა.',
      gloss: 'Besides, I had booked a quiet room, but all night I heard the sound of cars.',
    },
    {
      speaker: 'Receptionist',
      form: 'თუ გნებავთ, სხვა ნომერს მოგცემთ, ზღვის ხედით.',
      gloss: 'If you wish, we will give you another room, with a view of the sea.',
    },
    { speaker: 'Elene', form: 'იქ უფრო წყნარია?', gloss: 'Is it quieter there?' },
    {
      speaker: 'Receptionist',
      form: 'იქ მხოლოდ ტალღების ხმა ისმის.',
      gloss: 'There one hears only the sound of the waves.',
    },
    { speaker: 'Elene', form: 'რა კარგია! ფასი იგივეა?', gloss: 'How nice! Is the price the same?' },
    {
      speaker: 'Receptionist',
      form: 'რა თქმა უნდა, და საუზმეც უფასო იქნება.',
      gloss: 'Of course, and breakfast will be free, too.',
    },
    {
      speaker: 'Elene',
      form: 'ეს რომ მცოდნოდა, უფრო ადრე გეტყოდით!',
      gloss: 'If I had known that, I would have told you earlier!',
    },
    {
      speaker: 'Receptionist',
      form: 'თუ კიდევ რამე დაგჭირდებათ, დამირეკეთ.',
      gloss: 'If you need anything else, call me.',
    },
    {
      speaker: 'Elene',
      form: 'აუცილებლად. იმ კონდიციონერს კი ჩემგან მადლობა უთხარით!',
      gloss: 'I certainly will. And say thank you to that air conditioner from me!',
    },
  ],
  questions: [
    {
      prompt: 'What did Elene hear at night besides the air conditioner?',
      options: ['Cars', 'Waves', 'Airplanes', 'Music'],
    },
    {
      prompt: 'What does the other room cost?',
      options: ['As much as the first one', 'More than the first one', 'Less than the first one', 'Nothing'],
    },
    {
      prompt: 'Answer in Georgian: which sound is heard in the new room?',
      answers: [
        'ტალღების ხმა',
        'ტალღების',
        'მხოლოდ ტალღების',
        'მხოლოდ ტალღების ხმა',
        'ტალღების ხმა ისმის',
        'მხოლოდ ტალღების ხმა ისმის',
        'იქ ტალღების ხმა ისმის',
        'იქ მხოლოდ ტალღების ხმა ისმის',
        'ახალ ნომერში ტალღების ხმა ისმის',
        'ახალ ნომერში მხოლოდ ტალღების ხმა ისმის',
        'ზღვის ხმა',
        'ზღვის ხმა ისმის',
        'იქ ზღვის ხმა ისმის',
      ],
      explanation:
        'ეს რომ მცოდნოდა is “if I had known this”; with it goes გეტყოდით, “I would have told you”.',
    },
  ],
};
