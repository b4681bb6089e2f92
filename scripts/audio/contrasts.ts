/** Which contrasts of ejectives and aspirates the default clips carry, measured on the words of Ear Training. */
import type { Exercise } from '@ena/domain/exercise/model';
import { speak } from './speech.ts';
import { voiceOnset } from './pcm.ts';

export interface Measured {
  readonly contrast: string;
  readonly ejective: string;
  readonly ejectiveMs: number;
  readonly aspirate: string;
  readonly aspirateMs: number;
}

/** Each pair of words once, with the milliseconds from burst to voice of both. */
export function contrastsOf(exercises: readonly Exercise[]): Measured[] {
  const items = exercises.flatMap((exercise) => exercise.items);
  return items.flatMap((item) => {
    if (item.kind !== 'choice' || item.contrast === undefined) return [];
    const [ejective = '', aspirate = ''] = item.options;
    if (item.sound !== ejective) return [];
    // The sound that differs begins both words, or stands inside of both.
    const initial = ejective.slice(1) === aspirate.slice(1);
    const ms = (text: string) => voiceOnset(speak({ spoken: [{ text }] }), initial);
    return [
      { contrast: item.contrast, ejective, ejectiveMs: ms(ejective), aspirate, aspirateMs: ms(aspirate) },
    ];
  });
}
