import type { ImportableLine } from '@ena/domain/ownWords/importPlan';
import { pluralize } from '@ena/domain/text/pluralize';
import { Ka, TextWithGeorgian } from '../../../ui/Georgian.tsx';

const shownWords = 5;

/** The first words that would be imported, with all of their texts. */
export function ReadyWords({ lines }: { lines: readonly ImportableLine[] }) {
  const left = lines.length - shownWords;
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface">
      <ul className="divide-y divide-line px-4">
        {lines.slice(0, shownWords).map(({ word: { form, gloss, sentence, translation }, note, groups }) => (
          <li key={form} className="grid gap-x-5 py-2.5 sm:grid-cols-2">
            <div className="min-w-0 break-words">
              <Ka className="block text-xl">{form}</Ka>
              <span className="block">
                <TextWithGeorgian>{gloss}</TextWithGeorgian>
              </span>
            </div>
            <div className="min-w-0 text-sm break-words text-muted empty:hidden">
              {sentence === '' ? null : (
                <p>
                  <Ka className="block text-base">{sentence}</Ka>
                  <TextWithGeorgian>{translation}</TextWithGeorgian>
                </p>
              )}
              {note === '' ? null : (
                <p className="line-clamp-2 whitespace-pre-line">
                  Note: <TextWithGeorgian>{note}</TextWithGeorgian>
                </p>
              )}
              {groups.length === 0 ? null : (
                <p>
                  {groups.length === 1 ? 'Group' : 'Groups'}:{' '}
                  <TextWithGeorgian>{groups.join(', ')}</TextWithGeorgian>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <p className="border-t border-line px-4 py-2 text-sm text-muted">
          and {pluralize(left, 'more word')}
        </p>
      ) : null}
    </div>
  );
}
