export { PhrasebookPage as Component } from '../../features/phrasebook/PhrasebookPage.tsx';

export const handle = {
  title: 'Georgian phrasebook: what to say, and how it sounds · Ena',
  description:
    'Everyday Georgian phrases with their pronunciation and sound: greetings, asking the way, ordering, shopping, and what to say when you did not understand.',
};
