import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'Saturday',
  lines: [
    {
      speaker: 'დედა',
      form: 'დღეს შაბათია. ბევრი საოჯახო საქმე გვაქვს!',
      gloss: 'Today is Saturday. We have a lot of housework!',
    },
    {
      speaker: 'გიორგი',
      form: 'მე იატაკს გავწმენდ. ჩვარი სად არის?',
      gloss: 'I will clean the floor. Where is the rag?',
    },
    {
      speaker: 'დედა',
      form: 'აბაზანაში. ცოცხიც იქ დგას.',
      gloss: 'In the bathroom. The broom is there, too.',
    },
    { speaker: 'ნინო', form: 'მე რა გავაკეთო?', gloss: 'And what should I do?' },
    {
      speaker: 'დედა',
      form: 'სარეცხი აივანზე უნდა გაფინო.',
      gloss: 'You have to hang out the laundry on the balcony.',
    },
    {
      speaker: 'ნინო',
      form: 'კარგი. მერე თაროს გავწმენდ, იქ მტვერია.',
      gloss: 'All right. Then I will clean the shelf; there is dust there.',
    },
    { speaker: 'მამა', form: 'მე სკამს შევაკეთებ.', gloss: 'I will repair the chair.' },
    { speaker: 'დედა', form: 'რა კარგი ოჯახი მყავს!', gloss: 'What a good family I have!' },
  ],
  questions: [
    { prompt: 'What will Giorgi clean?', options: ['The floor', 'The shelf', 'The window', 'The dishes'] },
    {
      prompt: 'What will Father do?',
      options: ['Repair the chair', 'Wash the dishes', 'Iron a shirt', 'Paint the door'],
    },
  ],
};
