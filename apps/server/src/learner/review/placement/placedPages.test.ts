import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { describe, expect, it } from 'vitest';
import { placementCalls } from '../../../../test/placements.ts';
import { type ReviewLearner, setUpReviews } from '../../../../test/reviews.ts';
import { createCourse } from '../../../content/course/units.ts';
import { placementPageOf } from './placement.ts';

const course = createCourse(lessonBodies, quizBodies, vocabulary, packBodies);
const { learner, onDay, get, call, reviewRun, summary, review, record, cardsOf, logOf, time, subscribe } =
  setUpReviews({ course });
const [alphabet, words, numbers] = [
  '/beginner/alphabet',
  '/beginner/basic-vocabulary',
  '/beginner/numbers',
] as const;
const { place } = placementCalls({ get, call, time });
const reset = ({ cookie }: ReviewLearner) => call('POST', '/api/placement/reset', {}, { cookie });
const letters = [...course.studyItems.values()].flatMap(({ id, source, onPath }) =>
  placementPageOf({ source }).path === alphabet && onPath ? [id] : [],
);

describe('what placements have marked', () => {
  it('can be taken back, except for what was reviewed since', async () => {
    const ana = await learner();
    await place(ana, [alphabet, words]);
    await onDay(ana, '2026-03-02');
    const [kept = '', first = ''] = letters;
    await record(ana, review({ itemId: kept, response: null }));
    expect((await reset(ana)).json).toEqual({ removed: 72 });
    expect((await reset(ana)).json).toEqual({ removed: 0 });
    expect((await cardsOf(ana)).map(({ itemId }) => itemId)).toEqual([kept]);
    expect(new Set((await logOf(ana)).map(({ itemId }) => itemId))).toEqual(new Set([kept]));
    expect(await summary(ana)).toMatchObject({ placed: 0, knownLessons: [] });
    expect((await reviewRun(ana)).steps.find(({ kind }) => kind === 'introduce')).toMatchObject({
      itemId: first,
    });
    expect(await place(ana, [alphabet])).toMatchObject({ letters: 33 });
    expect(await summary(ana)).toMatchObject({ placed: 32, knownLessons: [alphabet] });
  });

  it('is no longer listed as known while a lesson is not open', async () => {
    const ana = await learner('active');
    await place(ana, [alphabet, words, numbers]);
    expect(await summary(ana)).toMatchObject({ knownLessons: [alphabet, words, numbers] });
    await subscribe(ana.userId, 'canceled');
    expect(await summary(ana)).toMatchObject({ knownLessons: [alphabet, words] });
  });
});
