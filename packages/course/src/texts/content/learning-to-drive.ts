import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'ორმოცი წლის ვიყავი, როცა მანქანის ტარების სწავლა გადავწყვიტე.',
      gloss: 'I was forty years old when I decided to learn to drive.',
    },
    {
      form: 'ქმარმა მითხრა, მე გასწავლიო.',
      gloss: 'My husband told me that he would teach me.',
    },
    {
      form: 'პირველი გაკვეთილის შემდეგ ერთი კვირა ერთმანეთთან არ გვილაპარაკია.',
      gloss: 'After the first lesson we did not talk to each other for a week.',
    },
    {
      form: 'მაშინ ბატონ ზურაბს დავურეკე, რომელსაც ოცდაათი წლის გამოცდილება ჰქონდა.',
      gloss: 'Then I called Mr. Zurab, who had thirty years of experience.',
    },
    {
      form: '„ნუ გეშინიათ“, მეუბნებოდა ის, „ჩემთან ყველამ ისწავლა“.',
      gloss: '“Don’t be afraid,” he used to tell me, “with me everyone has learned it.”',
    },
    {
      form: 'თუმცა შევამჩნიე, რომ ყოველი შუქნიშნის წინ ჩუმად ლოცულობდა.',
      gloss: 'However, I noticed that he quietly prayed before every traffic light.',
    },
    { form: 'გამოცდა ორჯერ ვერ ჩავაბარე.', gloss: 'I failed the exam twice.' },
    {
      form: 'პირველად მარცხნივ ვერ მოვუხვიე, მეორედ კი ქუჩაში ძაღლი იდგა და შუა გზაზე გავჩერდი.',
      gloss:
        'The first time I did not manage to turn left, and the second time a dog was standing in the street and I stopped in the middle of the road.',
    },
    { form: 'ბოლოს ყველაფერი სწორად გავაკეთე.', gloss: 'In the end I did everything right.' },
    {
      form: 'საღამოს ბატონმა ზურაბმა დამირეკა: „გილოცავთ! სიმართლე რომ გითხრათ, მე უფრო მეშინოდა.“',
      gloss:
        'In the evening Mr. Zurab called me: “Congratulations! To tell you the truth, I was more afraid than you.”',
    },
    { form: 'ახლა სამსახურში მანქანით დავდივარ.', gloss: 'Now I go to work by car.' },
    {
      form: 'ქმარი გვერდით ზის და მეუბნება: „ნელა! ფრთხილად! შუქნიშანი!“',
      gloss: 'My husband sits beside me and tells me: “Slowly! Careful! A traffic light!”',
    },
    {
      form: '„თუ არ გაჩუმდები, ავტობუსით წახვალ“, ვპასუხობ მე.',
      gloss: '“If you don’t keep quiet, you will go by bus,” I answer.',
    },
  ],
  questions: [
    {
      prompt: 'Who taught the narrator in the end?',
      options: ['Mr. Zurab', 'Her husband', 'Her father', 'A colleague'],
    },
    {
      prompt: 'What happened when she took the exam the second time?',
      options: [
        'She stopped because of a dog',
        'She did not see a traffic light',
        'She drove too fast',
        'She was late',
      ],
    },
    {
      prompt: 'Answer in Georgian: how does the narrator go to work now?',
      answers: [
        'მანქანით',
        'მანქანით დადის',
        'ის მანქანით დადის',
        'სამსახურში მანქანით დადის',
        'ის სამსახურში მანქანით დადის',
        'მანქანით დადის სამსახურში',
        'მანქანით მიდის',
        'ის მანქანით მიდის',
        'სამსახურში მანქანით მიდის',
        'ის სამსახურში მანქანით მიდის',
      ],
      explanation: 'დადის is said of what one does again and again, მიდის of one way.',
    },
  ],
};
