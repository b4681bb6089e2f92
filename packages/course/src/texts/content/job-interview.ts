import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'ათ საათზე ერთ დიდ კომპანიაში გასაუბრება მქონდა.',
      gloss: 'At ten o’clock I had an interview at a big company.',
    },
    {
      form: 'მთელი ღამე პასუხებს ვიმეორებდი, ამიტომ თითქმის არ მეძინა.',
      gloss: 'All night I repeated the answers, so I hardly slept.',
    },
    {
      form: 'ლიფტში მაღალი კაცი შემოვიდა, რომელსაც შავი კოსტიუმი ეცვა.',
      gloss: 'A tall man who wore a black suit came into the elevator.',
    },
    {
      form: 'ორ სართულს შორის ლიფტი უცებ გაჩერდა.',
      gloss: 'Between two floors the elevator suddenly stopped.',
    },
    {
      form: 'კაცს შეეშინდა: ბავშვობიდან ლიფტის მეშინიაო, მითხრა.',
      gloss: 'The man got scared: he had been afraid of elevators since he was a child, he told me.',
    },
    {
      form: '„ნუ ღელავთ, მალე შეაკეთებენ“, ვუთხარი მე და ჩემი ძაღლის ამბავი მოვუყევი.',
      gloss: '“Don’t worry, they will repair it soon,” I said, and told him the story of my dog.',
    },
    {
      form: 'ცოტა ხანში ის უკვე იცინოდა.',
      gloss: 'After a little while he was already laughing.',
    },
    {
      form: 'ორმოცი წუთის შემდეგ კარი გაიღო.',
      gloss: 'After forty minutes the door opened.',
    },
    {
      form: '„ვაიმე, დამაგვიანდა!“ ვთქვი მე. „ახლა სამსახურს ვინ მომცემს?“',
      gloss: '“Oh no, I am late!” I said. “Who will give me the job now?”',
    },
    {
      form: '„პირიქით“, მიპასუხა კაცმა, „მე ამ კომპანიის დირექტორი ვარ.',
      gloss: '“On the contrary,” the man answered, “I am the director of this company.',
    },
    {
      form: 'თქვენ რომ არ ყოფილიყავით, ლიფტში მოვკვდებოდი. როდის შეგიძლიათ დაიწყოთ?“',
      gloss: 'If you had not been there, I would have died in the elevator. When can you start?”',
    },
    {
      form: 'ორშაბათიდან იქ ვმუშაობ.',
      gloss: 'I have been working there since Monday.',
    },
    {
      form: 'ოფისი ბოლო სართულზეა, მაგრამ დირექტორიც და მეც ყოველთვის ფეხით ავდივართ.',
      gloss: 'The office is on the top floor, but the director and I always go up on foot.',
    },
  ],
  questions: [
    {
      prompt: 'Why was the narrator late?',
      options: [
        'The elevator stopped',
        'The bus did not come',
        'She did not wake up in time',
        'She lost her dog',
      ],
    },
    {
      prompt: 'What was the man afraid of?',
      options: ['Elevators', 'Dogs', 'His boss', 'The dark'],
    },
    {
      prompt: 'Answer in Georgian: who was the man in the elevator?',
      answers: [
        'დირექტორი',
        'კომპანიის დირექტორი',
        'დირექტორი იყო',
        'კომპანიის დირექტორი იყო',
        'ის დირექტორი იყო',
        'ის კომპანიის დირექტორი იყო',
        'კაცი დირექტორი იყო',
        'კაცი კომპანიის დირექტორი იყო',
        'ამ კომპანიის დირექტორი',
        'იმ კომპანიის დირექტორი',
        'ის იყო დირექტორი',
        'ის იყო კომპანიის დირექტორი',
        'დირექტორია',
        'ის დირექტორია',
        'კომპანიის დირექტორია',
      ],
      explanation:
        'What someone is the director of stands in the genitive: კომპანია, company, კომპანიის დირექტორი.',
    },
  ],
};
