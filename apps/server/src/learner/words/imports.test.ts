import { randomUUID } from 'node:crypto';
import { maxGroupsPerWord } from '@ena/domain/ownWords/ownWord';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type ReviewLearner, setUpReviews } from '../../../test/reviews.ts';
import { type ownWords, wordImportUpdates } from '../review/tables.ts';

const { learner, record, review, cardsOf, logOf, world, call, time, onDay } = setUpReviews();

const word = (form: string, gloss: string, fields: Record<string, unknown> = {}) => ({
  id: randomUUID() as string,
  form,
  gloss,
  sentence: '',
  translation: '',
  ...fields,
});
const send = async ({ cookie }: ReviewLearner, path: string, body: unknown) =>
  call('POST', `/api/words${path}`, body, { cookie });
const importWords = async (of: ReviewLearner, importId: string, existing: string, ...words: unknown[]) =>
  (await send(of, '', { importId, existing, words })).json;
const importsOf = async ({ cookie }: ReviewLearner) =>
  (await call('GET', '/api/words/imports', undefined, { cookie })).json['imports'];
const undo = async (of: ReviewLearner, id: string) => send(of, '/imports/undo', { id });
/** The words of a learner with their groups and notes, as the data export has them. */
const stored = async (of: ReviewLearner) => {
  const { json } = await call('GET', '/api/account/data', undefined, { cookie: of.cookie });
  const tables = Object(json['tables']);
  const noteOf = (id: string) =>
    tables['item_notes'].find(({ itemId }: { itemId: string }) => itemId === `own.${id}`)?.text ?? null;
  const rows: (typeof ownWords.$inferSelect)[] = tables['own_words'];
  return rows
    .toSorted((one, other) => one.position - other.position)
    .map(({ id, form, gloss, sentence, groups, search }) => ({
      form,
      gloss,
      sentence,
      groups,
      note: noteOf(id),
      search,
    }));
};

describe('an import', () => {
  it('adds words with notes and groups, and skips those that are there', async () => {
    const ana = await learner();
    await send(ana, '', { words: [word('პური', 'bread')] });
    const [again, water] = [
      word('პური', 'loaf', { note: 'x' }),
      word('წყალი', 'water', { note: ' cold\u202E ', groups: ['drinks', ' drinks ', 'A1'] }),
    ];
    expect(await importWords(ana, randomUUID(), 'skip', again, water)).toEqual({
      added: [water.id],
      updated: [],
      skipped: [again.id],
      excess: [],
    });
    expect(await stored(ana)).toMatchObject([
      { gloss: 'bread', groups: [], note: null },
      { gloss: 'water', groups: ['drinks', 'A1'], note: 'cold', search: 'წყალი tsqali water cold' },
    ]);
  });

  it('updates words that are there, with what it has', async () => {
    const ana = await learner();
    const fields = { sentence: 'ეს პურია.', translation: 'This is bread.', groups: ['food'], note: 'old' };
    await send(ana, '', { words: [word('პური', 'bread', fields), word('ხილი', 'fruit')] });
    const changed = word('პური', 'loaf', { groups: ['A1'] });
    const update = () => importWords(ana, 'c0ffee00-0000-4000-8000-000000000001', 'update', changed);
    for (const _ of [1, 2]) expect(await update()).toMatchObject({ added: [], updated: [changed.id] });
    expect(await stored(ana)).toMatchObject([
      {
        gloss: 'loaf',
        sentence: 'ეს პურია.',
        groups: ['food', 'A1'],
        note: 'old',
        search: 'პური puri loaf old',
      },
      { gloss: 'fruit' },
    ]);
    const rest = { sentence: 'პური!', translation: 'Bread!', note: 'new' };
    await importWords(ana, randomUUID(), 'update', word('პური', 'loaf', rest));
    expect(await stored(ana)).toMatchObject([{ sentence: 'პური!', note: 'new', groups: ['food', 'A1'] }, {}]);
  });

  it('can be undone as a whole: added words go with their reviews, updated ones are as before', async () => {
    const [ana, gio] = [await learner(), await learner()];
    const id = randomUUID();
    await send(ana, '', { words: [word('პური', 'bread', { groups: ['food'], note: 'old' })] });
    const before = await stored(ana);
    const added = [word('წყალი', 'water', { note: 'cold' }), word('ღვინო', 'wine')];
    await importWords(ana, id, 'update', word('პური', 'x', { note: 'new', groups: ['y'] }), ...added);
    // The same import, with a word that it has updated already.
    await importWords(ana, id, 'update', word('პური', 'y'));
    await record(ana, review({ itemId: `own.${added[0]?.id}`, response: 'water' }));
    expect(await importsOf(ana)).toEqual([
      { id, at: time.now.toISOString(), added: 2, updated: 1, reviewed: 1 },
    ]);
    expect(await importsOf(gio)).toEqual([]);
    expect((await undo(gio, id)).status).toBe(404);
    expect((await undo(ana, id)).json).toEqual({ removed: 2, restored: 1 });
    expect(await stored(ana)).toEqual(before);
    expect([await cardsOf(ana), await logOf(ana), await importsOf(ana)]).toEqual([[], [], []]);
    expect((await undo(ana, id)).status).toBe(404);
  });

  it('does not restore a word that was changed since, by hand or by another import', async () => {
    const ana = await learner();
    const [bread, water] = [word('პური', 'bread'), word('წყალი', 'water')];
    await send(ana, '', { words: [bread, water] });
    const [first, second] = [randomUUID(), randomUUID()];
    await importWords(ana, first, 'update', word('პური', 'x'), word('წყალი', 'y'));
    await send(ana, '/change', { ...bread, gloss: 'by hand' });
    await importWords(ana, second, 'update', word('წყალი', 'z'));
    expect(await importsOf(ana)).toMatchObject([{ id: second, updated: 1 }]);
    expect((await undo(ana, first)).json).toEqual({ removed: 0, restored: 0 });
    expect(await stored(ana)).toMatchObject([{ gloss: 'by hand' }, { gloss: 'z' }]);
    expect((await undo(ana, second)).json).toEqual({ removed: 0, restored: 1 });
    expect(await stored(ana)).toMatchObject([{ gloss: 'by hand' }, { gloss: 'y' }]);
  });

  it('is forgotten when there are many newer ones: its words stay', async () => {
    const ana = await learner();
    const letters = 'აბგდევზთიკლ'.split('');
    await send(ana, '', { words: [word('პური', 'bread')] });
    for (const [index, letter] of letters.entries()) {
      await onDay(ana, `2026-03-${10 + index}`);
      const changed = index === 0 ? [word('პური', 'x')] : [];
      await importWords(ana, randomUUID(), 'update', word(letter, 'letter'), ...changed);
    }
    const { length } = Object(await importsOf(ana));
    expect(length).toBe(letters.length - 1);
    expect(await stored(ana)).toHaveLength(letters.length + 1);
    const updates = await world.services.db
      .select()
      .from(wordImportUpdates)
      .where(eq(wordImportUpdates.userId, ana.userId));
    expect(updates).toEqual([]);
  });

  it.each([
    ['too many groups', { groups: Array.from({ length: maxGroupsPerWord + 1 }, (_, index) => `${index}`) }],
    ['a group with a long name', { groups: ['x'.repeat(41)] }],
    ['a long note', { note: 'x'.repeat(1001) }],
  ])('with %s is refused', async (_, fields) => {
    const ana = await learner();
    expect((await send(ana, '', { words: [word('პური', 'bread', fields)] })).status).toBe(400);
  });
});

describe('groups of words', () => {
  it('are changed for many words at once, and one word can have only so many', async () => {
    const ana = await learner();
    const full = Array.from({ length: maxGroupsPerWord }, (_, index) => `${index}`);
    const words = [
      word('პური', 'bread', { groups: ['food', 'old'] }),
      word('წყალი', 'water'),
      word('ღვინო', 'wine', { groups: full }),
    ];
    await send(ana, '', { words });
    const ids = words.map(({ id }) => id);
    const groups = async (of = ana) => (await stored(of)).map((one) => one.groups);
    expect((await send(ana, '/groups', { ids, add: ' A1 ', remove: 'old' })).json).toEqual({
      full: [ids[2]],
    });
    expect(await groups()).toEqual([['food', 'A1'], ['A1'], full]);
    await send(await learner(), '/groups', { ids, remove: 'A1' });
    await send(ana, '/groups', { ids: ids.slice(0, 1), remove: 'A1' });
    expect(await groups()).toEqual([['food'], ['A1'], full]);
  });

  it('are kept by a change of the word, or replaced', async () => {
    const ana = await learner();
    const one = word('პური', 'bread', { groups: ['food'] });
    await send(ana, '', { words: [one] });
    await send(ana, '/change', { ...one, groups: undefined, gloss: 'loaf' });
    expect(await stored(ana)).toMatchObject([{ gloss: 'loaf', groups: ['food'], search: 'პური puri loaf ' }]);
    await send(ana, '/change', { ...one, groups: ['A1', ''] }).catch(() => undefined);
    await send(ana, '/change', { ...one, groups: ['A1'] });
    expect(await stored(ana)).toMatchObject([{ groups: ['A1'] }]);
  });
});
