import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      speaker: 'Mother',
      form: 'ნიკა, სად ხარ? რატომ არ მპასუხობ?',
      gloss: 'Nika, where are you? Why don’t you answer me?',
    },
    {
      speaker: 'Nika',
      form: 'გაკვეთილზე ვიყავი, დედა. როგორ ხარ?',
      gloss: 'I was in class, Mother. How are you?',
    },
    { speaker: 'Mother', form: 'კარგად. დღეს რა ჭამე?', gloss: 'Fine. What did you eat today?' },
    {
      speaker: 'Nika',
      form: 'ყველაფერი: ხორცი, ბოსტნეული და ხილი.',
      gloss: 'Everything: meat, vegetables and fruit.',
    },
    { speaker: 'Mother', form: 'ოთახი დაალაგე?', gloss: 'Have you tidied up your room?' },
    {
      speaker: 'Nika',
      form: 'რა თქმა უნდა, დედა. ყველაფერი კარგად არის.',
      gloss: 'Of course, Mother. Everything is fine.',
    },
    { speaker: 'Mother', form: 'ძალიან კარგი! მაშინ კარი გააღე.', gloss: 'Very good! Then open the door.' },
    { speaker: 'Nika', form: 'რა? აქ ხარ? თბილისში?', gloss: 'What? You are here? In Tbilisi?' },
    {
      speaker: 'Mother',
      form: 'დილის მატარებლით ჩამოვედი. ხინკალიც მაქვს.',
      gloss: 'I came by the morning train. I have khinkali, too.',
    },
    {
      speaker: 'Nika',
      form: 'დედა, ერთი წუთი! ოთახს ვალაგებ!',
      gloss: 'Mother, just a minute! I am tidying up my room!',
    },
    {
      speaker: 'Mother',
      form: 'ვიცი, შვილო. ამიტომ ჯერ დავრეკე.',
      gloss: 'I know, my child. That is why I called first.',
    },
  ],
  questions: [
    {
      prompt: 'Where is the mother?',
      options: ['At Nika’s door', 'In the village', 'On the train', 'At work'],
    },
    {
      prompt: 'Why did she call first?',
      options: [
        'She knew that the room was not tidy',
        'She had lost the key',
        'She did not know the way',
        'She was hungry',
      ],
    },
    {
      prompt: 'Answer in Georgian: how did the mother come to Tbilisi?',
      answers: [
        'მატარებლით',
        'მატარებლით ჩამოვიდა',
        'დილის მატარებლით',
        'დილის მატარებლით ჩამოვიდა',
        'დედა მატარებლით ჩამოვიდა',
        'დედა დილის მატარებლით ჩამოვიდა',
        'ის მატარებლით ჩამოვიდა',
        'ის დილის მატარებლით ჩამოვიდა',
        'მატარებლით მოვიდა',
        'დილის მატარებლით მოვიდა',
        'დედა მატარებლით მოვიდა',
        'დედა ჩამოვიდა მატარებლით',
      ],
      explanation: 'მატარებელი loses its ე before -ით: მატარებლით.',
    },
  ],
};
