import { randomUuid } from '../../../platform/uuid.ts';
import type { ColumnMapping } from '@ena/domain/ownWords/importColumns';
import type { SkippedLine } from '@ena/domain/ownWords/importPlan';
import { pluralize } from '@ena/domain/text/pluralize';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Field.tsx';
import { Banner } from '../../../ui/Feedback.tsx';
import { Ka } from '../../../ui/Georgian.tsx';
import { ProgressBar } from '../../../ui/Progress.tsx';
import { ColumnTable } from './ColumnTable.tsx';
import { missingColumnText, omissionTexts } from './importTexts.ts';
import { ImportOptionsFields } from './ImportOptionsFields.tsx';
import type { ShownPlan, TablePreview } from './importMessages.ts';
import type { ImportReader } from './importReader.ts';
import type { StartedImport } from './importSteps.ts';
import { ReadyWords } from './ReadyWords.tsx';
import { skippedCount, SkippedLists } from './SkippedLines.tsx';
import { chooseTables, type ImportChoices, useImportPlan } from './useImportPlan.ts';

interface TableChoicesProps {
  readonly tables: readonly TablePreview[];
  readonly mappings: ImportChoices['mappings'];
  readonly setMapping: (index: number, mapping: ColumnMapping | null) => void;
}

/** Which tables are imported, and what their columns are. */
function TableChoices({ tables, mappings, setMapping }: TableChoicesProps) {
  return tables.map((table, index) => {
    const mapping = mappings[index] ?? null;
    const columns = mapping && (
      <ColumnTable table={table} mapping={mapping} setMapping={(changed) => setMapping(index, changed)} />
    );
    if (tables.length === 1) return <div key="only">{columns}</div>;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- tables can have the same name
      <div key={index} className="grid grid-cols-1 gap-3">
        <Checkbox
          checked={mapping !== null}
          onChange={({ target }) => setMapping(index, target.checked ? table.mapping : null)}
        >
          <strong>{table.name === '' ? `Table ${index + 1}` : table.name}</strong>:{' '}
          {pluralize(table.rowCount, 'row')}
        </Checkbox>
        {columns}
      </div>
    );
  });
}

interface ImportCheckProps {
  readonly tables: readonly TablePreview[];
  readonly reader: ImportReader;
  /** Number of words of their own that the learner has. */
  readonly ownCount: number;
  readonly start: (started: StartedImport) => void;
  /** Returns to the first step, with a problem if there is one. */
  readonly back: (problem?: string) => void;
}

/** Splits the ready lines into those that are imported, and those that the learner does not want. */
function chooseLines(plan: ShownPlan, taught: ReadonlyMap<string, string>, includesTaught: boolean) {
  const leftOut: SkippedLine[] = [];
  const wanted = plan.ready.filter(({ line, word: { form } }) => {
    const title = taught.get(form);
    if (includesTaught || title === undefined) return true;
    leftOut.push({ line, text: form, reason: `The course teaches it: ${title}.` });
    return false;
  });
  return { wanted, leftOut };
}

/** The second step of an import: what the columns are, and what would be imported. */
export function ImportCheck({ tables, reader, ownCount, start, back }: ImportCheckProps) {
  const [choices, setChoices] = useState<ImportChoices>(() => ({
    mappings: chooseTables(tables),
    existing: 'skip',
    joinsMeanings: true,
  }));
  const [includesTaught, setIncludesTaught] = useState(true);
  const { plan, isStale, percent, taught } = useImportPlan(reader, choices, ownCount, back);
  const change = (changed: Partial<ImportChoices>) => setChoices((before) => ({ ...before, ...changed }));
  const setMapping = (index: number, mapping: ColumnMapping | null) =>
    setChoices((before) => ({ ...before, mappings: before.mappings.with(index, mapping) }));
  const lines = useMemo(
    () => (plan ? chooseLines(plan, taught, includesTaught) : { wanted: [], leftOut: [] }),
    [plan, taught, includesTaught],
  );
  if (!plan)
    return (
      <div className="grid gap-3">
        <p role="status">Checking…</p>
        <ProgressBar percent={percent} label="Progress of the check" className="h-2" />
        <Button variant="secondary" className="justify-self-start" onClick={() => back()}>
          Cancel
        </Button>
      </div>
    );
  const { wanted, leftOut } = lines;
  const skipped = skippedCount(plan);
  const missing = missingColumnText(choices.mappings);
  const taughtHere = plan.ready.flatMap(({ word: { form } }) => {
    const title = taught.get(form);
    return title === undefined ? [] : [{ form, title }];
  });
  const [taughtExample] = taughtHere;
  const omitted = omissionTexts(plan, tables, choices.mappings);
  return (
    <div className="grid grid-cols-1 gap-5">
      <section aria-label="Columns" className="grid grid-cols-1 gap-4">
        <p className="max-w-prose text-muted">
          Is each column what Ena takes it for? If not, choose what it is.
        </p>
        <TableChoices tables={tables} mappings={choices.mappings} setMapping={setMapping} />
      </section>
      <p role="status" aria-busy={isStale}>
        <strong>
          {missing ??
            (plan.ready.length === 0
              ? 'No word can be imported.'
              : `${pluralize(wanted.length, 'word')} can be imported.`)}
        </strong>{' '}
        {missing === null
          ? skipped === 0
            ? 'No line has a problem.'
            : `${pluralize(skipped, 'line')} cannot: the reasons are listed below.`
          : null}
      </p>
      {isStale && percent > 0 ? (
        <ProgressBar percent={percent} label="Progress of the check" className="h-2" />
      ) : null}
      {plan.ready.length === 0 ? null : <ReadyWords lines={wanted} />}
      {omitted.length === 0 ? null : (
        <Banner>
          <p>Left out of the import:</p>
          <ul className="list-disc pl-5">
            {omitted.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Banner>
      )}
      <ImportOptionsFields plan={plan} choices={choices} change={change}>
        {taughtExample === undefined ? null : (
          <Checkbox checked={includesTaught} onChange={({ target }) => setIncludesTaught(target.checked)}>
            Import words that the course teaches, too: {pluralize(taughtHere.length, 'word')}, such as{' '}
            <Ka>{taughtExample.form}</Ka> in {taughtExample.title}
          </Checkbox>
        )}
      </ImportOptionsFields>
      {missing === null ? <SkippedLists plan={plan} /> : null}
      <div className="flex flex-wrap gap-3">
        {wanted.length === 0 ? null : (
          <Button
            className="max-sm:flex-1 max-sm:px-3"
            aria-disabled={isStale}
            onClick={() => {
              if (!isStale)
                start({
                  id: randomUuid(),
                  existing: choices.existing,
                  plan,
                  lines: wanted.map((line) => ({ ...line, id: randomUuid() })),
                  leftOut,
                });
            }}
          >
            Import {pluralize(wanted.length, 'word')}
          </Button>
        )}
        <Button variant="secondary" className="max-sm:flex-1 max-sm:px-3" onClick={() => back()}>
          Change the text
        </Button>
      </div>
    </div>
  );
}
