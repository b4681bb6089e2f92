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
  ['top bar of visitors', visitorLinks],
  ['top bar of learners', learnerLinks],
  ['profile menu', profileLinks],
  ['profile card', cardLinks],
  ...groups.map(({ title, links }) => [title, links] as const),
])('%s: each link leads to an existing page', (_, links) => {
  expect(links.filter(({ to }) => !existing.includes(to))).toEqual([]);
});

it('starts with Today for learners', () => expect(learnerLinks[0]?.to).toBe('/today'));
