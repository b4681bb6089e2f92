import type { Page } from 'playwright-core';
import { unfold } from './browser.ts';
import { openPanel, type State } from './state.ts';

const openExercise = async (page: Page, title: string) => {
  const practice = page.getByRole('region', { name: 'Practice Exercises' });
  await practice.getByRole('button', { name: title }).click();
  await practice.locator('[data-item]').waitFor();
  // Its keys work once it has the focus.
  await practice.locator(':focus').waitFor();
};

/** Lessons, exercises and quizzes in their states. */
export const courseStates: readonly State[] = [
  {
    name: 'colors',
    path: '/beginner/colors-and-shapes',
    by: 'subscriber',
    prepare: (page) => openPanel(page, 'Shapes'),
  },
  {
    name: 'numbers',
    path: '/beginner/numbers',
    by: 'subscriber',
    prepare: (page) => openPanel(page, '91-100'),
  },
  {
    name: 'exercise, a color',
    path: '/beginner/colors-and-shapes',
    by: 'subscriber',
    prepare: (page) => openExercise(page, 'Word Identification'),
  },
  {
    name: 'exercise, an order judged',
    path: '/beginner/months-and-seasons',
    by: 'subscriber',
    prepare: async (page) => {
      await openExercise(page, 'Ordering');
      const available = page.getByRole('group', { name: 'Available' }).getByRole('button');
      while ((await available.count()) > 0) await available.first().click();
      await page.getByRole('button', { name: 'Check Order' }).click();
      // Nothing is to lie half under the top bar, where axe finds it too small.
      await page.locator('#practice').evaluate((section) => section.scrollIntoView());
    },
  },
  {
    name: 'exercise, sorting',
    path: '/beginner/food-and-drinks',
    by: 'subscriber',
    prepare: async (page) => {
      await openExercise(page, 'Categorization');
      await page.getByRole('list', { name: 'Available' }).getByRole('button').first().click();
    },
  },
  {
    name: 'exercise, several right',
    path: '/beginner/animals',
    by: 'subscriber',
    prepare: async (page) => {
      await openExercise(page, 'Classification');
      await page.keyboard.press('1');
      await page.getByRole('button', { name: 'Check Answers' }).click();
    },
  },
  { name: 'grammar', path: '/intermediate/grammar', by: 'subscriber' },
  {
    name: 'conversation with a word open',
    path: '/intermediate/conversations',
    by: 'subscriber',
    prepare: async (page) => {
      await openPanel(page, 'Restaurant');
      await unfold(page.locator('main section li h3 button').first());
      await page.locator('main li span[lang=ka] button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'text with its translation',
    path: '/intermediate/reading',
    by: 'subscriber',
    prepare: async (page) => {
      await openPanel(page, 'Nature');
      await page.getByRole('button', { name: 'Show Translation' }).first().click();
    },
  },
  {
    name: 'writing',
    path: '/intermediate/writing',
    by: 'subscriber',
    prepare: async (page) => {
      await openPanel(page, 'Basic');
      await page.getByRole('textbox').first().fill('მე');
      await page.getByRole('button', { name: 'Check Answer' }).first().click();
      await page.getByRole('button', { name: 'Georgian Letters' }).first().click();
    },
  },
  { name: 'sentences', path: '/intermediate/sentences', by: 'subscriber' },
  { name: 'advanced hub', path: '/advanced', by: 'subscriber' },
  {
    name: 'screeves',
    path: '/advanced/grammar',
    by: 'subscriber',
    prepare: (page) => openPanel(page, 'Screeves'),
  },
  {
    name: 'poets',
    path: '/advanced/literature',
    by: 'subscriber',
    prepare: async (page) => {
      await openPanel(page, 'Modern');
      await page.getByRole('button', { name: 'Show Details' }).first().click();
    },
  },
  {
    name: 'idioms',
    path: '/advanced/idioms',
    by: 'subscriber',
    prepare: (page) => openPanel(page, 'Emotions'),
  },
  {
    name: 'essays',
    path: '/advanced/writing',
    by: 'subscriber',
    prepare: async (page) => {
      await openPanel(page, 'Academic');
      await page.getByRole('region', { name: 'Your texts' }).first().waitFor();
    },
  },
  {
    name: 'essay, written, submitted, about to be removed, and begun anew',
    path: '/advanced/writing',
    by: 'subscriber',
    prepare: async (page) => {
      await openPanel(page, 'Creative');
      const start = page.getByRole('button', { name: 'Start Writing' });
      await unfold(start.first());
      await page.getByRole('main').getByRole('textbox').fill('ა'.repeat(60));
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
      await page.getByText('submitted for review').waitFor();
      const texts = page.getByRole('region', { name: 'Your texts' }).first();
      await texts.getByRole('button', { expanded: false }).first().click();
      await texts.getByRole('button', { name: 'Remove', exact: true }).click();
      await unfold(start.last());
      await page.getByRole('button', { name: 'Georgian Letters' }).click();
    },
  },
  {
    name: 'reading quiz',
    path: '/intermediate/quiz/reading',
    by: 'subscriber',
    prepare: (page) => page.getByRole('timer').waitFor(),
  },
  {
    name: 'writing quiz',
    path: '/intermediate/quiz/writing',
    by: 'subscriber',
    prepare: (page) => page.getByRole('timer').waitFor(),
  },
  {
    name: 'lesson',
    path: '/beginner/alphabet',
    prepare: (page) => page.locator('main button[aria-expanded]').nth(9).click(),
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
      await page.getByRole('group', { name: 'Georgian letters' }).getByRole('button').first().click();
      // No key is to lie half under a bar, where axe finds it too small.
      await page.getByLabel('Your answer').evaluate((field) => field.scrollIntoView());
    },
  },
  { name: 'quiz', path: '/beginner/quiz/alphabet', prepare: (page) => page.getByRole('timer').waitFor() },
  {
    name: 'quiz, finished',
    path: '/beginner/quiz/alphabet',
    prepare: async (page) => {
      await page.locator('main :focus').waitFor();
      for (let question = 1; question <= 5; question++) {
        await page.getByText(`${question} of 5`, { exact: true }).waitFor();
        await page.keyboard.press('1');
        await page.keyboard.press('Enter');
      }
      await page.getByRole('button', { name: 'Retake Quiz' }).waitFor();
    },
  },
];
