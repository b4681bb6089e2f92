import type { FoundVerbForm, VerbFormSearch } from '@ena/contract/grammar';
import { romanize } from '@ena/domain/georgian/romanize';
import { capitalize } from '@ena/domain/text/capitalize';
import { labelText, screeveLabels } from '@ena/grammar/labels';
import { englishOf } from '@ena/grammar/verb/english';
import { Link } from 'react-router';
import { Ka, KaLatin, TextWithGeorgian } from '../../ui/Georgian.tsx';
import { SegmentedForm } from '../../ui/SegmentedForm.tsx';

/** What a form is and means, with a link to all forms of its verb. */
function FoundForm({ reading, differences }: { reading: FoundVerbForm; differences?: readonly string[] }) {
  const { id, form, segments, screeve, verbalNoun, gloss } = reading;
  return (
    <li className="bg-surface px-4 py-3.5 sm:px-5">
      <p className="font-serif text-phrase">
        <SegmentedForm segments={segments} />{' '}
        <KaLatin className="font-sans text-base text-muted">{`/${romanize(form)}/`}</KaLatin>
      </p>
      <p>
        <strong>{capitalize(englishOf(reading, reading))}</strong>{' '}
        <span className="text-muted">{labelText(screeveLabels[screeve])}</span>
      </p>
      {differences && differences.length > 0 ? (
        <p className="text-note text-muted">
          <TextWithGeorgian>{`How it differs: ${differences.join('; ')}.`}</TextWithGeorgian>
        </p>
      ) : null}
      <p className="mt-1">
        <Link to={`/verbs/${id}`} className="text-wine underline underline-offset-4 hover:no-underline">
          All forms of <Ka>{verbalNoun}</Ka>, {gloss}
        </Link>
      </p>
    </li>
  );
}

const list = 'grid gap-px overflow-hidden rounded-xl border border-line bg-line';

/** One reading for each meaning: several persons can share a form. */
export function FoundForms({ found: { readings, near } }: { found: VerbFormSearch }) {
  if (readings.length > 0)
    return (
      <section aria-labelledby="found-forms" className="mb-8">
        <h2 id="found-forms" className="mb-3 text-subheading">
          {readings.length === 1 ? 'This form is' : 'This form can be'}
        </h2>
        <ul className={list}>
          {readings.map((reading) => (
            <FoundForm
              key={`${reading.id} ${reading.screeve} ${reading.subject} ${reading.object} ${reading.form}`}
              reading={reading}
            />
          ))}
        </ul>
      </section>
    );
  if (near.length > 0)
    return (
      <section aria-labelledby="found-forms" className="mb-8">
        <h2 id="found-forms" className="mb-1 text-subheading">
          Did you mean …?
        </h2>
        <p className="mb-3 text-muted">No verb has exactly this form. These differ by one letter.</p>
        <ul className={list}>
          {near.map(({ differences, ...reading }) => (
            <FoundForm key={`${reading.id} ${reading.form}`} reading={reading} differences={differences} />
          ))}
        </ul>
      </section>
    );
  return null;
}
