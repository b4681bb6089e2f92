import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'ჩვენს სახლში ცხრა სართულია და ლიფტი ხშირად არ მუშაობს.',
      gloss: 'Our building has nine floors, and the elevator often does not work.',
    },
    { form: 'მე მეცხრე სართულზე ვცხოვრობ.', gloss: 'I live on the ninth floor.' },
    {
      form: 'გუშინ მაღაზიაში ბევრი რამ ვიყიდე: პური, რძე, ხილი და დიდი საზამთრო.',
      gloss: 'Yesterday I bought many things in the shop: bread, milk, fruit and a big watermelon.',
    },
    {
      form: 'სახლში მოვედი, მაგრამ ლიფტი ისევ არ მუშაობდა.',
      gloss: 'I came home, but once again the elevator was not working.',
    },
    {
      form: 'ვაიმე! საზამთრო ავიღე და კიბეზე ავედი.',
      gloss: 'Oh no! I picked up the watermelon and went up the stairs.',
    },
    {
      form: 'პირველ სართულზე ბატონმა ლადომ მითხრა: „შემოდი, წყალი დალიე და დაისვენე!“',
      gloss: 'On the first floor Mr. Lado told me: “Come in, drink some water and rest!”',
    },
    {
      form: 'მეორე სართულზე თამარმა კარი გააღო: „მოდი, ყავა დავლიოთ!“',
      gloss: 'On the second floor Tamar opened the door: “Come, let’s drink coffee!”',
    },
    { form: 'ყავა დავლიე და ყველა ახალი ამბავი გავიგე.', gloss: 'I drank coffee and heard all the news.' },
    {
      form: 'შემდეგ ბავშვები ვნახე. მათ მითხრეს: „დაგეხმარებით!“ და საზამთრო წაიღეს.',
      gloss: 'Then I saw some children. They told me: “We will help you!” and took the watermelon.',
    },
    { form: 'ორ საათში სახლში ვიყავი.', gloss: 'Two hours later I was at home.' },
    {
      form: 'საღამოს საზამთრო ყველამ ერთად ვჭამეთ.',
      gloss: 'In the evening we all ate the watermelon together.',
    },
    {
      form: 'ლიფტი დღესაც არ მუშაობს, მაგრამ მეზობლებს ახლა კარგად ვიცნობ.',
      gloss: 'The elevator does not work today, either, but now I know my neighbors well.',
    },
  ],
  questions: [
    {
      prompt: 'Where does the speaker live?',
      options: ['On the ninth floor', 'On the first floor', 'On the second floor', 'On the fifth floor'],
    },
    {
      prompt: 'Who carried the watermelon at the end?',
      options: ['The children', 'Mr. Lado', 'Tamar', 'Nobody'],
    },
    {
      prompt: 'Answer in Georgian: what did the speaker drink at Tamar’s?',
      answers: [
        'ყავა',
        'ყავა დალია',
        'თამართან ყავა დალია',
        'მან ყავა დალია',
        'მან დალია ყავა',
        'თამართან დალია ყავა',
        'ყავა დავლიე',
      ],
      explanation: 'In the past, what one drank stands in the nominative: ყავა დავლიე.',
    },
  ],
};
