import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clipButton, nextPlayedAudio } from '../../test/audio.ts';
import { mockEndpoint, networkError } from '../../test/mockApi.ts';
import { render } from '../../test/react.ts';
import { mockSpeech, voice } from '../../test/speech.ts';
import SoundBar from './SoundBar.tsx';
import { SpeakButton } from './SpeakButton.tsx';
import { setSoundPreferences } from './state.ts';

const slow = () => page.getByRole('radio', { name: 'Slow', exact: true });
const voiceSelect = () => page.getByRole('combobox', { name: /^Voice/u });
const renderBar = () =>
  render(
    <main>
      <SoundBar />
      <SpeakButton name="გამარჯობა" />
    </main>,
  );
const saved = () => JSON.parse(localStorage.getItem('sound') ?? 'null');

describe('the speed', () => {
  it('is chosen by click or by arrow keys, stored in the browser, and used for the next clip', async () => {
    await renderBar();
    await expect.element(page.getByRole('radio', { name: 'Normal speed' })).toBeChecked();
    await slow().click({ force: true });
    await expect.element(slow()).toBeChecked();
    expect(saved()).toMatchObject({ slow: true });
    await clipButton('გამარჯობა').click();
    expect((await nextPlayedAudio()).playbackRate).toBe(0.7);
    page.getByRole('radio', { name: 'Slow', exact: true }).element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('radio', { name: 'Normal speed' })).toBeChecked();
    expect(saved()).toMatchObject({ slow: false });
  });

  it('applies to the open page when storage is full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await renderBar();
    await slow().click({ force: true });
    await expect.element(slow()).toBeChecked();
    vi.restoreAllMocks();
  });
});

describe('the note about the voice', () => {
  it('says that a computer speaks if the clips are synthetic', async () => {
    await renderBar();
    await expect.element(page.getByText('The voice is computer-generated.')).toBeVisible();
    await expect.element(voiceSelect()).not.toBeInTheDocument();
  });

  it.each([
    ['a person speaks', () => ({ url: '', version: '', contrasts: [], synthetic: false })],
    ['the server does not answer', () => networkError()],
  ] as const)('is empty if %s', async (_, response) => {
    mockEndpoint('sound.info', response);
    await renderBar();
    await expect.element(page.getByText('Sound', { exact: true })).toBeVisible();
    await expect.element(page.getByText('The voice is computer-generated.')).not.toBeInTheDocument();
  });
});

describe('a Georgian voice of the browser', () => {
  let spoken: readonly SpeechSynthesisUtterance[] = [];
  beforeEach(() => {
    spoken = mockSpeech(voice('Nino', 'ka-GE'), voice('Ann', 'en-GB'));
    return () => setSoundPreferences({ slow: false, voice: null, autoPlay: true });
  });

  it('can be chosen instead of the clips, speaks at the chosen speed, and ends the highlight when it ends', async () => {
    await renderBar();
    await expect
      .poll(() => [...document.querySelectorAll('option')].map(({ text }) => text))
      .toEqual(['Ena’s', 'Nino']);
    await voiceSelect().selectOptions('Nino');
    await expect.element(page.getByText('The voice is computer-generated.')).toBeVisible();
    expect(saved()).toMatchObject({ slow: false, voice: 'Nino' });
    await slow().click({ force: true });
    await clipButton('გამარჯობა').click();
    await expect.element(clipButton('გამარჯობა')).toHaveAttribute('aria-pressed', 'true');
    expect(spoken.map(({ text, lang, rate }) => [text, lang, rate])).toEqual([['გამარჯობა', 'ka-GE', 0.7]]);
    spoken[0]?.dispatchEvent(new Event('end'));
    await expect.element(clipButton('გამარჯობა')).toHaveAttribute('aria-pressed', 'false');
  });

  it('that fails ends the highlight and is logged', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    setSoundPreferences({ voice: 'Nino' });
    await renderBar();
    await clipButton('გამარჯობა').click();
    await expect.poll(() => spoken.length).toBe(1);
    spoken[0]?.dispatchEvent(new Event('error'));
    await expect.element(clipButton('გამარჯობა')).toHaveAttribute('aria-pressed', 'false');
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('is not used by buttons that play the clip only, as in ear training', async () => {
    setSoundPreferences({ voice: 'Nino' });
    await render(
      <main>
        <SpeakButton name="გამარჯობა" clipOnly />
      </main>,
    );
    await clipButton('გამარჯობა').click();
    expect((await nextPlayedAudio()).error).toBeNull();
    expect(spoken).toEqual([]);
  });

  it('that is no longer available is replaced by the clips', async () => {
    setSoundPreferences({ voice: 'Gone' });
    await renderBar();
    await clipButton('გამარჯობა').click();
    expect((await nextPlayedAudio()).error).toBeNull();
    expect(spoken).toEqual([]);
  });

  it('that loads after the page is offered then', async () => {
    vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([]);
    await renderBar();
    await expect.element(voiceSelect()).not.toBeInTheDocument();
    vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([voice('Nino', 'ka-GE')]);
    speechSynthesis.dispatchEvent(new Event('voiceschanged'));
    await expect.element(voiceSelect()).toBeVisible();
  });
});

it('words play by themselves, until that is switched off', async () => {
  const { rerender } = await render(<SoundBar />);
  await rerender(
    <main>
      <SoundBar />
      <SpeakButton name="გამარჯობა" autoPlay />
    </main>,
  );
  expect((await nextPlayedAudio()).error).toBeNull();
  await page.getByRole('switch', { name: /Words play by themselves/u }).click();
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play');
  await rerender(
    <main>
      <SoundBar />
      <SpeakButton key="later" name="გამარჯობა" autoPlay />
    </main>,
  );
  await clipButton('გამარჯობა').hover();
  expect(played).not.toHaveBeenCalled();
});
