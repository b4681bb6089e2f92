import { vocabulary } from '@ena/course/bodies';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, subscriber } from '../../../test/app.tsx';
import { clickWhenFound, find, findAll, waitUntil } from '../../../test/dom.ts';

it('every theme of the vocabulary page opens, one at a time, with all its words', async () => {
  await openApp('/vocabulary', { learner: subscriber });
  const open = () => findAll('main section > h2 > button[aria-expanded=true]').map(({ id }) => id);
  for (const { id, words } of vocabulary.sections) {
    await clickWhenFound(() => find(`button[aria-controls="${id}-panel"]`));
    await waitUntil(() => expect(open()).toEqual([id]));
    expect(findAll(`[id="${id}-panel"] li`)).toHaveLength(words.length);
    for (const { id: wordId, form, romanization, gloss, example } of words) {
      const card = find(`li[id="${wordId}"]`);
      const texts = [form, `/${romanization}/`, gloss, example?.form ?? '', example?.gloss ?? ''];
      for (const text of texts) expect(card.textContent).toContain(text);
    }
  }
  for (const tip of vocabulary.tips) await expect.element(page.getByText(tip, { exact: true })).toBeVisible();
});

it('the vocabulary page offers Premium to a learner without it, and shows no word', async () => {
  await openApp('/vocabulary');
  const upgrade = page.getByRole('main').getByRole('link', { name: 'Upgrade to Premium' });
  await expect.element(upgrade).toHaveAttribute('href', '/pricing?from=%2Fvocabulary');
  expect(findAll('main li')).toHaveLength(0);
});
