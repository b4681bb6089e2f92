import type { ColumnMapping } from '@ena/domain/ownWords/importColumns';
import type { ImportOptions } from '@ena/domain/ownWords/importPlan';
import { useEffect, useRef, useState } from 'react';
import type { ShownPlan, TablePreview } from './importMessages.ts';
import type { ImportReader } from './importReader.ts';
import { findKnownForms, type KnownForms } from './sendWords.ts';

export interface ImportChoices extends Pick<ImportOptions, 'existing' | 'joinsMeanings'> {
  /** By table; null: it is not imported. */
  readonly mappings: readonly (ColumnMapping | null)[];
}

interface CurrentPlan {
  /** Null: the first one is not ready. */
  readonly plan: ShownPlan | null;
  /** Choices have changed, and the plan is not yet that of the new ones. */
  readonly isStale: boolean;
  readonly percent: number;
  /** Titles of the pages that teach a form. */
  readonly taught: ReadonlyMap<string, string>;
}

/** The tables from which words can be imported; all, if none has Georgian and meanings. */
export function chooseTables(tables: readonly TablePreview[]): ImportChoices['mappings'] {
  const isComplete = ({ mapping: { roles } }: TablePreview) =>
    roles.includes('form') && roles.includes('gloss');
  const hasComplete = tables.some(isComplete);
  return tables.map((table) => (hasComplete && !isComplete(table) ? null : table.mapping));
}

/** Keeps the plan of what is imported up to date with the choices of the learner. */
export function useImportPlan(
  reader: ImportReader,
  choices: ImportChoices,
  ownCount: number,
  onProblem: (problem: string) => void,
): CurrentPlan {
  const { mappings, existing, joinsMeanings } = choices;
  const [current, setCurrent] = useState<{ plan: ShownPlan; of: ImportChoices; known: KnownForms } | null>(
    null,
  );
  const [percent, setPercent] = useState(0);
  const [known, setKnown] = useState<KnownForms>({ taught: new Map(), own: new Set() });
  const asked = useRef(new Set<string>());
  useEffect(() => {
    let isOld = false;
    setPercent(0);
    const options = { existing, joinsMeanings, ownForms: known.own, ownCount };
    void reader
      .ask({ kind: 'plan', request: { mappings, options } }, (progress) => {
        if (!isOld) setPercent(progress);
      })
      .then(async (result) => {
        if (isOld) return;
        if (result?.kind === 'problem') onProblem(result.problem);
        if (result?.kind !== 'plan') return;
        setCurrent({ plan: result.plan, of: choices, known });
        const forms = result.plan.ready
          .map(({ word }) => word.form)
          .filter((form) => !asked.current.has(form));
        if (forms.length === 0) return;
        for (const form of forms) asked.current.add(form);
        // Only a hint: without a connection there is none, and the server leaves out words that are there.
        const found = await findKnownForms(forms).catch(() => null);
        if (found && found.taught.size + found.own.size > 0)
          setKnown((before) => ({
            taught: new Map([...before.taught, ...found.taught]),
            own: new Set([...before.own, ...found.own]),
          }));
      });
    return () => {
      isOld = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `choices` is new with each rendering; its parts are listed
  }, [reader, mappings, existing, joinsMeanings, ownCount, known]);
  return {
    plan: current?.plan ?? null,
    isStale:
      current?.of.mappings !== mappings ||
      current.of.existing !== existing ||
      current.of.joinsMeanings !== joinsMeanings ||
      current.known !== known,
    percent,
    taught: known.taught,
  };
}
