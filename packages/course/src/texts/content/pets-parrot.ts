import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'ზაფხულში ჩვენი მეზობელი ზღვაზე წავიდა და თუთიყუში ჩვენთან დატოვა.',
      gloss: 'In summer our neighbor went to the sea and left her parrot with us.',
    },
    { form: 'თუთიყუშს ნიკო ჰქვია.', gloss: 'The parrot’s name is Niko.' },
    { form: 'მან მხოლოდ ერთი სიტყვა იცოდა: „გამარჯობა!“', gloss: 'He knew only one word: “Hello!”' },
    {
      form: '„ეს ძალიან ცოტაა. მე ვასწავლი“, თქვა ბებიამ.',
      gloss: '“That is very little. I will teach him,” said Grandmother.',
    },
    {
      form: 'ყოველ საღამოს ჩიტთან იჯდა და ლექსებს კითხულობდა.',
      gloss: 'Every evening she sat with the bird and read poems.',
    },
    {
      form: 'ნიკო უსმენდა, მაგრამ ჩუმად იჯდა.',
      gloss: 'Niko listened, but he sat there quietly.',
    },
    {
      form: 'დილით კი ბებია მე და ჩემს ძმას გვეუბნებოდა: „ჭამეთ, ბავშვებო! ისევ არაფერი გიჭამიათ!“',
      gloss:
        'And in the mornings Grandmother used to say to my brother and me: “Eat, children! You have eaten nothing again!”',
    },
    {
      form: 'ერთ დილას ბებია ბაზარში იყო და მე საუზმე არ მინდოდა.',
      gloss: 'One morning Grandmother was at the market, and I did not want any breakfast.',
    },
    {
      form: 'ამ დროს ბებიას ხმა გავიგე: „ჭამე, ჭამე! ისევ არაფერი გიჭამია!“',
      gloss: 'At that moment I heard Grandmother’s voice: “Eat, eat! You have eaten nothing again!”',
    },
    {
      form: 'მაგრამ სამზარეულოში მხოლოდ მე და ნიკო ვიყავით.',
      gloss: 'But there were only Niko and me in the kitchen.',
    },
    {
      form: 'შემოდგომაზე მეზობელმა ჩიტი სახლში წაიყვანა.',
      gloss: 'In autumn the neighbor took the bird home.',
    },
    {
      form: 'გუშინ მითხრა: „მე დიეტაზე ვარ, ნიკო კი მთელი დღე ყვირის: ჭამე, ჭამე!“',
      gloss: 'Yesterday she said to me: “I am on a diet, and Niko shouts all day long: Eat, eat!”',
    },
  ],
  questions: [
    {
      prompt: 'What did Niko say before the summer?',
      options: ['Only “Hello!”', 'Only “Eat!”', 'Many words', 'A poem'],
    },
    {
      prompt: 'What did the grandmother want to teach Niko?',
      options: ['Poems', 'To eat', 'The names of the children', 'To be quiet'],
    },
    {
      prompt: 'Answer in Georgian: where was the grandmother when the child heard her voice?',
      answers: [
        'ბაზარში',
        'ბაზარში იყო',
        'ბებია ბაზარში იყო',
        'ბებია იყო ბაზარში',
        'ის ბაზარში იყო',
        'ბაზარზე',
        'ბაზარზე იყო',
        'ბებია ბაზარზე იყო',
        'ის ბაზარზე იყო',
      ],
      explanation: 'არაფერი გიჭამია is the perfect: the plate is still full, so “you have eaten nothing”.',
    },
  ],
};
