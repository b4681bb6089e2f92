import { randomUUID } from 'node:crypto';
import type { ReviewRun } from '@ena/contract/reviews';
import { mkhedruli } from '@ena/domain/georgian/letters';
import { itemIdsOf } from '@ena/domain/review/stepItems';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { setUpReviews } from '../../../../test/reviews.ts';
import { reviewCards } from '../tables.ts';

const {
  call,
  changeCard,
  get,
  learner,
  onDay,
  reviewRun,
  summary,
  settings,
  review,
  record,
  answer,
  cardsOf,
  logOf,
  world,
  subscribe,
} = setUpReviews();

describe('a review run', () => {
  it('for a new learner introduces the first items of the course, and asks each twice', async () => {
    const { steps, items } = await reviewRun(await learner());
    const introduced = steps.flatMap((step) => (step.kind === 'introduce' ? [step.itemId] : []));
    expect(introduced).toHaveLength(10);
    expect(introduced.slice(0, 4)).toEqual(
      [1, 2, 3].map((n) => `alphabet.word.${n}`).concat('basic-vocabulary.word.1'),
    );
    expect(steps).toHaveLength(30);
    expect(Object.keys(items).toSorted()).toEqual(introduced.toSorted());
    expect(items['alphabet.word.1']).toMatchObject({
      form: 'სიტყვა',
      source: { path: '/beginner/alphabet' },
    });
  });

  it('of a free learner has free lessons and the phrasebook only, of a subscriber the whole course', async () => {
    const free = await learner();
    await settings(free, { newPerDay: 50, minutes: 20 });
    const paths = Object.values((await reviewRun(free)).items).map(({ source }) => source.path);
    expect(new Set(paths)).toEqual(new Set(['/beginner/alphabet', '/beginner/basic-vocabulary', '/phrases']));
    const paying = await learner('active');
    expect(JSON.stringify(await reviewRun(paying))).toContain('/beginner/colors-and-shapes');
    expect(JSON.stringify(await reviewRun(free))).not.toContain('/beginner/colors-and-shapes');
  });

  it('asks cards on the day when they are due, and not before', async () => {
    const ana = await learner();
    await settings(ana, { newPerDay: 0 });
    await record(ana, review(), review());
    const card = (await cardsOf(ana)).find(({ skill }) => skill === 'recognize');
    expect(card).toMatchObject({ reps: 2, due: '2026-03-02', createdDay: '2026-03-01' });
    expect((await reviewRun(ana)).steps).toEqual([]);
    await onDay(ana, '2026-03-02');
    expect(await summary(ana)).toMatchObject({ due: 1 });
    expect((await reviewRun(ana)).steps).toMatchObject([{ kind: 'ask', itemId: 'alphabet.word.1' }]);
  });

  it('is the same when it is loaded again, without what was answered since', async () => {
    const ana = await learner();
    expect(await reviewRun(ana)).toEqual(await reviewRun(ana));
    await record(ana, review(), review());
    expect((await reviewRun(ana)).steps.flatMap(itemIdsOf)).not.toContain('alphabet.word.1');
  });

  it('introduces what was answered once in turns with the path, in a lesson or in a review run that was left', async () => {
    const ana = await learner('active');
    const introducedOf = async () =>
      (await reviewRun(ana)).steps.flatMap((step) => (step.kind === 'introduce' ? [step.itemId] : []));
    await settings(ana, { newPerDay: 3 });
    const path = [...world.services.course.studyItems.keys()];
    await answer(ana, { unitId: 'colors-shapes', questionId: 'colors-shapes.1' });
    const [started] = (await cardsOf(ana)).map(({ itemId }) => itemId);
    expect(started).toMatch(/^colors-shapes/u);
    const first = path.slice(0, 2);
    expect(await introducedOf()).toEqual([started, ...first]);
    // The answers of a lesson use up nothing, those of Today do: one new item, then both questions of it.
    expect(await summary(ana)).toMatchObject({ newItems: 3, due: 0 });
    await record(ana, review({ itemId: first[0] }));
    expect(await summary(ana)).toMatchObject({ newItems: 2 });
    expect((await reviewRun(ana)).steps.flatMap(itemIdsOf)).toContain(first[0]);
    await record(ana, review({ itemId: first[0] }));
    expect(await summary(ana)).toMatchObject({ newItems: 2, dueTomorrow: 1 });
    expect(await introducedOf()).not.toContain(first[0]);
    await onDay(ana, '2026-03-02');
    expect(await summary(ana)).toMatchObject({ newItems: 3, due: 1 });
  });

  it('of weak words asks them although they are not due, the weakest first, and nothing new', async () => {
    const ana = await learner();
    const weakRun = async () =>
      // as: the contract types it.
      (await get(ana, '/api/reviews/session?only=weak')) as unknown as ReviewRun;
    const known = 'alphabet.word.1';
    for (const date of ['2026-03-01', '2026-03-02', '2026-03-05']) {
      await onDay(ana, date);
      await record(ana, review({ itemId: known }), review({ itemId: known }));
    }
    expect(await summary(ana)).toMatchObject({ weak: 0 });
    expect((await weakRun()).steps).toEqual([]);
    const wrong = review({ itemId: 'alphabet.word.2', response: null });
    await record(ana, wrong, { ...wrong, id: randomUUID() });
    expect(await summary(ana)).toMatchObject({ weak: 1 });
    expect((await weakRun()).steps).toMatchObject([{ kind: 'ask', itemId: 'alphabet.word.2' }]);
    // Known well, but forgotten again and again.
    await world.services.db
      .update(reviewCards)
      .set({ lapses: 6, stability: 12 })
      .where(and(eq(reviewCards.userId, ana.userId), eq(reviewCards.itemId, known)));
    const { steps, items } = await weakRun();
    expect(steps.flatMap(itemIdsOf).toSorted()).toEqual([known, 'alphabet.word.2']);
    expect([items[known]?.lapses, items['alphabet.word.2']?.lapses]).toEqual([6, undefined]);
    await changeCard(ana, 'rest');
    expect((await weakRun()).steps.flatMap(itemIdsOf)).toEqual(['alphabet.word.2']);
    expect(await summary(ana)).toMatchObject({ weak: 1 });
  });

  it('does not ask items whose lesson is no longer open, and asks them again when it is', async () => {
    const ana = await learner('active');
    const blue = { itemId: 'colors-shapes.word.1' };
    // Without the card to write it.
    await settings(ana, { newPerDay: 0 });
    await record(ana, review(blue), review(blue));
    await onDay(ana, '2026-03-10');
    await subscribe(ana.userId, 'canceled');
    expect(await summary(ana)).toMatchObject({ due: 0 });
    expect(JSON.stringify(await reviewRun(ana))).not.toContain('colors-shapes');
    await subscribe(ana.userId, 'active');
    expect(await summary(ana)).toMatchObject({ due: 1 });
  });

  it.each([
    ['two weeks', '2026-03-15', []],
    ['three months', '2026-06-01', []],
    ['two weeks with lessons only', '2026-03-15', ['2026-03-13', '2026-03-14', '2026-03-15']],
  ])('after %s takes at most 1.5 times the usual time', async (_, date, lessonDates) => {
    const ana = await learner('active');
    await settings(ana, { newPerDay: 0, minutes: 20 });
    // The first one is answered in the lesson.
    const ids = [...world.services.course.studyItems.keys()].slice(1, 61);
    for (const index of [0, 50, 0, 50])
      await record(
        ana,
        ...ids.slice(index, index + 50).map((itemId) => review({ itemId, response: null, elapsedMs: 2000 })),
      );
    for (const lessonDate of lessonDates) {
      await onDay(ana, lessonDate);
      await answer(ana);
    }
    await onDay(ana, date);
    // 120 reviews of 2 seconds are 240 seconds a day; a card to recognize is planned with 8.
    expect((await reviewRun(ana)).steps).toHaveLength(360 / 8);
    expect(await summary(ana)).toMatchObject({ due: 60 });
  });

  it('matches items that are known, and takes the first meaning of each as its review', async () => {
    const ana = await learner();
    await settings(ana, { newPerDay: 0, minutes: 20 });
    // The words of the test course are all the same: these differ.
    const words = mkhedruli.map(([letter], index) => ({
      id: randomUUID(),
      form: `${letter.repeat(3)}ა`,
      gloss: `meaning ${index}`,
      sentence: '',
      translation: '',
    }));
    await call('POST', '/api/words', { words }, ana);
    for (const _ of ['first', 'second'])
      await record(ana, ...words.map(({ id, gloss }) => review({ itemId: `own.${id}`, response: gloss })));
    await onDay(ana, '2026-03-04');
    const { steps, items } = await reviewRun(ana);
    const matches = steps.flatMap((step) => (step.kind === 'match' ? [step] : []));
    expect(matches).toHaveLength(2);
    // Each due card is asked once.
    const asked = steps.flatMap(itemIdsOf);
    expect(asked).toHaveLength(words.length);
    expect(new Set(asked).size).toBe(words.length);
    expect(new Set(Object.keys(items))).toEqual(new Set(asked));
    for (const { pairs, meanings } of matches) {
      expect([pairs.length, new Set(meanings).size]).toEqual([4, 6]);
      for (const { itemId } of pairs) expect(meanings).toContain(items[itemId]?.gloss);
    }
    const [first, second] = matches[0]?.pairs ?? [];
    const meaning = items[second?.itemId ?? '']?.gloss;
    const connected = (itemId = '') => review({ itemId, format: 'match', response: meaning });
    const [wrong, right] = [connected(first?.itemId), connected(second?.itemId)];
    // Sent in another order than they were answered.
    await record(ana, right);
    await record(ana, wrong);
    const matched = (await logOf(ana)).filter(({ format }) => format === 'match');
    expect(matched.toSorted((one, other) => other.rating - one.rating)).toMatchObject([
      { itemId: second?.itemId, correct: true, rating: 3 },
      { itemId: first?.itemId, correct: false, rating: 1 },
    ]);
    const left = (await reviewRun(ana)).steps.flatMap(itemIdsOf);
    // What was connected wrong is asked again.
    expect(left).toHaveLength(words.length - 1);
    expect(left).not.toContain(second?.itemId);
  });

  it('asks no more items to be produced for the first time than are new per day', async () => {
    const ana = await learner('active');
    await settings(ana, { newPerDay: 2, minutes: 20 });
    const items = [...world.services.course.studyItems.values()].slice(0, 8);
    for (const date of ['2026-03-01', '2026-03-03', '2026-03-17']) {
      await onDay(ana, date);
      await record(ana, ...items.map(({ id, gloss }) => review({ itemId: id, response: gloss })));
    }
    await onDay(ana, '2026-03-20');
    const produced = async () =>
      (await reviewRun(ana)).steps.flatMap((step) =>
        step.kind === 'ask' && step.skill === 'produce' ? [step.itemId] : [],
      );
    const [first] = await produced();
    expect(await produced()).toHaveLength(2);
    await record(ana, review({ itemId: first, skill: 'produce', format: 'choose-form', response: 'სიტყვა' }));
    expect(await produced()).toHaveLength(1);
  });
});
