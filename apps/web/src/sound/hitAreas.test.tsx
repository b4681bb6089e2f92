/** The hit areas of play buttons, on phones: at least 44 px wide and high, and none covers another one. */
import { expect, it } from 'vitest';
import { openApp, phone, subscriber } from '../../test/app.tsx';
import { findAll, waitUntil } from '../../test/dom.ts';
import { render } from '../../test/react.ts';
import { SpeakButton } from './SpeakButton.tsx';

interface HitArea {
  readonly clip: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The box of a button, or of its `::after`, which is centered on it, where that one is larger. */
function hitAreaOf(button: HTMLElement): HitArea {
  const { left, top, width, height } = button.getBoundingClientRect();
  const after = getComputedStyle(button, '::after');
  const [x, y] = [left + width / 2, top + height / 2];
  const halfWidth = Math.max(width, Number.parseFloat(after.width) || 0) / 2;
  const halfHeight = Math.max(height, Number.parseFloat(after.height) || 0) / 2;
  return {
    clip: button.dataset['clip'] ?? '',
    left: x - halfWidth,
    right: x + halfWidth,
    top: y - halfHeight,
    bottom: y + halfHeight,
  };
}

const overlap = (one: HitArea, other: HitArea) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

it('a small button is pressed 22 px beside its center', async () => {
  await render(
    <main className="p-10">
      <SpeakButton name="ა" small />
    </main>,
  );
  const [button] = findAll('button[data-clip]');
  const { left, top, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
  const [x, y] = [left + width / 2, top + height / 2];
  expect(width).toBeLessThan(44);
  for (const [dx, dy] of [
    [-22, 0],
    [22, 0],
    [0, -22],
    [0, 22],
  ] as const)
    expect(document.elementFromPoint(x + dx, y + dy), `${dx}, ${dy}`).toBe(button);
});

it.each([
  '/beginner/alphabet',
  '/beginner/numbers',
  '/beginner/daily-activities',
  '/intermediate/reading',
  '/intermediate/grammar',
  '/advanced/idioms',
])('of %s', async (path) => {
  await openApp(path, { learner: subscriber, viewport: phone });
  const areas = await waitUntil(() => {
    const shown = findAll('main button[data-clip]').filter((button) => button.checkVisibility());
    expect(shown.length).toBeGreaterThan(3);
    return shown.map(hitAreaOf);
  });
  for (const [index, area] of areas.entries()) {
    expect(
      Math.min(area.right - area.left, area.bottom - area.top),
      `of ${area.clip}`,
    ).toBeGreaterThanOrEqual(44);
    const covered = areas.slice(index + 1).find((other) => overlap(area, other));
    expect(covered?.clip, `covered by the button of ${area.clip}`).toBeUndefined();
  }
});
