import type { Page } from 'playwright-core';

/** What a media element of the page does right now, by its own account. */
export interface Heard {
  readonly src: string;
  readonly at: number;
  readonly length: number;
  readonly paused: boolean;
  readonly ended: boolean;
  readonly rate: number;
  readonly error: string | null;
}

export const heard = (page: Page): Promise<Heard[]> =>
  page.locator('audio').evaluateAll((elements) =>
    elements.flatMap((one) =>
      one instanceof HTMLMediaElement
        ? [
            {
              src: one.currentSrc,
              at: one.currentTime,
              length: one.duration,
              paused: one.paused,
              ended: one.ended,
              rate: one.playbackRate,
              error: one.error?.message ?? null,
            },
          ]
        : [],
    ),
  );

/** Waits until something sounds: time passes in it, and it has no error. */
export async function untilItSounds(page: Page): Promise<Heard> {
  for (let tries = 0; tries < 200; tries++) {
    const sounding = (await heard(page)).find(({ at, paused }) => at > 0 && !paused);
    if (sounding) return sounding;
    await page.waitForTimeout(20);
  }
  throw new Error(`nothing sounds: ${JSON.stringify(await heard(page))}`);
}
