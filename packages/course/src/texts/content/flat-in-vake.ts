import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { form: 'ორი თვე ბინას ვეძებდი.', gloss: 'For two months I was looking for an apartment.' },
    {
      form: 'ბოლოს ერთი განცხადება ვნახე: „ნათელი ბინა ვაკეში. ლამაზი ხედი, წყნარი ეზო, დაბალი ქირა.“',
      gloss: 'In the end I saw an ad: “Bright apartment in Vake. Beautiful view, quiet yard, low rent.”',
    },
    {
      form: 'მაშინვე დავრეკე და ბინის მფლობელმა, ქალბატონმა ნანამ, მითხრა, დილით მოდითო.',
      gloss: 'I called at once, and the owner of the apartment, Ms. Nana, told me to come in the morning.',
    },
    {
      form: 'ბინა, რომელიც უნდა მენახა, ბოლო სართულზე იყო, ლიფტი კი არ მუშაობდა.',
      gloss: 'The apartment that I was to see was on the top floor, and the elevator was not working.',
    },
    {
      form: '„ხვალ შეაკეთებენ“, თქვა ქალბატონმა ნანამ მშვიდად.',
      gloss: '“They will repair it tomorrow,” said Ms. Nana calmly.',
    },
    {
      form: 'ფანჯარა გავაღე, მაგრამ იქიდან მხოლოდ ნაცრისფერი კედელი ჩანდა.',
      gloss: 'I opened the window, but from there only a gray wall could be seen.',
    },
    { form: '„ლამაზი ხედი სად არის?“ ვკითხე მე.', gloss: '“Where is the beautiful view?” I asked.' },
    {
      form: '„როცა იმ სახლს დაანგრევენ, მთელ ქალაქს დაინახავთ“, მიპასუხა მან.',
      gloss: '“When they tear down that building, you will see the whole city,” she answered.',
    },
    {
      form: 'უკვე წასვლას ვაპირებდი, როცა სამზარეულოდან დიდი თეთრი კატა გამოვიდა და ჩემს ფეხსაცმელზე დაჯდა.',
      gloss:
        'I was already about to leave when a big white cat came out of the kitchen and sat down on my shoe.',
    },
    { form: '„ეს ვისი კატაა?“', gloss: '“Whose cat is this?”' },
    {
      form: '„ჩემი არ არის. ვინც ამ ბინაში ცხოვრობს, კატაც მისია.“',
      gloss: '“It is not mine. Whoever lives in this apartment has the cat, too.”',
    },
    {
      form: 'ხელშეკრულებას იმავე საღამოს მოვაწერე ხელი.',
      gloss: 'I signed the contract the same evening.',
    },
    {
      form: 'მას შემდეგ სამი თვე გავიდა. ლიფტი ჯერ არ შეუკეთებიათ და ხედიც იგივეა, მაგრამ მე და კატა კარგად ვცხოვრობთ.',
      gloss:
        'Three months have passed since then. They have not repaired the elevator yet and the view is the same, too, but the cat and I live well.',
    },
  ],
  questions: [
    {
      prompt: 'What could be seen from the window?',
      options: ['A gray wall', 'The whole city', 'A quiet yard', 'The mountains'],
    },
    {
      prompt: 'When did the narrator sign the contract?',
      options: ['The same evening', 'The next morning', 'Two months later', 'Three months later'],
    },
    {
      prompt: 'Answer in Georgian: from which room did the cat come out?',
      answers: [
        'სამზარეულოდან',
        'სამზარეულოდან გამოვიდა',
        'კატა სამზარეულოდან გამოვიდა',
        'ის სამზარეულოდან გამოვიდა',
        'გამოვიდა სამზარეულოდან',
        'კატა გამოვიდა სამზარეულოდან',
      ],
      explanation: 'The ending -დან, from, joins the stem: სამზარეულო, kitchen, სამზარეულოდან.',
    },
  ],
};
