import { Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useResource } from '../platform/resource.ts';
import { soundInfo } from './info.ts';
import { getGeorgianVoices } from './player.ts';
import { Switch } from '../ui/Switch.tsx';
import { SpeedRadioGroup } from './SpeedRadioGroup.tsx';
import { setSoundPreferences, useSoundPreferences } from './state.ts';

/** Georgian voices of the browser, which may load after the page. */
function useGeorgianVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>(getGeorgianVoices);
  useEffect(() => {
    const speech = window.speechSynthesis;
    if (!speech) return;
    const update = () => setVoices(getGeorgianVoices());
    speech.addEventListener('voiceschanged', update);
    return () => speech.removeEventListener('voiceschanged', update);
  }, []);
  return voices;
}

const speeds = [
  [false, 'Normal speed'],
  [true, 'Slow'],
] as const;

/** Settings for voice and speed, stored in this browser. */
export default function SoundBar() {
  const info = useResource(soundInfo);
  const preferences = useSoundPreferences();
  const voices = useGeorgianVoices();
  const browserVoice = voices.find(({ voiceURI }) => voiceURI === preferences.voice);
  // The clips of the course are, so the longer text is there before the server has answered, and nothing moves.
  const areClipsSynthetic = info.kind === 'known' ? info.value.synthetic : info.kind !== 'failed';
  const synthetic = browserVoice !== undefined || areClipsSynthetic;
  return (
    <div
      role="group"
      aria-label="Sound"
      className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-muted"
    >
      <p className="flex items-center gap-2">
        <Volume2 size={18} aria-hidden /> {synthetic ? 'The voice is computer-generated.' : 'Sound'}
      </p>
      <SpeedRadioGroup
        speeds={speeds}
        chosen={preferences.slow}
        choose={(slow) => setSoundPreferences({ slow })}
      />
      <Switch isOn={preferences.autoPlay} onChange={(autoPlay) => setSoundPreferences({ autoPlay })}>
        Words play by themselves
      </Switch>
      {voices.length > 0 ? (
        <label className="flex items-center gap-2">
          Voice
          <select
            value={browserVoice?.voiceURI ?? ''}
            onChange={({ target }) =>
              setSoundPreferences({ voice: target.value === '' ? null : target.value })
            }
            className="min-h-11 rounded-md border-1.5 border-control bg-surface px-3 text-ink"
          >
            <option value="">Ena’s</option>
            {voices.map((voice) => (
              <option key={voice.voiceURI} value={voice.voiceURI}>
                {voice.name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <p className="max-[88rem]:hidden">
        <kbd className="rounded-sm border border-line bg-surface px-1.5 py-0.5 font-sans text-ink">Alt+R</kbd>{' '}
        repeats
      </p>
    </div>
  );
}
