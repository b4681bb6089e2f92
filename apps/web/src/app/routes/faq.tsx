import { structuredQuestions } from '../../features/faq/questions.ts';

export { FaqPage as Component } from '../../features/faq/FaqPage.tsx';

export const handle = {
  title: 'Questions about learning Georgian · Ena',
  description:
    'What Ena costs, how its lessons work, how long Georgian takes, what is special about its 33 letters, and which words to know before you travel.',
  structuredData: structuredQuestions,
};
