import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setOffline } from '../../test/app.tsx';
import { importUntilDone } from './importUntilDone.ts';

const failing = (failures: number) => {
  let left = failures;
  return vi.fn<() => Promise<string>>(async () => {
    left--;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return 'app';
  });
};

describe('the import of the app', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  it('reloads the page if the server is reachable: a release has removed the scripts', async () => {
    const reload = vi.fn<() => void>();
    void importUntilDone(failing(Number.POSITIVE_INFINITY), reload);
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });

  it('is repeated when the connection is back', async () => {
    setOffline(true);
    const [load, reload] = [failing(1), vi.fn<() => void>()];
    const app = importUntilDone(load, reload);
    await expect.poll(() => load.mock.calls.length).toBe(1);
    setOffline(false);
    await expect(app).resolves.toBe('app');
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page if a browser remembers the failure after the connection is back', async () => {
    setOffline(true);
    const [load, reload] = [failing(Number.POSITIVE_INFINITY), vi.fn<() => void>()];
    void importUntilDone(load, reload);
    await expect.poll(() => load.mock.calls.length).toBe(1);
    setOffline(false);
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });
});
