import { randomUUID } from 'node:crypto';
import type { Known } from '@ena/contract/known';
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { path } from '@ena/course/path/path';
import { correctResponse } from '@ena/domain/exercise/kinds';
import { questionOf } from '@ena/domain/review/question';
import { describe, expect, it } from 'vitest';
import { type ReviewLearner, setUpReviews } from '../../../test/reviews.ts';
import { createCourse } from '../../content/course/units.ts';
import { reviewCards } from './tables.ts';

const course = createCourse(lessonBodies, quizBodies, vocabulary, packBodies);
const { learner, onDay, get, call, summary, review, record, changeCard, world } = setUpReviews({ course });

const letters = course.lessonItems.get('alphabet') ?? [];
const [first = ''] = letters;
const known = async (of: ReviewLearner) =>
  // as: the contract types it.
  (await summary(of))['known'] as Known;
const right = (itemId: string) => {
  const item = course.studyItems.get(itemId);
  if (!item) throw new Error(`There is no ${itemId}.`);
  const response = correctResponse(questionOf(item, 'choose-meaning'));
  return review({ itemId, format: 'choose-meaning', response });
};
const wrong = (itemId: string) => review({ itemId, format: 'choose-meaning', response: null });
/** Marks items as known by a placement. */
const place = (of: ReviewLearner, itemIds: readonly string[]) =>
  world.services.db.insert(reviewCards).values(
    itemIds.map((itemId) => ({
      userId: of.userId,
      itemId,
      skill: 'recognize' as const,
      stability: 20,
      difficulty: 5,
      due: '2026-03-20',
      lastDay: '2026-03-01',
      lastAt: new Date('2026-03-01T09:00:00Z'),
      createdDay: '2026-03-01',
      reps: 1,
      lapses: 0,
      placed: true,
    })),
  );
const alphabetOf = async (of: ReviewLearner) => (await known(of)).lessons['alphabet'];
const total = letters.length;

describe('the known items of a lesson', () => {
  it('are none at first', async () =>
    expect(await alphabetOf(await learner())).toEqual({ known: 0, introduced: 0, total, kind: 'letter' }));

  it('are those that were answered right twice, the last time without forgetting', async () => {
    const ana = await learner();
    await record(ana, right(first));
    expect(await alphabetOf(ana)).toMatchObject({ known: 0, introduced: 0 });
    await record(ana, right(first));
    expect(await alphabetOf(ana)).toMatchObject({ known: 1, introduced: 1 });
    await onDay(ana, '2026-03-02');
    await record(ana, wrong(first));
    await record(ana, wrong(first));
    expect(await alphabetOf(ana)).toMatchObject({ known: 0, introduced: 1 });
  });

  it('include what a placement has marked, and paused ones need no introduction', async () => {
    const ana = await learner();
    await place(ana, letters.slice(0, 5));
    await record(ana, wrong(letters[5] ?? ''));
    await changeCard(ana, 'suspend', letters[5]);
    expect(await alphabetOf(ana)).toMatchObject({ known: 5, introduced: 6 });
  });
});

describe('the path', () => {
  const openSteps = path.filter(({ items }) =>
    items.some((id) => course.studyItems.get(id)?.tier === 'free'),
  );

  it('starts with its first step', async () => {
    const { path: shown, open, locked } = await known(await learner());
    expect(shown).toMatchObject({
      total: openSteps.length,
      known: 0,
      next: { id: openSteps[0]?.id, number: 1, known: 0 },
    });
    expect([open.known, open.total > 0, locked > 0]).toEqual([0, true, true]);
  });

  it('of a subscriber has no locked steps', async () => {
    const { path: shown, locked } = await known(await learner('active'));
    expect([shown.total, locked]).toEqual([path.length, 0]);
    expect(shown.rows.every(({ kind }) => kind === 'step')).toBe(true);
  });

  it('goes on after the steps that are known, with the page that teaches the next item', async () => {
    const ana = await learner();
    const [one, two] = openSteps;
    const open = two?.items.filter((id) => course.studyItems.get(id)?.tier === 'free') ?? [];
    await place(ana, [...(one?.items ?? []), ...open.slice(0, 1)]);
    const next = course.studyItems.get(open[1] ?? '');
    expect((await known(ana)).path).toMatchObject({
      known: 1,
      next: { id: two?.id, number: 2, known: 1, form: next?.form, gloss: next?.gloss, page: next?.source },
    });
  });

  it('has no next step when all that is free is known', async () => {
    const ana = await learner();
    const free = path
      .flatMap(({ items }) => items)
      .filter((id) => course.studyItems.get(id)?.tier === 'free');
    await place(ana, [...new Set(free)]);
    const { path: shown, open } = await known(ana);
    expect([shown.next, shown.known, open.known]).toEqual([null, openSteps.length, open.total]);
    expect(shown.rows.at(-1)?.kind).toBe('locked');
  });
});

describe('a lesson all of whose items are known', () => {
  const report = ({ cookie }: ReviewLearner, fields: object) =>
    call('POST', '/api/progress/reports', { id: randomUUID(), timeSpent: 1, ...fields }, { cookie });
  const recordOf = async (of: ReviewLearner) =>
    // as: the contract types it.
    ((await get(of, '/api/progress'))['records'] as { lessonId: string }[]).find(
      ({ lessonId }) => lessonId === 'alphabet',
    );
  const [last = '', ...others] = letters.toReversed();
  const idsOf = (earned: unknown) => (earned as { id: string }[]).map(({ id }) => id);

  it('is completed by the review that makes the last one known, with its achievements', async () => {
    const ana = await learner();
    await report(ana, { lessonId: 'quiz-alphabet', completed: true, score: 100 });
    await place(ana, others);
    expect((await record(ana, right(last))).json['completed']).toEqual([]);
    expect(await recordOf(ana)).toMatchObject({ completed: false });
    const { completed, earned } = (await record(ana, right(last))).json;
    expect(completed).toEqual(['alphabet']);
    expect(idsOf(earned)).toEqual(['first-lesson', 'alphabet']);
    expect(await recordOf(ana)).toMatchObject({ completed: true, score: null, timeSpent: 0 });
    expect(await get(ana, '/api/profile/statistics')).toMatchObject({ lessonsCompleted: 2 });
  });

  it('stays completed when one is forgotten, and is completed once', async () => {
    const ana = await learner();
    await place(ana, others);
    await record(ana, right(last), right(last));
    await onDay(ana, '2026-03-02');
    await record(ana, wrong(last));
    expect(await recordOf(ana)).toMatchObject({ completed: true });
    await onDay(ana, '2026-03-04');
    expect((await record(ana, right(last), right(last))).json['completed']).toEqual([]);
  });

  it('is completed by an answer in a lesson, too', async () => {
    const ana = await learner();
    await place(ana, others);
    await record(ana, right(last));
    const item = lessonBodies
      .get('alphabet')
      ?.exercises.flatMap(({ items }) => items)
      .find(({ teaches }) => teaches.length === 1 && teaches[0] === last);
    if (!item) throw new Error('No exercise teaches the last letter alone.');
    const answer = {
      id: randomUUID(),
      unitId: 'alphabet',
      questionId: item.id,
      response: correctResponse(item),
      answeredAt: new Date('2026-03-01T10:00:00Z').toISOString(),
    };
    const reply = await call('POST', '/api/answers', { answers: [answer] }, { cookie: ana.cookie });
    expect(reply.json['completed']).toEqual(['alphabet']);
  });
});
