/** Every exercise of every lesson, answered correctly and incorrectly, from its menu to its last item. */
import { lessonBodies } from '@ena/course/bodies';
import { type CatalogLesson, lessons } from '@ena/course/catalog';
import { ejectivePairs } from '@ena/domain/georgian/letters';
import { check, correctAnswer, type ExerciseItem, isChosen, isRetried } from '@ena/domain/exercise/kinds';
import { feedbackText } from '@ena/domain/exercise/feedback';
import type { Exercise } from '@ena/domain/exercise/model';
import { typesetEjectives } from '@ena/domain/georgian/letters';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findItem, responseTo } from '../../../../../packages/course/test/responses.ts';
import { openApp, subscriber } from '../../../test/app.tsx';
import {
  clickWhenFound,
  enterResponse,
  find,
  findAll,
  findButton,
  findOption,
  waitUntil,
} from '../../../test/dom.ts';
import { mockEndpoint, requests } from '../../../test/mockApi.ts';

/** All exercises of a lesson, including the dictation of its words. */
const practiceOf = ({ id }: Pick<CatalogLesson, 'id'>): readonly Exercise[] => {
  const body = lessonBodies.get(id);
  return body?.exercises ?? [];
};
const withExercises = lessons.filter((lesson) => practiceOf(lesson).length > 0);
const sizeOf = ({ draw, items }: Exercise): number => Math.min(draw ?? items.length, items.length);

const practice = () => find('#practice');
const statusTexts = () => findAll('[role=status]', practice()).map((status) => status.textContent);
const menu = () => findAll('button[id^="open-"]', practice()).map((button) => button.textContent);
const menuTexts = (exercises: readonly Exercise[]) =>
  exercises.map(({ title, description }) => expect.stringContaining(title + description));
const isJudged = () => findAll('[data-run-screen] :is(.text-correct, .text-wrong)').length > 0;

/** Waits for the item at a position; it has no choice and no feedback yet. */
async function itemAt(exercise: Exercise, index: number): Promise<ExerciseItem> {
  const frame = `${exercise.title}, item ${index + 1} of ${sizeOf(exercise)}`;
  await waitUntil(() => find(`[role=group][aria-label="${frame}"]`));
  const item = findItem(exercise.items, find('[data-item]', practice()).dataset['item']);
  expect(
    findAll('[aria-pressed=true]:not([data-clip])', practice()),
    `${item.id} starts without a choice`,
  ).toEqual([]);
  expect(isJudged(), `${item.id} starts without feedback`).toBe(false);
  return item;
}

/** Shows and hides a hint with a toggle. */
async function toggleHint({ hint = '' }: ExerciseItem) {
  expect(statusTexts()).not.toContain(hint);
  findButton('Show Hint').click();
  await waitUntil(() => expect(statusTexts()).toContain(hint));
  findButton('Hide Hint').click();
  await waitUntil(() => expect(statusTexts()).not.toContain(hint));
}

/** Answers the displayed item and checks the feedback. */
async function answerItem(exercise: Exercise, item: ExerciseItem, correct: boolean) {
  const response = responseTo(item, correct);
  const checkButton = () => findButton(exercise.check ?? 'Check', practice());
  if (exercise.checkOn === 'button' && !isJudged())
    expect(checkButton().ariaDisabled, `${item.id} cannot be checked yet`).toBe('true');
  await enterResponse(item, response, practice());
  if (exercise.checkOn === 'button') {
    await waitUntil(() => expect(checkButton().ariaDisabled).toBe('false'));
    expect(isJudged(), `${item.id} is judged by Check alone`).toBe(false);
    checkButton().click();
  }
  const verdict = check(item, response);
  expect(verdict.kind, `verdict on ${item.id}`).toBe(correct ? 'correct' : 'incorrect');
  const inSentence = exercise.feedback === 'counting';
  const isWithheld = !correct && isRetried(item);
  const texts = [
    feedbackText(exercise, item, verdict, isWithheld),
    isWithheld ? '' : (item.explanation ?? ''),
    exercise.hint === 'when-wrong' && !correct && !inSentence ? (item.hint ?? '') : '',
  ];
  await waitUntil(() => {
    const shown = statusTexts().join('\n');
    for (const text of texts) expect(shown, `feedback on ${item.id}`).toContain(typesetEjectives(text));
  });
  const typed = findAll('input[aria-label="Your answer"]', practice());
  for (const field of typed)
    expect(field.ariaInvalid === 'true', `${item.id}: mark of the field`).toBe(!correct);
  if (!isChosen(item) || typeof response !== 'string') return;
  expect(findOption(correctAnswer(item), practice()).textContent, `answer of ${item.id}`).toMatch(
    /Correct$/u,
  );
  if (!correct)
    expect(findOption(response, practice()).textContent, `choice in ${item.id}`).toMatch(/Wrong$/u);
}

/** Typed and placed answers can be corrected after they were judged; the first choice of an option is final. */
const isCorrectable = ({ items }: Exercise): boolean => !items.every(isChosen);

/**
 * Answers all items of the open exercise: correctly, or first incorrectly and then, if possible, correctly. Items of
 * `missed`, which were answered incorrectly before, can only be corrected (decision 0052). Returns the ids of the
 * items.
 */
async function runThrough(
  exercise: Exercise,
  correctAtOnce: boolean,
  upTo = Infinity,
  missed: ReadonlySet<string> = new Set(),
): Promise<ReadonlySet<string>> {
  const size = sizeOf(exercise);
  const ids = new Set<string>();
  const proceed = (last: boolean) => findButton(last ? 'Finish' : 'Next', practice());
  /** Whether Next, or Finish, can be pressed; until then its place is taken by Check where there is one. */
  const canProceed = (last: boolean) => {
    if (exercise.checkOn === 'response') return !proceed(last).disabled;
    return findAll('button', practice()).some(
      ({ textContent }) => textContent === (last ? 'Finish' : 'Next'),
    );
  };
  for (let index = 0; index < Math.min(size, upTo); index++) {
    const item = await itemAt(exercise, index);
    ids.add(item.id);
    const last = index === size - 1;
    expect(canProceed(last), `${item.id}: Next waits for an answer`).toBe(false);
    if (exercise.hint === 'toggle' && item.hint) await toggleHint(item);
    await answerItem(exercise, item, correctAtOnce);
    if (!correctAtOnce && isCorrectable(exercise)) {
      if (!last)
        expect(canProceed(last), `${item.id}: Next after a wrong answer`).toBe(
          exercise.advanceAfter === 'answer',
        );
      await answerItem(exercise, item, true);
    }
    expect(canProceed(last), `${item.id}: Next after the answer`).toBe(true);
    proceed(last).click();
  }
  if (upTo < size) return ids;
  const right = [...ids].filter((id) => correctAtOnce && !missed.has(id)).length;
  const corrected = correctAtOnce || isCorrectable(exercise) ? size - right : 0;
  const score = `You got ${right} of ${size} right${corrected > 0 ? ` the first time, and corrected ${corrected}` : ''}.`;
  const isRepeat = [...ids].every((id) => missed.has(id));
  await waitUntil(() =>
    expect(practice().textContent).toContain(isRepeat ? `You corrected ${size} of ${size}.` : score),
  );
  return ids;
}

it.each(withExercises)(
  '[BEG-09] [BEG-10] [BEG-21] [EX-01] [EX-05] [EX-10] [EX-14] [EX-17] [EX-25] [EX-32] [EX-33] [EX-36] $level/$title: every item of every exercise can be answered incorrectly and correctly',
  async (lesson) => {
    const exercises = practiceOf(lesson);
    // With them, a dictation asks all of its words.
    const contrasts = ejectivePairs.map((pair) => pair.join('/'));
    mockEndpoint('sound.info', () => ({ url: '', version: 'test', contrasts, synthetic: true }));
    await openApp(lesson.path, { learner: subscriber });
    await expect.element(page.getByRole('region', { name: 'Practice Exercises' })).toBeVisible();
    await waitUntil(() => expect(menu()).toEqual(menuTexts(exercises)));
    for (const exercise of exercises) {
      await clickWhenFound(() => find(`#open-${CSS.escape(exercise.id)}`));
      // A dictation draws ten words of its lesson, all judged alike: only one lesson completes it.
      const upTo = exercise.shuffled && lesson.id !== 'basic-vocabulary' ? 2 : Infinity;
      const missed = await runThrough(exercise, false, upTo);
      if (!isCorrectable(exercise)) {
        findButton(upTo === Infinity ? 'Practice What You Missed' : 'Reset', practice()).click();
        await runThrough(exercise, true, Infinity, missed);
      }
      findButton('Back to Exercises', practice()).click();
      await waitUntil(() => {
        expect(menu()).toEqual(menuTexts(exercises));
        expect(document.activeElement?.id, 'the exercise that was left has the focus').toBe(
          `open-${exercise.id}`,
        );
      });
    }
    const expectedItems = exercises
      .filter(({ shuffled }) => !shuffled)
      .flatMap(({ items, draw }) => items.slice(0, draw));
    await expect
      .poll(() => {
        const recorded = requests('answers.record').flatMap(({ answers }) => answers);
        return expectedItems
          .filter(({ id }) => !recorded.some(({ questionId }) => questionId === id))
          .map(({ id }) => id);
      })
      .toEqual([]);
  },
);
