import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'შაბათს ხაჭაპურის გამოცხობა მინდოდა და ბებიას დავურეკე.',
      gloss: 'On Saturday I wanted to bake khachapuri and called Grandmother.',
    },
    { form: '„რამდენი ფქვილი უნდა?“ ვკითხე მე.', gloss: '“How much flour does it take?” I asked.' },
    {
      form: '„რამდენსაც ცომი წაიღებს“, მიპასუხა მან.',
      gloss: '“As much as the dough will take,” she answered.',
    },
    { form: '„და მარილი?“', gloss: '“And salt?”' },
    { form: '„ცოტა, მაგრამ არც ძალიან ცოტა.“', gloss: '“A little, but not too little.”' },
    { form: '„რამდენ ხანს უნდა გამოვაცხო?“', gloss: '“How long should I bake it?”' },
    { form: '„სანამ მზად არ იქნება!“', gloss: '“Until it is ready!”' },
    {
      form: 'ავიღე ფქვილი, კვერცხი, მაწონი და ყველი.',
      gloss: 'I took flour, an egg, matsoni and cheese.',
    },
    {
      form: 'პირველი ცომი ძალიან მაგარი იყო, მეორე კი – ძალიან რბილი.',
      gloss: 'The first dough was too hard, and the second one was too soft.',
    },
    {
      form: 'მალე მაგიდა, იატაკი და ჩემი შავი კატაც თეთრი იყო.',
      gloss: 'Soon the table, the floor and also my black cat were white.',
    },
    {
      form: 'ისევ დავრეკე. „ნუ ფიქრობ, შვილო, ხელმა იცის“, მითხრა ბებიამ.',
      gloss: 'I called again. “Don’t think, my child, the hand knows,” Grandmother told me.',
    },
    {
      form: 'ბოლოს ძალიან გემრიელი ხაჭაპური გამოვიდა.',
      gloss: 'In the end a very tasty khachapuri came out.',
    },
    {
      form: 'ახლა მეგობრები მეკითხებიან: „რამდენი ფქვილი უნდა?“ მე კი ვპასუხობ: „რამდენსაც ცომი წაიღებს!“',
      gloss:
        'Now friends ask me: “How much flour does it take?” And I answer: “As much as the dough will take!”',
    },
  ],
  questions: [
    {
      prompt: 'How long should one bake khachapuri, by Grandmother’s recipe?',
      options: ['Until it is ready', 'An hour', 'Twenty minutes', 'All day'],
    },
    {
      prompt: 'What was wrong with the first dough?',
      options: ['It was too hard', 'It was too soft', 'It was too salty', 'It was too sweet'],
    },
    {
      prompt: 'Answer in Georgian: what knows how much flour to take, as Grandmother says?',
      answers: ['ხელმა', 'ხელმა იცის', 'იცის ხელმა'],
      explanation: 'Who knows stands in the ergative also in the present: ხელმა იცის.',
    },
  ],
};
