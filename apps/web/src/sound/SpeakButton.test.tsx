import { bypass, http, HttpResponse, passthrough } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { audioStates, clipButton, loopClips, nextPlayedAudio } from '../../test/audio.ts';
import { waitForCondition } from '../../test/waitForCondition.ts';
import { mockEndpoint, holdRequests, networkError, settleRequests, worker } from '../../test/mockApi.ts';
import { actAndWait, render } from '../../test/react.ts';
import { SpeakButton } from './SpeakButton.tsx';
import { setSoundPreferences } from './state.ts';

/** Clips of more than a second, so that a test can act while they play. */
const [long, other] = ['სად არის მეტროს სადგური?', 'ოცდათერთმეტი ნომერი ავტობუსი აქ ჩერდება?'];

const main = (...children: readonly React.ReactNode[]) => <main>{children}</main>;
/** Renders one button for each clip. */
const renderButtons = (...names: readonly string[]) =>
  render(main(...names.map((name) => <SpeakButton key={name} name={name} />)));

const isPlaying = () => audioStates().some(({ paused }) => !paused);
const expectHighlighted = (name: string, highlighted: boolean) =>
  expect.element(clipButton(name)).toHaveAttribute('aria-pressed', String(highlighted));
const isHighlighted = (name: string) => clipButton(name).element().getAttribute('aria-pressed') === 'true';
/** Clicks without advancing fake timers. */
const clickNow = (name: string) =>
  clipButton(name)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));

describe('a button that plays a clip', () => {
  it('[AUD-01] [AUD-08] plays the real clip at normal speed and is highlighted while it plays', async () => {
    const stopLooping = loopClips();
    await renderButtons('გამარჯობა');
    const button = page.getByRole('button', { name: 'Listen to გამარჯობა', exact: true });
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    const { duration, playbackRate, error, playing } = await nextPlayedAudio();
    expect(duration).toBeGreaterThan(0.3);
    expect([playbackRate, error, playing]).toEqual([1, null, 1]);
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    stopLooping();
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    expect(audioStates()[0]?.ended).toBe(true);
  });

  it('[AUD-02] [ADV-05] with a minimum highlight stays highlighted for at least a second, however short the clip is', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    await render(main(<SpeakButton key="ა" name="ა" hasMinHighlight />));
    clickNow('ა');
    await nextPlayedAudio();
    await waitForCondition('the clip has ended', () => audioStates()[0]?.ended === true);
    vi.advanceTimersByTime(999);
    expect(isHighlighted('ა')).toBe(true);
    vi.advanceTimersByTime(1);
    await expectHighlighted('ა', false);
  });

  it('[AUD-06] stops the clip that plays when another button is pressed: one plays at a time', async () => {
    loopClips();
    await renderButtons(long, other);
    await clipButton(long).click();
    await nextPlayedAudio();
    await clipButton(other).click();
    await expectHighlighted(long, false);
    await expectHighlighted(other, true);
    expect((await nextPlayedAudio()).playing).toBe(1);
  });

  it('[AUD-07] stops when it is pressed again, and then plays from the start', async () => {
    loopClips();
    await renderButtons(long);
    await clipButton(long).click();
    await expectHighlighted(long, true);
    await expect
      .poll(() => Math.max(...audioStates().map(({ currentTime }) => currentTime)))
      .toBeGreaterThan(0.6);
    await nextPlayedAudio();
    await clipButton(long).click();
    await expectHighlighted(long, false);
    expect(isPlaying()).toBe(false);
    await clipButton(long).click();
    expect((await nextPlayedAudio()).currentTime).toBeLessThan(0.5);
  });

  it('of two buttons with the same text highlights the one that was pressed', async () => {
    loopClips();
    await render(main(<SpeakButton key="1" name={long} />, <SpeakButton key="2" name={long} />));
    await clipButton(long).nth(1).click();
    await expect.element(clipButton(long).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(clipButton(long).nth(0)).toHaveAttribute('aria-pressed', 'false');
  });

  it('is not ended by an event of the clip before, which may arrive after the press', async () => {
    const release = holdRequests('sound.info');
    await renderButtons(long);
    await clipButton(long).click();
    await expectHighlighted(long, true);
    document.querySelector('audio')?.dispatchEvent(new Event('ended'));
    await actAndWait(() => undefined);
    expect(isHighlighted(long)).toBe(true);
    release();
    expect((await nextPlayedAudio()).error).toBeNull();
  });

  it('stops playing when its button is removed from the page', async () => {
    loopClips();
    const { rerender } = await renderButtons(long);
    await clipButton(long).click();
    await nextPlayedAudio();
    await rerender(<main />);
    await expect.poll(isPlaying).toBe(false);
  });

  it('changes its label to Stop while it plays', async () => {
    loopClips();
    await render(main(<SpeakButton key="text" name={long} label="Listen" />));
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await nextPlayedAudio();
    const stop = page.getByRole('button', { name: 'Stop', exact: true });
    await stop.click();
    await expect.element(page.getByRole('button', { name: 'Listen', exact: true })).toBeVisible();
    expect(isPlaying()).toBe(false);
  });

  it('plays automatically when it appears, for listening exercises', async () => {
    loopClips();
    await render(main(<SpeakButton key="auto" name={long} autoPlay />));
    expect((await nextPlayedAudio()).error).toBeNull();
    await expectHighlighted(long, true);
  });

  it('works by keyboard', async () => {
    loopClips();
    await renderButtons(long);
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard(' ');
    await nextPlayedAudio();
    await userEvent.keyboard('{Enter}');
    await expectHighlighted(long, false);
    expect(isPlaying()).toBe(false);
  });
});

describe('the speed', () => {
  it('is 0.7 at the same pitch if Slow is chosen, also for buttons that are not slow', async () => {
    setSoundPreferences({ slow: true });
    await renderButtons(long);
    await clipButton(long).click();
    expect((await nextPlayedAudio()).playbackRate).toBe(0.7);
    expect([...document.querySelectorAll('audio')].every(({ preservesPitch }) => preservesPitch)).toBe(true);
  });

  it('is 0.7 for a button that plays slowly', async () => {
    await render(main(<SpeakButton key="slow" name={long} slow />));
    await clipButton(long).click();
    expect((await nextPlayedAudio()).playbackRate).toBe(0.7);
  });
});

describe('Alt+R', () => {
  it('repeats the last clip, also while typing, and types no letter', async () => {
    await render(
      <main>
        <SpeakButton name="ა" />
        <textarea aria-label="Answer" />
      </main>,
    );
    await clipButton('ა').click();
    await nextPlayedAudio();
    await expectHighlighted('ა', false);
    await page.getByLabelText('Answer').click();
    const stopLooping = loopClips();
    await userEvent.keyboard('{Alt>}r{/Alt}');
    await expectHighlighted('ა', true);
    expect((await nextPlayedAudio()).currentTime).toBeLessThan(0.5);
    await expect.element(page.getByLabelText('Answer')).toHaveValue('');
    stopLooping();
    await expectHighlighted('ა', false);
    await userEvent.keyboard('{Control>}{Alt>}r{/Alt}{/Control}');
    await expectHighlighted('ა', false);
    expect(isPlaying()).toBe(false);
  });
});

describe('a clip that cannot be played', () => {
  const warnings = () => vi.mocked(console.warn).mock.calls.map(([text]) => String(text));
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    return () => vi.restoreAllMocks();
  });

  it.each<[reason: string, name: string, response: () => Response]>([
    ['is missing', 'ცხვირი', () => new HttpResponse(null, { status: 404 })],
    ['fails on the server', 'ბოდიში', () => HttpResponse.text('broken', { status: 500 })],
    ['is no audio', 'კარგი', () => HttpResponse.text('not audio')],
    ['is not reached', 'არა', networkError],
  ])(
    '[LERR-02] [AUD-08] that %s shows no message, is logged, and other clips can be played',
    async (_, name, response) => {
      worker.use(
        http.get('/audio/:file', ({ params }) =>
          params['file'] === `${name}.mp3` ? response() : passthrough(),
        ),
      );
      const { container } = await renderButtons(name, long);
      const text = container.textContent;
      await clipButton(name).click();
      await expect.poll(warnings).toEqual([`The clip of ${name} cannot be played.`]);
      await expectHighlighted(name, false);
      expect(container.textContent).toBe(text);
      await clipButton(long).click();
      expect((await nextPlayedAudio()).error).toBeNull();
    },
  );

  it('that does not start within 10 s times out, and does not play when it arrives later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const release = holdRequests('sound.info');
    await renderButtons('ნახვამდის');
    clickNow('ნახვამდის');
    await waitForCondition('the button is highlighted', () => isHighlighted('ნახვამდის'));
    vi.advanceTimersByTime(9999);
    expect(isHighlighted('ნახვამდის')).toBe(true);
    vi.advanceTimersByTime(1);
    await expectHighlighted('ნახვამდის', false);
    expect(warnings()).toEqual(['The clip of ნახვამდის cannot be played.']);
    release();
    await settleRequests();
    expect(isPlaying()).toBe(false);
  });
});

describe('the player', () => {
  /** Records the clips that are requested under an origin, and serves them from this one. */
  function recordClipRequests(origin: string): string[] {
    const requested: string[] = [];
    worker.use(
      http.get(`${origin}/audio/:file`, ({ params, request }) => {
        requested.push(String(params['file']));
        return origin === '' ? passthrough() : fetch(bypass(new URL(request.url).pathname));
      }),
    );
    return requested;
  }

  it('prefetches the clips of visible buttons, and plays them from its cache', async () => {
    const requested = recordClipRequests('');
    await renderButtons('დედა', 'მამა');
    await expect.poll(() => requested.toSorted()).toEqual(['დედა.mp3', 'მამა.mp3']);
    await settleRequests();
    await clipButton('დედა').click();
    expect((await nextPlayedAudio()).src).toMatch(/^blob:/u);
    expect(requested).toHaveLength(2);
  });

  it('prefetches nothing when the browser is set to save data', async () => {
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const requested = recordClipRequests('');
    await renderButtons('პური');
    await clipButton('პური').click();
    expect((await nextPlayedAudio()).src).toContain('/audio/');
    expect(requested.every((file) => file === 'პური.mp3')).toBe(true);
  });

  it('[AUD-03] [ADV-04] requests clips from the configured host, and none from this one', async () => {
    mockEndpoint('sound.info', () => ({
      url: 'http://clips.example',
      version: '',
      contrasts: [],
      synthetic: false,
    }));
    const [here, there] = [recordClipRequests(''), recordClipRequests('http://clips.example')];
    await renderButtons('როგორ ხარ?');
    await clipButton('როგორ ხარ?').click();
    expect((await nextPlayedAudio()).error).toBeNull();
    expect(new Set(there)).toEqual(new Set(['როგორ ხარ?.mp3']));
    expect(here).toEqual([]);
  });
});
