import type { ReviewRunItem } from '@ena/contract/reviews';
import type { Phrase } from '@ena/domain/lesson/phrase';
import { typesetEjectives } from '@ena/domain/georgian/letters';
import { StickyNote } from 'lucide-react';
import { GlossedText } from '../../sections/GlossedText.tsx';
import { SpeakButton } from '../../sound/SpeakButton.tsx';
import { Ka, KaLatin, TextWithGeorgian } from '../../ui/Georgian.tsx';

/** How an item is read; of a letter that is its meaning already. */
export const Romanization = ({
  item: { romanization, gloss },
  className = '',
}: {
  item: ReviewRunItem;
  className?: string;
}) =>
  romanization === gloss ? null : (
    <KaLatin className={`block text-muted ${className}`}>{romanization}</KaLatin>
  );

/** The example of an item with its translation; its words can be tapped. With a button if there is audio. */
export function Example({
  example,
  glossary,
  hasAudio,
}: {
  example: Phrase;
  glossary: ReviewRunItem['glossary'];
  hasAudio: boolean;
}) {
  return (
    <div className="flex items-start gap-3">
      {hasAudio ? <SpeakButton name={example.form} small className="mt-0.5" /> : null}
      <p>
        <GlossedText
          text={example.form}
          translation={example.gloss}
          glossary={glossary}
          className="block text-xl"
        />
        <KaLatin className="block text-sm text-muted">{example.romanization}</KaLatin>
        <span className="block text-muted">{example.gloss}</span>
      </p>
    </div>
  );
}

/** What an item means and how it sounds, after an answer. */
export function AnswerLine({ item, autoPlay = false }: { item: ReviewRunItem; autoPlay?: boolean }) {
  return (
    <div className="appear flex items-center gap-3">
      {item.clip === null ? null : (
        <SpeakButton name={item.clip} text={item.form} autoPlay={autoPlay} small />
      )}
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
        <Ka className="text-xl">{item.form}</Ka>
        <Romanization item={item} />
        <strong>{typesetEjectives(item.gloss)}</strong>
      </p>
    </div>
  );
}

const hasExtras = ({ note, example, personalNote }: ReviewRunItem) =>
  note !== undefined || example !== undefined || personalNote !== undefined;

/** The notes on an item and its example; nothing if it has none. */
export function ItemExtras({ item }: { item: ReviewRunItem }) {
  if (!hasExtras(item)) return null;
  return (
    <div className="appear grid gap-4 rounded-2xl border border-line bg-surface p-4 sm:p-5">
      {item.note === undefined ? null : (
        <p className="text-note text-muted">
          <TextWithGeorgian>{item.note}</TextWithGeorgian>
        </p>
      )}
      {item.example ? (
        <Example example={item.example} glossary={item.glossary} hasAudio={item.clip !== null} />
      ) : null}
      {item.personalNote === undefined ? null : (
        <p className="flex gap-2.5">
          <StickyNote size={18} aria-hidden className="mt-1 shrink-0 text-gold" />
          <span className="min-w-0 break-words whitespace-pre-line">
            <span className="sr-only">Your note: </span>
            <TextWithGeorgian>{item.personalNote}</TextWithGeorgian>
          </span>
        </p>
      )}
    </div>
  );
}

/** All of an item that was missed among others. */
export const ItemDetails = ({ item }: { item: ReviewRunItem }) => (
  <div className="grid gap-2">
    <AnswerLine item={item} />
    <ItemExtras item={item} />
  </div>
);
