import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LegalPage } from './LegalPage.tsx';
import { type ContactAddresses, contactPlaceholder, defaultContacts, type LegalDocument } from './model.ts';
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

function drawn(document: LegalDocument, contacts?: ContactAddresses): string {
  const element = createElement(LegalPage, { document, ...(contacts && { contacts }) });
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

describe.each([
  { row: 'LEGAL-01', document: terms, title: 'Terms of Service', count: 12 },
  { row: 'LEGAL-04', document: privacy, title: 'Privacy Policy', count: 11 },
])('$title', ({ row, document, title, count }) => {
  const html = drawn(document);

  it(`[${row}] has ${count} sections, each drawn under its heading`, () => {
    expect(document.sections).toHaveLength(count);
    expect(html).toContain(`${title}</h1>`);
    expect(html.match(/<section /g)).toHaveLength(count);
    expect(html).toContain(`>${count}. `);
  });

  it(`[${row}] was last updated May 1, 2025`, () => {
    expect(html).toContain('Last updated: <time dateTime="2025-05-01">May 1, 2025</time>');
  });

  it(`[${row}] has a link back to /signup`, () => {
    expect(html).toMatch(/<a [^>]*href="\/signup"[^>]*>(<span[^>]*>← <\/span>)?Back to Sign Up<\/a>/);
  });

  it('leads from its contents to every section, in order', () => {
    const ids = [...html.matchAll(/<section id="([^"]+)"/g)].map((match) => match[1]);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(count);
    expect(targets).toEqual(ids);
  });
});

it.each([
  { id: 'changes', says: "at least 30 days' notice" },
  { id: 'cancelling', says: 'at least 24 hours before the end of the current period' },
  { id: 'cancelling', says: 'cancel at any time' },
  { id: 'law-and-contact', says: 'the laws of Georgia' },
  { id: 'who-may-use-ena', says: 'at least 13 years old' },
])('[LEGAL-02] terms, $id: $says', ({ id, says }) => {
  expect(sectionText(terms, id)).toContain(says);
});

describe('[LEGAL-03] contact address', () => {
  const own = { support: 'help@school.example', privacy: 'data@school.example' };

  it.each([
    { document: terms, contacts: undefined, shown: 'support@ena.example', notShown: defaultContacts.privacy },
    {
      document: privacy,
      contacts: undefined,
      shown: 'privacy@ena.example',
      notShown: defaultContacts.support,
    },
    { document: terms, contacts: own, shown: own.support, notShown: '@ena.example' },
    { document: privacy, contacts: own, shown: own.privacy, notShown: '@ena.example' },
  ])('$document.title shows $shown', ({ document, contacts, shown, notShown }) => {
    const html = drawn(document, contacts);
    expect(html).toMatch(new RegExp(`<a href="mailto:${shown}"[^>]*>${shown}</a>`));
    expect(html).not.toContain(notShown);
    expect(html).not.toContain(contactPlaceholder);
  });

  it('stands in the texts as the placeholder only, at most once in each', () => {
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
  it('has section ids fit for an address, and a text in every section', () => {
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
