import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import { onPostgres } from '../../../test/database.ts';
import { limitTimerDelays } from './limitTimerDelays.ts';

it.skipIf(onPostgres)(
  'a timer of the embedded database waits although the clock was set back by months meanwhile',
  async () => {
    const original = globalThis.setTimeout;
    const [warnings, delays]: [string[], number[]] = [[], []];
    // The database waits ten seconds, which would make the test slow.
    const faster = Object.assign(
      (callback: () => void, ms = 0) => original(callback, ms === 10_000 ? 50 : ms),
      original,
    );
    const recordWarning = ({ name }: Error) => void warnings.push(name);
    process.on('warning', recordWarning);
    const client = await PGlite.create();
    const { now } = Date;
    let aheadMs = 60 * 86_400_000;
    onTestFinished(async () => {
      Object.assign(globalThis, { setTimeout: original });
      Date.now = now;
      process.off('warning', recordWarning);
      await client.close();
    });
    Object.assign(globalThis, { setTimeout: faster });
    limitTimerDelays();
    const limited = globalThis.setTimeout;
    Object.assign(globalThis, {
      setTimeout: Object.assign((callback: () => void, ms = 0) => {
        delays.push(ms);
        return limited(callback, ms);
      }, limited),
    });
    Date.now = () => now() + aheadMs;
    // The database keeps a timer until it writes its statistics.
    await client.query('create table numbers (number int)');
    await client.query('insert into numbers values (1)');
    aheadMs = 0;
    await expect.poll(() => Math.max(...delays)).toBeGreaterThan(2 ** 31);
    expect(await client.query('select number from numbers')).toMatchObject({ rows: [{ number: 1 }] });
    await promisify(original)(100);
    expect(warnings).toEqual([]);
    expect(delays.filter((ms) => ms > 2 ** 31)).toHaveLength(1);
  },
);
