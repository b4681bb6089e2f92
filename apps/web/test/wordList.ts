/** The list of words for component tests: its endpoints, with the rules of the domain. */
import type { Card, MetItem, PastReview } from '@ena/contract/reviews';
import { itemFilters, selectItems } from '@ena/domain/review/metItems';
import { type Band, itemStrength, nextDay } from '@ena/domain/review/strength';
import { addDays } from '@ena/domain/streak/day';
import { mockEndpoint } from './mockApi.ts';

export const today = '2026-03-01';
const pageSize = 50;

/** Mocks what the page of words loads; `read` returns the items as they are at that moment. */
export function mockWordList(read: () => readonly MetItem[], pausedSince: string | null = null): void {
  mockEndpoint('reviews.items', ({ search = '', kind, group, strength, order = 'weakest', after }) => {
    const selection = { search, kind: kind ?? null, group: group ?? null, strength: strength ?? null, order };
    const found = selectItems(read(), selection, today);
    const start = Number(after?.split('.')[0] ?? 0);
    const end = start + pageSize;
    return {
      today,
      pausedSince,
      total: after === undefined ? found.length : null,
      next: end < found.length ? `${end}.0` : null,
      items: found.slice(start, end),
    };
  });
  mockEndpoint('reviews.overview', () => {
    const items = read();
    const strengths = items.map(({ cards }) => itemStrength(cards)?.band);
    const groups = items.flatMap(({ own }) => own?.groups ?? []);
    const planned =
      pausedSince === null ? items.flatMap(({ cards }) => cards).map((card) => nextDay(card, today)) : [];
    return {
      today,
      pausedSince,
      total: items.length,
      own: items.filter(({ own }) => own).length,
      strengths: {
        weak: strengths.filter((one) => one === 'weak').length,
        learning: strengths.filter((one) => one === 'learning').length,
        strong: strengths.filter((one) => one === 'strong').length,
      } satisfies Record<Band, number>,
      forecast: Array.from({ length: 31 }, (_, index) => {
        const day = addDays(today, index);
        return { day, cards: planned.filter((one) => one === day).length };
      }),
      kinds: itemFilters.filter((filter) =>
        items.some(({ kind, own }) => (filter === 'own' ? own !== null : kind === filter)),
      ),
      groups: [...new Set(groups)].map((name) => ({
        name,
        words: groups.filter((one) => one === name).length,
      })),
    };
  });
}

/** A card that was learned and is due. */
export const card = (fields: Partial<Card> = {}): Card => ({
  skill: 'recognize',
  recall: 95,
  stability: 10,
  due: today,
  reps: 4,
  lapses: 1,
  state: 'active',
  ...fields,
});
/** A word that the learner has met. */
export const item = (
  itemId: string,
  form: string,
  gloss: string,
  fields: Partial<MetItem> = {},
): MetItem => ({
  itemId,
  kind: 'word',
  form,
  gloss,
  romanization: 'x',
  clip: form,
  source: { title: 'Food & Drink', path: '/beginner/food-drink' },
  personalNote: null,
  own: null,
  cards: [card()],
  ...fields,
});
export const water = item('word.water', 'წყალი', 'water', {
  romanization: 'tsʼqʼali',
  cards: [
    card({ due: '2026-03-06' }),
    card({ skill: 'produce', recall: 0, stability: 0, due: '2026-03-02', reps: 0 }),
  ],
});
export const bread = item('word.bread', 'პური', 'bread', { cards: [card({ recall: 40 })] });
export const letter = item('letter.a', 'ა', 'a', {
  kind: 'letter',
  clip: null,
  source: { title: 'Alphabet', path: '/beginner/alphabet' },
  cards: [card({ stability: 40, due: '2026-04-20' })],
});
export const wine = item('word.wine', 'ღვინო', 'wine', { cards: [card({ state: 'suspended' })] });
/** So many words that the list has pages. */
export const many = (count: number) =>
  Array.from({ length: count }, (_, index) => item(`word.${index}`, 'სიტყვა', `meaning ${index}`));

/** A review `id` days ago. */
export const review = (id: number, fields: Partial<PastReview> = {}): PastReview => ({
  id: `${id}`,
  skill: 'recognize',
  format: 'choose-meaning',
  correct: true,
  day: addDays(today, -id),
  counted: true,
  ...fields,
});

/** Mocks the page of words with a letter and three words, two of which were reviewed. */
export function mockSampleWords(): void {
  mockWordList(() => [letter, water, bread, wine]);
  mockEndpoint('reviews.history', () => ({
    reviews: [review(1, { correct: false }), review(2, { format: 'lesson', counted: false })],
  }));
}
