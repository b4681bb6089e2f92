import { randomUUID } from 'node:crypto';
import type { MetItem, MetItems, WordsOverview } from '@ena/contract/reviews';
import { type ItemSelection, selectItems } from '@ena/domain/review/metItems';
import { isIntroduced } from '@ena/domain/review/known';
import { bands, itemStrength, nextDay } from '@ena/domain/review/strength';
import { addDays } from '@ena/domain/streak/day';
import { describe, expect, it } from 'vitest';
import { type ReviewLearner, setUpReviews } from '../../../../test/reviews.ts';
import { searchOf } from '../../words/wordRows.ts';
import { itemNotes, ownWords, reviewCards } from '../tables.ts';
import { readMetItems } from './items.ts';

const { learner, get, settings, call, world, record, review, reviewRun, subscribe, cardsOf, summary } =
  setUpReviews();
const today = '2026-03-01';
const itemIdOf = (index: number) => `own.00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** A learner with many own words, with cards of many kinds, and with items of the course. */
async function learnerWithWords(count = 120): Promise<ReviewLearner> {
  const ana = await learner('active');
  const { userId } = ana;
  const { db } = world.services;
  await record(ana, review(), review({ itemId: 'colors-shapes.word.1', response: null }));
  const indexes = Array.from({ length: count }, (_, index) => index);
  const letters = 'აბგდევზთიკლმ'.split('');
  const words = indexes.map((index) => ({
    userId,
    id: itemIdOf(index).slice('own.'.length),
    form: `${letters[index % 12]}სი${letters[Math.floor(index / 12) % 12]}${index % 7 === 0 ? ' ყვავილი' : ''}${'ა'.repeat(Math.floor(index / 144))}`,
    gloss: index % 5 === 0 ? 'a café; rose' : 'a flower',
    sentence: '',
    translation: '',
    groups: index % 3 === 0 ? ['garden'] : [],
    position: index + 1,
  }));
  const noteOf = (index: number) => (index % 20 === 0 ? 'Like „ვარდი“' : null);
  await db
    .insert(ownWords)
    .values(words.map((word, index) => ({ ...word, search: searchOf(word, noteOf(index)) })));
  await db
    .insert(itemNotes)
    .values(
      indexes
        .filter((index) => noteOf(index))
        .map((index) => ({ userId, itemId: itemIdOf(index), text: noteOf(index) ?? '' })),
    );
  const cards = indexes.flatMap((index): (typeof reviewCards.$inferInsert)[] => {
    const card: typeof reviewCards.$inferInsert = {
      userId,
      itemId: itemIdOf(index),
      skill: 'recognize',
      stability: [0.5, 3, 12, 25, 80, 700][index % 6] ?? 1,
      due: addDays(today, (index % 45) - 5),
      lastDay: addDays(today, -(index % 31)),
      createdDay: '2026-01-01',
      reps: 1 + (index % 4),
      lapses: index % 9,
      suspended: index % 11 === 0,
      buriedOn: index % 13 === 0 ? addDays(today, (index % 4) - 1) : null,
    };
    const unasked: typeof card = {
      ...card,
      skill: 'produce',
      stability: 0,
      reps: 0,
      lapses: 0,
      lastDay: null,
      due: addDays(today, -index),
      buriedOn: index % 13 === 0 ? today : null,
    };
    const reset = { ...card, stability: 0, reps: 0, lapses: 0, lastDay: null };
    if (index % 10 === 9) return [];
    if (index % 17 === 0) return [reset];
    return index % 4 === 0 ? [card, unasked] : [card];
  });
  await db.insert(reviewCards).values(cards);
  return ana;
}

async function read(of: ReviewLearner, query: Record<string, string> = {}) {
  const items: MetItem[] = [];
  let [total, pages]: (number | null)[] = [null, 0];
  for (let after: string | null = ''; after !== null; ) {
    const search = new URLSearchParams({ ...query, ...(after === '' ? {} : { after }) });
    // as: the contract types it.
    const page = (await get(of, `/api/reviews/items?${search.toString()}`)) as unknown as MetItems;
    items.push(...page.items);
    total ??= page.total;
    after = page.next;
    pages = (pages ?? 0) + 1;
  }
  return { items, total, pages };
}

describe('the pages of the list', () => {
  it('select, sort and count as the rules of the domain', async () => {
    const ana = await learnerWithWords();
    const { items } = await read(ana, { order: 'course' });
    expect(items).toHaveLength(122);
    const selections: Partial<ItemSelection>[] = [
      {},
      { order: 'next' },
      { strength: 'weak' },
      { strength: 'strong', order: 'course' },
      { strength: 'difficult' },
      { strength: 'difficult', order: 'next' },
      { kind: 'own', order: 'next' },
      { kind: 'phrase' },
      { kind: 'word', strength: 'learning' },
      { group: 'garden', order: 'next' },
      { search: 'rose cafe' },
      { search: 'vardi' },
      { search: 'ვარდი', order: 'next' },
      { search: 'asi' },
      // In other schemes of romanization: a word, its beginning, and the whole of a short one.
      { search: 'yvavili' },
      { search: 'kvav', order: 'next' },
      { search: 'zsi' },
      { search: 'flower asiz' },
      { search: "100%_'" },
      { search: 'სიტყვა' },
    ];
    for (const selection of selections) {
      const { search = '', kind = null, group = null, strength = null, order = 'weakest' } = selection;
      const query = {
        search,
        order,
        ...(kind && { kind }),
        ...(group && { group }),
        ...(strength && { strength }),
      };
      const found = await read(ana, query);
      const expected = selectItems(items, { search, kind, group, strength, order }, today);
      expect([selection, found.items.map(({ itemId }) => itemId)]).toEqual([
        selection,
        expected.map(({ itemId }) => itemId),
      ]);
      expect([selection, found.total]).toEqual([selection, expected.length]);
    }
  });

  it('have the planned days of cards that were never asked', async () => {
    const ana = await learnerWithWords();
    for (const newPerDay of [0, 3]) {
      await settings(ana, { newPerDay });
      const { items } = await read(ana);
      // as: what is read of a viewer.
      const all = await readMetItems(world.services, { userId: ana.userId, entitled: true } as never);
      const planned = new Map(all.items.map(({ item, cards }) => [item.id, cards]));
      for (const { itemId, cards } of items)
        expect(cards.flatMap(({ skill, due }) => (skill === 'produce' ? [due] : []))).toEqual(
          (planned.get(itemId) ?? []).flatMap(({ skill, due }) => (skill === 'produce' ? [due] : [])),
        );
    }
  });

  it('have few items, and fewer with long texts', async () => {
    const ana = await learnerWithWords(60);
    expect((await read(ana)).pages).toBe(2);
    const long = { gloss: 'x'.repeat(200), sentence: 'ა'.repeat(300), translation: 'x'.repeat(300) };
    const words = Array.from({ length: 80 }, (_, index) => ({
      id: randomUUID(),
      form: `${'ბ'.repeat(90)}${'აგ'[index % 2]}${'დ'.repeat(Math.floor(index / 10))}${'ვ'.repeat(index % 10)}`.slice(
        0,
        100,
      ),
      note: 'ქ'.repeat(1000),
      ...long,
    }));
    await call('POST', '/api/words', { words: words.slice(0, 12) }, { cookie: ana.cookie });
    const { cookie } = ana;
    const { text } = await call('GET', '/api/reviews/items?search=xxx', undefined, { cookie });
    expect(Buffer.byteLength(text)).toBeLessThan(100_000);
  });

  it('have only what the learner may open, and only the words of the learner', async () => {
    const ana = await learnerWithWords(3);
    await subscribe(ana.userId, 'canceled');
    const ids = (await read(ana)).items.map(({ itemId }) => itemId);
    expect(ids).toContain('alphabet.word.1');
    expect(ids).not.toContain('colors-shapes.word.1');
    const bea = await learner();
    expect(await read(bea)).toEqual({ items: [], total: 0, pages: 1 });
    expect(await get(bea, '/api/reviews/items?after=999999999.9999999999')).toMatchObject({ items: [] });
  });
});

describe('the overview', () => {
  const overview = async (of: ReviewLearner) =>
    // as: the contract types it.
    (await get(of, '/api/reviews/overview')) as unknown as WordsOverview;

  it('counts as the rules of the domain', async () => {
    const ana = await learnerWithWords();
    const { items } = await read(ana);
    const strengths = items.map(({ cards }) => itemStrength(cards)?.band);
    // What was not introduced yet is new, and no review.
    const planned = items
      .flatMap(({ cards }) => cards)
      .filter(({ skill, reps }) => skill === 'produce' || isIntroduced({ reps, placed: false }))
      .map((card) => nextDay(card, today));
    const laterDays = Array.from({ length: 30 }, (_, index) => {
      const day = addDays(today, index + 1);
      return { day, cards: planned.filter((one) => one === day).length };
    });
    expect(await overview(ana)).toEqual({
      today,
      pausedSince: null,
      total: items.length,
      own: items.filter(({ own }) => own).length,
      strengths: Object.fromEntries(
        bands.map((band) => [band, strengths.filter((one) => one === band).length]),
      ),
      forecast: [{ day: today, cards: (await summary(ana))['due'] }, ...laterDays],
      kinds: ['own', 'word', 'phrase'],
      groups: [{ name: 'garden', words: 40 }],
    });
    await settings(ana, { paused: true });
    const paused = await overview(ana);
    expect([paused.pausedSince, paused.forecast[0]?.cards]).toEqual([today, 0]);
  });

  it('of a new learner is empty', async () =>
    expect(await overview(await learner())).toMatchObject({ total: 0, own: 0, kinds: [], groups: [] }));
});

describe('many items', () => {
  const pause = ({ cookie }: ReviewLearner, itemIds: readonly string[], paused: boolean) =>
    call('POST', '/api/reviews/items/pause', { itemIds, paused }, { cookie });

  it('are suspended and resumed; a new word is not introduced meanwhile, and new again afterwards', async () => {
    const ana = await learner();
    const words = ['პური', 'წყალი'].map((form) => ({
      id: randomUUID(),
      form,
      gloss: 'x',
      sentence: '',
      translation: '',
    }));
    await call('POST', '/api/words', { words }, { cookie: ana.cookie });
    const ids = words.map(({ id }) => `own.${id}`);
    const [bread = '', water = ''] = ids;
    await record(ana, review({ itemId: bread, response: 'x' }));
    const introduced = async () =>
      (await reviewRun(ana)).steps.flatMap((step) => (step.kind === 'introduce' ? [step.itemId] : []));
    const before = await summary(ana);
    expect(await introduced()).toContain(water);
    expect((await pause(ana, [...ids, 'alphabet.word.1', 'own.nonsense'], true)).status).toBe(200);
    expect(await introduced()).not.toContain(water);
    expect((await read(ana)).items).toMatchObject([
      { itemId: bread, cards: [{ state: 'suspended', reps: 1 }] },
      { itemId: water, cards: [{ state: 'suspended', reps: 0 }] },
    ]);
    expect((await pause(ana, ids, true)).status).toBe(200);
    expect((await pause(await learner(), ids, false)).status).toBe(200);
    expect((await cardsOf(ana)).map(({ suspended }) => suspended)).toEqual([true, true]);
    await pause(ana, ids, false);
    expect(await cardsOf(ana)).toMatchObject([{ itemId: bread, suspended: false, reps: 1 }]);
    expect(await introduced()).toContain(water);
    expect(await summary(ana)).toEqual(before);
  });
});
