import type { VerbParadigm } from '@ena/contract/grammar';
import { caseLabels } from '@ena/grammar/labels';
import { Ka } from '../../ui/Georgian.tsx';

type Cases = VerbParadigm['forms'][number]['cases'];

const somebody = { nominative: 'კაცი', ergative: 'კაცმა', dative: 'კაცს' } as const;
const other = { nominative: 'ქალი', ergative: 'ქალმა', dative: 'ქალს' } as const;
const thing = { nominative: 'წიგნი', ergative: 'წიგნმა', dative: 'წიგნს' } as const;

/** The cases of the nouns beside a form: which has -მა, which -ს. */
export function CaseLine({
  verb: { class: verbClass, objectKind },
  cases,
  className = '',
}: {
  verb: Pick<VerbParadigm, 'class' | 'objectKind'>;
  cases: Cases;
  className?: string;
}) {
  const isFelt = verbClass === 4;
  const entries = [
    {
      label: isFelt ? 'who feels or has it' : 'who does it',
      case: cases.subject,
      form: somebody[cases.subject],
    },
    cases.directObject
      ? {
          label: isFelt ? 'what it is about' : 'what or whom',
          case: cases.directObject,
          form: (objectKind === 'thing' || cases.indirectObject ? thing : other)[cases.directObject],
        }
      : null,
    cases.indirectObject === 'dative'
      ? { label: 'to whom', case: cases.indirectObject, form: other.dative }
      : null,
  ];
  return (
    <ul className={`flex flex-wrap gap-x-6 gap-y-2 ${className}`}>
      {entries.map((entry) =>
        entry ? (
          <li key={entry.label}>
            <span className="block text-sm text-muted">{entry.label}</span>
            <Ka className="text-xl">{entry.form}</Ka>{' '}
            <span className="text-sm text-muted">
              <Ka>{caseLabels[entry.case].ending}</Ka> {entry.case}
            </span>
          </li>
        ) : null,
      )}
      {cases.indirectObject === 'postposition' ? (
        <li>
          <span className="block text-sm text-muted">to or for whom</span>
          <Ka className="text-xl">ქალისთვის</Ka>{' '}
          <span className="text-sm text-muted">
            <Ka>-თვის</Ka> for
          </span>
        </li>
      ) : null}
    </ul>
  );
}
