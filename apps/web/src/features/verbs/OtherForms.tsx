import { romanize } from '@ena/domain/georgian/romanize';
import { type Label, nonfiniteLabels } from '@ena/grammar/labels';
import { englishOf } from '@ena/grammar/verb/english';
import type { ReactNode } from 'react';
import { Ka, KaLatin } from '../../ui/Georgian.tsx';
import type { SelectableProps } from './AllForms.tsx';
import { FormButton } from './FormButton.tsx';

const participles = ['active', 'past', 'future', 'negative'] as const;

const Entry = ({ plain, term, children }: Label & { children: ReactNode }) => (
  <div className="-mr-px -mb-px border-r border-b border-line px-4 py-3">
    <dt className="text-sm text-muted">
      {plain} <span>({term})</span>
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
              plain={`${englishOf(verb, form)}!${form.subject === '2pl' ? ' (to several, or polite)' : ''}`}
              term={form.screeve}
            >
              <FormButton form={form} isSelected={form === selected} select={select} />
            </Entry>
          ))}
        </dl>
      ) : null}
      <dl className={`mt-4 ${listClassName}`}>
        <Entry {...nonfiniteLabels['verbal-noun']}>
          <WordWithLatin>{verb.verbalNoun}</WordWithLatin>
        </Entry>
        {participles.map((name) => {
          const form = verb.participles[name];
          return form ? (
            <Entry key={name} {...nonfiniteLabels[name]}>
              <WordWithLatin>{form}</WordWithLatin>
            </Entry>
          ) : null;
        })}
      </dl>
    </section>
  );
}
