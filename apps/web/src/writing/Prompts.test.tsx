/** Writing exercises without an expected answer: their text is kept, and a model answer is shown on request. */
import { lessonBodies } from '@ena/course/bodies';
import { typesetLatin } from '@ena/domain/georgian/letters';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, reopenApp, setOffline, subscriber } from '../../test/app.tsx';
import { css, expandSection } from '../../test/locators.ts';
import { failure, holdRequests, mockEndpoint } from '../../test/mockApi.ts';
import { mockWritings } from '../../test/mockWritings.ts';

const levels = (lessonBodies.get('writing')?.sections ?? []).flatMap((section) =>
  section.kind === 'prompts' ? [section] : [],
);
const prompts = levels.flatMap((level) => level.prompts);
const [first] = prompts.filter(({ item }) => item.kind === 'compose');
if (!first) throw new Error('the lesson has no composition');
const firstLevel = levels.find((level) => level.prompts.includes(first))?.title ?? '';

const path = '/intermediate/writing';
const card = (id = first.item.id) => css(`li:has(> [data-item="${id}"])`);
const field = () => card().getByRole('textbox');
const badges = () =>
  css('main section > h2 > button').filter({ has: page.getByText(/^(?:Draft|\d drafts)$/u) });

let server = mockWritings();
beforeEach(() => {
  server = mockWritings();
});

it('a writing exercise with an expected answer keeps what was typed over a reload', async () => {
  const [checked] = prompts.filter(({ item }) => item.kind === 'type-answer');
  if (!checked) throw new Error('the lesson has no translation');
  await openApp(path, { learner: subscriber });
  await expandSection(firstLevel);
  const input = () => card(checked.item.id).getByRole('textbox');
  await input().fill('ცხელი ჩა');
  await reopenApp(path);
  await expandSection(firstLevel);
  await expect.element(input()).toHaveValue('ცხელი ჩა');
});

describe('a writing exercise without an expected answer', () => {
  it('keeps its text over a reload, and its closed level shows that there is a draft', async () => {
    await openApp(path, { learner: subscriber });
    await expandSection(firstLevel);
    await expect.element(field()).toBeEnabled();
    expect(badges().elements()).toEqual([]);
    await field().fill('მე ანა ვარ.');
    await expect.element(card().getByText('Saved', { exact: true })).toBeVisible();
    expect(server.drafts).toMatchObject([{ essayId: first.item.id, text: 'მე ანა ვარ.' }]);

    await reopenApp(path);
    await expandSection(levels[1]?.title ?? '');
    await expect.element(badges()).toHaveLength(1);
    await expect.element(badges().getByText(firstLevel, { exact: true })).toBeVisible();
    await expect.element(badges().getByText('Draft', { exact: true })).toBeVisible();
    await expandSection(firstLevel);
    await expect.element(field()).toHaveValue('მე ანა ვარ.');
    await field().fill('');
    await expect.element(badges()).not.toBeInTheDocument();
  });

  it('keeps its text on this device while offline', async () => {
    await openApp(path, { learner: subscriber });
    await expandSection(firstLevel);
    await expect.element(field()).not.toHaveAttribute('readonly');
    setOffline(true);
    await field().fill('დღეს წვიმს.');
    await expect.element(card().getByText('Saved on this device until you are online')).toBeVisible();
    setOffline(false);
    await expect.poll(() => server.drafts.map(({ text }) => text)).toEqual(['დღეს წვიმს.']);
  });

  it('cannot be edited until its text is loaded: a new one would replace it', async () => {
    const savedAt = '2026-01-01T10:00:00.000Z';
    server.drafts = [{ essayId: first.item.id, text: 'ძველი ტექსტი', savedAt }];
    const release = holdRequests('writings.list');
    await openApp(path, { learner: subscriber });
    await expandSection(firstLevel);
    await expect.element(field()).toHaveAttribute('readonly');
    release();
    await expect.element(field()).toHaveValue('ძველი ტექსტი');
    await expect.element(field()).not.toHaveAttribute('readonly');
  });

  it('says when its text could not be loaded, and loads it again', async () => {
    mockEndpoint('writings.list', () => failure('INTERNAL'));
    await openApp(path, { learner: subscriber });
    await expandSection(firstLevel);
    await expect.element(card().getByText(/^Your texts could not be loaded\./u)).toBeVisible();
    await expect.element(field()).toHaveAttribute('readonly');
    server = mockWritings();
    await card().getByRole('button', { name: 'Try Again' }).click();
    await expect.element(field()).not.toHaveAttribute('readonly');
    await expect.element(card().getByText(/^Your texts could not be loaded\./u)).not.toBeInTheDocument();
  });

  it('shows a model answer and its explanation on request', async () => {
    await openApp(path, { learner: subscriber });
    await expandSection(firstLevel);
    const { modelAnswer, item } = first;
    const answer = card().getByText(modelAnswer?.form ?? '', { exact: true });
    await expect.element(card()).toBeVisible();
    await expect.element(answer).not.toBeInTheDocument();
    await card().getByRole('button', { name: 'Show Model Answer' }).click();
    await expect.element(answer).toBeVisible();
    for (const text of [
      `/${typesetLatin(modelAnswer?.romanization ?? '')}/`,
      modelAnswer?.gloss,
      item.explanation,
    ])
      expect(card().element().textContent).toContain(text);
    await card().getByRole('button', { name: 'Hide Model Answer' }).click();
    await expect.element(answer).not.toBeInTheDocument();
  });

  it('exists at each level, with a model answer', () => {
    const withModel = levels.filter((level) => level.prompts.some(({ modelAnswer }) => modelAnswer));
    expect(withModel).toEqual(levels);
  });
});

it('a prompt that was answered correctly is marked as done', async () => {
  const [checked] = prompts.filter(({ item }) => item.kind === 'type-answer');
  if (checked?.item.kind !== 'type-answer') throw new Error('the lesson has no checked prompt');
  const level = levels.find((one) => one.prompts.includes(checked))?.title ?? '';
  await openApp(path, { learner: subscriber });
  await expandSection(level);
  const prompt = card(checked.item.id);
  await prompt.getByRole('textbox').fill(checked.item.answers[0] ?? '');
  expect(prompt.getByText('Done', { exact: true }).elements()).toEqual([]);
  await prompt.getByRole('button', { name: 'Check Answer' }).click();
  await expect.element(prompt.getByText('Done', { exact: true })).toBeVisible();
});

it('a category of essays shows how many drafts it has', async () => {
  const [category] = (lessonBodies.get('advanced-writing')?.sections ?? []).flatMap((section) =>
    section.kind === 'essays' ? [section] : [],
  );
  const savedAt = '2026-01-01T10:00:00.000Z';
  server.drafts = (category?.essays ?? []).map(({ id }) => ({ essayId: id, text: 'ტექსტი', savedAt }));
  await openApp('/advanced/writing', { learner: subscriber });
  await expect.element(badges()).toHaveLength(1);
  await expect.element(badges().getByText(category?.title ?? '', { exact: true })).toBeVisible();
  await expect.element(page.getByText('2 drafts', { exact: true })).toBeVisible();
});
