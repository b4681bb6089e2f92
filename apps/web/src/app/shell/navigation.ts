/**
 * Links of the navigation, as the requirements list them (NAV). Only links to existing pages are shown: pages
 * of the contract's table, and course units (docs/decisions/0009).
 */
import { isPremiumLevel, lessons, levels, quizzes } from '@ena/course/catalog';
import { type Page, pages } from '@ena/contract/pages';

export interface Destination {
  readonly to: string;
  readonly label: string;
  /** Requires an entitlement; free learners see a 'Premium' badge on it (NAV-17). */
  readonly premium: boolean;
}

const table: readonly Page[] = pages;
const existing = new Set([
  ...table.filter((page) => !page.embeddedOnly).map((page) => page.path),
  ...[...levels, ...lessons].map((unit) => unit.path),
  ...quizzes.flatMap((quiz) => quiz.paths),
]);
const keepExisting = (links: readonly Destination[]) => links.filter(({ to }) => existing.has(to));
const link = (to: string, label: string, premium = false): Destination => ({ to, label, premium });
const levelLinks = levels.map(({ id, path, title }) => link(path, title, isPremiumLevel(id)));

export const visitorLinks = keepExisting([link('/', 'Home'), link('/login', 'Login')]);
export const learnerLinks = keepExisting([link('/', 'Home'), ...levelLinks]);
export const profileLinks = keepExisting([link('/settings', 'Settings'), link('/pricing', 'Subscription')]);
export const cardLinks = keepExisting([
  link('/settings', 'Settings'),
  link('/pricing', 'Subscription'),
  link('/contact', 'Contact'),
]);

export interface LinkGroup {
  readonly title: string;
  readonly links: readonly Destination[];
}
const existingGroups = (all: readonly LinkGroup[]): readonly LinkGroup[] =>
  all
    .map(({ title, links }) => ({ title, links: keepExisting(links) }))
    .filter(({ links }) => links.length > 0);

export const sidebarGroups = existingGroups([
  {
    title: 'Practice',
    links: [
      link('/beginner/alphabet', 'Alphabet'),
      link('/vocabulary', 'Vocabulary', true),
      link('/phrases', 'Phrasebook'),
      link('/quizzes', 'Quizzes'),
    ],
  },
  { title: 'You', links: [link('/achievements', 'Achievements'), link('/learning-tips', 'Learning Tips')] },
]);

export const footerGroups = existingGroups([
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
      link('/quizzes', 'Quizzes'),
    ],
  },
  {
    title: 'Help',
    links: [
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
]);
