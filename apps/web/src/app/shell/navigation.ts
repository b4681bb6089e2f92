/**
 * Where navigation leads, as the specification lists it (document 1, section 2). Only what exists is
 * shown: a page of the contract's table, or a course unit that is written; the rest appears with its page.
 */
import { isPremiumLevel, lessons, levels, quizzes } from '@ena/course/catalog';
import { type Page, pages } from '@ena/contract/pages';

export interface Destination {
  readonly to: string;
  readonly label: string;
  /** Of use only to those who are entitled; free learners see it marked 'Premium' (NAV-17). */
  readonly premium: boolean;
}

const table: readonly Page[] = pages;
const existing = new Set([
  ...table.filter((page) => !page.embeddedOnly).map((page) => page.path),
  ...[...levels, ...lessons].filter((unit) => unit.written).map((unit) => unit.path),
  ...quizzes.filter((quiz) => quiz.written).flatMap((quiz) => quiz.paths),
]);
const only = (links: readonly Destination[]) => links.filter(({ to }) => existing.has(to));
const link = (to: string, label: string, premium = false): Destination => ({ to, label, premium });
const levelLinks = levels.map(({ id, path, title }) => link(path, title, isPremiumLevel(id)));

export const visitorLinks = only([link('/', 'Home'), link('/login', 'Login')]);
export const learnerLinks = only([link('/', 'Home'), ...levelLinks]);
export const profileLinks = only([link('/settings', 'Settings'), link('/pricing', 'Subscription')]);
export const cardLinks = only([
  link('/settings', 'Settings'),
  link('/pricing', 'Subscription'),
  link('/contact', 'Contact'),
]);

export interface LinkGroup {
  readonly title: string;
  readonly links: readonly Destination[];
}
const groups = (all: readonly LinkGroup[]): readonly LinkGroup[] =>
  all.map(({ title, links }) => ({ title, links: only(links) })).filter(({ links }) => links.length > 0);

export const sidebarGroups = groups([
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

export const footerGroups = groups([
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
