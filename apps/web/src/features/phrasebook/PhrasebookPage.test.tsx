import { phrasebook } from '@ena/course/phrasebook';
import { phrasebookExercises } from '@ena/course/phrasebookExercises';
import { typesetLatin } from '@ena/domain/georgian/letters';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerDisplayed } from '../../../test/answering.ts';
import { openApp, phone } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import { find, findAll, waitUntil } from '../../../test/dom.ts';
import { css } from '../../../test/locators.ts';
import { holdRequests, requests } from '../../../test/mockApi.ts';

const phrases = phrasebook.themes.flatMap((theme) => theme.phrases);
const total = phrases.length + phrasebook.patterns.length;
const rows = () => css('main li[data-deep-link-target]');
const row = (id: string) => css(`li[id="${id}"]`);
const field = () => page.getByRole('searchbox', { name: 'Search phrases' });

describe('the phrasebook', () => {
  it.each([
    ['a visitor', null, 'Start Learning', '/signup'],
    ['a learner', ana, 'Open the alphabet', '/beginner/alphabet'],
  ] as const)('is open to %s and links to the next step', async (_who, learner, label, href) => {
    await openApp('/phrases', { learner });
    await expect.element(rows()).toHaveLength(total);
    const next = page.getByRole('main').getByRole('link', { name: label });
    await expect.element(next).toHaveAttribute('href', href);
  });

  it.each([
    ['a visitor, whose answers are not recorded', null],
    ['a learner, whose answers are recorded', ana],
  ])('can be practised by %s', async (_who, learner) => {
    await openApp('/phrases', { learner });
    await page.getByRole('button', { name: 'Start practice' }).click();
    const practice = page.getByRole('region', { name: 'Practice Exercises' });
    await practice.getByRole('button', { name: /^Phrase Matching.*5 items/u }).click();
    await expect.element(practice.getByText('1 of 5', { exact: true })).toBeVisible();
    const [matching] = phrasebookExercises;
    expect(matching?.items).toHaveLength(phrases.length);
    const { item, response } = await answerDisplayed(matching?.items ?? [], true);
    await expect.element(practice.getByText('Correct! Well done.')).toBeVisible();
    const answers = () => requests('answers.record').flatMap((request) => request.answers);
    const expected = learner ? [{ unitId: 'phrasebook', questionId: item.id, response }] : [];
    await expect.poll(answers).toMatchObject(expected);
    expect(requests('answers.history')).toEqual(learner ? [{ unitId: 'phrasebook' }] : []);
  });

  it('leads to the alphabet, too, while the session of a learner is loading', async () => {
    holdRequests('session.get');
    await openApp('/phrases', { wasSignedIn: true });
    const main = page.getByRole('main');
    await expect
      .element(main.getByRole('link', { name: 'Open the alphabet' }))
      .toHaveAttribute('href', '/beginner/alphabet');
    await expect.element(main.getByRole('link', { name: 'Start Learning' })).not.toBeInTheDocument();
  });

  it('shows its advice, and every phrase and pattern with romanization, meaning and a play button', async () => {
    await openApp('/phrases', { learner: null });
    await waitUntil(() => find('li[id="phrase.good-night"]'));
    for (const { id, form, romanization, gloss, note = '' } of phrases) {
      const shown = find(`li[id="${id}"]`);
      for (const text of [form, `/${typesetLatin(romanization)}/`, gloss, note])
        expect(shown.textContent).toContain(text);
      find(`button[data-clip="${CSS.escape(form)}"]`, shown);
    }
    for (const { id, gloss, note = '', sentences, example } of phrasebook.patterns) {
      const shown = find(`li[id="${id}"]`);
      const nouns = sentences.flatMap(({ noun }) => [noun.form, noun.gloss]);
      const texts = [
        gloss,
        note,
        example.form,
        `/${typesetLatin(example.romanization)}/`,
        example.gloss,
        ...nouns,
      ];
      for (const text of texts) expect(shown.textContent).toContain(text);
      find(`button[data-clip="${CSS.escape(example.form)}"]`, shown);
    }
    const titles = findAll('main h2').map(({ textContent }) => textContent);
    expect(titles).toEqual(expect.arrayContaining(phrasebook.themes.map(({ title }) => title)));
    for (const { form, romanization, gloss } of phrasebook.names)
      expect(find('main').textContent).toContain(`${gloss} ${form} /${typesetLatin(romanization)}/`);
    for (const { title, text } of phrasebook.advice) {
      expect(find('main').textContent).toContain(title);
      expect(find('main').textContent).toContain(text);
    }
  });

  it('can be searched in English, Georgian and Latin letters, with the query in the URL', async () => {
    await openApp('/phrases', { learner: null, viewport: phone });
    for (const [wanted, id] of [
      ['toilet', 'phrase.where-is-the-bathroom'],
      ['ტუალეტი', 'phrase.where-is-the-bathroom'],
      ['mishvelet', 'phrase.help'],
    ] as const) {
      await field().fill(wanted);
      await expect.element(row(id)).toBeVisible();
      await expect.poll(() => rows().elements().length).toBeLessThan(6);
      const count = rows().elements().length;
      const status = count === 1 ? '1 phrase found' : `${count} phrases found`;
      await expect.element(page.getByText(status, { exact: true })).toBeInTheDocument();
    }
    await expect.poll(() => location.search).toBe('?search=mishvelet');
    // A name that the phrasebook writes in Georgian.
    await field().fill('Sarah');
    await expect.element(page.getByText('1 phrase found', { exact: true })).toBeInTheDocument();
    await expect.element(page.getByText('სარა', { exact: true })).toBeVisible();
    await field().fill('quantum');
    await expect.element(page.getByText(/^No phrases found\./u)).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.element(rows()).toHaveLength(total);
    await expect.poll(() => location.search).toBe('');
  });

  it('shows the results of a query in the URL, without themes and advice', async () => {
    await openApp('/phrases?search=mishvelet', { learner: null });
    await expect.element(field()).toHaveValue('mishvelet');
    await expect.element(row('phrase.help')).toBeVisible();
    expect(rows().elements().length).toBeLessThan(6);
    await expect.element(page.getByRole('navigation', { name: 'Themes' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Before you speak' })).not.toBeInTheDocument();
  });

  it('puts a word into a pattern by pointer and arrow keys, with the clip of the new sentence', async () => {
    await openApp('/phrases#pattern.do-you-have', { learner: null });
    const pattern = row('pattern.do-you-have');
    const [first, second] =
      phrasebook.patterns.find(({ id }) => id === 'pattern.do-you-have')?.sentences ?? [];
    await expect.element(pattern.getByRole('radio').first()).toBeChecked();
    // What the link leads to gets the focus, which must not come after the click.
    await expect.element(pattern).toHaveFocus();
    const shown = () => find('li[id="pattern.do-you-have"]').textContent;
    await expect.poll(shown).toContain(first?.form);
    await pattern.getByText(second?.noun.gloss ?? '', { exact: true }).click();
    await expect.poll(shown).toContain(second?.form);
    const clip = () => find('button[data-clip]', find('li[id="pattern.do-you-have"]')).dataset['clip'];
    expect(clip()).toBe(second?.form);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(clip).toBe(first?.form);
  });

  it('folds a theme and all themes; what a link or a search leads to is unfolded', async () => {
    await openApp('/phrases', { learner: null });
    const theme = page.getByRole('button', { name: 'Help and health', exact: true });
    await theme.click();
    await expect.element(theme).toHaveAttribute('aria-expanded', 'false');
    await expect.element(row('phrase.help')).not.toBeVisible();
    await page.getByRole('button', { name: 'Fold all themes' }).click();
    await expect.element(row('phrase.good-night')).not.toBeVisible();
    await field().fill('mishvelet');
    await expect.element(row('phrase.help')).toBeVisible();
    await field().fill('');
    await page
      .getByRole('navigation', { name: 'Themes' })
      .getByRole('link', { name: 'Help and health' })
      .click();
    await expect.element(row('phrase.help')).toBeVisible();
    await expect.element(row('phrase.good-night')).not.toBeVisible();
    await page.getByRole('button', { name: 'Fold all themes' }).click();
    await page.getByRole('button', { name: 'Open all themes' }).click();
    await expect.element(row('phrase.good-night')).toBeVisible();
  });

  it('scrolls to the phrase of a deep link, and its theme links scroll to their theme', async () => {
    await openApp('/phrases#phrase.help', { learner: null });
    await expect.element(row('phrase.help')).toHaveFocus();
    // Inside the row: around it, the next rows would cover the focus ring.
    await expect.element(row('phrase.help')).toHaveStyle({ outlineWidth: '3px', outlineOffset: '-3px' });
    await page
      .getByRole('navigation', { name: 'Themes' })
      .getByRole('link', { name: 'Finding the way' })
      .click();
    await expect.element(css('h2#directions')).toHaveFocus();
  });
});
