import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultOperator, formatLongDate, type Operator } from '@ena/contract/operator';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LegalPage } from './LegalPage.tsx';
import { contactPlaceholder, type LegalDocument } from './model.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

const documents: readonly LegalDocument[] = [terms, privacy];
const textsOf = ({ sections }: LegalDocument) =>
  sections.flatMap(({ title, paragraphs, list = [] }) => [title, ...paragraphs, ...list]);

/** The text of one section; a wrong id fails the test. */
function sectionText(document: LegalDocument, id: string): string {
  const section = document.sections.find((one) => one.id === id);
  if (section === undefined) throw new Error(`${document.title} has no section ${id}`);
  return [...section.paragraphs, ...(section.list ?? [])].join('\n');
}

function renderDocument(document: LegalDocument, operator: Operator = defaultOperator): string {
  const element = createElement(LegalPage, { document, operator });
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

describe.each([
  { row: 'LEGAL-01', document: terms, title: 'Terms of Service', count: 12 },
  { row: 'LEGAL-04', document: privacy, title: 'Privacy Policy', count: 11 },
])('$title', ({ row, document, title, count }) => {
  const html = renderDocument(document);

  it(`[${row}] has ${count} sections, each rendered under its heading`, () => {
    expect(document.sections).toHaveLength(count);
    expect(html).toContain(`${title}</h1>`);
    expect(html.match(/<section /g)).toHaveLength(count);
    expect(html).toContain(`>${count}. `);
  });

  it(`[${row}] was last updated May 1, 2025`, () => {
    expect(html).toContain('Last updated: <time dateTime="2025-05-01">May 1, 2025</time>');
  });

  it('shows the configured day of the last update', () => {
    const day = { legalUpdated: '2026-02-28', legalUpdatedText: formatLongDate('2026-02-28') };
    expect(renderDocument(document, { ...defaultOperator, ...day })).toContain(
      'Last updated: <time dateTime="2026-02-28">February 28, 2026</time>',
    );
  });

  it(`[${row}] has a link back to /signup`, () => {
    expect(html).toMatch(/<a [^>]*href="\/signup"[^>]*>(<span[^>]*>← <\/span>)?Back to Sign Up<\/a>/);
  });

  it('links from its contents to every section, in order', () => {
    const ids = [...html.matchAll(/<section id="([^"]+)"/g)].map((match) => match[1]);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(count);
    expect(targets).toEqual(ids);
  });
});

it.each([
  { id: 'changes', says: "at least 30 days' notice" },
  { id: 'canceling', says: 'at least 24 hours before the end of the current period' },
  { id: 'canceling', says: 'cancel at any time' },
  { id: 'law-and-contact', says: 'the laws of Georgia' },
  { id: 'who-may-use-ena', says: 'at least 13 years old' },
])('[LEGAL-02] terms, $id: $says', ({ id, says }) => {
  expect(sectionText(terms, id)).toContain(says);
});

describe('[LEGAL-03] contact address', () => {
  const own = {
    ...defaultOperator,
    supportEmail: 'help@school.example',
    privacyEmail: 'data@school.example',
  };

  it.each([
    { document: terms, by: undefined, shown: 'support@ena.example', notShown: 'privacy@ena.example' },
    { document: privacy, by: undefined, shown: 'privacy@ena.example', notShown: 'support@ena.example' },
    { document: terms, by: own, shown: own.supportEmail, notShown: '@ena.example' },
    { document: privacy, by: own, shown: own.privacyEmail, notShown: '@ena.example' },
  ])('$document.title shows $shown', ({ document, by, shown, notShown }) => {
    const html = renderDocument(document, by);
    expect(html).toMatch(new RegExp(`<a href="mailto:${shown}"[^>]*>${shown}</a>`));
    expect(html).not.toContain(notShown);
    expect(html).not.toContain(contactPlaceholder);
  });

  it('is in the texts as a placeholder only, at most once in each', () => {
    for (const text of documents.flatMap(textsOf)) {
      expect(text).not.toContain('@');
      expect(text.split(contactPlaceholder).length).toBeLessThanOrEqual(2);
      expect(text.replace(contactPlaceholder, '')).not.toMatch(/[{}]/);
    }
  });
});

it('[LEGAL-05] privacy: no service for children under 13', () => {
  expect(sectionText(privacy, 'children')).toContain('no service for children under 13');
});

describe.each(documents)('$title as data', (document) => {
  it('has section ids that are valid in a URL, and a text in every section', () => {
    for (const { id, paragraphs } of document.sections) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(paragraphs.length).toBeGreaterThan(0);
    }
  });

  it('repeats no text and leaves none empty', () => {
    const texts = textsOf(document);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text.trim()).not.toBe('');
  });
});

/**
 * The statement of the privacy policy for each module that writes to browser storage. Database tables are
 * covered by apps/server/src/learner/account/privacy.test.ts.
 */
const storageStatements: Readonly<Record<string, string>> = {
  'app/shell/Sidebar.tsx': 'whether you have collapsed your profile card',
  // Of platform/theme.ts and platform/romanizationStyle.ts.
  'platform/documentSetting.ts': 'the light or the dark theme and of the style of romanization',
  'platform/session.ts': 'that you are signed in here',
  'billing/purchase.ts': 'that you went to the checkout',
  'platform/privateStorage.ts': 'study reports, answers, reviews and drafts that could not be sent yet',
  'study/outbox.ts': 'study reports, answers, reviews and drafts that could not be sent yet',
  'study/inProgress.ts': 'a quiz or exercise that you have begun',
  'features/today/run/storedReviewRun.ts': 'a session of Today that you have begun',
  'exercise/typing.ts': 'whether Latin keys type Georgian',
  // Switches, such as those of exercise/answerSettings.ts.
  'platform/browserSwitch.ts':
    'whether exercises show the romanization, whether a right answer is followed by the next question without a click, and whether Today asks without typing',
  'sound/state.ts': 'which voice and speed you like',
  'sections/textDisplay.ts': 'whether dialogues and transcripts show the romanization and the translation',
  'features/auth/signUpEmail.ts': 'the email address from sign-up',
  'features/auth/secondStep.ts': 'that you have entered your password and your code comes next',
  'features/chat/chatDraft.ts': 'a question for the chat that you have begun',
  'features/contact/useMessageDraft.ts': 'a message to us that you have begun',
  'features/search/recentSearches.ts': 'your latest searches',
};

describe('the privacy policy names everything in browser storage', () => {
  const policy = textsOf(privacy).join('\n');
  const folder = fileURLToPath(new URL('../..', import.meta.url));
  const storageWriters = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !file.includes('.test.') &&
      file !== 'platform/browserStorage.ts' &&
      /\bwriteStorage\(|\.setItem\(/u.test(readFileSync(join(folder, file), 'utf8')),
  );
  it.each(storageWriters)('that is written by %s', (file) => {
    expect(policy).toContain(storageStatements[file] ?? `no statement for ${file}`);
  });
});
