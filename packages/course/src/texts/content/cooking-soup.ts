import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'შაბათს სტუმრებს ველოდებოდით და მე სუპი მოვამზადე.',
      gloss: 'On Saturday we were expecting guests, and I made soup.',
    },
    {
      form: 'ქათამი მოვხარშე, კარტოფილი და ხახვი დავჭერი.',
      gloss: 'I boiled a chicken and cut up potatoes and an onion.',
    },
    {
      form: 'ბოლოს მარილი დავამატე და აივანზე გავედი.',
      gloss: 'Finally I added salt and went out on the balcony.',
    },
    {
      form: 'ამ დროს სამზარეულოში ჩემი და შევიდა. მან სუპი გასინჯა და მარილი დაამატა.',
      gloss: 'Just then my sister went into the kitchen. She tasted the soup and added salt.',
    },
    {
      form: 'შემდეგ მამა შევიდა. მანაც გასინჯა და მარილი დაამატა.',
      gloss: 'After that Father went in. He, too, tasted it and added salt.',
    },
    {
      form: '„ბავშვებს მარილი ყოველთვის ავიწყდებათ“, თქვა ბებიამ და მანაც დაამატა.',
      gloss: '“Children always forget the salt,” said Grandmother, and she added some, too.',
    },
    {
      form: 'საღამოს ყველა მაგიდასთან დაჯდა.',
      gloss: 'In the evening everyone sat down at the table.',
    },
    {
      form: 'სტუმრებმა სუპი გასინჯეს, მაგრამ არაფერი თქვეს. მხოლოდ წყალს სვამდნენ.',
      gloss: 'The guests tasted the soup but said nothing. They only kept drinking water.',
    },
    {
      form: '„ძალიან გემრიელია“, თქვა მეზობელმა და კიდევ ერთი ჭიქა წყალი დალია.',
      gloss: '“It is delicious,” said our neighbor, and drank one more glass of water.',
    },
    {
      form: 'მეც გავსინჯე. ეს სუპი კი არა, შავი ზღვა იყო!',
      gloss: 'I tasted it, too. That was not soup, it was the Black Sea!',
    },
    { form: 'ბევრი ვიცინეთ და ხინკალი შევუკვეთეთ.', gloss: 'We laughed a lot and ordered khinkali.' },
    {
      form: 'ახლა, როცა სუპს ვხარშავ, სამზარეულოს კარს ვკეტავ.',
      gloss: 'Now, when I cook soup, I lock the kitchen door.',
    },
  ],
  questions: [
    {
      prompt: 'How many people put salt in the soup?',
      options: ['Four', 'One', 'Two', 'Ten'],
    },
    {
      prompt: 'What did the neighbor say about the soup?',
      options: ['That it was delicious', 'That it was cold', 'That there was no salt in it', 'Nothing'],
    },
    {
      prompt: 'Answer in Georgian: what did they order?',
      answers: ['ხინკალი', 'ხინკალი შეუკვეთეს', 'მათ ხინკალი შეუკვეთეს'],
      explanation: 'X კი არა, Y იყო: “it was not X, it was Y”.',
    },
  ],
};
