/** The list of words for component tests: its endpoints, with the rules of the domain. */
import type { MetItem } from '@ena/contract/reviews';
import { itemFilters, selectItems } from '@ena/domain/review/metItems';
import { type Band, forecast, itemStrength } from '@ena/domain/review/strength';
import { mockEndpoint } from './mockApi.ts';

const today = '2026-03-01';
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
      forecast: [...forecast(pausedSince === null ? items.flatMap(({ cards }) => cards) : [], today, 31)],
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
