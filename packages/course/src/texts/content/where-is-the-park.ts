import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { form: 'მე ამერიკელი ვარ და თბილისში ვცხოვრობ.', gloss: 'I am American and live in Tbilisi.' },
    { form: 'დღეს პარკში მივდივარ.', gloss: 'Today I am going to the park.' },
    { form: 'რუკა არ მაქვს, მაგრამ ტელეფონი მაქვს.', gloss: 'I have no map, but I have a phone.' },
    {
      form: 'ტელეფონი ინგლისურად ლაპარაკობს: „პირდაპირ, მერე მარჯვნივ, მერე მარცხნივ.“',
      gloss: 'The phone speaks English: “Straight ahead, then right, then left.”',
    },
    {
      form: 'მე პირდაპირ მივდივარ, მერე მარჯვნივ, მერე მარცხნივ.',
      gloss: 'I go straight ahead, then right, then left.',
    },
    {
      form: 'აქ პარკი არ არის. აქ მხოლოდ დაკეტილი კარია.',
      gloss: 'There is no park here. There is only a closed door here.',
    },
    {
      form: '„უკაცრავად, სად არის პარკი?“ ვეკითხები ერთ ქალს.',
      gloss: '“Excuse me, where is the park?” I ask a woman.',
    },
    {
      form: '„პარკი? პარკი შორს არის. მეტრო გჭირდებათ.“',
      gloss: '“The park? The park is far. You need the metro.”',
    },
    {
      form: '„ფეხით შეიძლება?“ „დიახ, მაგრამ ძალიან შორს არის.“',
      gloss: '“Is it possible on foot?” “Yes, but it is very far.”',
    },
    { form: '„თქვენი ტელეფონი ძველია?“', gloss: '“Is your phone old?”' },
    { form: '„არა, ახალია. მაგრამ ახლა რუკა მირჩევნია!“', gloss: '“No, it is new. But now I prefer a map!”' },
  ],
  questions: [
    {
      prompt: 'Where does the speaker want to go?',
      options: ['To the park', 'To the metro', 'Home', 'To the shop'],
    },
    {
      prompt: 'What is wrong with the phone?',
      options: ['It leads to a closed door', 'It is lost', 'It speaks only Georgian', 'It is old'],
    },
    {
      prompt: 'Answer in Georgian: what does the speaker prefer now?',
      answers: [
        'რუკა',
        'რუკა ურჩევნია',
        'მას რუკა ურჩევნია',
        'ახლა რუკა ურჩევნია',
        'მას ურჩევნია რუკა',
        'მას ახლა რუკა ურჩევნია',
      ],
      explanation: 'With მირჩევნია, “I prefer”, the thing stands in the nominative: რუკა.',
    },
  ],
};
