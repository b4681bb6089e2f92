import type { VerbParadigm } from '@ena/contract/grammar';
import { brief, objectLabels, personPronouns, screeveLabels, subjectLabels } from '@ena/grammar/labels';
import { englishOf } from '@ena/grammar/verb/english';
import { persons, type Screeve } from '@ena/grammar/verb/features';
import { romanize } from '@ena/domain/georgian/romanize';
import { Ka, KaLatin } from '../../ui/Georgian.tsx';
import { ScrollableTable } from '../../ui/ScrollableTable.tsx';
import { CaseLine } from './CaseLine.tsx';
import { FormButton, NoForm } from './FormButton.tsx';
import { type Features, findInTable, type Form } from './selection.ts';

interface Series {
  readonly id: string;
  readonly title: string;
  readonly term: string;
  readonly screeves: readonly Screeve[];
}
const series: readonly Series[] = [
  {
    id: 'series-present',
    title: 'Going on',
    term: 'series I, present',
    screeves: ['present', 'imperfect', 'present-subjunctive'],
  },
  {
    id: 'series-future',
    title: 'To come',
    term: 'series I, future',
    screeves: ['future', 'conditional', 'future-subjunctive'],
  },
  { id: 'series-aorist', title: 'Done, or to be done', term: 'series II', screeves: ['aorist', 'optative'] },
  {
    id: 'series-perfect',
    title: 'As it turns out',
    term: 'series III',
    screeves: ['perfect', 'pluperfect', 'perfect-subjunctive'],
  },
];

const rowHeader =
  'sticky left-0 z-1 border-r border-line bg-sunken px-3 py-1.5 font-normal text-muted whitespace-nowrap lg:w-44';

/** Of tables: a third person where the selected form has none. */
const selectedObject = ({ object }: Form) => object ?? '3sg';

function SeriesTable({ verb, forms, selected, select, part }: SelectableProps & { part: Series }) {
  const example = part.screeves.flatMap(
    (screeve) => findInTable(forms, { screeve, subject: '3sg', object: '3sg' }) ?? [],
  )[0];
  if (!example) return null;
  return (
    <section aria-labelledby={part.id} className="mt-8">
      <h3 id={part.id} className="text-subheading">
        {part.title} <span className="font-sans text-sm font-normal text-muted">{part.term}</span>
      </h3>
      <div className="mt-2 mb-3 grid gap-x-8 gap-y-2 rounded-xl bg-sunken px-4 py-3 lg:grid-cols-2">
        <CaseLine verb={verb} cases={example.cases} />
        <ExampleSentence verb={verb} form={example} />
      </div>
      <ScrollableTable labelledBy={part.id} className="scroll-pl-32">
        <table className="w-full border-separate border-spacing-0 bg-surface text-left">
          <thead>
            <tr>
              <th scope="col" className={rowHeader}>
                <span className="sr-only">Who</span>
              </th>
              {part.screeves.map((screeve) => (
                <th
                  key={screeve}
                  scope="col"
                  className="min-w-32 bg-sunken px-4 py-2 align-bottom font-semibold text-pretty"
                >
                  {englishOf(verb, { screeve, subject: '1sg', object: selectedObject(selected) })}
                  <span className="block text-sm font-normal text-muted">{screeveLabels[screeve].term}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {persons.map((subject) => (
              <tr key={subject}>
                <th scope="row" className={`${rowHeader} border-t`}>
                  {brief(subjectLabels[subject])} <Ka className="max-sm:hidden">{personPronouns[subject]}</Ka>
                </th>
                {part.screeves.map((screeve) => {
                  const form = findInTable(forms, { screeve, subject, object: selectedObject(selected) });
                  return (
                    <td key={screeve} className="border-t border-line px-2 py-0.5">
                      {form ? (
                        <FormButton form={form} isSelected={form === selected} select={select} />
                      ) : (
                        <NoForm>no form, or rare</NoForm>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableTable>
    </section>
  );
}

const subjects = { nominative: 'ის', ergative: 'მან', dative: 'მას' } as const;

/** A sentence of pronouns, which fit every verb: მან ის დაწერა. */
function ExampleSentence({ verb, form }: { verb: VerbParadigm; form: Form }) {
  const { subject, directObject, indirectObject } = form.cases;
  const words = [
    subjects[subject],
    indirectObject === 'dative' ? (directObject ? 'ქალს' : 'მას') : '',
    directObject ? subjects[directObject] : '',
    form.form,
  ];
  const sentence = `${words.filter((word) => word !== '').join(' ')}.`;
  return (
    <p>
      <Ka className="text-xl">{sentence}</Ka>{' '}
      <span className="block text-sm text-muted">
        <KaLatin>{`/${romanize(sentence)}/`}</KaLatin> {englishOf(verb, form)}
      </span>
    </p>
  );
}

export interface SelectableProps {
  readonly verb: VerbParadigm;
  readonly forms: readonly Form[];
  readonly selected: Form;
  readonly select: (form: Form) => void;
}

/** All eleven screeves in the tables of grammars, with the selected object. */
export function AllForms(props: SelectableProps) {
  const { selected } = props;
  return (
    <section aria-labelledby="all-forms" className="mt-12">
      <h2 id="all-forms" className="text-heading">
        All its forms
      </h2>
      <p className="mt-1 max-w-prose text-muted">
        {selected.object
          ? `With “${brief(objectLabels[selected.object])}” as the object, as chosen above. `
          : ''}
        Press a form to take it apart.
      </p>
      {series.map((part) => (
        <SeriesTable key={part.id} {...props} part={part} />
      ))}
    </section>
  );
}

/** Who acts on whom: all forms of the selected screeve. */
export function PersonGrid({ verb, forms, selected, select }: SelectableProps) {
  const objects = persons.filter((object) =>
    forms.some((form) => form.screeve === selected.screeve && form.object === object),
  );
  if (objects.length < 2) return null;
  const { plain, term } = screeveLabels[selected.screeve];
  const find = (features: Omit<Features, 'screeve'>) =>
    findInTable(forms, { ...features, screeve: selected.screeve });
  return (
    <section aria-labelledby="person-grid" className="mt-12">
      <h2 id="person-grid" className="text-heading">
        Who acts on whom
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-muted">
        One word says both. The forms of “{plain}” ({term}), as chosen above: who{' '}
        {verb.class === 4 ? 'feels it' : 'does it'} down the side, whom it is about across the top.
      </p>
      <ScrollableTable labelledBy="person-grid" className="scroll-pl-32">
        <table className="w-full border-separate border-spacing-0 bg-surface text-left">
          <thead>
            <tr>
              <th scope="col" className={rowHeader}>
                <span className="sr-only">Who</span>
              </th>
              {objects.map((object) => (
                <th key={object} scope="col" className="bg-sunken px-4 py-2 font-semibold whitespace-nowrap">
                  {brief(objectLabels[object])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {persons.map((subject) => (
              <tr key={subject}>
                <th scope="row" className={`${rowHeader} border-t`}>
                  {brief(subjectLabels[subject])}
                </th>
                {objects.map((object) => {
                  const form = find({ subject, object });
                  const isSelf = object.startsWith(subject.charAt(0)) && !subject.startsWith('3');
                  return (
                    <td key={object} className="border-t border-line px-2 py-0.5">
                      {form && form.object === object ? (
                        <FormButton form={form} isSelected={form === selected} select={select} />
                      ) : (
                        <NoForm>{isSelf ? 'none: oneself is said with თავი' : 'no form, or rare'}</NoForm>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableTable>
    </section>
  );
}
