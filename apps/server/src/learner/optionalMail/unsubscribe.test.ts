import { type OptionalMailKind, optionalMailKinds } from '@ena/domain/account/profile';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { cookieOf, useApp } from '../../../test/app.ts';
import { userProfiles, users } from '../../platform/db/users.ts';
import { mailQueue } from '../../platform/mail/tables.ts';

const { world, call, signedIn } = useApp();

beforeEach(() => world.services.db.delete(users));

const pathOf = (kind: OptionalMailKind, userId: string) =>
  new URL(world.services.unsubscribeLinks.oneClickUrl(kind, userId)).pathname;

/** A learner with all kinds of mail switched on. */
async function subscriber(name: string) {
  const { userId } = await signedIn(`${name}@ena.example`);
  await world.services.db.update(userProfiles).set({ reminders: true }).where(eq(userProfiles.id, userId));
  return userId;
}
async function switchesOf(userId: string) {
  const { accounts } = world.services;
  const cookie = cookieOf(accounts.cookies.issue(await accounts.startSession(userId, true), true));
  const { learner } = (await call('GET', '/api/session', undefined, { cookie })).json;
  return Object(learner).notifications;
}
async function changeNotifications(userId: string, notifications: object) {
  const { accounts } = world.services;
  const cookie = cookieOf(accounts.cookies.issue(await accounts.startSession(userId, true), true));
  expect((await call('PATCH', '/api/profile', { notifications }, { cookie })).status).toBe(200);
}
/** Queues a mail of each kind, with the kind as its subject, and one about the account. */
async function queueOfEach(userId: string) {
  const mail = { userId, recipient: 'ana@ena.example', text: '', html: '' };
  await world.services.db
    .insert(mailQueue)
    .values([
      { ...mail, subject: 'account' },
      ...optionalMailKinds.map((kind) => ({ ...mail, kind, subject: kind })),
    ]);
}
const queued = async () => {
  const rows = await world.services.db.select({ subject: mailQueue.subject }).from(mailQueue);
  return rows.map(({ subject }) => subject).toSorted();
};
const allOn = { email: true, progress: true, reminders: true, news: true };

describe.each(optionalMailKinds)('the unsubscribe link of %s', (kind) => {
  it('works with the one-click POST of a mail program, without a log-in, for this kind and learner only', async () => {
    const [ana, gio] = [await subscriber('ana'), await subscriber('gio')];
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const _ of ['once', 'again']) {
      const reply = await call('POST', pathOf(kind, ana), 'List-Unsubscribe=One-Click', { headers });
      expect([reply.status, reply.json]).toEqual([200, { ok: true }]);
    }
    expect(await switchesOf(ana)).toEqual({ ...allOn, [kind]: false });
    expect(await switchesOf(gio)).toEqual(allOn);
  });

  it('only redirects to a confirmation page on GET, because mail scanners open links', async () => {
    const ana = await subscriber('ana');
    const reply = await call('GET', pathOf(kind, ana));
    expect(reply.status).toBe(303);
    const location = reply.headers.get('location') ?? '';
    expect(location).toBe(world.services.unsubscribeLinks.pageUrl(kind, ana));
    expect(await switchesOf(ana)).toEqual(allOn);
    const inFragment = new URLSearchParams(new URL(location).hash.slice(1));
    expect(pathOf(kind, ana)).toBe(`/api/${inFragment.get('kind')}/stop/${inFragment.get('token')}`);
  });

  it('is refused if it is forged, altered, or of another kind', async () => {
    const [ana, gio] = [await subscriber('ana'), await subscriber('gio')];
    const real = pathOf(kind, ana).split('/').at(-1) ?? '';
    const others = optionalMailKinds.filter((other) => other !== kind);
    const foreign = [
      'nonsense',
      ana,
      real.replace(ana, gio),
      `${real.slice(0, -1)}${real.endsWith('A') ? 'B' : 'A'}`,
      `${real}x`,
      ...others.flatMap((other) => pathOf(other, ana).split('/').at(-1) ?? ''),
    ];
    for (const token of foreign) {
      const reply = await call('POST', `/api/${kind}/stop/${encodeURIComponent(token)}`, {});
      expect([token, reply.status, reply.json['code']]).toEqual([token, 422, 'LINK_INVALID']);
    }
    const reply = await call('POST', `/api/email/stop/${encodeURIComponent(real)}`, {});
    expect([reply.status, reply.json['code']]).toEqual([422, 'LINK_INVALID']);
    for (const userId of [ana, gio]) expect(await switchesOf(userId)).toEqual(allOn);
  });

  it.each(['the link', 'the settings'])('and %s withdraw queued mails of this kind only', async (how) => {
    const ana = await subscriber('ana');
    await queueOfEach(ana);
    if (how === 'the link') await call('POST', pathOf(kind, ana), {});
    else await changeNotifications(ana, { [kind]: false });
    expect(await queued()).toEqual(
      ['account', ...optionalMailKinds.filter((one) => one !== kind)].toSorted(),
    );
  });
});

it('switching e-mail notifications off withdraws queued mails of all kinds, but not those about the account', async () => {
  const ana = await subscriber('ana');
  await queueOfEach(ana);
  await changeNotifications(ana, { email: false });
  expect(await queued()).toEqual(['account']);
});
