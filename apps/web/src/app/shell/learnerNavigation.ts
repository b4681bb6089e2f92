/** Links for signed-in learners outside the top bar; loaded with the menus and the sidebar that show them. */
import { assistant, type LinkGroup, link, offline, today, yourWords } from './navigation.ts';

export const profileLinks = [link('/settings', 'Settings'), link('/pricing', 'Subscription')];
export const cardLinks = [
  link('/settings', 'Settings'),
  link('/pricing', 'Subscription'),
  link('/contact', 'Contact'),
];

export const sidebarGroups: readonly LinkGroup[] = [
  {
    title: 'Practice',
    links: [
      today,
      yourWords,
      link('/words/packs', 'Word Packs'),
      link('/beginner/alphabet', 'Alphabet'),
      link('/vocabulary', 'Vocabulary', true),
      link('/phrases', 'Phrasebook'),
      link('/verbs', 'Verbs'),
      link('/read', 'Read'),
      link('/drills', 'Drills'),
      link('/quizzes', 'Quizzes'),
    ],
  },
  {
    title: 'You',
    links: [
      link('/achievements', 'Achievements'),
      link('/learning-tips', 'Learning Tips'),
      assistant,
      offline,
    ],
  },
];

/** Whether a page below it has a link of its own, which alone is then the current one. */
export const hasOwnSubpage = (path: string): boolean => path === '/' || path === yourWords.to;
