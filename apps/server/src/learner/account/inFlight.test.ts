/** Race conditions: requests in flight while the account is deleted, and an avatar upload. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { addPassword } from '../../../test/passwords.ts';
import { users } from '../../platform/db/users.ts';
import { avatarFolder } from '../profile/avatar.ts';
import type { Files } from '../../platform/files.ts';

const { world, call, callWith, signedIn } = useApp();
const at = '2026-03-01T09:00:00.000Z';
const picture = () =>
  sharp({ create: { width: 50, height: 50, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
const sameOrigin = { origin: 'http://127.0.0.1:3000' };

it.each([
  ['/api/progress/reports', { id: randomUUID(), lessonId: 'alphabet', timeSpent: 1 }],
  [
    '/api/answers',
    {
      answers: [
        { id: randomUUID(), unitId: 'alphabet', questionId: 'alphabet.1', response: 'right', answeredAt: at },
      ],
    },
  ],
  ['/api/progress/reset', {}],
  ['/api/reviews/session', undefined],
  ['/api/reviews/cards', { itemId: 'alphabet.word.1', skill: 'recognize', action: 'reset' }],
  ['/api/achievements', { achievementId: 'first-lesson' }],
  ['/api/profile/statistics', undefined],
  ['/api/profile/time-zone', { timeZone: 'Asia/Tbilisi' }],
  ['/api/writings/drafts', { essayId: 'essay.1', text: 'x', savedAt: at }],
  ['/api/writings/submissions', { id: randomUUID(), essayId: 'essay.1', text: 'x'.repeat(60) }],
])('%s returns 401 if the account is deleted while the request is in flight', async (path, body) => {
  const { userId, cookie } = await signedIn(`${randomUUID()}@ena.example`, 'active');
  const { db, readViewer } = world.services;
  const readThenDelete: typeof readViewer = async (token) => {
    const viewer = await readViewer(token);
    await db.delete(users).where(eq(users.id, userId));
    return viewer;
  };
  const reply = await callWith({ readViewer: readThenDelete }, body ? 'POST' : 'GET', path, body, { cookie });
  expect([reply.status, reply.json['code']]).toEqual([401, 'UNAUTHENTICATED']);
});

it('an avatar that is uploaded while the account is being deleted is deleted, too', async () => {
  const { userId, cookie } = await signedIn('picture@ena.example');
  const password = 'გამარჯობა მეგობარო';
  await addPassword(world.services.db, userId, password);
  const body = await picture();
  const { files } = world.services;
  let address = '';
  const filesWithUpload: Files = {
    ...files,
    removeFolder: async (folder) => {
      await files.removeFolder(folder);
      if (address !== '') return;
      const { json } = await call('POST', '/api/profile/avatar', body, { cookie, headers: sameOrigin });
      address = String(Object(json['learner'])['avatarUrl']);
    },
  };
  const reply = await callWith(
    { files: filesWithUpload },
    'POST',
    '/api/account/delete',
    { password },
    { cookie },
  );
  expect(reply.status).toBe(200);
  expect(address).toContain(avatarFolder(userId));
  expect((await call('GET', address)).status).toBe(404);
});
