import { phrasebook } from '@ena/course/phrasebook';
import { texts } from '@ena/course/texts/texts';
import type { ReadingText } from '@ena/domain/lesson/readingText';
import { textUnitId } from '@ena/domain/lesson/readingText';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, phone, setOffline } from '../../../test/app.tsx';
import { nextPlayedAudio } from '../../../test/audio.ts';
import { horizontalOverflow, violations } from '../../../test/axe.ts';
import { failure, mockEndpoint, requests } from '../../../test/mockApi.ts';
import { noReviews } from '../../../test/reviews.ts';

const free = texts.filter(({ tier }) => tier === 'free');
const [text, nextText] = free;
const premium = texts.find(({ tier }) => tier === 'premium');
if (!text || !nextText || !premium) throw new Error('no texts');

/** Sentences of the course that have clips. */
const body: ReadingText = {
  id: textUnitId(text.id),
  sentences: [
    { form: 'გამარჯობა!', gloss: 'Hello!' },
    { form: 'თბილისში ვცხოვრობ.', gloss: 'I live in Tbilisi.' },
    { form: 'ეს ჩემი მეგობარია.', gloss: 'This is my friend.' },
  ],
  glossary: { მეგობარია: { lemma: 'მეგობარი', gloss: 'is a friend' } },
  questions: [
    {
      id: `${textUnitId(text.id)}.q1`,
      kind: 'choice',
      teaches: [],
      prompt: 'Where?',
      options: ['In Tbilisi', 'In Batumi'],
      answer: 'In Tbilisi',
    },
    {
      id: `${textUnitId(text.id)}.q2`,
      kind: 'type-answer',
      teaches: [],
      prompt: 'Who is it?',
      answers: ['მეგობარი'],
    },
  ],
};

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const popover = () => page.getByRole('dialog', { name: 'Meaning' });
const current = () => document.querySelector('[aria-current="true"]')?.textContent;
const openText = () => openApp(text.path, { viewport: phone });

beforeEach(() => {
  mockEndpoint('course.text', () => body);
  mockEndpoint('words.add', ({ words }) => ({
    added: words.map(({ id }) => id),
    updated: [],
    skipped: [],
    excess: [],
  }));
});

describe('the list of texts', () => {
  beforeEach(() =>
    mockEndpoint('texts.list', () => ({
      texts: [
        { id: text.id, percent: 96, isDone: false },
        { id: nextText.id, percent: 40, isDone: true },
        { id: premium.id, percent: 70, isDone: false },
      ],
    })),
  );

  it('says of each text how much is known, or that it is done, and leads to Premium where it is needed', async () => {
    mockEndpoint('reviews.summary', () => ({ ...noReviews, known: { ...noReviews.known, words: 42 } }));
    await openApp('/read');
    const card = (title: string) =>
      page.getByRole('listitem').getByRole('link').filter({ hasText: title }).first();
    await expect.element(card(text.title)).toMatchTextContent(/96 % known/u);
    await expect.element(card(nextText.title)).toMatchTextContent(/Done/u);
    await expect.element(card(premium.title)).toMatchTextContent(/Premium/u);
    await expect.element(card(premium.title)).toHaveAttribute('href', expect.stringMatching(/^\/pricing/u));
    await expect.element(page.getByText('42 words')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: `Read: ${text.title}` }))
      .toHaveAttribute('href', text.path);
  });

  it('says what it takes to read one while no text is within reach', async () => {
    mockEndpoint('texts.list', () => ({ texts: [{ id: text.id, percent: 7, isDone: false }] }));
    await openApp('/read');
    await expect.element(page.getByText(/once you know 95 % of its words/u)).toBeVisible();
  });

  it('shows the texts if what is known could not be loaded', async () => {
    mockEndpoint('texts.list', () => failure('INTERNAL'));
    await openApp('/read');
    await expect.element(page.getByRole('heading', { name: text.title })).toBeVisible();
    await expect.element(button('Try again')).toBeVisible();
  });

  it.each([
    ['light', 1440],
    ['dark', 320],
  ] as const)('in %s at %d px has no violation of axe and does not overflow', async (theme, width) => {
    document.documentElement.dataset['theme'] = theme;
    await openApp('/read', { viewport: { width, height: 800 } });
    await expect.element(page.getByText('96 % known')).toBeVisible();
    expect([await violations(), horizontalOverflow()]).toEqual([[], 0]);
  });
});

describe('a text', () => {
  it('plays sentence by sentence, highlights the one that is played, and repeats it in a loop', async () => {
    await openText();
    await button('Loop').click();
    await button('Next sentence').click();
    expect(current()).toBe('თბილისში ვცხოვრობ.');
    await button('Listen from here').click();
    for (const _ of [1, 2])
      expect(decodeURIComponent((await nextPlayedAudio()).src)).toContain('თბილისში ვცხოვრობ.');
    await button('Loop').click();
    await expect.poll(current).toBe('ეს ჩემი მეგობარია.');
  });

  it('translates the current sentence on demand, which is the one of a tapped word', async () => {
    await openText();
    await button('Translation').click();
    await expect.element(page.getByText('Hello!')).toBeVisible();
    await button('ჩემი').click();
    await expect.element(page.getByText('This is my friend.')).toBeVisible();
    expect(current()).toBe('ეს ჩემი მეგობარია.');
  });

  it('has questions, whose answers are recorded, and then leads to the next text', async () => {
    await openText();
    await button(/Three questions/u).click();
    await button('In Tbilisi').click();
    await button('Check').click();
    await button('Next').click();
    await page.getByRole('textbox', { name: 'Your answer' }).fill('მეგობარი');
    await button('Check').click();
    await button('Finish').click();
    await expect.element(page.getByRole('link', { name: `Next text: ${nextText.title}` })).toBeVisible();
    await expect
      .poll(() => requests('answers.record').flatMap(({ answers }) => answers))
      .toMatchObject(body.questions.map(({ id }) => ({ unitId: body.id, questionId: id })));
  });

  it.each([
    ['light', 1440],
    ['dark', 320],
  ] as const)('in %s at %d px has no violation of axe and does not overflow', async (theme, width) => {
    document.documentElement.dataset['theme'] = theme;
    await openApp(text.path, { viewport: { width, height: 800 } });
    await button('Translation').click();
    expect([await violations(), horizontalOverflow()]).toEqual([[], 0]);
  });
});

describe('a word or sentence', () => {
  const save = () => popover().getByRole('button', { name: 'Save to Today' }).first();
  const saved = () =>
    popover()
      .getByRole('button', { name: /^Saved/u })
      .first();

  it('of a text is saved as an own word with its sentence, once', async () => {
    await openText();
    await button('მეგობარია').click();
    await save().click();
    await expect.element(saved()).toHaveAttribute('aria-disabled', 'true');
    expect(requests('words.add').map(({ words }) => words)).toMatchObject([
      [{ form: 'მეგობარი', sentence: 'ეს ჩემი მეგობარია.', translation: 'This is my friend.' }],
    ]);
  });

  it('that the learner has is shown as saved', async () => {
    mockEndpoint('words.taught', ({ forms }) => ({
      taught: [],
      own: forms.map((form) => ({ form, gloss: 'friend' })),
    }));
    await openText();
    await button('მეგობარია').click();
    await expect.element(saved()).toBeVisible();
  });

  it('is not saved without a connection, and the popover says why', async () => {
    await openText();
    await button('მეგობარია').click();
    await expect.element(save()).toBeVisible();
    setOffline(true);
    await save().click();
    await expect.element(popover().getByRole('alert')).toMatchTextContent(/needs a connection/u);
    await expect.element(save()).toBeVisible();
  });

  it('can be the whole sentence', async () => {
    await openText();
    await button('ჩემი').click();
    await popover().getByRole('button', { name: 'Save the whole sentence' }).click();
    await expect.poll(() => requests('words.add').length).toBe(1);
    expect(requests('words.add')[0]?.words).toMatchObject([
      { form: 'ეს ჩემი მეგობარია.', gloss: 'This is my friend.', sentence: '' },
    ]);
  });
});

it('S saves the focused word at once, and Shift+S its sentence', async () => {
  const savedWords = () => requests('words.add').flatMap(({ words }) => words);

  await openText();
  await expect.element(button('მეგობარია')).toBeVisible();
  button('მეგობარია').element().focus();
  await userEvent.keyboard('s');
  await expect.poll(() => savedWords().length).toBe(1);
  expect(savedWords()[0]?.form).not.toContain(' ');
  await userEvent.keyboard('{Escape}');
  // The popover gives the focus back to the word once it has closed.
  await expect.element(popover()).not.toBeInTheDocument();
  await expect.element(button('მეგობარია')).toHaveFocus();
  await userEvent.keyboard('{Shift>}s{/Shift}');
  await expect.poll(() => savedWords().length).toBe(2);
  expect(body.sentences.map(({ form }) => form)).toContain(savedWords()[1]?.form);
});

it('two clicks at once save a word once', async () => {
  await openText();
  await button('მეგობარია').click();
  const save = popover().getByRole('button', { name: 'Save to Today' }).first();
  await expect.element(save).toBeVisible();
  const element = save.element();
  for (const _ of [1, 2]) element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => requests('words.add').length).toBe(1);
  await expect
    .element(
      popover()
        .getByRole('button', { name: /^Saved/u })
        .first(),
    )
    .toBeVisible();
  expect(requests('words.add')).toHaveLength(1);
});

it('a visitor of the phrasebook is told to log in to save words', async () => {
  await openApp('/phrases', { learner: null });
  await button('გამარჯობა').first().click();
  await expect
    .element(
      popover()
        .getByRole('link', { name: /^All forms of/u })
        .first(),
    )
    .toBeVisible();
  await expect.element(popover().getByRole('button')).not.toBeInTheDocument();
  await expect
    .element(popover().getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', '/login?from=%2Fphrases');
});

it('a word of a sentence pattern is saved with the whole sentence', async () => {
  const [pattern] = phrasebook.patterns;
  if (!pattern) throw new Error('there are no patterns');
  const { example } = pattern;
  await openApp(`/phrases#${pattern.id}`);
  const word = () => document.getElementById(pattern.id)?.querySelector<HTMLElement>('[aria-haspopup]');
  await expect.poll(word).toBeTruthy();
  word()?.click();
  await popover().getByRole('button', { name: 'Save the whole sentence' }).click();
  await expect.poll(() => requests('words.add').length).toBe(1);
  expect(requests('words.add')[0]?.words).toMatchObject([{ form: example.form, gloss: example.gloss }]);
});
