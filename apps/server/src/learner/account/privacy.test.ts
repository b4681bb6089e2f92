import { readFileSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { privacy } from '../../../../web/src/features/legal/privacy.ts';
import * as schema from '../schema.ts';

/** The text of the privacy policy on each table; a new table needs a sentence there, and a row here. */
const policyTexts: Readonly<Record<string, string>> = {
  users: 'email address, display name',
  accounts: 'your password as a hash only',
  sessions: 'when each session began, was last used and ends',
  second_factors: 'the key of your authenticator app, encrypted',
  recovery_codes: 'your recovery codes as hashes only',
  verifications: 'confirmations and password links',
  rate_limits: 'we also count requests by network address',
  mail_queue: 'the emails that we send you',
  user_profiles: 'your preferences',
  user_progress: 'progress, minutes and days of study',
  progress_reports: 'progress, minutes and days of study',
  study_days: 'progress, minutes and days of study',
  user_answers: 'answers to exercises',
  learned_items: 'answers to exercises',
  review_cards: 'how well you remember each letter, word and phrase',
  review_log: 'your reviews',
  review_parameters: 'how fast you forget compared with others',
  review_settings: 'how much you want to review in a day',
  own_words: 'the words that you add to those of the course',
  word_imports: 'what your latest imports of words have changed',
  word_import_updates: 'what your latest imports of words have changed',
  item_notes: 'your notes on words',
  writing_drafts: 'your drafts as you type them',
  writing_submissions: 'the texts that you submit',
  user_achievements: 'quiz scores and achievements',
  chat_conversations: 'your conversations in the chat',
  chat_messages: 'your questions, the answers',
  stripe_customers: 'the number that the payment provider has given you',
  stripe_subscriptions: 'its state and dates',
  stripe_orders: 'of each finished checkout the amount',
  billing_mails: 'which mails about payments you were sent',
  news_mails: 'which news you were sent',
  stripe_events: 'which of its messages about you we have read',
};

const policy = privacy.sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]).join('\n');
const tables = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : []));

it.each(tables)('the privacy policy describes what is stored in %s', (table) => {
  expect(policy).toContain(policyTexts[table] ?? `policyTexts has no text for ${table}`);
});

const dataProtection = readFileSync(
  new URL('../../../../../docs/data-protection.md', import.meta.url),
  'utf8',
);
it.each(tables)('docs/data-protection.md has a level for %s', (table) => {
  expect(dataProtection).toMatch(
    new RegExp(`^\\| \`${table}\` +\\| (secret|identity|writing|study|internal) `, 'mu'),
  );
});
