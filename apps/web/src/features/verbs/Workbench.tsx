import type { VerbParadigm } from '@ena/contract/grammar';
import { romanize } from '@ena/domain/georgian/romanize';
import { brief, objectLabels, roleLabels, screeveLabels, subjectLabels } from '@ena/grammar/labels';
import { englishOf } from '@ena/grammar/verb/english';
import { persons, verbCategories } from '@ena/grammar/verb/features';
import type { Morpheme } from '@ena/grammar/morpheme';
import { ArrowRight } from 'lucide-react';
import { fitWords, Ka, KaLatin } from '../../ui/Georgian.tsx';
import { partKey, SegmentedForm } from '../../ui/SegmentedForm.tsx';
import { CaseLine } from './CaseLine.tsx';
import { Choice } from './Choice.tsx';
import { describeSegment } from './describeSegment.ts';
import {
  changeFeature,
  compareSegments,
  type Features,
  type Form,
  type Negation,
  withNegation,
} from './selection.ts';

export interface Selection {
  readonly form: Form;
  readonly negation: Negation;
}
const segmentsOf = ({ form, negation }: Selection): readonly Morpheme[] =>
  form.screeve === 'imperative' || form.screeve === 'prohibitive'
    ? form.segments
    : withNegation(form, negation);
const textOf = (segments: readonly Morpheme[]) => segments.map(({ text }) => text).join('');

/** The parts of the form with what each says; the focus on a part shows it in all forms. */
function Parts({ form, segments }: { form: Form; segments: readonly Morpheme[] }) {
  return (
    <ol aria-label="The parts of the form" className="grid gap-1">
      {segments.map((segment, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts of a fixed form are never reordered
        <li key={index} className="flex items-center gap-3">
          <button
            type="button"
            data-part={partKey(segment)}
            data-role={segment.role}
            className="min-h-11 min-w-20 shrink-0 rounded-md px-2 text-center"
          >
            <Ka className="font-serif text-2xl">{segment.text.trim()}</Ka>
          </button>
          <p>
            {describeSegment(segment, form)}{' '}
            <span className="text-sm text-muted">{roleLabels[segment.role].term}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** What changed since the last form, part by part. */
function Changes({ before, after }: { before: Selection; after: Selection }) {
  const [old, next] = [segmentsOf(before), segmentsOf(after)];
  const changes = compareSegments(old, next).filter(({ kind }) => kind !== 'same');
  if (changes.length === 0) return null;
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="flex flex-wrap items-center gap-x-2.5 text-lg">
        <span className="sr-only">Before: </span>
        <SegmentedForm segments={old} />
        <ArrowRight size={18} aria-hidden className="text-muted" />
        <span className="sr-only">Now: </span>
        <SegmentedForm segments={next} />
      </p>
      <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
        {changes.map(({ kind, segment }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a list that is replaced as a whole
          <li key={index}>
            <span className={kind === 'added' ? 'font-semibold' : ''}>
              {kind === 'added' ? 'new' : 'gone'}:{' '}
              <span
                lang="ka"
                translate="no"
                data-role={segment.role}
                className={kind === 'added' ? '' : 'line-through'}
              >
                {segment.text.trim()}
              </span>
            </span>{' '}
            <span className="text-sm text-muted">
              {describeSegment(segment, kind === 'added' ? after.form : before.form)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const WithWord = ({ word, children }: { word: string; children: string }) => (
  <>
    <Ka>{word}</Ka>
    <span className="ml-1.5 text-sm">{children}</span>
  </>
);

/** One form of the verb, taken apart; every feature can be changed, and what changes in the form is shown. */
export function Workbench({
  verb,
  forms,
  selection,
  before,
  select,
  openSibling,
}: {
  verb: VerbParadigm;
  forms: readonly Form[];
  selection: Selection;
  /** What was selected before; null at first. */
  before: Selection | null;
  select: (selection: Selection) => void;
  openSibling: (id: string) => void;
}) {
  const { form, negation } = selection;
  const isCommand = form.screeve === 'imperative' || form.screeve === 'prohibitive';
  const segments = segmentsOf(selection);
  const text = textOf(segments);
  const change = (features: Partial<Features>) => {
    const next = changeFeature(forms, form, features);
    if (next) select({ form: next, negation });
  };
  const has = (features: Partial<Features>) => changeFeature(forms, form, features) !== undefined;
  const objects = persons.filter((person) => forms.some(({ object }) => object === person));
  /** Of the same screeve and person: "me" beside "I" has no form. */
  const hasObject = (object: Features['object']) =>
    forms.some(
      (each) => each.screeve === form.screeve && each.subject === form.subject && each.object === object,
    );
  return (
    <section aria-labelledby="workbench" className="mt-12 scroll-mt-20" id="one-form">
      <h2 id="workbench" tabIndex={-1} className="text-heading">
        Take it apart
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">
        Change one thing, and see what changes in the form. Point at a part to find it in all forms below.
      </p>
      <div className="grid rounded-2xl border border-line bg-surface lg:grid-cols-2">
        <div className="grid content-start gap-4 border-line bg-sunken p-4 sm:p-6 max-lg:order-2 lg:row-span-2 lg:rounded-l-2xl lg:rounded-br-none lg:border-r">
          <Choice
            legend="When"
            value={form.screeve}
            onChange={(screeve) => change({ screeve })}
            options={verbCategories
              .filter((screeve) => forms.some((each) => each.screeve === screeve))
              .map((screeve) => ({ value: screeve, label: screeveLabels[screeve].plain }))}
          />
          <Choice
            legend="Who"
            value={form.subject}
            onChange={(subject) => change({ subject })}
            options={persons.map((subject) => ({
              value: subject,
              label: brief(subjectLabels[subject]),
              isDisabled: !has({ subject }),
            }))}
          />
          {objects.length > 1 ? (
            <Choice
              legend={
                verb.objectKind === 'direct' || verb.objectKind === 'thing' ? 'Whom or what' : 'To whom'
              }
              value={form.object}
              onChange={(object) => change({ screeve: form.screeve, subject: form.subject, object })}
              options={objects.map((object) => ({
                value: object,
                label: brief(objectLabels[object]),
                isDisabled: !hasObject(object),
              }))}
            />
          ) : null}
          {isCommand ? null : (
            <Choice<Negation>
              legend="Yes or no"
              value={negation}
              onChange={(next) => select({ form, negation: next })}
              options={[
                { value: null, label: 'yes' },
                { value: 'არ', label: <WithWord word="არ">not</WithWord> },
                { value: 'ვერ', label: <WithWord word="ვერ">cannot</WithWord> },
              ]}
            />
          )}
          {verb.siblings.length > 1 ? (
            <Choice
              legend="Which way (preverb)"
              value={verb.id}
              onChange={openSibling}
              options={verb.siblings.map(({ id, preverb, gloss }) => ({
                value: id,
                label: (
                  <WithWord word={`${preverb.split('>')[0]}-`}>
                    {gloss.replace(/^to /u, '').split(';')[0] ?? ''}
                  </WithWord>
                ),
              }))}
            />
          ) : null}
        </div>
        {/* On a phone it stays in view above what is chosen. */}
        <div
          aria-live="polite"
          className="min-w-0 rounded-t-2xl bg-surface py-3 text-center max-lg:sticky max-lg:top-16 max-lg:z-2 max-lg:order-1 max-lg:border-b max-lg:border-line lg:col-start-2 lg:row-start-1 lg:pt-6"
        >
          <p className="px-4 text-xl font-semibold">
            {englishOf(verb, { ...form, negation: isCommand ? null : negation })}
          </p>
          <span className="@container block text-4xl lg:text-6xl">
            <span className={`copybook ${fitWords(text)}`}>
              <SegmentedForm segments={segments} />
            </span>
          </span>
          <p className="px-4 text-muted">
            <KaLatin>{`/${romanize(text)}/`}</KaLatin>
            <span className="text-sm">, {screeveLabels[form.screeve].term}</span>
          </p>
        </div>
        <div className="min-w-0 p-4 max-lg:order-3 max-lg:border-t max-lg:border-line sm:p-6 lg:col-start-2 lg:row-start-2">
          <Parts form={form} segments={segments} />
          <CaseLine verb={verb} cases={form.cases} className="mt-5 border-t border-line pt-4" />
          {before ? <Changes before={before} after={selection} /> : null}
        </div>
      </div>
    </section>
  );
}
