import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { speaker: 'Tourist', form: 'უკაცრავად, სად არის მუზეუმი?', gloss: 'Excuse me, where is the museum?' },
    {
      speaker: 'Man',
      form: 'ახლოს არის. პირდაპირ წადით, შემდეგ მარჯვნივ.',
      gloss: 'It is near. Go straight ahead, then right.',
    },
    { speaker: 'Tourist', form: 'ფეხით შორს არის?', gloss: 'Is it far on foot?' },
    {
      speaker: 'Man',
      form: 'არა, ხუთი წუთია. აი, იქ დიდი ეკლესიაა.',
      gloss: 'No, it is five minutes. Look, there is a big church over there.',
    },
    { speaker: 'Tourist', form: 'დიახ, ძალიან ლამაზია.', gloss: 'Yes, it is very beautiful.' },
    {
      speaker: 'Man',
      form: 'მუზეუმი ეკლესიის უკან არის. მაგრამ დღეს ორშაბათია!',
      gloss: 'The museum is behind the church. But today is Monday!',
    },
    { speaker: 'Tourist', form: 'მერე რა?', gloss: 'So what?' },
    { speaker: 'Man', form: 'ორშაბათს მუზეუმი დაკეტილია.', gloss: 'On Mondays the museum is closed.' },
    {
      speaker: 'Tourist',
      form: 'ვაიმე! ხვალ კი სახლში მივდივარ.',
      gloss: 'Oh no! And tomorrow I am going home.',
    },
    {
      speaker: 'Man',
      form: 'ნუ ღელავთ! აქ ახლოს კარგი კაფეა.',
      gloss: 'Don’t worry! There is a good café near here.',
    },
    { speaker: 'Tourist', form: 'კარგი. კაფე ღიაა?', gloss: 'Good. Is the café open?' },
    { speaker: 'Man', form: 'რა თქმა უნდა! ის ჩემი ცოლის კაფეა.', gloss: 'Of course! It is my wife’s café.' },
  ],
  questions: [
    {
      prompt: 'Where is the museum?',
      options: ['Behind the church', 'In front of the station', 'Near the bridge', 'In the café'],
    },
    {
      prompt: 'Whose café is it?',
      options: ['The man’s wife’s', 'The man’s mother’s', 'The museum’s', 'The tourist’s'],
    },
    {
      prompt: 'Answer in Georgian: what day is it?',
      answers: ['ორშაბათი', 'ორშაბათია', 'დღეს ორშაბათია', 'ორშაბათი არის', 'დღეს არის ორშაბათი'],
      explanation: 'ორშაბათი is the second day after შაბათი, Saturday: ორი is two.',
    },
  ],
};
