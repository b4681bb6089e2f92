/** Dictation: the words of a lesson's lists, played and typed. Derived, to avoid duplicate content. */
import type { Exercise } from '../exercise/model.ts';
import type { WordSource } from '../lesson/word.ts';
import { endMarkOf } from './distractors.ts';

/** Number of words per run; a lesson with fewer words has no dictation. */
const wordsPerRun = 10;

/** Also the prefix of the ids of its items. */
export const dictationId = (lessonId: string): string => `${lessonId}.dictation`;

/** The dictation of a lesson, or none where it lists too few words. */
export function dictationOf(lessonId: string, words: readonly WordSource[]): Exercise[] {
  if (words.length < wordsPerRun) return [];
  return [
    {
      id: dictationId(lessonId),
      title: 'Dictation',
      description: 'Hear a word of this lesson and write it.',
      feedback: 'dictation',
      checkOn: 'button',
      hint: 'when-wrong',
      advanceAfter: 'answer',
      placeholder: 'Write what you hear...',
      draw: wordsPerRun,
      shuffled: true,
      items: words.map((word) => ({
        kind: 'type-answer',
        id: `${dictationId(lessonId)}.${word.id}`,
        teaches: [word.id],
        prompt: 'Write the word that you hear.',
        sound: word.form,
        answers: [word.form],
        explanation: `${word.form}: ${word.gloss}${endMarkOf(word.gloss) === '' ? '.' : ''}`,
      })),
    },
  ];
}
