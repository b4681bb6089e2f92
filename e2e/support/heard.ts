import type { Page } from 'playwright-core';

/** What a media element of the page does, by its own account. */
export interface Heard {
  readonly src: string;
  readonly at: number;
  readonly length: number;
  readonly paused: boolean;
  readonly ended: boolean;
  readonly rate: number;
  readonly error: string | null;
  /** How many sound together. */
  readonly together: number;
}

/** What `noteSounds` leaves in a page. */
interface Ears {
  readonly hear: (element: HTMLMediaElement) => Heard;
  /** What has begun to sound and was not waited for yet. */
  readonly sounds: Heard[];
}

/**
 * Runs in each page before its own script, and notes what sounds as soon as time has passed in it: a short clip may be
 * over before anybody asks.
 */
export function noteSounds(): void {
  const sounds: Heard[] = [];
  const hear = (element: HTMLMediaElement): Heard => ({
    src: element.currentSrc,
    at: element.currentTime,
    length: element.duration,
    paused: element.paused,
    ended: element.ended,
    rate: element.playbackRate,
    error: element.error?.message ?? null,
    together: [...document.querySelectorAll('audio')].filter(({ paused }) => !paused).length,
  });
  Object.assign(window, { hear, sounds });
  /** Where each began; null until it does. */
  const begun = new Map<EventTarget | null, number | null>();
  document.addEventListener('play', ({ target }) => begun.set(target, null), true);
  document.addEventListener(
    'playing',
    ({ target }) => {
      if (target instanceof HTMLMediaElement && begun.has(target)) begun.set(target, target.currentTime);
    },
    true,
  );
  document.addEventListener(
    'timeupdate',
    ({ target }) => {
      const from = begun.get(target) ?? null;
      if (!(target instanceof HTMLMediaElement) || from === null) return;
      if (target.currentTime <= from && !target.ended) return;
      begun.delete(target);
      sounds.push(hear(target));
    },
    true,
  );
}

/** What each media element of the page does right now. */
export const heard = (page: Page): Promise<Heard[]> =>
  page
    .locator('audio')
    .evaluateAll((elements) =>
      elements.flatMap((one) =>
        one instanceof HTMLMediaElement ? [(window as unknown as Ears).hear(one)] : [],
      ),
    );

/** Waits until something sounds that was not waited for yet, and answers how it began: time passes in it. */
export async function untilItSounds(page: Page): Promise<Heard> {
  const end = Date.now() + 30_000;
  while (Date.now() < end) {
    const sound = await page.evaluate(() => (window as unknown as Ears).sounds.shift());
    if (sound) return sound;
    await page.waitForTimeout(20);
  }
  throw new Error(`nothing sounds: ${JSON.stringify(await heard(page))}`);
}
