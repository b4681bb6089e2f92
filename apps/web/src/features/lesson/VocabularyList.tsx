import type { Phrase } from '@ena/domain/lesson/model';
import { Ka } from '../../ui/Georgian.tsx';

/** Words of a dialogue or text, to look at before or after it. */
export function VocabularyList({ words }: { words: readonly Phrase[] }) {
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
      {words.map(({ form, romanization, gloss }) => (
        <li key={form} className="flex flex-wrap items-baseline gap-x-2 border-b border-line py-2">
          <Ka className="text-xl">{form}</Ka>
          <span className="text-sm text-muted">/{romanization}/</span>
          <span>{gloss}</span>
        </li>
      ))}
    </ul>
  );
}
