import { randomUUID } from 'node:crypto';
import { maxSubmissions } from '@ena/domain/lesson/essay';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { users } from '../../platform/db/users.ts';
import { writingSubmissions } from '../study/tables.ts';
import { writingDrafts } from './tables.ts';

const { world, time, call, signedIn, subscribe } = useApp();
const noon = new Date('2026-03-01T10:00:00Z');
afterEach(() => {
  time.now = noon;
});

let number = 0;
const writer = () => signedIn(`writer${++number}@ena.example`, 'active');
type Writer = Awaited<ReturnType<typeof writer>>;

const longText = 'ა'.repeat(50);
const list = async ({ cookie }: Writer) => (await call('GET', '/api/writings', undefined, { cookie })).json;
const save = ({ cookie }: Writer, text: string, savedAt = '2026-03-01T09:00:00.000Z', essayId = 'essay.1') =>
  call('POST', '/api/writings/drafts', { essayId, text, savedAt }, { cookie });
const submit = ({ cookie }: Writer, fields: Record<string, unknown> = {}) =>
  call(
    'POST',
    '/api/writings/submissions',
    { id: randomUUID(), essayId: 'essay.1', text: longText, ...fields },
    { cookie },
  );
const remove = ({ cookie }: Writer, id: string) =>
  call('POST', '/api/writings/submissions/remove', { id }, { cookie });
const draft = (text: string, savedAt: string, essayId = 'essay.1') => ({ essayId, text, savedAt });

describe('a draft', () => {
  it('is stored unchanged, one per essay, and returned to its writer only', async () => {
    const [ana, gio] = [await writer(), await writer()];
    const text = ' ჩემი დღე\n\nდილით ადრე ვდგები 🙂 ';
    await save(ana, 'სხვა', '2026-03-01T09:00:00.000Z', 'essay.2');
    const saved = draft(text, '2026-03-01T09:00:00.000Z');
    expect((await save(ana, text)).json).toEqual({ draft: saved, isConflict: false });
    expect((await list(ana))['drafts']).toEqual(
      expect.arrayContaining([saved, draft('სხვა', '2026-03-01T09:00:00.000Z', 'essay.2')]),
    );
    expect(await list(gio)).toEqual({ drafts: [], submissions: [] });
  });

  it.each([
    ['later', '2026-03-01T09:00:00.001Z', 'second'],
    ['at the same moment', '2026-03-01T09:00:00.000Z', 'second'],
    ['earlier', '2026-03-01T08:59:59.999Z', 'first'],
  ])('that arrives second and was written %s (%s): the %s is stored', async (_, savedAt, expected) => {
    const ana = await writer();
    await save(ana, 'first');
    const reply = await save(ana, 'second', savedAt);
    expect(reply.json['draft']).toMatchObject({ text: expected });
    expect((await list(ana))['drafts']).toMatchObject([{ text: expected }]);
  });

  it.each([
    ['2099-01-01T00:00:00.000Z', '2026-03-01T10:00:00.000Z'],
    ['0000-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z'],
  ])(
    'written at %s is dated %s, so that later drafts overwrite one of a fast clock',
    async (savedAt, dated) => {
      const ana = await writer();
      expect((await save(ana, 'first', savedAt)).json['draft']).toEqual(draft('first', dated));
      time.now = new Date('2026-03-01T11:00:00Z');
      await save(ana, 'second', '2026-03-01T10:30:00.000Z');
      expect((await list(ana))['drafts']).toMatchObject([{ text: 'second' }]);
    },
  );

  it('is removed by an empty text, and not restored by an older draft that arrives late', async () => {
    const ana = await writer();
    await save(ana, 'first');
    await save(ana, '', '2026-03-01T09:10:00.000Z');
    await save(ana, 'late', '2026-03-01T09:05:00.000Z');
    expect((await list(ana))['drafts']).toEqual([draft('', '2026-03-01T09:10:00.000Z')]);
  });

  it('is the latest one when many arrive concurrently', async () => {
    const ana = await writer();
    const minutes = Array.from({ length: 20 }, (_, index) => String(59 - index).padStart(2, '0'));
    await Promise.all(minutes.map((minute) => save(ana, minute, `2026-03-01T09:${minute}:00.000Z`)));
    expect((await list(ana))['drafts']).toEqual([draft('59', '2026-03-01T09:59:00.000Z')]);
  });

  it.each([
    [draft('ა'.repeat(10_000), '2026-03-01T09:00:00Z'), 200, undefined],
    [draft('ა'.repeat(10_001), '2026-03-01T09:00:00Z'), 400, 'BAD_INPUT'],
    [draft('a\u0000b', '2026-03-01T09:00:00Z'), 400, 'BAD_INPUT'],
    [draft('\ud800', '2026-03-01T09:00:00Z'), 400, 'BAD_INPUT'],
    [draft('text', 'yesterday'), 400, 'BAD_INPUT'],
    [draft('of a writing exercise', '2026-03-01T09:00:00Z', 'prompt.1'), 200, undefined],
    [draft('of a question', '2026-03-01T09:00:00Z', 'advanced-idioms.1'), 404, 'UNKNOWN_UNIT'],
    [draft('text', '2026-03-01T09:00:00Z', 'nonsense'), 404, 'UNKNOWN_UNIT'],
    [draft('text', '2026-03-01T09:00:00Z', '__proto__'), 404, 'UNKNOWN_UNIT'],
  ])('%#: is accepted or refused', async (body, status, code) => {
    const ana = await writer();
    const reply = await call('POST', '/api/writings/drafts', body, { cookie: ana.cookie });
    expect([reply.status, reply.json['code']]).toEqual([status, code]);
    expect((await list(ana))['drafts']).toHaveLength(status === 200 ? 1 : 0);
  });
});

describe('a draft that was edited on two devices', () => {
  const [phone, laptop] = [randomUUID(), randomUUID()];
  const at = (minute: string) => `2026-03-01T09:${minute}:00.000Z`;
  const edit = ({ cookie }: Writer, text: string, minute: string, editId: string, base: string | null) =>
    call(
      'POST',
      '/api/writings/drafts',
      { ...draft(text, at(minute)), edit: { id: editId, base: base && at(base) } },
      { cookie },
    );

  it.each([
    ['continues the stored edit', laptop, null, '20', 'second', false],
    ['continues the stored edit, but arrives late', laptop, null, '05', 'first', false],
    ['was edited from the stored one', phone, '10', '20', 'second', false],
    ['was edited from the stored one by a clock that is slow', phone, '10', '05', 'second', false],
    ['was begun without knowing the stored one', phone, null, '20', 'first', true],
    ['was begun without knowing it, and arrives late', phone, null, '05', 'first', true],
    ['was edited from an earlier version', phone, '00', '20', 'first', true],
  ])('and %s', async (_, editId, base, minute, stored, isConflict) => {
    const ana = await writer();
    await edit(ana, 'first', '10', laptop, null);
    const reply = await edit(ana, 'second', minute, editId, base);
    expect(reply.json).toMatchObject({ draft: { text: stored }, isConflict });
    expect((await list(ana))['drafts']).toMatchObject([{ text: stored }]);
  });

  it('is saved once it is edited from what the other device has saved', async () => {
    const ana = await writer();
    await edit(ana, 'laptop', '10', laptop, null);
    await edit(ana, 'phone', '20', phone, null);
    await edit(ana, 'laptop, phone', '21', phone, '10');
    // The laptop does not know of that.
    expect((await edit(ana, 'laptop!', '30', laptop, null)).json).toMatchObject({
      draft: { text: 'laptop, phone' },
      isConflict: true,
    });
  });

  it('is not saved in place of one that was removed on the other device', async () => {
    const ana = await writer();
    await edit(ana, 'first', '10', laptop, null);
    await edit(ana, '', '11', laptop, null);
    expect((await edit(ana, 'second', '20', phone, '10')).json).toMatchObject({
      draft: { text: '' },
      isConflict: true,
    });
  });

  it.each([
    ['laptop', 'an older version of the app has saved one', undefined, laptop],
    ['phone', 'a later one is of an older version of the app', laptop, undefined],
  ])('is handled although %s: %s', async (_, __, one, other) => {
    const ana = await writer();
    const send = (text: string, minute: string, editId: string | undefined) =>
      call(
        'POST',
        '/api/writings/drafts',
        { ...draft(text, at(minute)), ...(editId && { edit: { id: editId, base: null } }) },
        { cookie: ana.cookie },
      );
    await send('first', '10', one);
    const reply = await send('second', '20', other);
    expect(reply.json).toMatchObject(
      other === undefined
        ? { draft: { text: 'second' }, isConflict: false }
        : { draft: { text: 'first' }, isConflict: true },
    );
  });

  it.each(['0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])('base %s is a conflict', async (base) => {
    const ana = await writer();
    await edit(ana, 'first', '10', laptop, null);
    const body = { ...draft('second', at('20')), edit: { id: phone, base } };
    const reply = await call('POST', '/api/writings/drafts', body, { cookie: ana.cookie });
    expect([reply.status, reply.json['isConflict']]).toEqual([200, true]);
  });
});

describe('a submission', () => {
  it('is stored with its date, and clears only the draft of its essay', async () => {
    const ana = await writer();
    await save(ana, longText);
    await save(ana, 'other', '2026-03-01T09:00:00.000Z', 'essay.2');
    const id = randomUUID();
    const submission = { id, essayId: 'essay.1', text: longText, submittedAt: noon.toISOString() };
    expect((await submit(ana, { id })).json).toEqual({ submission, earned: [] });
    const { drafts, submissions } = await list(ana);
    expect(submissions).toEqual([submission]);
    expect(drafts).toHaveLength(2);
    expect(drafts).toEqual(
      expect.arrayContaining([
        draft('', noon.toISOString()),
        draft('other', '2026-03-01T09:00:00.000Z', 'essay.2'),
      ]),
    );
  });

  it('keeps a draft that was continued on another device, and clears an older one', async () => {
    const [ana, gio] = [await writer(), await writer()];
    const writtenAt = '2026-03-01T09:00:00.000Z';
    const continued = draft(`${longText} და კიდევ`, '2026-03-01T09:30:00.000Z');
    for (const one of [ana, gio]) await save(one, continued.text, continued.savedAt);
    await submit(ana, { writtenAt });
    // Older versions of the web app do not send `writtenAt`.
    await submit(gio);
    for (const one of [ana, gio])
      expect(await list(one)).toMatchObject({ drafts: [continued], submissions: [{ text: longText }] });

    // By a clock that is ahead, or wrong altogether.
    for (const wrong of [
      '2026-03-01T12:00:00.000Z',
      '9999-12-31T00:00:00.000Z',
      '0000-01-01T00:00:00.000Z',
    ]) {
      expect((await submit(ana, { writtenAt: wrong })).status).toBe(200);
      expect((await list(ana))['drafts']).toMatchObject([continued]);
    }

    await submit(ana, { text: `${continued.text}!`, writtenAt: '2026-03-01T09:30:01.000Z' });
    expect((await list(ana))['drafts']).toMatchObject([{ text: '' }]);
  });

  it('is not followed by its own draft that arrives late', async () => {
    const ana = await writer();
    await submit(ana);
    await save(ana, longText, '2026-03-01T09:59:59.999Z');
    expect((await list(ana))['drafts']).toMatchObject([{ text: '' }]);
  });

  it('is idempotent when sent again, concurrently or later, and keeps a draft begun since', async () => {
    const ana = await writer();
    const id = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => submit(ana, { id })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    time.now = new Date('2026-03-01T10:05:00Z');
    await save(ana, 'next', '2026-03-01T10:05:00.000Z');
    const again = await submit(ana, { id });
    expect(again.json['submission']).toMatchObject({ id, submittedAt: noon.toISOString() });
    expect(await list(ana)).toMatchObject({ drafts: [{ text: 'next' }], submissions: [{ id }] });
  });

  it('with the same id as another learner’s is stored and removed separately', async () => {
    const [ana, gio] = [await writer(), await writer()];
    const id = randomUUID();
    await submit(ana, { id });
    await submit(gio, { id, text: 'ბ'.repeat(50) });
    await remove(gio, id);
    expect((await list(ana))['submissions']).toMatchObject([{ id, text: longText }]);
    expect((await list(gio))['submissions']).toEqual([]);
  });

  it.each([
    [{ text: 'ა'.repeat(49) }, 400, 'BAD_INPUT'],
    [{ text: ` ${'ა'.repeat(49)} ` }, 400, 'BAD_INPUT'],
    [{ text: 'ა'.repeat(10_001) }, 400, 'BAD_INPUT'],
    [{ id: 'nonsense' }, 400, 'BAD_INPUT'],
    [{ essayId: 'essay.9' }, 404, 'UNKNOWN_UNIT'],
    // Writing exercises have drafts only.
    [{ essayId: 'prompt.1' }, 404, 'UNKNOWN_UNIT'],
  ])('%#: with %o is refused, and the draft stays', async (fields, status, code) => {
    const ana = await writer();
    await save(ana, longText);
    const reply = await submit(ana, fields);
    expect([reply.status, reply.json['code']]).toEqual([status, code]);
    expect(await list(ana)).toMatchObject({ drafts: [{ text: longText }], submissions: [] });
  });

  it('is refused above the maximum, and accepted again once one is removed; the newest are listed first', async () => {
    const ana = await writer();
    const ids = Array.from({ length: maxSubmissions - 1 }, () => randomUUID());
    await world.services.db.insert(writingSubmissions).values(
      ids.map((id, index) => ({
        userId: ana.userId,
        id,
        essayId: 'essay.1',
        text: longText,
        submittedAt: new Date(noon.getTime() - 1000 * (index + 1)),
      })),
    );
    const last = randomUUID();
    const replies = await Promise.all([submit(ana, { id: last }), submit(ana), submit(ana)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    await save(ana, longText, noon.toISOString());
    const refused = await submit(ana);
    expect([refused.status, refused.json['code']]).toEqual([422, 'TOO_MANY_TEXTS']);
    expect((await list(ana))['drafts']).toMatchObject([{ text: longText }]);
    expect((await list(ana))['submissions']).toMatchObject([{}, ...ids.map((id) => ({ id }))]);
    await remove(ana, ids[0] ?? '');
    expect((await submit(ana)).status).toBe(200);
  });

  it('can be removed twice without an error, and no other is removed', async () => {
    const ana = await writer();
    const [gone, kept] = [randomUUID(), randomUUID()];
    await submit(ana, { id: gone });
    await submit(ana, { id: kept });
    expect((await remove(ana, gone)).status).toBe(200);
    expect((await remove(ana, gone)).status).toBe(200);
    expect((await list(ana))['submissions']).toMatchObject([{ id: kept }]);
  });
});

describe('drafts and submissions', () => {
  it('are not accessible without a subscription, and unchanged once it is active again', async () => {
    const ana = await writer();
    await save(ana, 'first');
    await subscribe(ana.userId, 'canceled');
    expect([(await list(ana))['code'], (await save(ana, 'second')).status]).toEqual(['NOT_ENTITLED', 403]);
    await subscribe(ana.userId, 'active');
    expect((await list(ana))['drafts']).toMatchObject([{ text: 'first' }]);
  });

  it('are deleted with the account', async () => {
    const { db } = world.services;
    const [ana, gio] = [await writer(), await writer()];
    for (const who of [ana, gio]) {
      await submit(who);
      await save(who, 'next', noon.toISOString());
    }
    await db.delete(users).where(eq(users.id, ana.userId));
    const left = async ({ userId }: Writer) => [
      await db.$count(writingDrafts, eq(writingDrafts.userId, userId)),
      await db.$count(writingSubmissions, eq(writingSubmissions.userId, userId)),
    ];
    expect([await left(ana), await left(gio)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });
});
