import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { form: 'ჩემს მეზობელს დიდი შავი ძაღლი ჰყავს.', gloss: 'My neighbor has a big black dog.' },
    {
      form: 'ძაღლს კურდღელი ჰქვია, რადგან ყველაფრის ეშინია.',
      gloss: 'The dog is called Rabbit, because he is afraid of everything.',
    },
    {
      form: 'მე კი კურდღლის მეშინოდა და ლიფტში მასთან ერთად არ შევდიოდი.',
      gloss: 'But I was afraid of Rabbit and did not go into the elevator with him.',
    },
    { form: 'ერთ საღამოს სახლში გვიან დავბრუნდი.', gloss: 'One evening I came home late.' },
    {
      form: 'ვიღაც კაცი ჩემს ფანჯარასთან იდგა.',
      gloss: 'Some man was standing at my window.',
    },
    { form: '„აქ რას აკეთებთ?“ ვიყვირე მე.', gloss: '“What are you doing here?” I shouted.' },
    {
      form: 'ამ დროს ეზოში კურდღელი გამოვიდა.',
      gloss: 'At this moment Rabbit came out into the yard.',
    },
    {
      form: 'კაცმა დიდი ძაღლი დაინახა და გაიქცა.',
      gloss: 'The man saw the big dog and ran away.',
    },
    {
      form: 'კურდღელიც გაიქცა, პირდაპირ ჩემს ბინაში: მასაც შეეშინდა!',
      gloss: 'Rabbit ran away, too, straight into my apartment: he got scared, too!',
    },
    {
      form: 'მთელი ღამე ჩემს დივანზე ეძინა.',
      gloss: 'All night he slept on my sofa.',
    },
    {
      form: 'დილით მეზობელს ვუთხარი: „თქვენმა ძაღლმა გადამარჩინა!“',
      gloss: 'In the morning I told my neighbor: “Your dog saved me!”',
    },
    {
      form: 'ახლა მე და კურდღელი ყოველ საღამოს ერთად ვსეირნობთ.',
      gloss: 'Now Rabbit and I go for a walk together every evening.',
    },
    {
      form: 'თუ კატას ვნახავთ, სახლში სხვა გზით ვბრუნდებით.',
      gloss: 'If we see a cat, we come home another way.',
    },
  ],
  questions: [
    {
      prompt: 'Why is the dog called Rabbit?',
      options: ['He is afraid of everything', 'He runs fast', 'He has long ears', 'He is very small'],
    },
    {
      prompt: 'Where did the dog sleep that night?',
      options: ['On the sofa', 'In the yard', 'In the elevator', 'At the window'],
    },
    {
      prompt: 'Answer in Georgian: who ran away when he saw the dog?',
      answers: [
        'კაცი',
        'კაცი გაიქცა',
        'ის კაცი',
        'ის კაცი გაიქცა',
        'გაიქცა კაცი',
        'ვიღაც კაცი',
        'ვიღაც კაცი გაიქცა',
      ],
      explanation:
        'With verbs of going and running the one who does it stays in the nominative: კაცი გაიქცა.',
    },
  ],
};
