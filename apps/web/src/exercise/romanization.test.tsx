/** The romanization of options and tiles, which learners switch on. */
import { lessonBodies } from '@ena/course/bodies';
import type { ExerciseItem } from '@ena/domain/exercise/kinds';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { itemsOf } from '../../../../packages/course/test/responses.ts';
import { answerDisplayed } from '../../test/answering.ts';
import { openApp, phone, reopenApp, subscriber } from '../../test/app.tsx';
import { horizontalOverflow, violations } from '../../test/axe.ts';
import { announced, exerciseOf, openExercise } from '../../test/exercise.tsx';
import { css } from '../../test/locators.ts';
import { mockEndpoint } from '../../test/mockApi.ts';

const romanization = () => page.getByRole('switch', { name: 'Romanization', exact: true });
const start = (title: string) => page.getByRole('button', { name: new RegExp(`^${title}`, 'u') }).click();
/** Not a word of a text, which explains itself. */
const button = (name: string) =>
  page.getByRole('button', { name, exact: true }).and(css('button:not([aria-haspopup])'));
/**
 * All romanizations that this feature shows, in the exercise that covers the page, or on the page. The explanation of Latin
 * keys has others.
 */
const romanizations = () =>
  [...(document.querySelector('[data-run-screen]') ?? document).querySelectorAll('[lang="ka-Latn"]')].flatMap(
    (element) => (element.closest('details') ? [] : [element.textContent]),
  );
const arrangement = ['ბავშვი bavshvi', 'წიგნს tsʼigns', 'კითხულობს kʼitkhulobs'];

describe('Sentence Construction', () => {
  it('[EX-42] words to arrange have their romanization once it is switched on, and the right order is right', async () => {
    await openApp('/intermediate/sentences', { learner: subscriber });
    await start('Word Arrangement');
    await expect.element(romanization()).not.toBeChecked();
    const tiles = () => document.querySelector('[aria-label=Available]')?.innerHTML;
    const before = tiles();
    for (const name of ['ბავშვი', 'წიგნს', 'კითხულობს']) await expect.element(button(name)).toBeVisible();
    await expect.element(css('[aria-label=Available] button [lang=ka]')).toHaveLength(3);

    await romanization().click();
    await expect.element(romanization()).toBeChecked();
    for (const name of arrangement) await expect.element(button(name)).toBeVisible();
    await romanization().click();
    await expect.poll(tiles).toBe(before);

    await romanization().click();
    for (const name of arrangement) await button(name).click();
    await expect.element(button('1 ბავშვი bavshvi')).toBeVisible();
    await button('Check Answer').click();
    await expect.element(page.getByText('Correct! Well done.')).toBeVisible();
  });

  it('[EX-44] options have their romanization once it is switched on, and the right one is right', async () => {
    await openApp('/intermediate/sentences', { learner: subscriber });
    await start('Sentence Completion');
    await expect.element(button('წერილს')).toBeVisible();
    expect(romanizations()).toEqual([]);
    await romanization().click();
    await expect.element(button('წერილს tsʼerils')).toBeVisible();
    await expect
      .poll(() => romanizations().toSorted())
      .toEqual(['me ___ vtsʼer.', 'tsʼerili', 'tsʼerilis', 'tsʼerilma', 'tsʼerils']);
    await answerDisplayed(itemsOf('sentences', 'sentences.completion'), true);
    await expect.element(page.getByText('Correct! Well done.')).toBeVisible();
  });

  it('the choice is remembered in the browser, for all exercises', async () => {
    await openApp('/intermediate/sentences', { learner: subscriber });
    await start('Sentence Completion');
    await romanization().click();
    await reopenApp('/beginner/animals');
    await start('Translation Practice');
    await expect.element(romanization()).toBeChecked();
    await expect.poll(romanizations).not.toEqual([]);
    await romanization().click();
    await reopenApp('/beginner/human-body');
    await start('Identification');
    await expect.element(romanization()).not.toBeChecked();
    expect(romanizations()).toEqual([]);
  });
});

describe('while it is switched on, it is neither offered nor shown', () => {
  it.each(['alphabet', 'animals'])('in %s where letters or sounds are to be recognized', async (id) => {
    localStorage.setItem('romanization', 'on');
    const body = lessonBodies.get(id);
    const exercises = body?.exercises ?? [];
    const contrasts = exercises.flatMap(({ items }) => items.flatMap(({ contrast }) => contrast ?? []));
    mockEndpoint('sound.info', () => ({ url: '', version: 'test', contrasts, synthetic: true }));
    await openApp(`/beginner/${id}`, { learner: subscriber });
    const titles =
      id === 'alphabet'
        ? ['Letter Matching', 'Letter Recognition', 'Letter Writing', 'Ear Training']
        : ['Dictation'];
    for (const title of titles) {
      await start(title);
      await expect
        .element(page.getByRole('group', { name: new RegExp(`^${title}, item 1 of `, 'u') }))
        .toBeVisible();
      await expect
        .element(css('[aria-label="Options"] button, input[aria-label="Your answer"]').first())
        .toBeVisible();
      expect(romanization().elements()).toEqual([]);
      expect(romanizations()).toEqual([]);
      await button('Back to Exercises').click();
    }
  });

  it('in a quiz', async () => {
    localStorage.setItem('romanization', 'on');
    await openApp('/intermediate/quiz/sentences', { learner: subscriber });
    await expect.element(page.getByRole('group', { name: 'Options' })).toMatchTextContent(/[ა-ჰ]/u);
    expect(romanization().elements()).toEqual([]);
    expect(romanizations()).toEqual([]);
  });
});

describe('where it is offered', () => {
  const base = { teaches: [], prompt: 'Which one?' };
  const birds: ExerciseItem = {
    ...base,
    kind: 'multi-choice',
    id: 'birds',
    options: ['თხა', 'ბუ', 'იხვი'],
    answers: ['ბუ', 'იხვი'],
  };
  const places: ExerciseItem = {
    ...base,
    kind: 'choice',
    id: 'places',
    display: 'სად არის ცხვარი?',
    options: ['მთაში', 'ზღვაში'],
    answer: 'მთაში',
  };
  const english: ExerciseItem = {
    ...places,
    id: 'english',
    options: ['uphill', 'seaside'],
    answer: 'uphill',
  };
  const drinks: ExerciseItem = {
    ...base,
    kind: 'categorize',
    id: 'drinks',
    categories: ['Food', 'Drink'],
    items: [
      { text: 'ყველი', category: 'Food' },
      { text: 'ლუდი', category: 'Drink' },
    ],
  };

  it('a click on its switch leaves the focus on the exercise, so that its keys choose and check', async () => {
    await openExercise(exerciseOf([birds]));
    await romanization().click();
    await expect.element(page.getByRole('group', { name: 'Test, item 1 of 1' })).toHaveFocus();
    await expect.poll(() => romanizations().toSorted()).toEqual(['bu', 'ikhvi', 'tkha']);
    for (const name of ['ბუ bu', 'იხვი ikhvi']) {
      const place = page
        .getByRole('group', { name: /^Options/u })
        .getByRole('button')
        .elements();
      await userEvent.keyboard(String(place.indexOf(button(name).element()) + 1));
      await expect.element(button(name)).toHaveAttribute('aria-pressed', 'true');
    }
    await userEvent.keyboard('{Enter}');
    await expect.poll(announced).toContain('Correct!');
    await expect.element(romanization()).toBeChecked();
  });

  it('is switched by keyboard, without checking or choosing anything', async () => {
    const { onResponse } = await openExercise(exerciseOf([birds]));
    romanization().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(romanization()).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(romanization()).not.toBeChecked();
    expect(onResponse).not.toHaveBeenCalled();
  });

  it('a displayed sentence has it too, and only items with Georgian options have the switch', async () => {
    await openExercise(exerciseOf([places, english]));
    await romanization().click();
    await expect.poll(() => romanizations().toSorted()).toEqual(['mtashi', 'sad aris tskhvari?', 'zghvashi']);
    await button('მთაში mtashi').click();
    await button('Check').click();
    await button('Next').click();
    await expect.element(button('uphill')).toBeVisible();
    expect(romanization().elements()).toEqual([]);
    expect(romanizations()).toEqual([]);
  });

  it('words to sort have it before and after they are sorted', async () => {
    await openExercise(exerciseOf([drinks]));
    await romanization().click();
    const row = page.getByRole('listitem').filter({ hasText: 'ლუდი' });
    await expect.element(row).toMatchTextContent(/ludi/u);
    await row.getByRole('button', { name: 'Drink' }).click();
    await expect.element(button('ლუდი ludi')).toBeVisible();
    expect(romanizations().toSorted()).toEqual(['ludi', 'qʼveli']);
  });

  it('questions on a page have one switch, above them', async () => {
    await openApp('/intermediate/grammar', { learner: subscriber });
    await expect.element(button('წერენ')).toBeVisible();
    await expect.element(romanization()).toHaveLength(1);
    await romanization().click();
    await expect.element(button('წერენ tsʼeren')).toBeVisible();
    expect(romanizations()).toContain('gareshe');
    await button('წერენ tsʼeren').click();
    await expect.element(css('[aria-pressed=true]')).toMatchTextContent(/წერენ/u);
  });

  it('on a phone it is accessible, large enough, and fits the width', async () => {
    await openApp('/intermediate/sentences', { learner: subscriber, viewport: phone });
    await start('Sentence Completion');
    await romanization().click();
    await expect.element(button('წერილს tsʼerils')).toBeVisible();
    expect(romanization().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(horizontalOverflow()).toBe(0);
    expect(await violations()).toEqual([]);
  });
});
