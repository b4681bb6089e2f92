import { romanize } from '@ena/domain/georgian/romanize';
import {
  conjugatedPersons,
  type ConjugatedVerb,
  type ConjugationsSection,
  spokenForm,
} from '@ena/domain/lesson/kinds/conjugations';
import { ChevronDown } from 'lucide-react';
import { SpeakButton } from '../sound/SpeakButton.tsx';
import { TextLink } from '../ui/Button.tsx';
import { Ka, KaFit, KaLatin } from '../ui/Georgian.tsx';

/** Singular and plural of a person beside each other. */
const rows = [0, 1, 2].map((person) => [person, person + 3]);

/** The forms of one time, person by person; `spoken`: the one that has a clip. */
function Time({ title, forms, spoken }: { title: string; forms: readonly string[]; spoken?: string }) {
  return (
    <section className="min-w-0">
      <h4 className="mb-1 flex min-h-9 items-center justify-between gap-2 font-sans text-base font-semibold">
        {title}
        {spoken === undefined ? null : <SpeakButton name={spoken} hasMinHighlight small />}
      </h4>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-2 text-sm text-muted">
        {rows.flat().map((person) => {
          const form = forms[person] ?? '';
          return (
            <li key={person} className="min-w-0">
              {conjugatedPersons[person]}
              <KaFit className="text-lg leading-snug text-ink">{form}</KaFit>
              <KaLatin>{`/${romanize(form)}/`}</KaLatin>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A verb: its forms for "I"; all persons once it is opened. */
function Verb({ verb }: { verb: ConjugatedVerb }) {
  const { form, romanization, gloss, present, past, future } = verb;
  const firstForms = [present, past, future].flatMap(([first]) => first ?? []);
  return (
    <li>
      <details className="group/verb rounded-xl border border-line bg-surface">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2.5 hover:text-wine">
          <h3 className="min-w-0 flex-1 font-sans text-base">
            <span className="block">
              <Ka className="font-serif text-xl">{form}</Ka>{' '}
              <KaLatin className="font-normal text-muted">{`/${romanization}/`}</KaLatin> {gloss}
            </span>
            <Ka className="block font-normal text-muted">{firstForms.join('\u00A0· ')}</Ka>
          </h3>
          <ChevronDown
            size={20}
            aria-hidden
            className="shrink-0 text-muted transition-transform group-open/verb:rotate-180"
          />
        </summary>
        <div className="grid gap-x-8 gap-y-4 border-t border-line p-4 lg:grid-cols-3">
          <Time title="Present" forms={present} spoken={spokenForm(verb)} />
          <Time title="Past" forms={past} />
          <Time title="Future" forms={future} />
          <p>
            <TextLink to={`/verbs/${verb.verbPage}`}>
              All forms of <Ka>{form}</Ka>
            </TextLink>
          </p>
        </div>
      </details>
    </li>
  );
}

/** Verbs in present, past and future. */
export function Conjugations({ section }: { section: ConjugationsSection }) {
  return (
    <ul className="grid gap-3">
      {section.verbs.map((verb) => (
        <Verb key={verb.verbPage} verb={verb} />
      ))}
    </ul>
  );
}
