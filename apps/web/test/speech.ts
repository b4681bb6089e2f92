import { onTestFinished, vi } from 'vitest';

class Utterance extends EventTarget {
  voice: unknown = null;
  lang = '';
  rate = 1;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

export const voice = (voiceURI: string, lang: string): SpeechSynthesisVoice => ({
  voiceURI,
  name: voiceURI,
  lang,
  default: false,
  localService: true,
});

/**
 * Headless Chromium has no voices: until the end of the test, this browser API is mocked, as the network is. Returns what
 * is spoken.
 */
export function mockSpeech(...voices: SpeechSynthesisVoice[]): readonly SpeechSynthesisUtterance[] {
  const spoken: SpeechSynthesisUtterance[] = [];
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue(voices);
  vi.spyOn(speechSynthesis, 'speak').mockImplementation((one) => void spoken.push(one));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return spoken;
}
