import { randomUUID } from 'node:crypto';
import { maxOwnWords } from '@ena/domain/ownWords/ownWord';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { waitForBlockedQueries } from '../../../test/database.ts';
import { clipTiers } from '../../../test/fixtures.ts';
import { type ReviewLearner, setUpReviews } from '../../../test/reviews.ts';
import { userProfiles } from '../../platform/db/users.ts';
import { ownWords } from '../review/tables.ts';
import { lockProfile } from '../study/counters.ts';

const { learner, onDay, get, reviewRun, settings, review, record, cardsOf, logOf, world, call, subscribe } =
  setUpReviews();

const word = (form: string, gloss: string, fields: Record<string, unknown> = {}) => ({
  id: randomUUID() as string,
  form,
  gloss,
  sentence: '',
  translation: '',
  ...fields,
});
const bread = () => word('პური', 'bread; loaf');

const send = ({ cookie }: ReviewLearner, path: string, body: unknown) =>
  call('POST', `/api/words${path}`, body, { cookie });
const add = async (of: ReviewLearner, ...words: unknown[]) => (await send(of, '', { words })).json;
const itemsOf = async (of: ReviewLearner, query = '?order=course') => {
  const { items } = await get(of, `/api/reviews/items${query}`);
  return Array.isArray(items) ? items : [];
};
const formsOf = async (of: ReviewLearner) => (await itemsOf(of)).map(({ form }: { form: string }) => form);
const introduced = async (of: ReviewLearner) =>
  (await reviewRun(of)).steps.flatMap((step) => (step.kind === 'introduce' ? [step.itemId] : []));

describe('own words', () => {
  it('are listed at once, without cards, in their order and before the course, for their owner only', async () => {
    const [ana, gio] = [await learner(), await learner()];
    await record(ana, review());
    const added = word('ცივი წყალი', 'cold water', { sentence: 'ცივი წყალია.', translation: 'It is cold.' });
    await add(ana, added, bread());
    expect(await itemsOf(ana)).toMatchObject([
      {
        itemId: `own.${added.id}`,
        kind: 'phrase',
        romanization: "tsivi ts'q'ali",
        clip: null,
        source: { title: 'My words', path: '/words' },
        own: { sentence: 'ცივი წყალია.', translation: 'It is cold.', groups: [] },
        cards: [],
      },
      { form: 'პური', kind: 'word', own: { sentence: '', translation: '' } },
      { itemId: 'alphabet.word.1', own: null },
    ]);
    expect(await itemsOf(gio)).toEqual([]);
  });

  it('have the sound of the same text of the course, if their owner may hear it', async () => {
    const clipsOf = async (of: ReviewLearner) => {
      await add(of, ...clipTiers.map(([name]) => word(name, 'meaning')));
      return Object.fromEntries((await itemsOf(of)).map(({ form, clip }) => [form, clip]));
    };
    const texts = clipTiers.map(([name, tier]) => [name, tier === 'premium' ? null : name]);
    expect(await clipsOf(await learner())).toEqual(Object.fromEntries(texts));
    expect(await clipsOf(await learner('active'))).toEqual(
      Object.fromEntries(clipTiers.map(([name]) => [name, name])),
    );
  });

  it('take turns with the course among the new items of a day, by the share that the learner wants', async () => {
    const ana = await learner();
    const words = [bread(), word('წყალი', 'water'), word('ღვინო', 'wine')];
    await add(ana, ...words);
    await settings(ana, { newPerDay: 2 });
    const [first, ...rest] = words.map(({ id }) => `own.${id}`);
    expect((await introduced(ana)).toSorted()).toEqual(['alphabet.word.1', first]);
    await settings(ana, { newPerDay: 5, ownShare: 80 });
    expect((await introduced(ana)).filter((id) => id.startsWith('own.'))).toEqual([first, ...rest]);
    await settings(ana, { newPerDay: 4, ownShare: 50 });
    expect(await get(ana, '/api/reviews/summary')).toMatchObject({ newItems: 4 });
  });

  it('have options from own words and the course, and are no options for the course', async () => {
    const ana = await learner();
    const one = bread();
    await add(ana, one, word('წყალი', 'water'), word('ღვინო', 'wine'));
    const { steps } = await reviewRun(ana);
    const optionsOf = (id: string) =>
      steps.flatMap((step) =>
        step.kind === 'ask' && step.itemId === id && step.question.kind === 'choice'
          ? [step.question.options.toSorted()]
          : [],
      )[0];
    expect(optionsOf(`own.${one.id}`)).toEqual(['bread; loaf', 'water', 'wine', 'word']);
    // All words of the course of the tests are the same one, so that it has no other options.
    expect(optionsOf('alphabet.word.1')).toEqual(['word']);
  });

  it('take the pronoun that the grammar engine has for their verb', async () => {
    const ana = await learner();
    const one = word('დაავიწყდა სახელი', 'he forgot the name');
    await add(ana, one);
    const typed = (response: string) =>
      review({ itemId: `own.${one.id}`, skill: 'produce', format: 'type-form', response });
    await record(ana, typed('მას დაავიწყდა სახელი'), typed('მან დაავიწყდა სახელი'));
    expect((await logOf(ana)).map(({ correct }) => correct)).toEqual([true, false]);
  });

  it('are reviewed, planned, buried and reset like items of the course, and are no learned words of it', async () => {
    const [ana, gio] = [await learner(), await learner()];
    const one = bread();
    await add(ana, one);
    const itemId = `own.${one.id}`;
    const right = review({ itemId, format: 'type-meaning', response: 'the loaf' });
    expect((await record(ana, right)).json).toMatchObject({ recorded: 1, rejected: [] });
    expect((await record(ana, right)).json).toMatchObject({ recorded: 0 });
    expect((await record(ana, { ...right, id: randomUUID() })).json).toMatchObject({ recorded: 1 });
    expect((await cardsOf(ana)).filter(({ skill }) => skill === 'recognize')).toMatchObject([
      { itemId, reps: 2, due: '2026-03-02' },
    ]);
    expect(await logOf(ana)).toMatchObject([{ correct: true }, { correct: true }]);
    const [profile] = await world.services.db
      .select()
      .from(userProfiles)
      .where(eq(userProfiles.id, ana.userId));
    expect(profile).toMatchObject({ wordsLearned: 0, studyStreak: 1 });
    await onDay(ana, '2026-03-03');
    await settings(ana, { newPerDay: 0 });
    expect((await reviewRun(ana)).steps).toMatchObject([{ kind: 'ask', itemId }]);
    const bury = { itemId, skill: 'recognize', action: 'bury' };
    expect((await call('POST', '/api/reviews/cards', bury, { cookie: ana.cookie })).json).toMatchObject({
      card: { state: 'buried' },
    });
    await onDay(gio, '2026-03-03');
    const foreign = review({ itemId });
    expect((await record(gio, foreign)).json).toMatchObject({ recorded: 0, rejected: [foreign.id] });
    expect((await record(gio, review({ itemId: 'own.nonsense' }))).json).toMatchObject({ recorded: 0 });
  });

  it('have one effect however often and at the same time they are sent', async () => {
    const ana = await learner();
    const words = [bread(), word('წყალი', 'water')];
    const replies = await Promise.all([add(ana, ...words), add(ana, ...words)]);
    expect(replies).toEqual(
      Array(2).fill({ added: words.map(({ id }) => id), updated: [], skipped: [], excess: [] }),
    );
    expect(await formsOf(ana)).toEqual(['პური', 'წყალი']);
  });

  it('that the learner has already, also in capital-like letters, are returned and not stored', async () => {
    const [ana, gio] = [await learner(), await learner()];
    await add(ana, bread());
    const [again, water, twice] = [word(' ᲞᲣᲠᲘ ', 'x'), word('წყალი', 'water'), word('წყალი', 'y')];
    expect(await add(ana, again, water, twice)).toEqual({
      added: [water.id],
      updated: [],
      skipped: [again.id, twice.id],
      excess: [],
    });
    expect(await itemsOf(ana)).toMatchObject([{ gloss: 'bread; loaf' }, { gloss: 'water' }]);
    expect(await add(gio, again)).toMatchObject({ added: [again.id] });
    expect(await formsOf(gio)).toEqual(['პური']);
  });

  it('beyond the maximum are returned and not stored', async () => {
    const ana = await learner();
    const rows = Array.from({ length: maxOwnWords - 1 }, (_, position) => ({
      ...word(`სიტყვა ${position}`, 'word'),
      userId: ana.userId,
      position,
    }));
    for (let start = 0; start < rows.length; start += 1000)
      await world.services.db.insert(ownWords).values(rows.slice(start, start + 1000));
    const [last, excess] = [bread(), word('წყალი', 'water')];
    expect(await add(ana, last, excess)).toMatchObject({ added: [last.id], excess: [excess.id] });
    expect(await add(ana, last, excess)).toMatchObject({ added: [last.id], excess: [excess.id] });
    expect(await get(ana, '/api/reviews/overview')).toMatchObject({ own: maxOwnWords });
    expect(await itemsOf(ana, '?search=bread')).toMatchObject([{ form: 'პური' }]);
    expect((await reviewRun(ana)).steps).toHaveLength(30);
  });

  it.each([
    ['Latin letters', word('puri', 'bread')],
    ['HTML', word('<b>პური</b>', 'bread')],
    ['no meaning', word('პური', ' ')],
    ['a Georgian meaning', word('პური', 'პური')],
    ['a form that is too long', word('ა'.repeat(101), 'a')],
    ['NUL', word('პური', 'bread\0')],
    ['a lone surrogate', word('პური', 'bread \uD83D')],
    ['no id', word('პური', 'bread', { id: 'own' })],
    ['a sentence in English', word('პური', 'bread', { sentence: 'This is bread.' })],
    ['no sentence field', { id: randomUUID(), form: 'პური', gloss: 'bread' }],
  ])('with %s are refused, with all others of the call', async (_, one) => {
    const ana = await learner();
    const reply = await send(ana, '', { words: [word('წყალი', 'water'), one] });
    expect([reply.status, reply.json['code']]).toEqual([400, 'BAD_INPUT']);
    expect(await formsOf(ana)).toEqual([]);
  });

  it('that the course teaches are pointed out, with the page, and so are those that are there', async () => {
    const ana = await learner();
    await add(ana, word('მეც', 'me too'));
    await add(await learner(), word('სიტყვა!', 'word'));
    const { json } = await send(ana, '/taught', { forms: ['სიტყვა!', 'პურიპური', 'მეც'] });
    expect(json).toEqual({
      own: [{ form: 'მეც', gloss: 'me too' }],
      taught: [
        { form: 'სიტყვა!', title: 'Georgian Alphabet', path: '/beginner/alphabet' },
        { form: 'მეც', title: 'Phrasebook', path: '/phrases' },
      ],
    });
  });
});

describe('a changed word', () => {
  it('keeps its cards, and is asked and judged as it is now', async () => {
    const ana = await learner();
    const one = bread();
    await add(ana, one);
    const itemId = `own.${one.id}`;
    await record(ana, review({ itemId, response: 'bread; loaf' }));
    const changed = { ...one, form: 'ᲞᲣᲠᲔᲑᲘ', gloss: 'breads' };
    expect((await send(ana, '/change', changed)).json).toEqual({ changed: true });
    expect(await itemsOf(ana)).toMatchObject([{ form: 'პურები', gloss: 'breads', cards: [{ reps: 1 }] }]);
    await record(ana, review({ itemId, response: 'breads' }));
    expect((await logOf(ana)).map(({ correct }) => correct)).toEqual([true, true]);
  });

  it('is not given the form of another one', async () => {
    const ana = await learner();
    const [one, other] = [bread(), word('წყალი', 'water')];
    await add(ana, one, other);
    expect((await send(ana, '/change', { ...one, form: 'წყალი' })).json).toEqual({ changed: false });
    expect(await formsOf(ana)).toEqual(['პური', 'წყალი']);
  });

  it('is one of the learner’s own', async () => {
    const [ana, gio] = [await learner(), await learner()];
    const one = bread();
    await add(ana, one);
    expect((await send(gio, '/change', { ...one, gloss: 'x' })).status).toBe(404);
    await send(gio, '/remove', { ids: [one.id] });
    expect(await itemsOf(ana)).toMatchObject([{ gloss: 'bread; loaf' }]);
  });
});

describe('a deleted word', () => {
  it('is deleted with its cards, reviews and note; late reviews of it are rejected', async () => {
    const ana = await learner();
    const one = bread();
    await add(ana, one, word('წყალი', 'water'));
    const itemId = `own.${one.id}`;
    await record(ana, review({ itemId }), review());
    await send(ana, '/notes', { itemId, text: 'a note' });
    for (const _ of [1, 2]) expect((await send(ana, '/remove', { ids: [one.id] })).status).toBe(200);
    expect(await formsOf(ana)).toEqual(['წყალი', 'სიტყვა']);
    expect(await cardsOf(ana)).toMatchObject([{ itemId: 'alphabet.word.1' }]);
    expect(await logOf(ana)).toMatchObject([{ itemId: 'alphabet.word.1' }]);
    const late = review({ itemId });
    expect((await record(ana, late)).json).toMatchObject({ rejected: [late.id] });
    expect(JSON.stringify(await get(ana, '/api/account/data'))).not.toContain('a note');
  });
});

describe('a note', () => {
  const noteOf = async (of: ReviewLearner, itemId: string) =>
    (await itemsOf(of)).find((item: { itemId: string }) => item.itemId === itemId)?.personalNote;

  it('is stored for an item of the course and an own word, comes with a review run, and can be removed', async () => {
    const ana = await learner();
    const one = bread();
    await add(ana, one);
    await record(ana, review());
    for (const itemId of [`own.${one.id}`, 'alphabet.word.1']) {
      await send(ana, '/notes', { itemId, text: 'first' });
      expect((await send(ana, '/notes', { itemId, text: ' two\r\nlines\u202E ' })).status).toBe(200);
      expect(await noteOf(ana, itemId)).toBe('two\nlines');
    }
    await onDay(ana, '2026-03-03');
    expect(Object.values((await reviewRun(ana)).items)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ id: 'alphabet.word.1', personalNote: 'two\nlines' }),
        expect.objectContaining({ form: 'პური', personalNote: 'two\nlines' }),
      ]),
    );
    expect(JSON.stringify(await get(ana, '/api/account/data'))).toContain('two\\nlines');
    await send(ana, '/notes', { itemId: 'alphabet.word.1', text: ' ' });
    expect(await noteOf(ana, 'alphabet.word.1')).toBeNull();
  });

  it('is refused for a word that is being deleted', async () => {
    const ana = await learner();
    const one = bread();
    await add(ana, one);
    const { writing } = await world.services.db.transaction(async (tx) => {
      await lockProfile(tx, ana.userId);
      const reply = send(ana, '/notes', { itemId: `own.${one.id}`, text: 'a note' });
      await waitForBlockedQueries(tx, 1);
      await tx.delete(ownWords).where(eq(ownWords.userId, ana.userId));
      // In an object, because a promise would be awaited.
      return { writing: reply };
    });
    expect((await writing).status).toBe(404);
  });

  it('is refused for what the learner may not open', async () => {
    const [ana, gio] = [await learner('active'), await learner()];
    const one = bread();
    await add(gio, one);
    const write = async (itemId: string) => (await send(ana, '/notes', { itemId, text: 'x' })).status;
    expect(await write('colors-shapes.word.1')).toBe(200);
    await subscribe(ana.userId, 'canceled');
    expect(await write('colors-shapes.word.1')).toBe(404);
    expect(await write(`own.${one.id}`)).toBe(404);
    expect((await send(ana, '/notes', { itemId: 'alphabet.word.1', text: 'x'.repeat(1001) })).status).toBe(
      400,
    );
  });
});
