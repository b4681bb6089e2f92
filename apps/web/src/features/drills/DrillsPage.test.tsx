import { drillItem } from '@ena/course/drills/drillItem';
import { findSkill } from '@ena/course/drills/skills';
import type { DrillMode, DrillSkill } from '@ena/contract/drills';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, subscriber } from '../../../test/app.tsx';
import { horizontalOverflow, violations } from '../../../test/axe.ts';
import { failure, mockEndpoint, requests } from '../../../test/mockApi.ts';
import { chooseOnly } from '../../exercise/answerSettings.ts';

const toSkill = (id: string, fields: Partial<DrillSkill> = {}): DrillSkill => {
  const skill = findSkill(id);
  if (!skill) throw new Error(id);
  const { title, teaches, form, example, target } = skill;
  return {
    id,
    title,
    teaches,
    form,
    example,
    topic: target === 'verb' ? 'verbs' : 'cases',
    lesson: { title: 'Grammar', path: '/intermediate/grammar' },
    isLocked: false,
    answered: 0,
    wrong: 0,
    ...fields,
  };
};

const present = toSkill('skill.present.1sg', { answered: 8, wrong: 2 });
const past = toSkill('skill.aorist.singular', { isLocked: true });
const inCase = toSkill('skill.case.in');
const variant = 'write 1sg - - - წერილი daily';

const questionOf = (mode: DrillMode, of = variant, itemId = present.id) => {
  const format = `drill-${mode}` as const;
  const question = drillItem(itemId, of, format, 1);
  if (!question) throw new Error('no question');
  return { itemId, skill: 'recognize' as const, format, variant: of, question };
};

beforeEach(() => {
  mockEndpoint('drills.list', () => ({
    skills: [present, inCase, past],
    verbs: [{ id: 'write', verbalNoun: 'წერა', english: 'to write', isLocked: false }],
  }));
  mockEndpoint('drills.run', ({ mode }) => ({
    questions: [questionOf(mode), questionOf(mode, 'write 1sg - - - ლექსი daily')],
  }));
});

const practice = (title: string) => page.getByRole('button', { name: `Practice ${title}`, exact: true });

it('shows what comes next first; names locked skills, folded, and asks a drill of the others', async () => {
  await openApp('/drills');
  await expect.element(practice(inCase.title)).toBeVisible();
  await page.getByRole('heading', { name: 'More on Verbs' }).click();
  await expect.element(page.getByRole('heading', { name: past.title })).toBeVisible();
  await expect.element(practice(past.title)).not.toBeInTheDocument();
  await expect.element(page.getByText('Lately 6 of 8 right')).toBeVisible();
  await practice(present.title).click();
  await expect.element(page.getByText('1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'ვწერ', exact: true }).click();
  await page.getByRole('button', { name: 'Back to Drills' }).first().click();
  await expect.element(practice(present.title)).toHaveFocus();
  expect(requests('drills.run')).toEqual([
    { skills: present.id, mode: 'choose', seed: expect.stringMatching(/^\d+$/u) },
  ]);
});

it('shows the button of a folded drill again when its run is closed', async () => {
  const others = ['skill.case.on', 'skill.case.from', 'skill.case.for'].map((id) => toSkill(id));
  const skills = [present, inCase, ...others];
  mockEndpoint('drills.list', () => ({ skills, verbs: [] }));
  await openApp('/drills');
  await page.getByRole('heading', { name: 'More on Cases' }).click();
  const last = skills.at(-1)?.title ?? '';
  await practice(last).click();
  await page.getByRole('button', { name: 'Back to Drills' }).first().click();
  await expect.element(practice(last)).toHaveFocus();
});

it('records the first answer to each question, with its variant, and not a correction', async () => {
  mockEndpoint('reviews.record', () => ({ recorded: 1, rejected: [], completed: [], earned: [] }));
  await openApp('/drills', { learner: subscriber });
  await page.getByRole('radio', { name: /^Type/u }).click();
  await practice(present.title).click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('წერს');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect.poll(() => requests('reviews.record').length).toBe(1);
  expect(requests('reviews.record')[0]?.reviews).toMatchObject([
    { itemId: present.id, format: 'drill-type', variant, response: 'წერს' },
  ]);
});

it('explains a wrong form, and shows the parts of the right one with their names', async () => {
  await openApp('/drills');
  await practice(present.title).click();
  await page.getByRole('button', { name: /წერთ/u }).first().click();
  const parts = page.getByRole('list', { name: 'Parts of the word' });
  await expect.element(parts).toBeVisible();
  await expect.element(parts.getByText('person')).toBeVisible();
  await expect.element(page.getByText(/^ვ?წერთ: (?:plural|ვ- is missing)/u)).toBeVisible();
});

it('offers nothing that is typed to a learner who only chooses', async () => {
  chooseOnly.set(true);
  await openApp('/drills');
  await expect.element(practice(inCase.title)).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /^Type/u })).not.toBeInTheDocument();
});

it('asks the mix that is chosen, and says if nothing fits it', async () => {
  mockEndpoint('drills.run', () => ({ questions: [] }));
  await openApp('/drills');
  await page.getByText(/^Your own mix/u).click();
  await page.getByRole('checkbox', { name: 'In: -ში' }).click();
  await page.getByRole('checkbox', { name: 'we' }).click();
  await page.getByRole('button', { name: 'Practice This Mix' }).click();
  await expect.element(page.getByText(/^No sentence fits/u)).toBeVisible();
  expect(requests('drills.run')).toMatchObject([{ skills: inCase.id, persons: '1pl' }]);
});

it('says so if sentences or the list cannot be loaded, and offers to try again', async () => {
  mockEndpoint('drills.run', () => failure('INTERNAL'));
  await openApp('/drills');
  await practice(inCase.title).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  mockEndpoint('drills.list', () => failure('INTERNAL'));
  await openApp('/drills');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it.each(['/today', '/intermediate/grammar'])('%s links to the drills', async (path) => {
  await openApp(path, { learner: subscriber });
  await page.getByRole('link', { name: /^Drill /u }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: /^Drills/u })).toBeVisible();
});

it.each([
  ['light', 1440],
  ['dark', 320],
] as const)('the page in %s at %d px has no violation of axe and does not overflow', async (theme, width) => {
  document.documentElement.dataset['theme'] = theme;
  await openApp('/drills', { viewport: { width, height: 800 } });
  await expect.element(practice(inCase.title)).toBeVisible();
  await page.getByText(/^Your own mix/u).click();
  expect([await violations(), horizontalOverflow()]).toEqual([[], 0]);
});
