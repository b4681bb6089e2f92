import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'დაბადების დღეზე ბებიას ახალი ტელეფონი ვაჩუქეთ.',
      gloss: 'For her birthday we gave Grandmother a new phone.',
    },
    {
      form: '„რად მინდა? ძველი კარგად მუშაობს“, თქვა მან.',
      gloss: '“What do I need it for? The old one works well,” she said.',
    },
    {
      form: 'ერთი საათი ვუხსნიდი, როგორ უნდა მომწეროს.',
      gloss: 'For an hour I explained to her how to write to me.',
    },
    {
      form: 'მეორე დღეს პირველი შეტყობინება მივიღე: „როგორ ხარ, შვილო?“',
      gloss: 'The next day I received the first message: “How are you, my child?”',
    },
    {
      form: 'ძალიან გამიხარდა და მივწერე: „კარგად, ბებია!“',
      gloss: 'I was very glad and wrote to her: “Fine, Grandmother!”',
    },
    {
      form: 'ერთ წუთში კიდევ მომწერა: „ჭამე? რა ჭამე? თბილად გაცვია?“',
      gloss:
        'A minute later she wrote to me again: “Have you eaten? What did you eat? Are you dressed warmly?”',
    },
    {
      form: 'სადილამდე უკვე ოცი შეტყობინება მქონდა.',
      gloss: 'By lunch I already had twenty messages.',
    },
    {
      form: 'შემდეგ ფოტოები გამომიგზავნა: კატა, კატა, ისევ კატა და ბებიას თითი.',
      gloss: 'Then she sent me photos: the cat, the cat, the cat again, and Grandmother’s finger.',
    },
    {
      form: 'საღამოს დედამ დამირეკა: „ბებიას ჩვენთვის დრო აღარ აქვს!“',
      gloss: 'In the evening my mother called me: “Grandmother has no time for us anymore!”',
    },
    {
      form: 'გუშინ კინოში ვიყავი და ტელეფონი გამოვრთე.',
      gloss: 'Yesterday I was at the movies and switched off my phone.',
    },
    {
      form: 'როცა გამოვედი, კიდევ თერთმეტი შეტყობინება მქონდა.',
      gloss: 'When I came out, I had eleven more messages.',
    },
    {
      form: 'ბოლო შეტყობინება ეს იყო: „შვილო, ეს ტელეფონი ცუდია! უკვე ორი საათია პასუხი არ მოდის!“',
      gloss:
        'The last message was this: “My child, this is a bad phone! For two hours now, no answer has come!”',
    },
  ],
  questions: [
    {
      prompt: 'What was in the last photo?',
      options: ['Grandmother’s finger', 'A cat', 'Lunch', 'The old phone'],
    },
    {
      prompt: 'Why did Grandmother get no answer?',
      options: [
        'The phone was switched off',
        'Her new phone was broken',
        'She wrote to the wrong number',
        'Nobody wanted to talk to her',
      ],
    },
    {
      prompt: 'Answer in Georgian: where was the narrator yesterday?',
      answers: [
        'კინოში',
        'კინოში იყო',
        'ის კინოში იყო',
        'გუშინ კინოში იყო',
        'ის გუშინ კინოში იყო',
        'გუშინ ის კინოში იყო',
        'იყო კინოში',
      ],
      explanation: 'Nouns in -ო keep it before -ში: კინო, კინოში.',
    },
  ],
};
