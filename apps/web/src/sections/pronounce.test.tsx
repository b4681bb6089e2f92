import { lessonBodies } from '@ena/course/bodies';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, subscriber } from '../../test/app.tsx';
import { audioStates, clipButton, nextPlayedAudio } from '../../test/audio.ts';
import { waitForCondition } from '../../test/waitForCondition.ts';
import { expandWhenFound, find } from '../../test/dom.ts';

const sections = (lessonId: string) => lessonBodies.get(lessonId)?.sections ?? [];
const [topic] = sections('advanced-grammar').flatMap((section) =>
  section.kind === 'topics' ? section.topics : [],
);
const [idioms] = sections('advanced-idioms').flatMap((section) =>
  section.kind === 'idioms' ? [section] : [],
);

it.each([
  ['grammar', topic?.id, topic?.examples[0]?.form],
  ['idioms', idioms?.id, idioms?.idioms[0]?.form],
])(
  // At least a second, however short the clip is: sound/SpeakButton.test.tsx.
  '[ADV-04] [ADV-05] %s: a pronounce button plays the clip of its text, and is highlighted as long as it plays',
  async (name, panelId, form = '') => {
    await openApp(`/advanced/${name}`, { learner: subscriber });
    await expect.element(page.getByRole('link', { name: 'Take Quiz' })).toBeVisible();
    await expandWhenFound(`${panelId}-panel`);
    await expect.element(clipButton(form).first()).toBeVisible();
    const isHighlighted = () => clipButton(form).first().element().getAttribute('aria-pressed') === 'true';
    find(`main [data-clip="${CSS.escape(form)}"]`).click();
    const { src, duration, error } = await nextPlayedAudio();
    expect(
      new URL(src).pathname === `/audio/${encodeURIComponent(form)}.mp3` || src.startsWith('blob:'),
    ).toBe(true);
    expect([duration > 0.3, error]).toEqual([true, null]);
    await waitForCondition('the clip has ended', () => {
      const ended = audioStates().some((state) => state.ended);
      if (!ended) expect(isHighlighted()).toBe(true);
      return ended;
    });
    await waitForCondition('the highlight has gone', () => !isHighlighted());
  },
);
