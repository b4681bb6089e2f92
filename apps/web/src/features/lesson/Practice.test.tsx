/** Exercises of single lessons, by pointer and keyboard; exercises.test.tsx covers all exercises. */
import { lessonBodies } from '@ena/course/bodies';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exercisesOf } from '../../../../../packages/course/test/responses.ts';
import { answerDisplayed } from '../../../test/answering.ts';
import { openApp, reopenApp, subscriber } from '../../../test/app.tsx';
import { mockEndpoint, networkError, requests } from '../../../test/mockApi.ts';
import { css } from '../../../test/locators.ts';

const practice = () => page.getByRole('region', { name: 'Practice Exercises' });
const menu = () => practice().getByRole('listitem').getByRole('button');
const inPractice = (name: string) => practice().getByRole('button', { name, exact: true });
const position = (number: number, size: number) =>
  practice().getByText(`${number} of ${size}`, { exact: true });
const openExercise = async (title: string) => {
  await menu().filter({ hasText: title }).click();
  await expect.element(css('[data-run-screen] [data-item]')).toBeVisible();
};

it('[INT-21] common words have three exercises of five items each, with Reset, Next and Back to Exercises', async () => {
  await openApp('/intermediate/common-words', { learner: subscriber });
  // The fourth is the dictation that every list of words has.
  await expect.element(menu()).toHaveLength(4);
  for (const [index, title] of ['Word Matching', 'Translation Practice', 'Fill in the Blank'].entries()) {
    const { items = [] } = exercisesOf('common-words')[index] ?? {};
    await openExercise(title);
    await expect.element(position(1, 5)).toBeVisible();
    await answerDisplayed(items, true);
    if (title === 'Fill in the Blank') await inPractice('Check').click();
    await inPractice('Next').click();
    await expect.element(position(2, 5)).toBeVisible();
    await inPractice('Reset').click();
    await expect.element(position(1, 5)).toBeVisible();
    await inPractice('Back to Exercises').click();
    await expect.element(menu()).toHaveLength(4);
  }
});

it('[EX-19] [EX-21] a fill-in shows its sentence and translation, has a placeholder, and shows and hides its hint', async () => {
  await openApp('/beginner/basic-vocabulary');
  const exercise = exercisesOf('basic-vocabulary').find(({ hint }) => hint === 'toggle');
  const [first] = exercise?.items ?? [];
  await openExercise(exercise?.title ?? '');
  await expect
    .element(page.getByLabelText('Your answer'))
    .toHaveAttribute('placeholder', 'Type your answer here...');
  await expect.element(practice().getByText(first?.translation ?? '?', { exact: true })).toBeVisible();
  const hint = practice().getByText(first?.hint ?? '?', { exact: true });
  await expect.element(hint).not.toBeInTheDocument();
  await inPractice('Show Hint').click();
  await expect.element(hint).toBeVisible();
  await inPractice('Hide Hint').click();
  await expect.element(hint).not.toBeInTheDocument();
});

describe('an exercise in progress', () => {
  const path = '/beginner/basic-vocabulary';
  const itemTexts = () =>
    [
      ...document.querySelectorAll(
        '#practice [data-item], #practice [role=group][aria-label=Options] button',
      ),
    ].map(({ textContent }) => textContent);
  const [exercise] = exercisesOf('basic-vocabulary');
  const { title = '', items = [] } = exercise ?? {};

  it('is continued after a reload, with its item, options and verdict', async () => {
    await openApp(path);
    await openExercise(title);
    await expect.element(position(1, items.length)).toBeVisible();
    await answerDisplayed(items, true);
    await inPractice('Next').click();
    await expect.element(position(2, items.length)).toBeVisible();
    await answerDisplayed(items, false);
    const feedback = practice().getByText(/^Incorrect\./u);
    await expect.element(feedback).toBeVisible();
    const before = itemTexts();
    await reopenApp(location.pathname + location.search);
    await expect.element(position(2, items.length)).toBeVisible();
    await expect.element(feedback).toBeVisible();
    expect(itemTexts()).toEqual(before);
    await inPractice('Next').click();
    await expect.element(position(3, items.length)).toBeVisible();
  });

  it('[EX-09] is offered at the top of the lesson after it was left or closed, and starts anew from the menu', async () => {
    await openApp(path);
    await openExercise(title);
    await expect.element(position(1, items.length)).toBeVisible();
    await answerDisplayed(items, true);
    await inPractice('Next').click();
    await expect.element(position(2, items.length)).toBeVisible();
    await reopenApp(path);
    await page.getByRole('link', { name: `Continue ${title}, 2 of ${items.length}` }).click();
    await expect.element(position(2, items.length)).toBeVisible();
    await inPractice('Back to Exercises').click();
    await expect
      .element(page.getByRole('link', { name: `Continue ${title}, 2 of ${items.length}` }))
      .toBeVisible();
    await openExercise(title);
    await expect.element(position(1, items.length)).toBeVisible();
  });

  it('that was started from the top of the lesson leaves no second entry of the lesson in the history', async () => {
    const router = await openApp(path);
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await expect.element(css('[data-run-screen] [data-item]')).toBeVisible();
    const depth = history.length;
    await inPractice('Back to Exercises').click();
    await expect.poll(() => router.state.location.search).toBe('');
    expect(router.state.historyAction).toBe('POP');
    expect(history.length).toBe(depth);
  });

  it('is not offered before its first answer', async () => {
    await openApp(path);
    await openExercise(title);
    await expect.element(position(1, items.length)).toBeVisible();
    await inPractice('Back to Exercises').click();
    await expect.element(page.getByRole('link', { name: 'Start', exact: true })).toBeVisible();
  });

  it('of one lesson is not opened in another', async () => {
    await openApp(path);
    await openExercise(title);
    await expect.element(position(1, items.length)).toBeVisible();
    await reopenApp('/beginner/alphabet');
    await expect.element(menu().first()).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Continue/u })).not.toBeInTheDocument();
  });
});

describe('the items of a run', () => {
  const path = '/beginner/basic-vocabulary';
  const { title = '', items: pool = [] } = lessonBodies.get('basic-vocabulary')?.exercises[0] ?? {};
  const ids = (...places: readonly number[]) => places.map((index) => pool[index]?.id);
  /** Answers the whole run correctly, except the items at these places; returns the ids of its items. */
  async function answerRun(...wrong: readonly number[]) {
    const answered: (string | undefined)[] = [];
    for (let index = 0; index < 5; index++) {
      await expect.element(position(index + 1, 5)).toBeVisible();
      answered.push((await answerDisplayed(pool, !wrong.includes(index))).item.id);
      if (index < 4) await inPractice('Next').click();
    }
    return answered;
  }

  it('are first those of the author, then new ones, after those that were wrong', async () => {
    await openApp(path);
    await openExercise(title);
    expect(await answerRun(2)).toEqual(ids(0, 1, 2, 3, 4));
    await inPractice('Reset').click();
    expect(await answerRun()).toEqual(ids(2, 5, 6, 7, 8));
    await inPractice('Back to Exercises').click();
    await openExercise(title);
    expect(await answerRun()).toEqual(ids(9, 10, 11, 12, 13));
  });

  it('take earlier visits into account', async () => {
    const answeredAt = '2026-03-01T10:00:00.000Z';
    mockEndpoint('answers.history', () => ({
      items: [
        // As the former release answers, and with both names.
        { itemId: pool[7]?.id ?? '', correct: false, answeredAt },
        { questionId: pool[1]?.id ?? '', itemId: '', correct: true, answeredAt },
      ],
    }));
    await openApp(path);
    await openExercise(title);
    expect(await answerRun()).toEqual(ids(7, 0, 2, 3, 4));
    expect(requests('answers.history')).toEqual([{ unitId: 'basic-vocabulary' }]);
  });

  it('are drawn without the history if it cannot be loaded', async () => {
    mockEndpoint('answers.history', networkError);
    await openApp(path);
    await openExercise(title);
    expect(await answerRun(0)).toEqual(ids(0, 1, 2, 3, 4));
    await inPractice('Reset').click();
    expect(await answerRun()).toEqual(ids(0, 5, 6, 7, 8));
  });
});

describe('Sentence Construction', () => {
  const feedback = (text: string | RegExp) => practice().getByText(text);
  const completed = () => requests('progress.report').some((report) => report.completed === true);

  it('[INT-32] explains the order of words, with tips', async () => {
    await openApp('/intermediate/sentences', { learner: subscriber });
    await expect.element(page.getByRole('complementary', { name: 'Learning Tips' })).toBeVisible();
    await expect
      .element(
        page
          .getByRole('region', { name: 'Word Order' })
          .getByText(/subject/iu)
          .first(),
      )
      .toBeVisible();
    const topics = lessonBodies
      .get('sentences')
      ?.sections.flatMap((one) => (one.kind === 'topics' ? one.topics : []));
    expect(topics).toHaveLength(11);
  });

  it('[INT-35] [EX-40] [EX-41] [EX-42] [EX-43] [EX-44] [EX-45] [EX-46] [EX-47] [EX-48] [TIME-25] has three exercises, and is completed by placed words, an option and a text', async () => {
    await openApp('/intermediate/sentences', { learner: subscriber });
    const [arrange, complete, transform] = exercisesOf('sentences');

    await openExercise('Word Arrangement');
    const available = page.getByRole('group', { name: 'Available' }).getByRole('button');
    await available.first().click();
    await expect.element(inPractice('Check Answer')).toBeDisabled();
    await page.getByRole('group', { name: 'Your order' }).getByRole('button').first().click();
    await expect.element(available).toHaveLength(3);
    await answerDisplayed(arrange?.items ?? [], false);
    await inPractice('Check Answer').click();
    await expect.element(feedback('Incorrect. The correct order is: "ბავშვი წიგნს კითხულობს"')).toBeVisible();
    await expect.element(feedback(arrange?.items[0]?.translation ?? '?').first()).toBeVisible();
    await inPractice('Back to Exercises').click();

    await openExercise('Sentence Completion');
    const { response } = await answerDisplayed(complete?.items ?? [], false);
    await expect.element(feedback('Incorrect. The correct answer is "წერილს"')).toBeVisible();
    await expect.element(feedback(complete?.items[0]?.explanation ?? '?')).toBeVisible();
    const options = page.getByRole('group', { name: 'Options' }).getByRole('button');
    await options.filter({ hasText: 'Correct' }).click({ force: true });
    await expect
      .element(options.and(css('[aria-pressed=true]')))
      .toMatchTextContent(typeof response === 'string' ? response : '?');
    await inPractice('Back to Exercises').click();

    await openExercise('Sentence Transformation');
    const check = inPractice(transform?.check ?? 'Check');
    await page.getByLabelText('Your answer').fill('   ');
    await expect.element(check).toBeDisabled();
    await answerDisplayed(transform?.items ?? [], false);
    await check.click();
    await expect.element(feedback('Not quite right. Try again.')).toBeVisible();
    await page.getByLabelText('Your answer').fill('ხედავ მას');
    await check.click();
    await inPractice('Show Answer').click();
    await expect.element(feedback('Incorrect. The correct answer is "არ ვხედავ მას"')).toBeVisible();
    await page.getByLabelText('Your answer').fill(' არ ვხედავ მას ');
    await check.click();
    await expect.element(feedback('Correct! Well done.')).toBeVisible();

    // Reported at once, not on leaving.
    await expect.poll(completed).toBe(true);
  });
});

describe('the exercises of an advanced lesson', () => {
  it.each([
    ['grammar', ['Verb Conjugation', 'Sentence Transformation', 'Grammatical Analysis']],
    ['culture', ['Traditions & Customs', 'Cultural Expressions', 'Social Etiquette']],
    ['idioms', ['Meaning Recognition', 'Usage Practice', 'Contextual Understanding']],
  ])(
    '[ADV-06] [ADV-08] [ADV-09] [ADV-10] [ADV-13] of %s are a menu of %o, each of which can be completed by keyboard',
    async (topic, titles) => {
      await openApp(`/advanced/${topic}`, { learner: subscriber });
      const feedback = practice().getByText(/^(?:Correct!|Incorrect\. The correct answer is ".+")/u);
      for (const [exerciseIndex, title] of titles.entries()) {
        await expect.element(menu()).toHaveLength(3);
        await expect.element(menu().nth(exerciseIndex)).toMatchTextContent(title);
        const { items = [] } = exercisesOf(`advanced-${topic}`)[exerciseIndex] ?? {};
        await openExercise(title);
        for (const index of items.keys()) {
          await expect.element(position(index + 1, items.length)).toBeVisible();
          await expect.element(practice().getByCss('[tabindex="-1"]')).toHaveFocus();
          const last = index === items.length - 1;
          if (!last) await expect.element(inPractice('Next')).toBeDisabled();
          await userEvent.keyboard('1');
          await expect.element(feedback).toBeVisible();
          if (last) await expect.element(inPractice('Next')).not.toBeInTheDocument();
          else await userEvent.keyboard('{Enter}');
        }
        const chosen = practice().getByCss('[aria-pressed=true]');
        await expect.element(chosen).toHaveLength(1);
        await inPractice('Reset').click();
        await expect.element(position(1, items.length)).toBeVisible();
        await expect.element(chosen).toHaveLength(0);
        await expect.element(inPractice('Next')).toBeDisabled();
        await expect.element(feedback).not.toBeInTheDocument();
        await inPractice('Back to Exercises').click();
      }
      await expect.element(menu()).toHaveLength(3);
    },
  );
});
