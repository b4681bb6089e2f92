import type { Phrase } from '@ena/domain/lesson/phrase';
import { SpeakButton } from '../sound/SpeakButton.tsx';
import { KaLatin } from '../ui/Georgian.tsx';
import { GlossedText } from './GlossedText.tsx';
import type { Visit } from './visit.ts';

/** The vocabulary of a dialogue or text; `columns` sets the layout where it is narrower than the page. */
export function VocabularyList({
  words,
  glossary,
  columns = 'sm:grid-cols-2 xl:grid-cols-3',
}: {
  words: readonly Phrase[];
  glossary?: Visit['glossary'];
  columns?: string;
}) {
  return (
    <ul className={`grid gap-x-6 ${columns}`}>
      {words.map(({ form, romanization, gloss }) => (
        <li key={form} className="flex items-center justify-between gap-x-2 border-b border-line py-1.5">
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <GlossedText text={form} translation={gloss} glossary={glossary} isQuiet className="text-xl" />
            <KaLatin className="text-sm text-muted">{`/${romanization}/`}</KaLatin>
            <span>{gloss}</span>
          </span>
          <SpeakButton name={form} small />
        </li>
      ))}
    </ul>
  );
}
