import { expect, it, onTestFinished, vi } from 'vitest';
import { ana } from '../../test/learner.ts';
import { session } from '../platform/session.ts';
import { enqueue } from './outbox.ts';

it('reads the session, which has the streak, after the first answer of each date', async () => {
  const requested: string[] = [];
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url.slice(url.lastIndexOf('/')));
    return Response.json({ learner: ana, recorded: 1, completed: [], earned: [] });
  });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-03-01T10:00:00') });
  onTestFinished(() => void vi.useRealTimers().unstubAllGlobals());
  session.set(ana);
  const answer = (questionId: string) =>
    enqueue({
      kind: 'answer',
      learnerId: ana.id,
      answer: {
        id: crypto.randomUUID(),
        unitId: 'alphabet',
        questionId,
        response: 'a',
        answeredAt: new Date().toISOString(),
      },
    });
  await answer('ani');
  await answer('bani');
  expect(requested).toEqual(['/answers', '/session', '/answers']);
  vi.setSystemTime(new Date('2031-03-02T10:00:00'));
  await answer('gani');
  expect(requested.slice(3)).toEqual(['/answers', '/session']);
});
