import { expect, type Page } from '@playwright/test';
import { expandSection } from '../fixtures/page.ts';
import type { PageState } from './state.ts';

const searchFor = async (page: Page, text: string) => {
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search the course' }).fill(text);
  if (text !== '') await expect(page.getByRole('option').first()).toBeVisible();
};
const waitForTabs = (page: Page) => expect(page.getByRole('tabpanel')).toBeVisible();

/** States of the hubs and of pages outside the course. */
export const pageStates: readonly PageState[] = [
  { name: 'home', path: '/', role: 'visitor' },
  {
    name: 'home of a learner',
    path: '/',
    prepare: (page) => page.getByRole('link', { name: 'Continue Learning' }).waitFor(),
  },
  {
    name: 'signup',
    path: '/signup',
    role: 'visitor',
    prepare: (page) => page.getByRole('button', { name: 'Show password' }).first().click(),
  },
  { name: 'login', path: '/login', role: 'visitor' },
  {
    name: 'search, empty',
    path: '/login',
    needsOwnPage: true,
    role: 'visitor',
    prepare: (page) => searchFor(page, ''),
  },
  {
    name: 'search, locked results',
    path: '/quizzes',
    needsOwnPage: true,
    prepare: (page) => searchFor(page, 'water'),
  },
  {
    name: 'search, words and lessons',
    path: '/beginner',
    needsOwnPage: true,
    role: 'subscriber',
    prepare: (page) => searchFor(page, 'food'),
  },
  {
    name: 'not found, with results',
    path: '/404',
    role: 'visitor',
    prepare: async (page) => {
      await page.getByRole('combobox', { name: 'Search the course' }).fill('alphabet');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  { name: 'confirmation', path: '/confirmation' },
  {
    name: 'support, a message not sent',
    path: '/support',
    role: 'visitor',
    prepare: async (page) => {
      await page.route('**/api/v1.0/email/send', (route) => route.abort(), { times: 1 });
      for (const label of ['Name', 'Subject', 'Message'])
        await page.getByLabel(label, { exact: true }).fill('მიშველეთ');
      await page.getByLabel('Email').fill('nino@example.com');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('There was an error sending your message.')).toBeVisible();
    },
  },
  {
    name: 'contact, a message sent',
    path: '/contact',
    prepare: async (page) => {
      await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ body: 'OK' }), { times: 1 });
      for (const label of ['Subject', 'Message']) await page.getByLabel(label, { exact: true }).fill('Hello');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Thank you for your message!')).toBeVisible();
    },
  },
  {
    name: 'numbers, a drill',
    path: '/numbers',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Practice Prices' }).click();
      await expect(page.getByRole('group', { name: 'Options' })).toBeVisible();
    },
  },
  { name: 'tips', path: '/learning-tips?category=grammar' },
  { name: 'tips, found in several categories', path: '/learning-tips?search=preverb' },
  { name: 'tips, none found', path: '/learning-tips?category=reading&search=twenties' },
  { name: 'phrasebook, one of its phrases', path: '/phrases#phrase.help', role: 'visitor' },
  { name: 'phrasebook, none found', path: '/phrases?search=zzz' },
  { name: 'questions, one of them open', path: '/faq#words-for-travel', role: 'visitor' },
  { name: 'questions, searched', path: '/faq?search=alphabet' },
  { name: 'questions, none found', path: '/faq?search=zzz' },
  {
    name: 'database test',
    path: '/database-test',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Run Tests' }).click();
      await expect(page.getByText('Data operations successful.')).toBeVisible();
    },
  },
  {
    name: 'database test, failed',
    path: '/database-test',
    role: 'visitor',
    prepare: async (page) => {
      await page.route('**/api/diagnostics/connection', (route) => route.abort(), { times: 1 });
      await page.getByRole('button', { name: 'Run Tests' }).click();
      await expect(page.getByText('Error Details')).toBeVisible();
    },
  },
  { name: 'terms', path: '/terms-of-service' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'not found', path: '/404', needsOwnPage: true },
  { name: 'mailbox', path: '/dev/mailbox', needsOwnPage: true },
  { name: 'gallery', path: '/dev/gallery' },
  { name: 'hub', path: '/beginner' },
  { name: 'pricing', path: '/pricing?from=%2Fbeginner%2Fnumbers' },
  { name: 'pricing for visitors', path: '/pricing', role: 'visitor' },
  { name: 'pricing, coming back unpaid', path: '/pricing?checkout=canceled&from=%2Fbeginner%2Fnumbers' },
  {
    name: 'pricing, failed',
    path: '/pricing',
    prepare: async (page) => {
      await page.route('**/api/billing/create-checkout-session', (route) => route.abort());
      await page.getByRole('button', { name: 'Subscribe Now' }).click();
      await expect(page.getByText('Failed to process subscription.')).toBeVisible();
      await page.unroute('**/api/billing/create-checkout-session');
    },
  },
  { name: 'settings', path: '/settings?tab=subscription' },
  {
    name: 'settings, profile',
    path: '/settings',
    prepare: async (page) => {
      await page.getByLabel('Display name').fill(' ');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Please enter a name.')).toBeVisible();
    },
  },
  {
    name: 'settings, leaving with unsaved changes',
    path: '/settings',
    needsOwnPage: true,
    prepare: async (page) => {
      await page.getByLabel('Display name').fill('Lali');
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    },
  },
  {
    name: 'settings, account',
    path: '/settings?tab=account',
    prepare: async (page) => {
      await expect(page.getByRole('list', { name: 'Sessions' })).toBeVisible();
      await page.getByRole('button', { name: 'Delete my account…' }).click();
      await page.getByLabel('Your password', { exact: true }).fill('not the password');
      await page.keyboard.press('Enter');
      await expect(page.getByText('This is not your current password.')).toBeVisible();
    },
  },
  { name: 'settings after paying', path: '/settings?checkout=success&tab=subscription' },
  {
    name: 'settings of a subscriber',
    path: '/settings?checkout=success&tab=subscription&from=%2Fbeginner%2Fnumbers',
    role: 'subscriber',
    prepare: (page) => expect(page.getByRole('link', { name: 'Continue to Numbers' })).toBeVisible(),
  },
  {
    name: 'practice checkout',
    path: '/pricing',
    needsOwnPage: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Subscribe Now' }).click();
      await page.getByText('Visa ···· 0002').click();
      await page.getByRole('button', { name: 'Start free trial' }).click();
      await expect(page.getByText('Your card was declined.')).toBeVisible();
    },
  },
  {
    name: 'practice portal',
    path: '/settings?tab=subscription',
    needsOwnPage: true,
    role: 'subscriber',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Manage Subscription' }).click();
      await expect(page.getByRole('heading', { name: 'Your subscription' })).toBeVisible();
    },
  },
  {
    name: 'settings, tracking of a new learner',
    path: '/settings?tab=tracking',
    role: 'newLearner',
    prepare: async (page) => {
      await expect(page.getByRole('link', { name: 'View All Progress' })).toBeVisible();
    },
  },
  {
    name: 'settings, tracking',
    path: '/settings?tab=tracking',
    role: 'subscriber',
    prepare: async (page) => {
      await expect(page.getByRole('list', { name: 'Study days by week' })).toBeAttached();
    },
  },
  { name: 'unsubscribe', path: '/unsubscribe#kind=news&token=nonsense', role: 'visitor' },
  { name: 'achievements, none earned', path: '/achievements', role: 'newLearner', prepare: waitForTabs },
  { name: 'achievements', path: '/achievements', role: 'subscriber', prepare: waitForTabs },
  { name: 'badges', path: '/achievements?tab=badges', role: 'subscriber', prepare: waitForTabs },
  { name: 'learning progress', path: '/achievements?tab=progress', role: 'subscriber', prepare: waitForTabs },
  { name: 'quizzes, closed', path: '/quizzes', prepare: waitForTabs },
  { name: 'quizzes', path: '/quizzes?level=advanced', role: 'subscriber', prepare: waitForTabs },
  {
    name: 'quizzes, none found',
    path: '/quizzes',
    prepare: async (page) => {
      await page.getByPlaceholder('Search quizzes...').fill('zzz');
      await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible();
    },
  },
  { name: 'vocabulary, closed', path: '/vocabulary' },
  {
    name: 'vocabulary',
    path: '/vocabulary',
    role: 'subscriber',
    prepare: (page) => expandSection(page, 'Family'),
  },
  { name: 'hub of Premium, closed', path: '/intermediate' },
  { name: 'hub of Premium', path: '/intermediate', role: 'subscriber' },
];
