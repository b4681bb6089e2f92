/** Dictation: the words of a lesson's lists, played and typed. Derived, to avoid duplicate content. */
import type { Exercise } from '../exercise/model.ts';
import type { Lesson } from './model.ts';

/** Number of words per run; a lesson with fewer words has no dictation. */
const wordsPerRun = 10;

type Source = Pick<Lesson, 'id' | 'sections' | 'exercises'>;

/** Also the prefix of the ids of its items. */
export const dictationId = (lessonId: string): string => `${lessonId}.dictation`;

/** The dictation of a lesson, or none where it lists too few words. */
function dictationOf({ id, sections }: Pick<Source, 'id' | 'sections'>): Exercise[] {
  const words = sections.flatMap((section) => (section.kind === 'words' ? section.words : []));
  if (words.length < wordsPerRun) return [];
  return [
    {
      id: dictationId(id),
      title: 'Dictation',
      description: 'Hear a word of this lesson and write it.',
      feedback: 'dictation',
      judge: 'on-check',
      hint: 'when-wrong',
      next: 'answered',
      placeholder: 'Write what you hear...',
      draw: wordsPerRun,
      items: words.map((word) => ({
        kind: 'type-answer',
        id: `${dictationId(id)}.${word.id}`,
        teaches: [word.id],
        prompt: 'Write the word that you hear.',
        sound: word.form,
        answers: [word.form],
        explanation: `${word.form}: ${word.gloss}.`,
      })),
    },
  ];
}

/** The exercises of a lesson's practice menu: those that its author wrote, and its dictation. */
export const exercisesOf = (lesson: Source): readonly Exercise[] => [
  ...lesson.exercises,
  ...dictationOf(lesson),
];
