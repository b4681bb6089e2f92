/** Every question of every quiz of the course, answered correctly and incorrectly. */
import { quizBodies } from '@ena/course/bodies';
import { type CatalogQuiz, findLesson, findQuiz } from '@ena/course/catalog';
import {
  correctAnswer,
  type ExerciseItem,
  type ExerciseResponse,
  isChosen,
  isFreeWriting,
  textsOf,
} from '@ena/domain/exercise/kinds';
import type { Quiz } from '@ena/domain/quiz/model';
import { beforeEach, describe, expect, it } from 'vitest';
import { findItem, responseTo } from '../../../../../packages/course/test/responses.ts';
import { openApp, subscriber } from '../../../test/app.tsx';
import {
  buttonOf,
  click,
  element,
  elements,
  optionsShown,
  respondByDom,
  textOf,
} from '../../../test/domAnswering.ts';
import { requests } from '../../../test/mockApi.ts';
import { advanceTime, stopTime } from '../../../test/time.ts';

/** The requirements that a quiz of this kind covers. */
function requirementsOf({ id, level }: CatalogQuiz): string {
  const all = '[QRUN-12] [QRUN-18] [QRUN-19] [QRUN-20] [QRUN-21]';
  const checked = '[QRUN-04] [QRUN-05] [QRUN-07]';
  if (id === 'quiz-writing')
    return `${all} [QINT-07] [QINT-08] [QINT-09] [QINT-10] [QINT-14] [QINT-15] [QINT-17] [QINT-18]`;
  if (id === 'advanced-quiz') return `${all} [QADV-01] [QADV-02] [QADV-05] [QADV-06]`;
  switch (level) {
    case 'beginner':
      return `${all} ${checked} [QBEG-01] [QBEG-02] [QBEG-06] [QRUN-13] [QRUN-16]`;
    case 'intermediate':
      return `${all} ${checked} [QINT-01] [QINT-03] [QRUN-14] [QRUN-15] [QRUN-16] [QRUN-17]`;
    case 'advanced':
      return `${all} [QADV-10] [QADV-13] [QADV-14] [QADV-15] [QADV-16] [QADV-17]`;
  }
}

const quizzes = [...quizBodies.values()].flatMap((quiz) => {
  const unit = findQuiz(quiz.id);
  return unit ? [{ quiz, unit, id: quiz.id, requirements: requirementsOf(unit) }] : [];
});

it('every quiz of the course is covered', () => expect(quizzes).toHaveLength(quizBodies.size));

const isWriting = (quiz: Quiz) => quiz.questions.some(isFreeWriting);
const verdictTexts = (quiz: Quiz) =>
  isWriting(quiz)
    ? { correct: 'Correct! Well done.', incorrect: 'Not quite right. Keep practicing!' }
    : { correct: 'Correct!', incorrect: 'Incorrect.' };
const withoutSpaces = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** The input of the displayed question; text fields are loaded when they are first needed. */
const answerArea = (item: ExerciseItem): HTMLElement | undefined =>
  elements(
    isChosen(item) ? 'main button[aria-pressed]' : isFreeWriting(item) ? 'main textarea' : 'main input',
  ).find((area) => area.checkVisibility());

/** Waits for a question, and checks that it is displayed whole and has the focus. */
async function questionAt(quiz: Quiz, index: number): Promise<ExerciseItem> {
  const label = `Question ${index + 1} of ${quiz.questions.length}`;
  await expect
    .poll(() => document.activeElement?.closest('[role=group][aria-label^=Question]')?.ariaLabel)
    .toBe(label);
  const group = element(`[role=group][aria-label="${label}"]`);
  const item = findItem(quiz.questions, element('[data-item]', group).dataset['item']);
  await expect.poll(() => answerArea(item)).toBeDefined();
  const shown = textOf(group);
  // A text that is heard first is shown on request.
  const isTextShown = !shown.includes('Show Text');
  const texts = isTextShown ? [item.display, item.passage?.text] : [];
  for (const text of [item.prompt, ...texts, item.hint])
    if (text !== undefined) expect(shown).toContain(withoutSpaces(text));
  if (isChosen(item)) expect([...optionsShown().keys()].toSorted()).toEqual(textsOf(item).toSorted());
  const position = isWriting(quiz) ? label : `${index + 1} of ${quiz.questions.length}`;
  expect(elements('main span').map(textOf)).toContain(position);
  const bar = element('[role=progressbar][aria-label="Quiz progress"]');
  expect(bar.getAttribute('aria-valuenow')).toBe(String(Math.round((100 * index) / quiz.questions.length)));
  return item;
}

/** After Check Answer: the verdict, the marks on the options, the explanation; nothing can be changed. */
function expectRevealed(quiz: Quiz, item: ExerciseItem, response: ExerciseResponse, correct: boolean): void {
  const status = textOf(element('main div[role=status]'));
  expect(status).toContain(verdictTexts(quiz)[correct ? 'correct' : 'incorrect']);
  expect(status).toContain(withoutSpaces(item.explanation ?? ''));
  expect(buttonOf('Checking...').ariaDisabled).toBe('true');
  if (isChosen(item)) {
    const marks = [...optionsShown()].flatMap(([text, button]) => {
      const mark = /(?:Correct|Wrong)$/u.exec(textOf(button))?.[0];
      return mark ? [[text, mark]] : [];
    });
    const expected = [[correctAnswer(item), 'Correct'], ...(correct ? [] : [[response, 'Wrong']])];
    expect(marks.toSorted()).toEqual(expected.toSorted());
    for (const button of optionsShown().values()) expect(button.ariaDisabled).toBe('true');
  } else expect(elements('main :is(input, textarea):read-write')).toEqual([]);
}

/** The result screen: score, percent, color, message, and each question with the correct answer. */
function expectResult(
  { quiz, unit }: { quiz: Quiz; unit: CatalogQuiz },
  answered: readonly { item: ExerciseItem; response: ExerciseResponse }[],
  correct: boolean,
): void {
  const total = quiz.questions.length;
  expect(textOf(element('main h1'))).toBe(`${quiz.title}: ${correct ? total : 0} of ${total}`);
  const bar = element('[data-color]');
  expect([bar.dataset['color'], textOf(bar)]).toEqual(correct ? ['green', '100%'] : ['red', '0%']);
  expect(textOf(element('main [data-run-screen]'))).toContain(
    correct ? quiz.messages.excellent : quiz.messages.keepLearning,
  );
  const lesson = unit.lesson ? findLesson(unit.lesson) : undefined;
  const back =
    unit.rules.flow.kind === 'next'
      ? 'Return to lesson'
      : `Back to ${isWriting(quiz) ? 'Writing' : (lesson?.title ?? 'Lessons')}`;
  const links = elements('main [data-run-screen] a:not([aria-label])').map((link) => [
    textOf(link),
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([[back, lesson?.path ?? `/${unit.level}`]]);
  const rows = elements('main ol > li');
  expect(rows).toHaveLength(total);
  for (const [index, { item, response }] of answered.entries()) {
    const row = rows[index] ?? document.createElement('li');
    expect(row.querySelector('svg')?.getAttribute('aria-label')).toBe(correct ? 'Right' : 'Wrong');
    const shown = textOf(row);
    const entered = typeof response === 'string' ? response : '';
    const given = correct || isFreeWriting(item) ? '' : `Your answer: ${entered}`;
    const answer =
      unit.rules.flow.kind === 'check'
        ? isFreeWriting(item)
          ? entered
          : correctAnswer(item)
        : correct
          ? 'Correct!'
          : `Incorrect. The correct answer is "${correctAnswer(item)}"`;
    for (const text of [item.prompt, item.display, item.passage?.text, answer, given, item.explanation])
      expect(shown).toContain(withoutSpaces(text?.replace('___', correctAnswer(item)) ?? ''));
  }
}

/** Takes the displayed quiz from its first question to the result. */
async function takeQuiz(opened: { quiz: Quiz; unit: CatalogQuiz }, correct: boolean): Promise<void> {
  const { quiz, unit } = opened;
  const { flow } = unit.rules;
  const answered: { item: ExerciseItem; response: ExerciseResponse }[] = [];
  for (const index of quiz.questions.keys()) {
    const item = await questionAt(quiz, index);
    const response = responseTo(item, correct);
    answered.push({ item, response });
    const next = index === quiz.questions.length - 1 ? 'Finish' : 'Next';
    const label = flow.kind === 'check' ? 'Check Answer' : next;
    expect(buttonOf(label).ariaDisabled, 'nothing is answered yet').toBe('true');
    await respondByDom(item, response);
    await click(buttonOf(label));
    if (flow.kind === 'next') continue;
    expectRevealed(quiz, item, response, correct);
    await advanceTime(flow.delayMs);
  }
  expectResult(opened, answered, correct);
}

describe.each(quizzes)('$requirements $id', (opened) => {
  const { quiz, unit } = opened;
  const total = quiz.questions.length;
  beforeEach(async () => {
    stopTime();
    await openApp(unit.paths[0], { learner: subscriber });
    await questionAt(quiz, 0);
  });

  it('judges every question, wrong and right, and counts them in the result', async () => {
    await takeQuiz(opened, false);
    const sent = () => requests('answers.record').flatMap(({ answers }) => answers);
    await expect.poll(sent).toHaveLength(total);
    await click(buttonOf(unit.rules.flow.kind === 'check' ? 'Retake Quiz' : 'Try Again'));
    await takeQuiz(opened, true);
    await expect.poll(sent).toHaveLength(2 * total);
    const records = sent().map(({ unitId, questionId }) => `${unitId} ${questionId}`);
    expect(records.slice(total).toSorted()).toEqual(
      quiz.questions.map(({ id }) => `${unit.id} ${id}`).toSorted(),
    );
    const finished = () =>
      requests('progress.report').flatMap((report) => (report.completed ? [report] : []));
    await expect
      .poll(() => finished().map(({ lessonId, score }) => [lessonId, score]))
      .toEqual([
        [unit.id, 0],
        [unit.id, 100],
      ]);
  });

  it('[QBEG-03] [QINT-02] [QADV-09] has a clock, which turns red at its limit, and links back to its lesson', async () => {
    const { seconds, redAt } = unit.rules.clock;
    const timer = element('[role=timer]');
    const minutes = (left: number) => `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    expect([textOf(timer), timer.dataset['urgent']]).toEqual([minutes(seconds), 'false']);
    await advanceTime((seconds - redAt - 1) * 1000);
    expect([textOf(timer), timer.dataset['urgent']]).toEqual([minutes(redAt + 1), 'false']);
    await advanceTime(1000);
    expect([textOf(timer), timer.dataset['urgent']]).toEqual([minutes(redAt), 'true']);
    const lesson = unit.lesson ? findLesson(unit.lesson) : undefined;
    expect(element('a[aria-label="Leave the quiz"]').getAttribute('href')).toBe(
      lesson?.path ?? `/${unit.level}`,
    );
  });
});
