import { describe, expect, it } from 'vitest';
import { CallError } from './client.ts';
import { createResource } from './resource.ts';

/** A load that is answered when the test says so. */
function controlled() {
  const asked: { resolve: (value: string) => void; reject: (error: unknown) => void }[] = [];
  const resource = createResource(
    () => new Promise<string>((resolve, reject) => asked.push({ resolve, reject })),
  );
  return { asked, resource };
}

describe('a resource', () => {
  it('is unknown at first, and asks once for several who want it at the same time', async () => {
    const { asked, resource } = controlled();
    expect(resource.peek()).toEqual({ kind: 'unknown' });
    const both = Promise.all([resource.get(), resource.get()]);
    expect(asked).toHaveLength(1);
    asked[0]?.resolve('first');
    expect(await both).toEqual(['first', 'first']);
    expect(resource.peek()).toEqual({ kind: 'known', value: 'first' });
  });

  it('keeps the old value while a newer one is on its way, and after that failed', async () => {
    const { asked, resource } = controlled();
    resource.set('old');
    const refreshed = resource.refresh();
    expect(resource.peek()).toEqual({ kind: 'known', value: 'old' });
    asked[0]?.reject(new CallError('NETWORK'));
    await expect(refreshed).rejects.toThrow('NETWORK');
    expect(resource.peek()).toEqual({ kind: 'known', value: 'old' });
  });

  it('tells why it is not known, and asks again when wanted again', async () => {
    const { asked, resource } = controlled();
    const failed = resource.get();
    asked[0]?.reject(new CallError('OFFLINE'));
    await expect(failed).rejects.toThrow('OFFLINE');
    expect(resource.peek()).toEqual({ kind: 'failed', code: 'OFFLINE' });
    const again = resource.get();
    asked[1]?.resolve('now');
    expect(await again).toBe('now');
  });

  it('lets no slow old answer overwrite a newer one', async () => {
    const { asked, resource } = controlled();
    const slow = resource.refresh();
    const quick = resource.refresh();
    asked[1]?.resolve('new');
    await quick;
    asked[0]?.resolve('old');
    await slow;
    expect(resource.peek()).toEqual({ kind: 'known', value: 'new' });
  });
});
