import type { LetterSound } from '@ena/domain/lesson/letter';
import { Button } from '../ui/Button.tsx';

/** Shown in place of the letter cards if the search finds none: says why, and offers to show others. */
export function NoLettersFound({
  text,
  filter,
  matchCount,
  searchAll,
}: {
  text: string;
  filter: LetterSound | 'all';
  /** How many letters the text finds without the filter. */
  matchCount: number;
  /** Searches for a text among all letters. */
  searchAll: (text: string) => void;
}) {
  const query = text.trim();
  const isExcluded = matchCount > 0;
  return (
    <div className="grid justify-items-center gap-4 rounded-xl border border-dashed border-control p-8 text-center text-muted">
      <p>
        {isExcluded
          ? `No ${filter}s match ‘${query}’, but ${matchCount === 1 ? 'another letter does' : `${matchCount} other letters do`}.`
          : `No letters found for ‘${query}’. Try a sound such as sh, a name such as ani, a word such as mother, or the letter itself.`}
      </p>
      <Button variant="secondary" onClick={() => searchAll(isExcluded ? text : '')}>
        {isExcluded ? 'Search all letters' : 'Show all letters'}
      </Button>
    </div>
  );
}
