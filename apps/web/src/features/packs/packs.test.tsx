import { packBodies } from '@ena/course/bodies';
import { packs } from '@ena/course/packs/packs';
import { itemsOfLesson } from '@ena/domain/lesson/items';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerDisplayed } from '../../../test/answering.ts';
import { openApp, subscriber } from '../../../test/app.tsx';
import { mockEndpoint, requests } from '../../../test/mockApi.ts';
import { advanceTime, stopTime } from '../../../test/time.ts';
import { nothingKnown, noReviews } from '../../../test/reviews.ts';

const [first, second] = packs;
const [premium] = packs.filter(({ tier }) => tier === 'premium');
if (!first || !second || !premium) throw new Error('there are no packs');
const wordsOf = (id: string) =>
  (packBodies.get(id)?.sections ?? []).flatMap((section) => (section.kind === 'words' ? section.words : []));

/** All words of the first packs are known. */
const knowPacks = (ids: readonly string[]) => {
  const counts = packs.map(({ id }) => {
    const total = wordsOf(id).length;
    const known = ids.includes(id) ? total : 0;
    return [id, { known, introduced: known, total, kind: null }] as const;
  });
  mockEndpoint('reviews.summary', () => ({
    ...noReviews,
    known: { ...nothingKnown, lessons: Object.fromEntries(counts) },
  }));
};

describe('the list of packs', () => {
  it('shows a free learner every pack, with the next one first and what Premium opens', async () => {
    knowPacks([first.id]);
    await openApp('/words/packs');
    const next = page.getByRole('region', { name: second.title });
    await expect.element(next.getByText('Your next pack')).toBeVisible();
    await expect.element(next.getByRole('link', { name: 'Open' })).toHaveAttribute('href', second.path);
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    const hrefs = links.elements().map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      packs.map(({ path, tier }) => (tier === 'free' ? path : `/pricing?from=${encodeURIComponent(path)}`)),
    );
    await expect.element(links.first().getByText(`${first.canDo}.`)).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Premium' })).toBeVisible();
  });

  it('shows a subscriber no locks', async () => {
    await openApp('/words/packs', { learner: subscriber });
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect
      .poll(() => links.elements().map((link) => link.getAttribute('href')))
      .toEqual(packs.map(({ path }) => path));
    await expect.element(page.getByRole('region', { name: 'Premium' })).not.toBeInTheDocument();
  });
});

describe('the page of a pack', () => {
  it('shows its words, each with its sentence, its text with questions, and the next pack', async () => {
    knowPacks([]);
    await openApp(first.path);
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(first.title);
    for (const { id, gloss, example } of wordsOf(first.id)) {
      const card = document.getElementById(id)?.textContent ?? '';
      expect(card).toContain(gloss);
      expect(card).toContain(example?.gloss ?? '');
    }
    const texts = (packBodies.get(first.id)?.sections ?? []).flatMap((section) =>
      (section.kind === 'dialogues'
        ? [...section.conversations]
        : section.kind === 'readings'
          ? [...section.texts]
          : []
      ).map(({ title, questions }) => ({ title, questions })),
    );
    for (const { title, questions } of texts) {
      await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
      for (const { prompt } of questions)
        await expect.poll(() => document.querySelector('main')?.textContent).toContain(prompt);
    }
    const end = page.getByRole('region', { name: 'What comes next' });
    await expect
      .element(end.getByRole('link', { name: `Next Pack: ${second.title}` }))
      .toHaveAttribute('href', second.path);
  });

  it('says what one can do once all of its words are known', async () => {
    knowPacks([first.id]);
    await openApp(first.path);
    await expect.element(page.getByText(`${first.canDo}.`).first()).toBeVisible();
  });

  it('starts its first exercise', async () => {
    await openApp(first.path);
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    const [exercise] = packBodies.get(first.id)?.exercises ?? [];
    await expect.element(page.getByText(`1 of ${exercise?.draw}`, { exact: true })).toBeVisible();
  });

  it('records the answers to the questions about its text', async () => {
    await openApp(first.path);
    await expect.poll(() => document.querySelector('main [data-item]')).not.toBeNull();
    const questions = itemsOfLesson({ sections: packBodies.get(first.id)?.sections ?? [], exercises: [] });
    const { item, response } = await answerDisplayed(questions, true);
    const answers = () => requests('answers.record').flatMap((request) => request.answers);
    await expect.poll(answers).toMatchObject([{ unitId: first.id, questionId: item.id, response }]);
  });

  it('says how much of the texts can be read by its end, and leads to them', async () => {
    await openApp(first.path);
    const end = page.getByRole('region', { name: 'What comes next' });
    await expect.element(end).toMatchTextContent(/teaches \d+ % of the words of our texts/u);
    await expect.element(end.getByRole('link', { name: 'See all texts' })).toHaveAttribute('href', '/read');
  });

  it('counts the minutes of a visit, and none for opening it', async () => {
    stopTime();
    await openApp(first.path);
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(first.title);
    await advanceTime(2 * 60_000, 60_000);
    await page.getByRole('link', { name: 'Back to Word Packs' }).click();
    await expect
      .poll(() => requests('progress.report'))
      .toMatchObject([{ lessonId: first.id, timeSpent: 2, completed: false }]);
  });

  it('of an unknown pack does not exist', async () => {
    await openApp('/words/nonsense');
    await expect.poll(() => location.pathname).toBe('/404');
  });
});
