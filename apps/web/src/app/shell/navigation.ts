/**
 * Links of the top bar and the footer, as the requirements list them (NAV). Each leads to an existing page, which
 * navigation.test.ts checks.
 */
import { levels } from 'virtual:ena-course';

export interface Destination {
  readonly to: string;
  readonly label: string;
  /** Requires an entitlement; free learners see a 'Premium' badge on it (NAV-17). */
  readonly premium: boolean;
}

export const link = (to: string, label: string, premium = false): Destination => ({ to, label, premium });
const levelLinks = levels.map(({ path, title, isPremium }) => link(path, title, isPremium));

export const today = link('/today', 'Today');
export const yourWords = link('/words', 'Your Words');
export const assistant = link('/chat', 'AI Chat Assistant');
export const offline = link('/offline', 'Offline');

export const visitorLinks = [link('/', 'Home'), link('/login', 'Log in')];
export const learnerLinks = [today, link('/', 'Home'), ...levelLinks];
export interface LinkGroup {
  readonly title: string;
  readonly links: readonly Destination[];
}

export const footerGroups: readonly LinkGroup[] = [
  {
    title: 'Learn',
    links: [
      ...levelLinks,
      link('/beginner/alphabet', 'Alphabet'),
      link('/beginner/basic-vocabulary', 'Basic Vocabulary'),
      link('/beginner/numbers', 'Numbers'),
      link('/beginner/colors-and-shapes', 'Colors and Shapes'),
      link('/intermediate/grammar', 'Grammar'),
      link('/vocabulary', 'Vocabulary'),
      link('/phrases', 'Phrasebook'),
      link('/verbs', 'Verbs'),
      link('/quizzes', 'Quizzes'),
      yourWords,
    ],
  },
  {
    title: 'Help',
    links: [
      assistant,
      offline,
      link('/learning-tips', 'Learning Tips'),
      link('/faq', 'FAQ'),
      link('/support', 'Support'),
      link('/contact', 'Contact'),
    ],
  },
  {
    title: 'Ena',
    links: [link('/terms-of-service', 'Terms of Service'), link('/privacy-policy', 'Privacy Policy')],
  },
];
