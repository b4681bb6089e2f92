/** Review runs for component tests. */
import type { Known } from '@ena/contract/known';
import type {
  Curve,
  MetItem,
  ReviewSettings,
  ReviewSummary,
  ReviewRun,
  ReviewRunItem,
} from '@ena/contract/reviews';
import type { ItemFormat, Skill } from '@ena/domain/review/question';
import { questionOf } from '@ena/domain/review/question';
import type { AskStep, MatchStep } from '@ena/domain/review/reviewRunModel';

/** A path of two free steps and one of Premium, of which nothing is known. */
export const nothingKnown: Known = {
  open: { known: 0, introduced: 0, total: 24 },
  locked: 12,
  lessons: { alphabet: { known: 0, introduced: 0, total: 33, kind: 'letter' } },
  path: {
    total: 2,
    known: 0,
    next: {
      id: 'first-letters',
      title: 'First letters',
      canDo: 'You can read your first words.',
      known: 0,
      introduced: 0,
      total: 12,
      number: 1,
      form: 'და',
      gloss: 'sister',
      page: { title: 'Georgian Alphabet', path: '/beginner/alphabet' },
    },
    rows: [
      {
        kind: 'step',
        step: {
          id: 'first-letters',
          title: 'First letters',
          canDo: 'You can read your first words.',
          known: 0,
          introduced: 0,
          total: 12,
        },
      },
      { kind: 'locked', title: 'At the market', count: 1 },
      {
        kind: 'step',
        step: {
          id: 'greetings',
          title: 'Greetings',
          canDo: 'You can greet people.',
          known: 0,
          introduced: 0,
          total: 12,
        },
      },
    ],
  },
};

/** Nothing due, nothing new. */
export const noReviews: ReviewSummary = {
  due: 0,
  newItems: 0,
  dueTomorrow: 0,
  newTomorrow: 0,
  moreNew: 0,
  today: '2026-03-01',
  reviewsToday: 0,
  minutesToday: 0,
  streak: 0,
  freezes: 0,
  cards: 0,
  weak: 0,
  placed: 0,
  knownLessons: [],
  known: nothingKnown,
  pausedSince: null,
  fit: { kind: 'collecting', reviews: 0, since: null },
  settings: {
    retention: 90,
    newPerDay: 10,
    minutes: 10,
    ownRatings: false,
    ownShare: 50,
    easyDays: [],
    dayStart: 4,
  },
};

/** Nothing was asked again yet. */
export const noCurve: Curve = { retention: 90, reviews: 0, recalled: 0, predicted: 0, points: [] };

type SettingsChange = Partial<ReviewSettings> & { readonly paused?: boolean };

/** The summary after a change of the settings, as the server returns it. */
export const withSettings = (
  summary: ReviewSummary,
  { paused, ...changed }: { readonly [K in keyof SettingsChange]: SettingsChange[K] | undefined },
): ReviewSummary => {
  const { retention, newPerDay, minutes, ownRatings, ownShare, easyDays, dayStart } = summary.settings;
  return {
    ...summary,
    pausedSince: paused === undefined ? summary.pausedSince : paused ? '2026-03-01' : null,
    settings: {
      retention: changed.retention ?? retention,
      newPerDay: changed.newPerDay ?? newPerDay,
      minutes: changed.minutes ?? minutes,
      ownRatings: changed.ownRatings ?? ownRatings,
      ownShare: changed.ownShare ?? ownShare,
      easyDays: changed.easyDays ?? easyDays,
      dayStart: changed.dayStart ?? dayStart,
    },
  };
};

const source = { title: 'Basic Vocabulary', path: '/beginner/basic-vocabulary' };
const word = (
  id: string,
  form: string,
  gloss: string,
  romanization: string,
  rest: Partial<ReviewRunItem> = {},
): ReviewRunItem => ({
  id: `word.${id}`,
  kind: 'word',
  form,
  gloss,
  romanization,
  clip: form,
  source,
  ...rest,
});

export const words = {
  bread: word('bread', 'პური', 'bread', 'p’uri', {
    example: { form: 'პური თბილია.', gloss: 'The bread is warm.', romanization: 'p’uri tbilia' },
    note: 'Georgians buy it warm, from a round oven in the ground.',
  }),
  water: word('water', 'წყალი', 'water', 'ts’q’ali'),
  house: word('house', 'სახლი', 'house; home', 'sakhli'),
  hello: word('hello', 'გამარჯობა', 'hello', 'gamarjoba', { clip: null }),
  beautiful: word('beautiful', 'ლამაზი', 'beautiful', 'lamazi'),
} as const;
/** Words that have a picture. */
export const pictured = {
  cat: word('cat', 'კატა', 'cat', 'k’at’a', { image: 'cat' }),
  dog: word('dog', 'ძაღლი', 'dog', 'dzaghli', { image: 'dog' }),
  horse: word('horse', 'ცხენი', 'horse', 'tskheni', { image: 'horse' }),
  cow: word('cow', 'ძროხა', 'cow', 'dzrokha', { image: 'cow' }),
} as const;
const allItems = [...Object.values(words), ...Object.values(pictured)];
const pool = allItems.map((item) => ({ ...item, group: 'words', clip: item.form }));
const isMet = (itemId: string) => Object.values(pictured).some(({ id }) => id === itemId);

export const introduce = (item: ReviewRunItem): ReviewRun['steps'][number] => ({
  kind: 'introduce',
  itemId: item.id,
});
export const ask = (item: ReviewRunItem, format: ItemFormat): AskStep => {
  const skill: Skill =
    format.endsWith('form') || format === 'build' || format === 'type-cloze' ? 'produce' : 'recognize';
  const question = questionOf({ ...item, group: 'words', clip: item.form }, format, { pool, isMet }, 1);
  return { kind: 'ask', itemId: item.id, skill, format, question };
};
/** Items to be matched, with two meanings that are left over. */
export const match = (...items: readonly ReviewRunItem[]): MatchStep => ({
  kind: 'match',
  pairs: items.map((item) => ask(item, 'choose-meaning')),
  meanings: ['bridge', ...items.map(({ gloss }) => gloss).toReversed(), 'salt'],
});
/** The same with pictures in place of meanings. */
export const pictureMatch = (...items: readonly ReviewRunItem[]): MatchStep => ({
  ...match(...items),
  images: {
    bridge: 'bridge-at-night',
    salt: 'salt',
    ...Object.fromEntries(items.flatMap(({ gloss, image }) => (image === undefined ? [] : [[gloss, image]]))),
  },
});
export const reviewRunOf = (...steps: ReviewRun['steps']): ReviewRun => ({
  day: '2026-03-01',
  reviewsToday: 0,
  steps,
  items: Object.fromEntries(allItems.map((item) => [item.id, item])),
});

/** An item of the page of words, with one card. */
export const metBread: MetItem = {
  itemId: 'word.bread',
  kind: 'word',
  form: 'პური',
  gloss: 'bread',
  romanization: 'p’uri',
  clip: null,
  source: { title: 'Food & Drink', path: '/beginner/food-drink' },
  personalNote: null,
  own: null,
  cards: [
    { skill: 'recognize', recall: 95, stability: 10, due: '2026-03-01', reps: 4, lapses: 1, state: 'active' },
  ],
};
