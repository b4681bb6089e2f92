import { expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { addPassword } from '../../../test/passwords.ts';

const { world, time, call, signedIn } = useApp({ limits: true });

it('a signed-in learner can enter ten wrong passwords in 15 minutes, over all forms', async () => {
  const { userId, cookie } = await signedIn('guesses@ena.example');
  const password = 'გამარჯობა მეგობარო';
  await addPassword(world.services.db, userId, password);
  const change = (current: string) =>
    call('POST', '/api/auth/change-password', { current, password: 'ახალი სიტყვა' }, { cookie });
  const remove = (typed: string) => call('POST', '/api/account/delete', { password: typed }, { cookie });
  const statuses: number[] = [];
  for (let turn = 0; turn < 5; turn++)
    statuses.push((await change('wrong')).status, (await remove('wrong')).status);
  expect(statuses).toEqual(Array(10).fill(403));
  expect([(await change(password)).status, (await remove(password)).status]).toEqual([429, 429]);
  time.now = new Date(time.now.getTime() + 16 * 60_000);
  expect((await change(password)).status).toBe(200);
});
