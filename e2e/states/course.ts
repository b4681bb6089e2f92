import { expect, type Page } from '@playwright/test';
import { takeQuiz } from '../fixtures/answering.ts';
import { expandSection, pauseClock, runScreen } from '../fixtures/page.ts';
import type { PageState } from './state.ts';

/** So that nothing is scrolled: axe reports a control that the edge of what is scrolled covers in part as too small. */
const makeTall = (page: Page) => page.setViewportSize({ width: 320, height: 2000 });

const openExercise = async (page: Page, title: string) => {
  const practice = page.getByRole('region', { name: 'Practice Exercises' });
  await practice.getByRole('button', { name: title }).click();
  await expect(runScreen(page).locator('[data-item]')).toBeVisible();
  // Its keyboard shortcuts work once it has the focus.
  await expect(page.locator('[data-run-screen]:focus, [data-run-screen] :focus')).toBeVisible();
  await makeTall(page);
};

/** States of lessons, exercises and quizzes. */
export const courseStates: readonly PageState[] = [
  {
    name: 'colors',
    path: '/beginner/colors-and-shapes',
    role: 'subscriber',
    prepare: (page) => expandSection(page, 'Shapes'),
  },
  {
    name: 'numbers',
    path: '/beginner/numbers',
    role: 'subscriber',
    prepare: (page) => expandSection(page, '91-100'),
  },
  {
    name: 'exercise, a color',
    path: '/beginner/colors-and-shapes',
    role: 'subscriber',
    prepare: (page) => openExercise(page, 'Word Identification'),
  },
  {
    name: 'exercise, an order judged',
    path: '/beginner/months-and-seasons',
    role: 'subscriber',
    prepare: async (page) => {
      await openExercise(page, 'Ordering');
      const available = page.getByRole('group', { name: 'Available' }).getByRole('button');
      while ((await available.count()) > 0) await available.first().click();
      await page.getByRole('button', { name: 'Check Order' }).click();
    },
  },
  {
    name: 'exercise, sorting',
    path: '/beginner/food-and-drinks',
    role: 'subscriber',
    prepare: async (page) => {
      await openExercise(page, 'Categorization');
      await page.getByRole('list', { name: 'Available' }).getByRole('button').first().click();
    },
  },
  {
    name: 'exercise, several right',
    path: '/beginner/animals',
    role: 'subscriber',
    prepare: async (page) => {
      await openExercise(page, 'Classification');
      await page.keyboard.press('1');
      await page.getByRole('button', { name: 'Check Answers' }).click();
    },
  },
  { name: 'grammar', path: '/intermediate/grammar', role: 'subscriber' },
  {
    name: 'conversation with a word open',
    path: '/intermediate/conversations',
    role: 'subscriber',
    prepare: async (page) => {
      await expandSection(page, 'Restaurant');
      await page.locator('main section li h3 button').first().click();
      await page.locator('main li span[lang=ka] button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'text with its translation',
    path: '/intermediate/reading',
    role: 'subscriber',
    prepare: async (page) => {
      await expandSection(page, 'Nature');
      await page.getByRole('button', { name: 'Show Translation' }).first().click();
    },
  },
  {
    name: 'writing',
    path: '/intermediate/writing',
    role: 'subscriber',
    prepare: async (page) => {
      await expandSection(page, 'Basic');
      await page.getByRole('textbox').first().fill('მე');
      await page.getByRole('button', { name: 'Check Answer' }).first().click();
      await page.getByRole('button', { name: 'Georgian Letters' }).first().click();
    },
  },
  { name: 'sentences', path: '/intermediate/sentences', role: 'subscriber' },
  { name: 'advanced hub', path: '/advanced', role: 'subscriber' },
  {
    name: 'screeves',
    path: '/advanced/grammar',
    role: 'subscriber',
    prepare: (page) => expandSection(page, 'Screeves'),
  },
  {
    name: 'poets',
    path: '/advanced/literature',
    role: 'subscriber',
    prepare: async (page) => {
      await expandSection(page, 'Modern');
      await page.getByRole('button', { name: 'Show Details' }).first().click();
    },
  },
  {
    name: 'idioms',
    path: '/advanced/idioms',
    role: 'subscriber',
    prepare: (page) => expandSection(page, 'Emotions'),
  },
  {
    name: 'essays',
    path: '/advanced/writing',
    role: 'subscriber',
    prepare: async (page) => {
      await expandSection(page, 'Academic');
      await expect(page.getByRole('region', { name: 'Your texts' }).first()).toBeVisible();
    },
  },
  {
    name: 'essay, written, submitted, about to be removed, and begun anew',
    path: '/advanced/writing',
    role: 'subscriber',
    prepare: async (page) => {
      await expandSection(page, 'Creative');
      const texts = page.getByRole('region', { name: 'Your texts' }).first();
      // They move the buttons when they are loaded.
      await expect(texts).toBeVisible();
      const start = page.getByRole('button', { name: 'Start Writing' });
      await start.first().click();
      await page.getByRole('main').getByRole('textbox').fill('ა'.repeat(60));
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
      await expect(page.getByText('submitted for review')).toBeVisible();
      await texts.getByRole('button', { expanded: false }).first().click();
      await texts.getByRole('button', { name: 'Remove', exact: true }).click();
      await start.last().click();
      await page.getByRole('button', { name: 'Georgian Letters' }).click();
    },
  },
  {
    name: 'reading quiz',
    path: '/intermediate/quiz/reading',
    role: 'subscriber',
    prepare: (page) => expect(page.getByRole('timer')).toBeVisible(),
  },
  {
    name: 'writing quiz',
    path: '/intermediate/quiz/writing',
    role: 'subscriber',
    prepare: (page) => expect(page.getByRole('timer')).toBeVisible(),
  },
  {
    name: 'lesson',
    path: '/beginner/alphabet',
    prepare: async (page) => {
      await makeTall(page);
      await page.locator('main section button[aria-expanded]').nth(9).click();
    },
  },
  {
    name: 'lesson, nothing found',
    path: '/beginner/alphabet',
    prepare: (page) => page.getByRole('searchbox').fill('qqq'),
  },
  {
    name: 'exercise, judged',
    path: '/beginner/alphabet',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Letter Recognition' }).click();
      await page.getByRole('group', { name: 'Options' }).getByRole('button').first().click();
    },
  },
  {
    name: 'exercise, typed',
    path: '/beginner/alphabet',
    prepare: async (page) => {
      await openExercise(page, 'Letter Writing');
      await page.getByRole('button', { name: 'Georgian keyboard' }).click();
      await page.getByRole('group', { name: 'Georgian letters' }).getByRole('button').first().click();
      // Scrolls, because axe reports keys partly under a bar as too small.
      await page.getByLabel('Your answer').evaluate((field) => field.scrollIntoView());
    },
  },
  {
    name: 'quiz',
    path: '/beginner/quiz/alphabet',
    prepare: (page) => expect(page.getByRole('timer')).toBeVisible(),
  },
  {
    name: 'quiz, finished',
    // Not the quiz, so that its countdown has not begun before the clock is paused.
    path: '/quizzes',
    needsOwnPage: true,
    prepare: async (page) => {
      await pauseClock(page);
      await page.goto('/beginner/quiz/alphabet');
      await takeQuiz(page, 'quiz-alphabet');
      await page.clock.resume();
    },
  },
];
