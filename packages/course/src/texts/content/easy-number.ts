import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { speaker: 'Salesperson', form: 'გამარჯობათ! გისმენთ.', gloss: 'Hello! How can I help you?' },
    {
      speaker: 'Lasha',
      form: 'გამარჯობათ! ტელეფონი დავკარგე და ახალი ნომერი მჭირდება.',
      gloss: 'Hello! I’ve lost my phone and need a new number.',
    },
    { speaker: 'Salesperson', form: 'პასპორტი გაქვთ?', gloss: 'Do you have your passport?' },
    { speaker: 'Lasha', form: 'დიახ, აი, ინებეთ.', gloss: 'Yes, here you are.' },
    { speaker: 'Salesperson', form: 'ინტერნეტი ბევრი გჭირდებათ?', gloss: 'Do you need a lot of internet?' },
    {
      speaker: 'Lasha',
      form: 'დიახ, დედა ყოველდღე ინტერნეტით მირეკავს.',
      gloss: 'Yes, my mother calls me over the internet every day.',
    },
    {
      speaker: 'Salesperson',
      form: 'გასაგებია. მაშინ თვეში ოცდაათი ლარი იქნება.',
      gloss: 'I see. Then it will be thirty lari a month.',
    },
    {
      speaker: 'Lasha',
      form: 'კარგი. და ადვილი ნომერი მომეცით, თუ შეიძლება.',
      gloss: 'All right. And give me an easy number, please.',
    },
    {
      speaker: 'Salesperson',
      form: 'აბა, ეს როგორია? ბოლოს ცხრა, ცხრა, ცხრა.',
      gloss: 'Well, how is this one? It ends in nine, nine, nine.',
    },
    {
      speaker: 'Lasha',
      form: 'ეს აღარ დამავიწყდება! ახლავე დედას დავურეკავ.',
      gloss: 'I won’t forget this one! I’ll call my mother right away.',
    },
    {
      speaker: 'Salesperson',
      form: 'დედის ნომერი ხომ გახსოვთ?',
      gloss: 'You remember your mother’s number, don’t you?',
    },
    {
      speaker: 'Lasha',
      form: 'ვაიმე! ის ძველ ტელეფონში იყო.',
      gloss: 'Oh no! It was in the old phone.',
    },
    {
      speaker: 'Salesperson',
      form: 'არა უშავს. დედა შვილს ყოველთვის იპოვის!',
      gloss: 'Never mind. A mother will always find her child!',
    },
  ],
  questions: [
    {
      prompt: 'Why does Lasha need a new number?',
      options: [
        'He has lost his phone',
        'He has moved to Tbilisi',
        'His mother calls too often',
        'His old number was expensive',
      ],
    },
    {
      prompt: 'Why can’t he call his mother?',
      options: [
        'He doesn’t remember her number',
        'She is at work',
        'He has no internet',
        'She has a new phone',
      ],
    },
    {
      prompt: 'Answer in Georgian: how much does he pay a month?',
      answers: [
        'ოცდაათი ლარი',
        'ოცდაათი',
        'ოცდაათ ლარს',
        'ოცდაათს',
        'ოცდაათ ლარს იხდის',
        'ოცდაათ ლარს გადაიხდის',
        'თვეში ოცდაათი ლარი',
        'თვეში ოცდაათ ლარს',
        'თვეში ოცდაათ ლარს იხდის',
        'თვეში ოცდაათ ლარს გადაიხდის',
        'ლაშა ოცდაათ ლარს იხდის',
        'ლაშა ოცდაათ ლარს გადაიხდის',
        'ლაშა თვეში ოცდაათ ლარს იხდის',
        'ლაშა თვეში ოცდაათ ლარს გადაიხდის',
        'ის ოცდაათ ლარს იხდის',
        'ის თვეში ოცდაათ ლარს იხდის',
      ],
      explanation: 'თვეში, “in a month”, says how much each month; so do დღეში and კვირაში.',
    },
  ],
};
