import type { SkippedLine } from '@ena/domain/ownWords/importTable';
import { maxOwnWords } from '@ena/domain/ownWords/ownWord';
import { pluralize } from '@ena/domain/text/pluralize';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Field.tsx';
import { Banner } from '../../../ui/Feedback.tsx';
import { Ka } from '../../../ui/Georgian.tsx';
import type { CheckedImport } from './importSteps.ts';
import { SkippedLines } from './SkippedLines.tsx';
import type { LineToSend } from './sendWords.ts';

const shownWords = 5;

function ReadyWords({ lines }: { lines: readonly LineToSend[] }) {
  const left = lines.length - shownWords;
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface">
      <ul className="divide-y divide-line px-4">
        {lines.slice(0, shownWords).map(({ line, word: { form, gloss, sentence, translation } }) => (
          <li key={line} className="grid gap-x-5 py-2.5 sm:grid-cols-2">
            <p className="min-w-0 break-words">
              <Ka className="text-xl">{form}</Ka>
              <span className="block">{gloss}</span>
            </p>
            {sentence === '' ? null : (
              <p className="min-w-0 text-sm break-words text-muted">
                <Ka className="block text-base">{sentence}</Ka>
                {translation}
              </p>
            )}
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

/** Which lines of an import have a problem, are there already, or have no room. */
export const ProblemLists = ({ checked: { plan } }: { checked: CheckedImport }) => (
  <>
    <SkippedLines
      title={`${pluralize(plan.invalid.length, 'line')} with a problem`}
      lines={plan.invalid}
      isOpen
    />
    <SkippedLines
      title={`${pluralize(plan.repeated.length, 'line')} with a word that is there already`}
      lines={plan.repeated}
    />
    <SkippedLines
      title={`${pluralize(plan.excess.length, 'line')} beyond the maximum of ${pluralize(maxOwnWords, 'word')}`}
      lines={plan.excess}
    />
  </>
);

interface ImportPreviewProps {
  readonly checked: CheckedImport;
  /** Imports lines; `leftOut`: those that the learner does not want. */
  readonly start: (lines: readonly LineToSend[], leftOut: readonly SkippedLine[]) => void;
  readonly back: () => void;
}

/** The second step of an import: what would be imported, and what not. */
export function ImportPreview({ checked, start, back }: ImportPreviewProps) {
  const { plan, lines, taught } = checked;
  const [includesTaught, setIncludesTaught] = useState(true);
  const isWanted = ({ word }: LineToSend) => includesTaught || !taught.has(word.form);
  const wanted = lines.filter(isWanted);
  const leftOut = lines.flatMap((line): SkippedLine[] =>
    isWanted(line)
      ? []
      : [
          {
            line: line.line,
            text: line.word.form,
            reason: `The course teaches it: ${taught.get(line.word.form) ?? ''}.`,
          },
        ],
  );
  const skipped = plan.invalid.length + plan.repeated.length + plan.excess.length;
  const [[form, title] = []] = taught;
  return (
    <div className="grid gap-4">
      <p role="status">
        <strong>
          {lines.length === 0
            ? 'No word can be imported.'
            : `${pluralize(wanted.length, 'word')} can be imported.`}
        </strong>{' '}
        {skipped === 0
          ? 'No line has a problem.'
          : `${pluralize(skipped, 'line')} cannot: the reasons are listed below.`}
      </p>
      {lines.length === 0 ? null : <ReadyWords lines={wanted} />}
      {form === undefined ? null : (
        <Checkbox checked={includesTaught} onChange={({ target }) => setIncludesTaught(target.checked)}>
          Import words that the course teaches, too: {pluralize(taught.size, 'word')}, such as <Ka>{form}</Ka>{' '}
          in {title}
        </Checkbox>
      )}
      {plan.unusedColumns.length === 0 ? null : (
        <Banner>{`Left out, because Ena has no such column: ${plan.unusedColumns.map((name) => `“${name}”`).join(', ')}.`}</Banner>
      )}
      <ProblemLists checked={checked} />
      <div className="flex flex-wrap gap-3">
        {wanted.length === 0 ? null : (
          <Button className="max-sm:flex-1 max-sm:px-3" onClick={() => start(wanted, leftOut)}>
            Import {pluralize(wanted.length, 'word')}
          </Button>
        )}
        <Button variant="secondary" className="max-sm:flex-1 max-sm:px-3" onClick={back}>
          Change the text
        </Button>
      </div>
    </div>
  );
}
