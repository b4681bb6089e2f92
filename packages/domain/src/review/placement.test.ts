import { describe, expect, it } from 'vitest';
import {
  answerPlacement,
  currentQuestion,
  maxPlacementQuestions,
  maxQuestionsOf,
  type Placement,
  placedStability,
  placedStabilityOf,
  placementItems,
  questionsPerPage,
  startPlacement,
} from './placement.ts';
import type { StudyItem } from '../lesson/studyItem.ts';

/** Pages of the course that are tested: the alphabet and eleven lessons with words. */
const pages = 12;
/** The placement after answers: r is right, w is wrong. */
const after = (count: number, answers: string) =>
  [...answers].reduce(
    (placement, answer) => answerPlacement(placement, answer === 'r'),
    startPlacement(count),
  );
const testedPages = (count: number, answers: string) =>
  [...answers].map((_, index) => currentQuestion(after(count, answers.slice(0, index)))?.page);

describe('a placement', () => {
  it.each([
    ['ww', 0],
    ['rwrw', 0],
    ['wrrrw', 0],
    ['rwrrrw', 0],
    ['rrrr', 1],
    ['wrrrrr', 1],
    ['rrrwrr', 1],
  ])('of the alphabet alone, with the answers %s, ends with %i known pages', (answers, known) => {
    expect(currentQuestion(after(1, answers.slice(0, -1)))).not.toBeNull();
    expect(currentQuestion(after(1, answers))).toBeNull();
    expect(after(1, answers)).toMatchObject({ known, unknown: known, answered: answers.length });
  });

  it('of somebody who cannot read ends after two questions, without a word', () => {
    expect(currentQuestion(after(pages, 'ww'))).toBeNull();
    expect(testedPages(pages, 'ww')).toEqual([0, 0]);
  });

  it('asks another question after a wrong answer', () =>
    expect(currentQuestion(after(pages, 'rw'))).toEqual({ page: 0, question: 2 }));

  it('finds the last known page by bisection, the alphabet first', () => {
    const right = 'r'.repeat(4);
    expect(testedPages(pages, `${right}wwww`)).toEqual([0, 0, 0, 0, 6, 6, 3, 3]);
    expect(after(pages, right.repeat(4))).toMatchObject({ known: pages, answered: 16 });
    expect(after(pages, `${right}wwwwwwww`)).toMatchObject({ known: 1, unknown: 1, answered: 12 });
  });

  it('ends after 20 questions, and a page whose test has not ended is not known', () => {
    const end = after(pages, 'wrrrrr'.repeat(3) + 'rr'.repeat(9));
    expect(end).toMatchObject({ answered: maxPlacementQuestions, known: 10, unknown: 12 });
    expect(answerPlacement(end, true)).toBe(end);
  });

  it('of no page is over at once', () => expect(currentQuestion(startPlacement(0))).toBeNull());

  it.each([
    [2, 12],
    [pages, 20],
  ])('of %i pages has at most %i questions', (count, max) => expect(maxQuestionsOf(count)).toBe(max));
});

describe('the probability of results', () => {
  interface Outcome {
    readonly known: number;
    readonly answered: number;
    readonly probability: number;
  }
  /** All results with their exact probabilities; `chanceOf` is the probability of a right answer about a page. */
  function outcomes(chanceOf: (page: number) => number): readonly Outcome[] {
    const ends: Outcome[] = [];
    const visit = (placement: Placement, probability: number) => {
      const current = currentQuestion(placement);
      if (probability === 0) return;
      if (!current) return void ends.push({ ...placement, probability });
      const chance = chanceOf(current.page);
      visit(answerPlacement(placement, true), probability * chance);
      visit(answerPlacement(placement, false), probability * (1 - chance));
    };
    visit(startPlacement(pages), 1);
    return ends;
  }
  const share = (all: readonly Outcome[], counts: (outcome: Outcome) => boolean) =>
    all.reduce((sum, outcome) => sum + (counts(outcome) ? outcome.probability : 0), 0);
  const guess = 1 / 4;
  const slip = 0.05;

  it('of who guesses all answers: 0.7 % get something, after 3 questions in the mean', () => {
    const all = outcomes(() => guess);
    expect(share(all, ({ known }) => known > 0)).toBeCloseTo(0.0068, 4);
    expect(all.reduce((sum, { answered, probability }) => sum + answered * probability, 0)).toBeLessThan(3);
  });

  it('of who knows everything and never slips: everything, after 16 questions', () =>
    expect(outcomes(() => 1)).toEqual([{ ...after(pages, 'r'.repeat(16)), probability: 1 }]));

  it.each([1, 2, 3, 4, 6, 9, 11])(
    'of who knows %i pages and guesses beyond: less than 2.7 in a hundred get more',
    (count) => {
      const all = outcomes((page) => (page < count ? 1 : guess));
      expect(share(all, ({ known }) => known > count)).toBeLessThan(0.027);
      expect(share(all, ({ known }) => known === count)).toBeGreaterThan(0.9);
    },
  );

  it.each([1, 2, 6, 11, 12])('of who knows %i pages, slips and never guesses: never more', (count) => {
    const all = outcomes((page) => (page < count ? 1 - slip : 0));
    expect(share(all, ({ known }) => known > count)).toBe(0);
    expect(share(all, ({ known }) => known > 0)).toBeCloseTo(0.97, 2);
    expect(share(all, ({ known }) => known === count)).toBeGreaterThan(0.77);
  });
});

describe('the items of a page', () => {
  const letter = (form: string, lookAlikes: readonly string[]): StudyItem => ({
    id: `letter.${form}`,
    kind: 'letter',
    group: 'letters',
    form,
    gloss: form,
    romanization: form,
    clip: form,
    lookAlikes,
  });

  it('are hard letters first, without those that only the romanization tells apart', () => {
    const letters = [
      ...['ა', 'ი', 'ლ', 'ბ', 'გ', 'ზ'].map((form) => letter(form, [])),
      letter('კ', ['ქ', 'ყ', 'ვ']),
      letter('ხ', ['ღ', 'ჰ', 'ს', 'ნ']),
      letter('ვ', ['კ', 'ე', 'გ']),
      letter('ს', ['ხ']),
    ];
    for (const seed of [1, 2, 3])
      expect(
        placementItems(letters, seed)
          .slice(0, 3)
          .map(({ form }) => form),
      ).toEqual(['ხ', 'ვ', 'ს']);
  });

  it('are as many as a test may need, in the order of the seed', () => {
    const words = Array.from({ length: 40 }, (_, index) => ({
      ...letter(`${index}`, []),
      kind: 'word' as const,
    }));
    const ids = (seed: number) => placementItems(words, seed).map(({ id }) => id);
    expect(new Set(ids(1)).size).toBe(questionsPerPage);
    expect(ids(1)).toEqual(ids(1));
    expect(ids(1)).not.toEqual(ids(2));
  });
});

it('items that count as known are spread over five weeks', () => {
  const days = Array.from({ length: 500 }, (_, index) => placedStabilityOf(`word.${index}`));
  const perDay = [...Map.groupBy(days, (day) => day).values()].map((group) => group.length);
  expect(Math.min(...days)).toBe(placedStability.min);
  expect(Math.max(...days)).toBe(placedStability.max);
  expect(Math.max(...perDay)).toBeLessThan(40);
});
