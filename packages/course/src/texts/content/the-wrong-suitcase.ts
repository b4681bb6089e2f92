import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'აეროპორტში ჩემს ლურჯ ჩემოდანს მთელი საათი ველოდებოდი.',
      gloss: 'At the airport I waited a whole hour for my blue suitcase.',
    },
    {
      form: 'ბოლოს მხოლოდ ერთი ლურჯი ჩემოდანი დარჩა და სახლში წავიღე.',
      gloss: 'In the end only one blue suitcase was left, and I took it home.',
    },
    {
      form: 'როცა გავხსენი, მივხვდი, რომ ჩემი არ იყო.',
      gloss: 'When I opened it, I realized that it was not mine.',
    },
    {
      form: 'შიგნით ლამაზი კაბა, წითელი შარფი და ლეღვის მურაბა იდო.',
      gloss: 'Inside were a beautiful dress, a red scarf and fig jam.',
    },
    {
      form: 'წერილიც იყო: „ჩემს გოგოს, რომელსაც ეს მურაბა ყველაზე მეტად უყვარს. დედა.“',
      gloss: 'There was a letter, too: “For my girl, who loves this jam most of all. Mother.”',
    },
    {
      form: 'სახელი და ტელეფონის ნომერი კი არსად ეწერა.',
      gloss: 'But a name and a phone number were not written anywhere.',
    },
    {
      form: 'ორი დღის შემდეგ აეროპორტიდან დამირეკეს, თქვენი ჩემოდანი ვიპოვეთო.',
      gloss: 'Two days later they called me from the airport and said that they had found my suitcase.',
    },
    {
      form: 'იქ ახალგაზრდა ქალი დამხვდა, რომელსაც ჩემი ჩემოდანი ეჭირა.',
      gloss: 'A young woman who was holding my suitcase met me there.',
    },
    {
      form: '„მაპატიეთ, თქვენი წიგნი უკვე წავიკითხე“, მითხრა მან.',
      gloss: '“Forgive me, I have already read your book,” she told me.',
    },
    {
      form: '„არა უშავს“, ვუპასუხე. „მურაბა ძალიან გემრიელი იყო.“',
      gloss: '“Never mind,” I answered. “The jam was very good.”',
    },
    { form: 'მერე დიდხანს ვიცინოდით.', gloss: 'Then we laughed for a long time.' },
    {
      form: 'იმ ქალს ნინო ჰქვია. ახლა ის ჩემი ცოლია.',
      gloss: 'That woman’s name is Nino. Now she is my wife.',
    },
    {
      form: 'ჩემი ჩემოდანი ყვითელი რომ ყოფილიყო, ალბათ დღესაც მარტო ვიქნებოდი.',
      gloss: 'If my suitcase had been yellow, I would probably still be alone today.',
    },
  ],
  questions: [
    {
      prompt: 'Why could the narrator not call the owner of the suitcase?',
      options: [
        'There was no phone number in it',
        'He had lost his phone',
        'The number was wrong',
        'It was already night',
      ],
    },
    {
      prompt: 'What did the woman do with the narrator’s things?',
      options: ['She read his book', 'She wore his shirt', 'She sold his suitcase', 'She washed his clothes'],
    },
    {
      prompt: 'Answer in Georgian: what did the narrator eat from the other suitcase?',
      answers: [
        'მურაბა',
        'ლეღვის მურაბა',
        'მურაბა შეჭამა',
        'ლეღვის მურაბა შეჭამა',
        'მან მურაბა შეჭამა',
        'მან ლეღვის მურაბა შეჭამა',
        'შეჭამა მურაბა',
        'შეჭამა ლეღვის მურაბა',
        'მან შეჭამა მურაბა',
        'მან შეჭამა ლეღვის მურაბა',
        'მურაბა ჭამა',
        'მან მურაბა ჭამა',
      ],
      explanation: 'The fruit of a jam stands in the genitive: ლეღვი, fig, ლეღვის მურაბა, fig jam.',
    },
  ],
};
