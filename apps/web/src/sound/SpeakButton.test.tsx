import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { audioStates, clipButton, nextPlayedAudio } from '../../test/audio.ts';
import { answer, networkError, requests, worker } from '../../test/mockApi.ts';
import { SpeakButton } from './SpeakButton.tsx';
import { lit, loadPlayer, readWishes, setWishes } from './state.ts';

const isPlaying = () => audioStates().some(({ paused }) => !paused);
const pressed = (name: string) => clipButton(name).element().getAttribute('aria-pressed');

/** Renders one button for each clip. */
const renderButtons = (...names: readonly string[]) =>
  render(
    <main>
      {names.map((name) => (
        <SpeakButton key={name} name={name} />
      ))}
    </main>,
  );

describe('a button that plays a clip', () => {
  it('[AUD-01] [AUD-08] plays the real clip at normal speed and is highlighted while it plays', async () => {
    await renderButtons('გამარჯობა');
    const button = page.getByRole('button', { name: 'Listen to გამარჯობა', exact: true });
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    const { duration, playbackRate, error, playing } = await nextPlayedAudio();
    expect(duration).toBeGreaterThan(0.3);
    expect([playbackRate, error, playing]).toEqual([1, null, 1]);
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    expect(audioStates()[0]?.ended).toBe(true);
  });

  it('[AUD-02] stays highlighted for a second at least where it is to, however short the clip is', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    await render(
      <main>
        <SpeakButton name="ა" hold />
      </main>,
    );
    await clipButton('ა').click();
    await nextPlayedAudio();
    await expect.poll(() => audioStates()[0]?.ended).toBe(true);
    vi.advanceTimersByTime(999);
    expect(pressed('ა')).toBe('true');
    vi.advanceTimersByTime(1);
    await expect.element(clipButton('ა')).toHaveAttribute('aria-pressed', 'false');
  });
});
