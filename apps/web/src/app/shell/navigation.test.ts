import { type Page, pages } from '@ena/contract/pages';
import { lessons, levels, quizzes } from '@ena/course/catalog';
import { expect, it } from 'vitest';
import { cardLinks, profileLinks, sidebarGroups } from './learnerNavigation.ts';
import { footerGroups, learnerLinks, visitorLinks } from './navigation.ts';

const table: readonly Page[] = pages;
const existing = [
  ...table.filter((page) => !page.embeddedOnly).map(({ path }) => path),
  ...[...levels, ...lessons].map(({ path }) => path),
  ...quizzes.flatMap(({ paths }) => paths),
];
const groups = [...sidebarGroups, ...footerGroups];

it.each([
  { title: 'top bar of visitors', links: visitorLinks },
  { title: 'top bar of learners', links: learnerLinks },
  { title: 'profile menu', links: profileLinks },
  { title: 'profile card', links: cardLinks },
  ...groups,
])('$title: each link leads to an existing page', ({ links }) => {
  expect(links.filter(({ to }) => !existing.includes(to))).toEqual([]);
});

it('starts with Today for learners', () => expect(learnerLinks[0]?.to).toBe('/today'));
