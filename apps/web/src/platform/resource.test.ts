import { describe, expect, it } from 'vitest';
import { CallError } from './client.ts';
import { createResource } from './resource.ts';

/** A resource whose loads are resolved or rejected by the test. */
function controlledResource() {
  const loads: { resolve: (value: string) => void; reject: (error: unknown) => void }[] = [];
  const resource = createResource(
    () => new Promise<string>((resolve, reject) => loads.push({ resolve, reject })),
  );
  return { loads, resource };
}

describe('a resource', () => {
  it('is unknown at first, and shares one request between concurrent calls of get', async () => {
    const { loads, resource } = controlledResource();
    expect(resource.peek()).toEqual({ kind: 'unknown' });
    const both = Promise.all([resource.get(), resource.get()]);
    expect(loads).toHaveLength(1);
    loads[0]?.resolve('first');
    expect(await both).toEqual(['first', 'first']);
    expect(resource.peek()).toEqual({ kind: 'known', value: 'first' });
  });

  it('keeps the old value during a refresh, and after it failed', async () => {
    const { loads, resource } = controlledResource();
    resource.set('old');
    const refreshed = resource.refresh();
    expect(resource.peek()).toEqual({ kind: 'known', value: 'old' });
    loads[0]?.reject(new CallError('NETWORK'));
    await expect(refreshed).rejects.toThrow('NETWORK');
    expect(resource.peek()).toEqual({ kind: 'known', value: 'old' });
  });

  it('has the error code of a failed load, and loads again on the next get', async () => {
    const { loads, resource } = controlledResource();
    const failed = resource.get();
    loads[0]?.reject(new CallError('OFFLINE'));
    await expect(failed).rejects.toThrow('OFFLINE');
    expect(resource.peek()).toEqual({ kind: 'failed', code: 'OFFLINE' });
    const again = resource.get();
    loads[1]?.resolve('now');
    expect(await again).toBe('now');
  });

  it('ignores the response of an earlier request that arrives after a later one', async () => {
    const { loads, resource } = controlledResource();
    const slow = resource.refresh();
    const quick = resource.refresh();
    loads[1]?.resolve('new');
    await quick;
    loads[0]?.resolve('old');
    await slow;
    expect(resource.peek()).toEqual({ kind: 'known', value: 'new' });
  });
});
