import type { ConfusedLetters } from '@ena/contract/reviews';
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { describe, expect, it } from 'vitest';
import { type ReviewLearner, setUpReviews } from '../../../../test/reviews.ts';
import { createCourse } from '../../../content/course/units.ts';

const course = createCourse(lessonBodies, quizBodies, vocabulary, packBodies);
const { learner, onDay, get, call, review, record, answer } = setUpReviews({ course });

const confusions = async (of: ReviewLearner) =>
  // as: the contract types it.
  (await get(of, '/api/reviews/confusions'))['pairs'] as ConfusedLetters[];
const confusionCounts = async (of: ReviewLearner) =>
  (await confusions(of)).flatMap(({ letters, times }) => (times > 0 ? [`${letters.join('')} ${times}`] : []));
/** A letter that was chosen in place of კ. */
const chosen = (response: string) =>
  review({ itemId: 'letter.k-ani', skill: 'produce', format: 'choose-form', response });

describe('the letters that a learner mixes up', () => {
  it('are counted in reviews, own words and lessons, of this learner only', async () => {
    const [ana, gio] = [await learner('active'), await learner()];
    const own = {
      id: crypto.randomUUID(),
      form: 'ტკბილეული',
      gloss: 'sweets',
      sentence: '',
      translation: '',
    };
    await call('POST', '/api/words', { words: [own] }, { cookie: ana.cookie });
    await record(
      ana,
      chosen('ქ'),
      chosen('ვ'),
      chosen('კ'),
      review({ itemId: 'word.bread', skill: 'produce', format: 'type-form', response: 'ფური' }),
      review({ itemId: `own.${own.id}`, skill: 'produce', format: 'type-form', response: 'თკბილეული' }),
    );
    // Which of წელი and ცელი is heard.
    await answer(ana, { questionId: 'alphabet.ear-training.13', response: 'ცელი' });
    await answer(ana, { questionId: 'alphabet.ear-training.13', response: 'ცელი' });
    expect((await confusionCounts(ana)).toSorted()).toEqual(['ვკ 1', 'კქ 1', 'პფ 1', 'ტთ 1', 'წც 2']);
    expect((await confusionCounts(ana))[0]).toBe('წც 2');
    expect(await confusionCounts(gio)).toEqual([]);
    expect(await confusions(gio)).toHaveLength(6);
  });

  it('are those of the last 90 days', async () => {
    const ana = await learner();
    await record(ana, chosen('ქ'));
    await onDay(ana, '2026-03-20');
    await record(ana, chosen('ქ'));
    await onDay(ana, '2026-05-29');
    expect(await confusionCounts(ana)).toEqual(['კქ 2']);
    await onDay(ana, '2026-06-01');
    expect(await confusionCounts(ana)).toEqual(['კქ 1']);
  });

  it('come with questions about what the learner may open, by ear with measured clips', async () => {
    const [free, paid] = [await learner(), await learner('active')];
    const tiers = async (of: ReviewLearner) => {
      const ids = (await confusions(of)).flatMap(({ items }) => items.map(({ id }) => id));
      return new Set(
        ids.flatMap(
          (id) => course.studyItems.get(id.replace(/^drill\..*?\.(?:word|gap|sound|ear)\./u, ''))?.tier ?? [],
        ),
      );
    };
    expect([...(await tiers(free))]).toEqual(['free']);
    expect((await tiers(paid)).size).toBeGreaterThan(0);
    const pairs = await confusions(free);
    const kani = pairs.find(({ letters }) => letters.join('') === 'კქ');
    expect(kani?.items.filter(({ sound }) => sound !== undefined).map(({ contrast }) => contrast)).toEqual(
      Array.from({ length: 4 }, () => 'კ/ქ'),
    );
    for (const { items } of pairs) expect(items.length).toBeGreaterThanOrEqual(10);
  });
});
