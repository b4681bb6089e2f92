import { describe, expect, it } from 'vitest';
import {
  answerPlacement,
  countSeries,
  currentQuestion,
  isPresumed,
  maxPlacementQuestions,
  maxQuestionsOf,
  type PlacementAnswer,
  placedRatings,
  placedStability,
  placedStabilityOf,
  placementGroups,
  placementItems,
  placementOptions,
  questionsPerGroup,
  startPlacement,
} from './placement.ts';
import type { StudyItem } from '../lesson/studyItem.ts';

/** Groups that are tested: the letters, and as many pages as the course has. */
const groups = 15;
const single = (count: number): readonly number[] => Array.from({ length: count }, () => 1);
const answerOf: Readonly<Record<string, PlacementAnswer>> = { r: 'right', w: 'wrong' };
/** The placement after answers: r is right, w is wrong, and ? is "I don't know". */
const afterSeries = (series: readonly number[], answers: string) =>
  [...answers].reduce(
    (placement, answer) => answerPlacement(placement, answerOf[answer] ?? 'unknown'),
    startPlacement(series),
  );
const after = (count: number, answers: string) => afterSeries(single(count), answers);
const letters = 'rrr';

describe('a placement', () => {
  it.each([
    ['ww', []],
    ['??', []],
    ['rwrw', []],
    ['rrww', []],
    ['rrr', [0]],
    ['wrrrr', [0]],
    ['rr?rr', [0]],
  ])('of the letters alone, with the answers %s, ends with the known groups %j', (answers, known) => {
    expect(currentQuestion(after(1, answers.slice(0, -1)))).not.toBeNull();
    expect(currentQuestion(after(1, answers))).toBeNull();
    expect(after(1, answers)).toMatchObject({ known, answered: answers.length });
  });

  it('of somebody who cannot read ends after two questions, without a word', () => {
    expect(currentQuestion(after(groups, '??'))).toBeNull();
    expect(after(groups, '??').known).toEqual([]);
  });

  it.each([
    ['rrr', [0, 1]],
    ['rr?', [0]],
    ['wrrrr', [0, 1]],
    ['rrwrr', [0, 1]],
    ['ww', [0]],
    ['rrww', [0]],
    ['wr?', [0]],
    ['rrrrrr', [0, 1, 2]],
    ['rrr?rrr', [0, 1, 3]],
    ['rrrwwrrr', [0, 1, 3]],
  ])('after the letters, with the answers %s, has found the groups %j', (answers, known) =>
    expect(after(groups, letters + answers).known).toEqual(known),
  );

  it.each([
    ['ten unknown groups', '?'.repeat(10)],
    ['five groups with two wrong answers', 'wwrwwrrwwwwww'],
    ['unknown groups after a known one', `?rrr${'?'.repeat(10)}`],
  ])('ends after %s in a row', (_, answers) => {
    expect(currentQuestion(after(groups, letters + answers.slice(0, -1)))).not.toBeNull();
    expect(currentQuestion(after(groups, letters + answers))).toBeNull();
  });

  it('ends after the last question, and a group whose test has not ended is not known', () => {
    const end = after(30, `${'r'.repeat(maxPlacementQuestions - 3)}wrr`);
    expect(end).toMatchObject({ answered: maxPlacementQuestions, right: 2 });
    expect(end.known).not.toContain(end.current);
    expect(answerPlacement(end, 'right')).toBe(end);
  });

  it('of no group is over at once', () => expect(currentQuestion(startPlacement([]))).toBeNull());

  it.each([
    [[], 0],
    [[1], 5],
    [[1, 2], 15],
    [[1, 6], 20],
    [single(groups), maxPlacementQuestions],
  ])('of the series %j has at most %i questions', (series, max) => expect(maxQuestionsOf(series)).toBe(max));

  it.each([
    ['rrrrrr', [1, 2, 3, 4, 5, 6]],
    ['rrr?rrr', [1, 2, 3, 4, 5]],
    ['rrr??', [1, 2, 3, 4]],
    ['?rrrrrr', [1, 2, 3]],
    ['?rrr?', [1, 2]],
    ['??rrr', [1]],
    ['???', []],
  ])('of a series of six groups, with the answers %s, finds the known ones %j', (answers, known) => {
    const end = afterSeries([1, 6], letters + answers);
    expect(currentQuestion(afterSeries([1, 6], letters + answers.slice(0, -1)))).not.toBeNull();
    expect(currentQuestion(end)).toBeNull();
    expect(end.known).toEqual([0, ...known]);
  });

  it('counts an unknown series once among ten in a row', () => {
    const series = [1, 6, ...single(20)];
    const answers = letters + '?'.repeat(3 + 9);
    expect(currentQuestion(afterSeries(series, answers.slice(0, -1)))).not.toBeNull();
    expect(currentQuestion(afterSeries(series, answers))).toBeNull();
  });

  it('counts the series: parts of a page, and all packs', () => {
    const paths = ['/a', '/phrases', '/phrases', '/words/packs#A1', '/words/packs#A2', '/b'];
    expect(countSeries(paths.map((path) => ({ path })))).toEqual([1, 2, 2, 1]);
  });

  it('never asks for more questions of a group than there are, nor credits a group twice', () => {
    for (let seed = 0; seed < 3 ** 7; seed++) {
      const answers = Array.from({ length: 7 }, (_, index) => 'rw?'[Math.floor(seed / 3 ** index) % 3] ?? '');
      const placement = after(groups, answers.join(''));
      expect(currentQuestion(placement)?.question ?? 0).toBeLessThan(questionsPerGroup);
      expect(new Set(placement.known).size).toBe(placement.known.length);
      expect(placement.answered).toBeLessThanOrEqual(7);
    }
  });
});

describe('the probability of results', () => {
  const guess = 1 / placementOptions;
  /** Of the unknown groups each answer is a guess, or "I don't know"; known ones are answered right, but for slips. */
  interface Learner {
    readonly known: readonly number[];
    readonly series?: readonly number[];
    readonly slip?: number;
    readonly guesses?: boolean;
  }
  /** The exact probability that an unknown group is credited, and the expected number of known groups that slips stop. */
  function ratesOf({ known, series = single(groups), slip = 0, guesses = false }: Learner) {
    const answersTo = (isKnown: boolean): readonly (readonly [PlacementAnswer, number])[] => {
      if (!isKnown && !guesses) return [['unknown', 1]];
      const right = isKnown ? 1 - slip : guess;
      return [['right', right] as const, ['wrong', 1 - right] as const].filter(([, chance]) => chance > 0);
    };
    const rates = { credited: 0, missed: 0 };
    /** Placements after so many answers. What is known does not change what is asked, and is left out. */
    let reached = new Map([['', { placement: startPlacement(series), chance: 1 }]]);
    while (reached.size > 0) {
      const next: typeof reached = new Map();
      for (const { placement, chance } of reached.values()) {
        const current = currentQuestion(placement);
        const isKnown = current !== null && known.includes(current.group);
        for (const [answer, share] of current ? answersTo(isKnown) : []) {
          const { known: credited, ...rest } = answerPlacement(placement, answer);
          const key = JSON.stringify(rest);
          const sum = (next.get(key)?.chance ?? 0) + chance * share;
          if (credited.some((group) => !known.includes(group))) rates.credited += chance * share;
          else next.set(key, { placement: { ...rest, known: [] }, chance: sum });
          const isOver = rest.current !== placement.current || rest.high !== placement.high;
          if (credited.length === 0 && isKnown && isOver) rates.missed += chance * share;
        }
      }
      reached = next;
    }
    return rates;
  }
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

  it.each<[string, number, readonly number[]]>([
    ['nothing', 0.007, []],
    ['the letters', 0.033, [0]],
    ['the letters and one group', 0.033, [0, 1]],
    ['the letters and a group behind three others', 0.052, [0, 4]],
    ['every second group', 0.046, upTo(15).filter((group) => group % 2 === 0)],
    ['all but the last two', 0.014, upTo(13)],
    ['the first half', 0.033, upTo(8)],
    ['all but three', 0.02, upTo(15).filter((group) => ![3, 8, 12].includes(group))],
  ])(
    'of who knows %s and guesses all else: wrongly credited with a probability of at most %s',
    (_, max, known) => expect(ratesOf({ known, guesses: true }).credited).toBeLessThan(max),
  );

  it.each([
    ['nothing of it', 0],
    ['a third of it', 2],
    ['all but its last group', 5],
  ])(
    'of who knows %s in a series of six, and guesses all else, is not higher than without it',
    (_, count) => {
      const known = [0, ...upTo(count).map((group) => group + 1)];
      const asSeries = ratesOf({ known, series: [1, 6], guesses: true });
      const apart = ratesOf({ known, series: single(7), guesses: true });
      expect(asSeries.credited).toBeLessThanOrEqual(apart.credited);
    },
  );

  it('of who says "I don’t know": nothing is wrongly credited', () =>
    expect(ratesOf({ known: upTo(5), slip: 0.05 }).credited).toBe(0));

  it('of who slips at one of 20 questions: one of fifty known groups is missed', () =>
    expect(ratesOf({ known: upTo(8), slip: 0.05 }).missed / 8).toBeCloseTo(0.02, 2));
});

describe('the items of a group', () => {
  const word = (form: string, fields: Partial<StudyItem> = {}): StudyItem => ({
    id: `word.${form}`,
    kind: 'word',
    group: 'words',
    form,
    gloss: 'xx',
    romanization: 'zz',
    clip: form,
    ...fields,
  });
  const letter = (form: string, lookAlikes: readonly string[]) => word(form, { kind: 'letter', lookAlikes });

  it('are hard letters first, without those that only the romanization tells apart', () => {
    const all = [
      ...['ა', 'ი', 'ლ', 'ბ', 'გ', 'ზ'].map((form) => letter(form, [])),
      letter('კ', ['ქ', 'ყ', 'ვ']),
      letter('ხ', ['ღ', 'ჰ', 'ს', 'ნ']),
      letter('ვ', ['კ', 'ე', 'გ']),
      letter('ს', ['ხ']),
    ];
    for (const seed of [1, 2, 3])
      expect(
        placementItems(all, seed)
          .slice(0, 3)
          .map(({ form }) => form),
      ).toEqual(['ხ', 'ვ', 'ს']);
  });

  it('are those that come late on the path, in the order of the seed, and not like English ones', () => {
    const words = Array.from({ length: 40 }, (_, index) => word(`${index}`));
    const english = [
      ['კაფე', 'kape', 'café, cafe'],
      ['პიცა', 'pʼitsa', 'pizza'],
      ['შოკოლადი', 'shokʼoladi', 'chocolate'],
    ].map(([form = '', romanization = '', gloss = '']) => word(form, { romanization, gloss }));
    const ids = (seed: number) => placementItems([...words, ...english], seed).map(({ id }) => id);
    expect(new Set(ids(1)).size).toBe(questionsPerGroup);
    expect(ids(1)).toEqual(ids(1));
    expect(ids(1)).not.toEqual(ids(2));
    const late = new Set(words.slice(21).map(({ id }) => id));
    for (const seed of [1, 2, 3, 4]) expect(ids(seed).filter((id) => !late.has(id))).toEqual([]);
  });
});

it.each([
  [8, []],
  [40, [40]],
  [90, [90]],
  [174, [87, 87]],
  [181, [61, 61, 59]],
])('a page of %i items is tested in the groups %j', (count, sizes) =>
  expect(placementGroups(Array.from({ length: count }, () => 'x')).map((group) => group.length)).toEqual(
    sizes,
  ),
);

describe('items that count as known', () => {
  const { answered, checkedSoon, checkedLater } = placedRatings;

  it.each([
    [answered, 500, 40],
    [checkedSoon, 75, 25],
    [checkedLater, 600, 35],
  ])('with the rating %i are spread over days', (rating, count, max) => {
    const days = Array.from({ length: count }, (_, index) => placedStabilityOf(`word.${index}`, rating));
    const perDay = [...Map.groupBy(days, (day) => day).values()].map((group) => group.length);
    expect(Math.min(...days)).toBe(placedStability[rating].min);
    expect(Math.max(...days)).toBe(placedStability[rating].max);
    expect(Math.max(...perDay)).toBeLessThan(max);
  });

  it('are presumed if they were not asked', () =>
    expect([answered, checkedSoon, checkedLater].map(isPresumed)).toEqual([false, true, true]));
});
