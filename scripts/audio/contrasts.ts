/** Measures which contrasts of ejectives and aspirates the default clips have, on the words of Ear Training. */
import type { Exercise } from '@ena/domain/exercise/model';
import { synthesizeClip } from './speech.ts';
import { measureVoiceOnsetMs } from './pcm.ts';

export interface ContrastMeasurement {
  readonly contrast: string;
  readonly ejective: string;
  readonly ejectiveMs: number;
  readonly aspirate: string;
  readonly aspirateMs: number;
}

/** Each pair of words once, with the voice onset time (from burst to voice) of both in milliseconds. */
export function measureContrasts(exercises: readonly Exercise[]): ContrastMeasurement[] {
  const items = exercises.flatMap((exercise) => exercise.items);
  return items.flatMap((item) => {
    if (item.kind !== 'choice' || item.contrast === undefined) return [];
    const [ejective = '', aspirate = ''] = item.options;
    if (item.sound !== ejective) return [];
    // The sound that differs is at the beginning of both words, or inside both.
    const initial = ejective.slice(1) === aspirate.slice(1);
    const onsetMs = (text: string) => measureVoiceOnsetMs(synthesizeClip({ spoken: [{ text }] }), initial);
    return [
      {
        contrast: item.contrast,
        ejective,
        ejectiveMs: onsetMs(ejective),
        aspirate,
        aspirateMs: onsetMs(aspirate),
      },
    ];
  });
}
