import type { VerbParadigm } from '@ena/contract/grammar';
import { romanize } from '@ena/domain/georgian/romanize';
import { englishOf } from '@ena/grammar/verb/english';
import type { ReactNode } from 'react';
import { Ka, KaLatin } from '../../ui/Georgian.tsx';
import type { SelectableProps } from './AllForms.tsx';
import { FormButton } from './FormButton.tsx';

const participleLabels = [
  ['active', 'who does it', 'active participle'],
  ['past', 'done', 'past participle'],
  ['future', 'to be done', 'future participle'],
  ['negative', 'not done', 'negative participle'],
] as const satisfies readonly (readonly [keyof VerbParadigm['participles'], string, string])[];

const Entry = ({ label, term, children }: { label: string; term?: string; children: ReactNode }) => (
  <div className="-mr-px -mb-px border-r border-b border-line px-4 py-3">
    <dt className="text-sm text-muted">
      {label} {term ? <span>({term})</span> : null}
    </dt>
    <dd>{children}</dd>
  </div>
);

const WordWithLatin = ({ children }: { children: string }) => (
  <>
    <Ka className="text-xl">{children}</Ka>{' '}
    <KaLatin className="text-sm text-muted">{`/${romanize(children)}/`}</KaLatin>
  </>
);

const listClassName =
  'grid overflow-hidden rounded-xl border border-line bg-surface sm:grid-cols-2 lg:grid-cols-3';

/** Commands, prohibitions, verbal noun and participles. */
export function OtherForms({ verb, forms, selected, select }: SelectableProps) {
  const commands = forms.filter(
    ({ screeve, subject, object, isVariant }) =>
      !isVariant &&
      (object === null || object === '3sg') &&
      (screeve === 'imperative' || (screeve === 'prohibitive' && subject.startsWith('2'))),
  );
  const { participles } = verb;
  return (
    <section aria-labelledby="other-forms" className="mt-12">
      <h2 id="other-forms" className="text-heading">
        Commands, and words made from it
      </h2>
      {commands.length > 0 ? (
        <dl className={`mt-4 ${listClassName}`}>
          {commands.map((form) => (
            <Entry
              key={`${form.screeve} ${form.subject}`}
              label={`${englishOf(verb, form)}!${form.subject === '2pl' ? ' (to several, or polite)' : ''}`}
              term={form.screeve}
            >
              <FormButton form={form} isSelected={form === selected} select={select} />
            </Entry>
          ))}
        </dl>
      ) : null}
      <dl className={`mt-4 ${listClassName}`}>
        <Entry label="doing it" term="verbal noun">
          <WordWithLatin>{verb.verbalNoun}</WordWithLatin>
        </Entry>
        {participleLabels.map(([name, label, term]) => {
          const form = participles[name];
          return form ? (
            <Entry key={name} label={label} term={term}>
              <WordWithLatin>{form}</WordWithLatin>
            </Entry>
          ) : null;
        })}
      </dl>
    </section>
  );
}
