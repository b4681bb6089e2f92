/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out as blocks, a table is none for screen readers without its roles */
import type { NounParadigm } from '@ena/contract/grammar';
import { romanize } from '@ena/domain/georgian/romanize';
import { caseLabels, numberLabels, postpositionLabels } from '@ena/grammar/labels';
import { grammaticalCases } from '@ena/grammar/noun/model';
import type { ReactNode } from 'react';
import { Ka, KaLatin } from '../../ui/Georgian.tsx';
import { SegmentedForm } from '../../ui/SegmentedForm.tsx';
import { baseRoot, formsAt, hasDroppedVowel, type NounForm } from './forms.ts';

const numbers = ['singular', 'plural'] as const;

/** The forms of a cell; a form that is rare, or not certain, is not shown as if it were usual. */
function Cell({ forms, base }: { forms: readonly NounForm[]; base: string }) {
  const [usual, ...others] = forms;
  if (!usual)
    return (
      <span className="text-muted">
        <span aria-hidden>–</span>
        <span className="sr-only">not in use, or not certain</span>
      </span>
    );
  return (
    <>
      <SegmentedForm
        segments={usual.segments}
        hasChangedStem={hasDroppedVowel(usual, base)}
        className="inline-block text-xl leading-relaxed whitespace-nowrap"
      />
      <span className="block text-sm text-muted">
        <KaLatin>{`/${romanize(usual.form)}/`}</KaLatin>
        {usual.isRare ? ' rare' : null}
      </span>
      {others.length > 0 ? (
        <span className="block text-sm text-muted">
          also <Ka className="text-base text-ink">{others.map(({ form }) => form).join(', ')}</Ka>
        </span>
      ) : null}
    </>
  );
}

interface Row {
  readonly key: string;
  readonly label: ReactNode;
  readonly place: Pick<NounForm, 'case' | 'postposition'>;
}

/**
 * A table of forms, singular and plural. In a narrow container each row is a block, so that long words need no scrolling;
 * the roles keep it a table for screen readers there.
 */
function FormTable({
  noun,
  labelledBy,
  rowsTitle,
  rows,
}: {
  noun: NounParadigm;
  labelledBy: string;
  rowsTitle: string;
  rows: readonly Row[];
}) {
  const base = baseRoot(noun);
  const shown = numbers.filter((number) => noun.forms.some((form) => form.number === number && !form.isRare));
  return (
    <div className="@container overflow-hidden rounded-xl border border-line bg-surface">
      <table role="table" aria-labelledby={labelledBy} className="block w-full text-left @2xl:table">
        <thead role="rowgroup" className="sr-only @2xl:not-sr-only @2xl:table-header-group">
          <tr role="row">
            <th role="columnheader" scope="col" className="bg-sunken px-4 py-2.5">
              <span className="sr-only">{rowsTitle}</span>
            </th>
            {shown.map((number) => (
              <th
                key={number}
                role="columnheader"
                scope="col"
                className="bg-sunken px-4 py-2.5 font-semibold first-letter:uppercase"
              >
                {numberLabels[number]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block @2xl:table-row-group">
          {rows.map(({ key, label, place }) => (
            <tr
              key={key}
              role="row"
              className="flex flex-wrap border-t border-line first:border-t-0 @2xl:table-row"
            >
              <th
                role="rowheader"
                scope="row"
                className="w-full bg-sunken px-4 py-2 align-top font-normal @2xl:table-cell @2xl:w-64 @2xl:border-t @2xl:border-r @2xl:border-line"
              >
                {label}
              </th>
              {shown.map((number) => (
                <td
                  key={number}
                  role="cell"
                  className="grow basis-1/2 px-4 py-2 align-top @2xl:table-cell @2xl:border-t @2xl:border-line"
                >
                  <span aria-hidden className="block text-sm text-muted @2xl:hidden">
                    {numberLabels[number]}
                  </span>
                  <Cell forms={formsAt(noun, { ...place, number })} base={base} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** All cases, and what each is for. */
export const CaseTable = ({ noun, labelledBy }: { noun: NounParadigm; labelledBy: string }) => (
  <FormTable
    noun={noun}
    labelledBy={labelledBy}
    rowsTitle="Case"
    rows={grammaticalCases.map((name) => ({
      key: name,
      label: (
        <>
          <span className="mr-2 inline-block font-semibold first-letter:uppercase @2xl:block">{name}</span>
          <span className="text-sm text-muted @2xl:block">{caseLabels[name].use}</span>
        </>
      ),
      place: { case: name, postposition: null },
    }))}
  />
);

/** The word with the postpositions that are written together with it. */
export function PostpositionTable({ noun, labelledBy }: { noun: NounParadigm; labelledBy: string }) {
  const used = [
    ...new Map(
      noun.forms.flatMap(({ case: name, postposition, isRare }) =>
        postposition === null || isRare ? [] : [[postposition, name] as const],
      ),
    ),
  ];
  return (
    <FormTable
      noun={noun}
      labelledBy={labelledBy}
      rowsTitle="Postposition"
      rows={used.map(([postposition, name]) => ({
        key: postposition,
        label: (
          <>
            <span className="mr-2 font-semibold @2xl:block">
              -<Ka>{postposition}</Ka>
            </span>
            <span className="text-sm text-muted @2xl:block">{postpositionLabels[postposition]}</span>
          </>
        ),
        place: { case: name, postposition },
      }))}
    />
  );
}
