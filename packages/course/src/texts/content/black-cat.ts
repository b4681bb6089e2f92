import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      speaker: 'Mari',
      form: 'საბა, დავიკარგე! ძველ ქალაქში ვარ და შენს სახლს ვერ ვპოულობ.',
      gloss: 'Saba, I am lost! I am in the old town, and I can’t find your house.',
    },
    { speaker: 'Saba', form: 'ნუ ღელავ! რა არის შენ წინ?', gloss: 'Don’t worry! What is in front of you?' },
    {
      speaker: 'Mari',
      form: 'პატარა ეკლესია, ვიწრო ქუჩა და ერთი შავი კატა.',
      gloss: 'A little church, a narrow street and a black cat.',
    },
    { speaker: 'Saba', form: 'ეკლესიის უკან ხიდია?', gloss: 'Is there a bridge behind the church?' },
    { speaker: 'Mari', form: 'კი, ძველი ხიდია.', gloss: 'Yes, there is an old bridge.' },
    {
      speaker: 'Saba',
      form: 'ძალიან კარგი. ხიდზე გადადი და მარჯვნივ მოუხვიე.',
      gloss: 'Very good. Cross the bridge and turn right.',
    },
    {
      speaker: 'Mari',
      form: 'გადავედი. აქ მხოლოდ კიბეა, ძალიან გრძელი.',
      gloss: 'I have crossed it. There are only stairs here, very long ones.',
    },
    { speaker: 'Saba', form: 'სწორია. კიბეზე ამოდი!', gloss: 'That’s right. Come up the stairs!' },
    {
      speaker: 'Mari',
      form: 'ამოვედი. ძალიან დავიღალე! ახლა საით წავიდე?',
      gloss: 'I have come up. I am very tired! Which way shall I go now?',
    },
    {
      speaker: 'Saba',
      form: 'მარცხნივ ლურჯი კარია, ხომ?',
      gloss: 'There is a blue door on the left, isn’t there?',
    },
    {
      speaker: 'Mari',
      form: 'კი, და კარის წინ ისევ ის შავი კატა ზის!',
      gloss: 'Yes, and that black cat is sitting in front of the door again!',
    },
    {
      speaker: 'Saba',
      form: 'ეს ხომ ჩემი კატაა! გზა შენზე კარგად იცის.',
      gloss: 'Why, that’s my cat! She knows the way better than you do.',
    },
  ],
  questions: [
    {
      prompt: 'What is behind the church?',
      options: ['A bridge', 'A market', 'A blue door', 'Stairs'],
    },
    {
      prompt: 'Where is the cat when Mari sees it again?',
      options: ['In front of a door', 'On the bridge', 'On the stairs', 'Behind the church'],
    },
    {
      prompt: 'Answer in Georgian: what color is the door?',
      answers: [
        'ლურჯი',
        'ლურჯია',
        'კარი ლურჯია',
        'ლურჯი არის',
        'ლურჯი ფერის',
        'ლურჯი კარია',
        'ლურჯი კარი',
        'ის ლურჯია',
        'ლურჯი ფერისაა',
        'კარი ლურჯი ფერისაა',
      ],
      explanation: 'შენზე კარგად is “better than you”: with -ზე, კარგად needs no other form.',
    },
  ],
};
