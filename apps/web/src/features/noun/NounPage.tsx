import type { NounParadigm } from '@ena/contract/grammar';
import { romanize } from '@ena/domain/georgian/romanize';
import { partLabels } from '@ena/grammar/labels';
import { separatePostpositions } from '@ena/grammar/noun/postpositions';
import { type ReactNode, useId } from 'react';
import { GlossedText } from '../../sections/GlossedText.tsx';
import { SpeakButton } from '../../sound/SpeakButton.tsx';
import { TextLink } from '../../ui/Button.tsx';
import { fitWords, Ka, KaFit, KaLatin } from '../../ui/Georgian.tsx';
import { SegmentedForm, SegmentLegend } from '../../ui/SegmentedForm.tsx';
import { CaseTable, PostpositionTable } from './CaseTable.tsx';
import { droppedVowel, formsAt, type NounForm } from './forms.ts';

export function Part({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children: (titleId: string) => ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <p className="mb-4 max-w-prose text-muted">{text}</p>
      {children(id)}
    </section>
  );
}

/** What is irregular: a vowel that drops inside the stem. */
function DroppedVowel({ noun }: { noun: NounParadigm }) {
  const dropped = droppedVowel(noun);
  if (!dropped) return null;
  return (
    <p className="mt-5 max-w-prose rounded-lg border-l-4 border-gold bg-gold-soft px-4 py-3">
      <strong>A vowel drops: </strong>
      the <Ka>{dropped.vowel}</Ka> of <Ka>{noun.lemma}</Ka> is missing in some forms, as in{' '}
      <SegmentedForm segments={dropped.form.segments} className="text-lg" />. They are marked in the tables.
    </p>
  );
}

/** What the head of the page says of a word; `fit` is the class of a block in which the word does not break. */
export interface HeaderTexts {
  readonly part: string;
  readonly lemma: string;
  readonly fit: string;
  readonly romanization: string;
  readonly gloss: string;
}

export const headerTexts = ({
  lemma,
  gloss,
  partOfSpeech,
}: Pick<NounParadigm, 'lemma' | 'gloss' | 'partOfSpeech'>): HeaderTexts => ({
  part: partLabels[partOfSpeech],
  lemma,
  fit: fitWords(lemma),
  romanization: romanize(lemma),
  gloss,
});

export function Header({
  texts: { part, lemma, fit, romanization, gloss },
  button,
  children,
}: {
  texts: HeaderTexts;
  button?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header>
      <p className="text-muted first-letter:uppercase">{part}</p>
      <div className="flex items-start justify-between gap-4">
        <h1 className="min-w-0 flex-1 font-serif text-5xl leading-tight">
          <KaFit fit={fit}>{lemma}</KaFit>
        </h1>
        {button}
      </div>
      <p className="mt-1 text-lg">
        <KaLatin className="text-muted">{`/${romanization}/`}</KaLatin> <strong>{gloss}</strong>
      </p>
      {children}
    </header>
  );
}

const exampleName = ({ case: name, postposition }: NounParadigm['examples'][number]): ReactNode =>
  postposition === null ? (
    name
  ) : (
    <>
      with -<Ka>{postposition}</Ka>
    </>
  );

const Examples = ({ examples }: Pick<NounParadigm, 'examples'>) => (
  <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2">
    {examples.map((example) => (
      <li key={example.form} className="bg-surface px-4 py-3 sm:last:odd:col-span-2">
        <p className="text-sm text-muted first-letter:uppercase">{exampleName(example)}</p>
        <GlossedText text={example.form} translation={example.gloss} isQuiet className="text-xl" />
        <p className="text-muted">{example.gloss}</p>
      </li>
    ))}
  </ul>
);

/** Words that stand after the noun: each with the form that it asks for. */
function SeparatePostpositions({ noun }: { noun: NounParadigm }) {
  const formOf = (name: NounForm['case']) =>
    formsAt(noun, { case: name, number: 'singular', postposition: null })[0]?.form;
  return (
    <ul className="mt-4 grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {separatePostpositions.flatMap(({ form, case: name, gloss }) => {
        const before = formOf(name);
        return before === undefined
          ? []
          : [
              <li key={form} className="flex flex-wrap items-baseline gap-x-2 border-b border-line py-1.5">
                <span lang="ka" translate="no" className="text-lg">
                  <span className="text-muted">{before}</span> {form}
                </span>
                <span className="text-muted">{gloss}</span>
              </li>,
            ];
      })}
    </ul>
  );
}

function Agreement({
  agreement,
  labelledBy,
}: {
  agreement: NonNullable<NounParadigm['agreement']>;
  labelledBy: string;
}) {
  return (
    <table aria-labelledby={labelledBy} className="w-full max-w-2xl border-collapse text-left">
      <tbody>
        {agreement.phrases.map(({ case: name, adjective, noun }) => (
          <tr key={name} className="border-b border-line max-sm:grid">
            <th
              scope="row"
              className="pt-2 pr-4 font-normal text-muted first-letter:uppercase sm:w-40 sm:py-2"
            >
              {name}
            </th>
            <td className="pb-2 text-xl sm:py-2">
              <SegmentedForm segments={adjective} /> <SegmentedForm segments={noun} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The older plural where it is alive, such as in titles and sayings. */
function OlderPlural({ noun }: { noun: NounParadigm }) {
  const forms = noun.forms.filter(
    ({ number, isRare, isVariant, postposition }) =>
      number === 'older-plural' && !isRare && !isVariant && postposition === null,
  );
  if (forms.length === 0) return null;
  return (
    <Part title="Older plural" text="Met in books, songs and names.">
      {() => (
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {forms.map((form) => (
            <li key={form.case}>
              <span className="block text-sm text-muted">{form.case}</span>
              <SegmentedForm segments={form.segments} className="text-xl" />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

export const pageClassName = 'mx-auto max-w-4xl px-5 py-8';
export const casesText =
  'English uses word order, and words such as of, with and as; Georgian changes the ending.';

/** All forms of a noun, name, adjective, numeral or pronoun: what each is for, and examples. */
export function NounPage({ noun }: { noun: NounParadigm }) {
  const { lemma, examples, agreement, forms, clip, taught } = noun;
  const isBefore = agreement?.adjective === noun.id;
  return (
    <div className={pageClassName}>
      <Header
        texts={headerTexts(noun)}
        button={clip === null ? null : <SpeakButton name={clip} hasMinHighlight className="mt-2" />}
      >
        {taught ? (
          <p className="mt-2">
            Taught in <TextLink to={taught.path}>{taught.title}</TextLink>
          </p>
        ) : null}
      </Header>
      <DroppedVowel noun={noun} />
      <Part title="Cases" text={casesText}>
        {(id) => (
          <>
            <CaseTable noun={noun} labelledBy={id} />
            <div className="mt-3">
              <SegmentLegend
                forms={forms.filter(({ isVariant, postposition }) => !isVariant && postposition === null)}
              />
            </div>
          </>
        )}
      </Part>
      {examples.length > 0 ? (
        <Part title="In sentences" text="Tap a word to see what it means and which form it is.">
          {() => <Examples examples={examples} />}
        </Part>
      ) : null}
      {agreement ? (
        <Part
          title={isBefore ? 'Before a noun' : 'With an adjective'}
          text={
            <>
              <TextLink to={`/nouns/${encodeURIComponent(isBefore ? agreement.noun : agreement.adjective)}`}>
                <Ka>{(isBefore ? agreement.noun : agreement.adjective).replace(/-\d+$/u, '')}</Ka>
              </TextLink>{' '}
              is the other word here: “{agreement.gloss}”. An adjective has fewer endings before a noun than
              alone.
            </>
          }
        >
          {(id) => <Agreement agreement={agreement} labelledBy={id} />}
        </Part>
      ) : null}
      {forms.some(({ postposition }) => postposition !== null) ? (
        <Part
          title="Postpositions"
          text="What English says by a word before the noun stands after it in Georgian: as an ending, or as a word of its own."
        >
          {(id) => (
            <>
              <PostpositionTable noun={noun} labelledBy={id} />
              <SeparatePostpositions noun={noun} />
            </>
          )}
        </Part>
      ) : null}
      <OlderPlural noun={noun} />
      <p className="mt-10">
        <TextLink to="/drills">Drill the cases in sentences</TextLink>
      </p>
      <p className="mt-10 max-w-prose text-sm text-muted">
        Made by rules from <Ka>{lemma}</Ka>; a form that is rare or not certain is left out.
      </p>
    </div>
  );
}
