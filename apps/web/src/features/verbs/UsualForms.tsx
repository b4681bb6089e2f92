import type { VerbParadigm } from '@ena/contract/grammar';
import { romanize } from '@ena/domain/georgian/romanize';
import { persons } from '@ena/grammar/verb/features';
import { englishOf } from '@ena/grammar/verb/english';
import { findUsualForm, screeveOfTense, type UsualTense, usualTenses } from '@ena/grammar/verb/summary';
import { useHydrated } from '../../platform/useHydrated.ts';
import { SpeakButton } from '../../sound/SpeakButton.tsx';
import { Ka, KaLatin } from '../../ui/Georgian.tsx';
import { SegmentedForm } from '../../ui/SegmentedForm.tsx';

const tenseTitles: Readonly<Record<UsualTense, string>> = { present: 'Now', past: 'Then', future: 'Later' };

function TenseTable({ verb, tense }: { verb: VerbParadigm; tense: UsualTense }) {
  // The parts only then: they would make the prerendered pages, which the server keeps in memory, twice as large.
  const isHydrated = useHydrated();
  const screeve = screeveOfTense(verb.forms, tense);
  const rows = persons.flatMap((person) => {
    const form = findUsualForm(verb.forms, screeve, person);
    return form ? [form] : [];
  });
  return (
    <table className="w-full rounded-xl border border-line bg-surface text-left">
      <caption className="px-4 pb-2 text-left">
        <span className="font-serif text-subheading font-semibold">{tenseTitles[tense]}</span>{' '}
        <span className="text-sm text-muted">
          {tense}
          {screeve === tense ? '' : ` (${screeve})`}
        </span>
      </caption>
      <tbody>
        {rows.length === 0 ? (
          <tr>
            <td className="px-4 py-3 text-muted">Not in use, or rare.</td>
          </tr>
        ) : null}
        {rows.map((form) => {
          const { subject } = form;
          const english = englishOf(verb, form);
          return (
            <tr key={subject} className="not-last:border-b not-last:border-line">
              <th scope="row" className="py-2 pl-4 font-normal">
                <span className="block font-serif text-phrase">
                  {isHydrated ? <SegmentedForm segments={form.segments} /> : <Ka>{form.form}</Ka>}
                </span>
                <span className="block text-sm text-muted">
                  <KaLatin>{`/${romanize(form.form)}/`}</KaLatin>
                </span>
              </th>
              <td className="px-3 py-2 text-sm text-muted">{english}</td>
              {verb.isSpoken ? (
                <td className="w-12 py-2 pr-3">
                  <SpeakButton name={form.form} hasMinHighlight small />
                </td>
              ) : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Present, past and future for six persons. */
export function UsualForms({ verb }: { verb: VerbParadigm }) {
  return (
    <div className="grid gap-x-5 gap-y-8 lg:flex">
      {usualTenses.map((tense) => (
        <TenseTable key={tense} verb={verb} tense={tense} />
      ))}
    </div>
  );
}
