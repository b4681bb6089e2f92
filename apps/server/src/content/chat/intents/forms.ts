/** Forms on request: the cases of a noun, the persons of a verb. */
import { hasGeorgian } from '@ena/domain/georgian/letters';
import { analyze } from '@ena/grammar/analyze';
import {
  caseLabels,
  postpositionLabels,
  shortScreeveName,
  subjectLabels,
  verbCaseLabel,
} from '@ena/grammar/labels';
import { formOf } from '@ena/grammar/morpheme';
import { declineNoun } from '@ena/grammar/noun/declension';
import { attachedPostpositions, grammaticalCases, type NounEntry } from '@ena/grammar/noun/model';
import { analyzeVerb } from '@ena/grammar/verb/analysis';
import { persons, type Verb, type VerbCategory, verbCategories } from '@ena/grammar/verb/features';
import { conjugate as formsOfVerb } from '@ena/grammar/verb/paradigm';
import { georgianSpellings } from '../../grammar/georgianSpellings.ts';
import type { Dictionary } from './dictionary.ts';
import { senseKey, singularKey } from './english.ts';
import { answer, georgian, list, named, type Reply, table } from './reply.ts';

/** The noun or other declined word that a text names, in either language; null if none is known. */
function findNoun({ nouns }: Dictionary, what: string): { entry: NounEntry; isPlural: boolean } | null {
  const [exact] = nouns.get(senseKey(what)) ?? [];
  if (exact) return { entry: exact, isPlural: false };
  const [singular] = nouns.get(singularKey(what) ?? '') ?? [];
  if (singular) return { entry: singular, isPlural: true };
  const readings = georgianSpellings(what)
    .flatMap(analyze)
    .flatMap((one) =>
      (one.kind === 'noun' || one.kind === 'nonfinite') && one.particles.length === 0 ? one : [],
    )
    .filter(({ features }) => !features.isRare && features.number !== 'older-plural');
  const best =
    readings.find(({ entry, features }) => entry.lemma === features.form) ??
    readings.find(({ features }) => !features.isVariant);
  return best ? { entry: best.entry, isPlural: best.features.number === 'plural' } : null;
}

const joined = (forms: readonly string[]) => forms.map(georgian).join(' or ');

/** Forms of a noun: what `features` names, such as 'dative plural' or '-ში'; without any, all cases. */
export function inflect(dictionary: Dictionary, what: string, features: string): Reply | null {
  const found = findNoun(dictionary, what);
  if (!found) return null;
  const { entry } = found;
  const forms = declineNoun(entry).filter(
    ({ isRare, use, morphemes }) => !isRare && use === 'independent' && morphemes.at(-1)?.role !== 'vowel',
  );
  const cell = (of: string, number: string) => [
    ...new Set(
      forms
        .filter((one) => one.case === of && one.number === number && one.postposition === undefined)
        .map(({ form }) => form),
    ),
  ];
  const lemma = named(entry.lemma, entry.gloss);
  const of = grammaticalCases.find((one) => features.includes(one));
  const postposition = attachedPostpositions.find((one) => features.includes(one));
  const asked = /\b(?:plural|singular)\b/u.exec(features)?.[0];
  if (!of && !postposition && !asked) {
    const numbers = ['singular', 'plural'].filter((number) => cell('nominative', number).length > 0);
    const rows = grammaticalCases.map((name) => [
      name,
      ...numbers.map((number) => joined(cell(name, number)) || '—'),
    ]);
    return answer(
      `The cases of ${lemma}:`,
      table(['', ...numbers], rows),
      list(grammaticalCases.map((name) => `${name}: ${caseLabels[name].use}`)),
    );
  }
  const number = asked ?? (found.isPlural ? 'plural' : 'singular');
  const isNumberNamed = asked !== undefined || number === 'plural' || !of;
  const shown = postposition
    ? forms
        .filter((one) => one.postposition === postposition && one.number === number && !one.isVariant)
        .map(({ form }) => form)
    : cell(of ?? 'nominative', number);
  const name = postposition
    ? `form with -${postposition} (“${postpositionLabels[postposition]}”)`
    : [of ?? '', isNumberNamed ? number : ''].filter(Boolean).join(' ');
  return shown.length === 0
    ? answer(`${lemma} has no ${name} that is in use, or none that I am sure of.`)
    : answer(
        `The ${name} of ${lemma} is ${joined(shown)}.`,
        of ? `What the ${of} is for: ${caseLabels[of].use}.` : '',
      );
}

/** The verbs that a text names, in either language, the best first. */
function findVerbs({ verbs }: Dictionary, what: string): readonly Verb[] {
  const key = senseKey(what).replace(/^(?:can|be able)$/u, 'be able to');
  const byEnglish = verbs.get(key) ?? verbs.get(`be ${key}`);
  if (byEnglish && !hasGeorgian(what)) {
    const exact = byEnglish.filter(({ gloss }) => gloss.split('; ').includes(`to ${key}`));
    return exact.length > 0 ? exact : byEnglish;
  }
  return [
    ...new Set(
      georgianSpellings(what)
        .flatMap(analyzeVerb)
        .map(({ verb }) => verb),
    ),
  ];
}

const screeveNames: readonly (readonly [RegExp, readonly VerbCategory[]])[] = [
  ...verbCategories
    .toSorted((one, other) => other.length - one.length)
    .map((name) => [new RegExp(`\\b${name.replace('-', ' ')}\\b`, 'u'), [name]] as const),
  // Wanting, having and knowing have no aorist in use: their past is the imperfect.
  [/\bpast\b/u, ['aorist', 'imperfect']],
];
const usualScreeves: readonly (readonly VerbCategory[])[] = [
  ['present'],
  ['aorist', 'imperfect'],
  ['future'],
];
const personNames = [
  /\bi\b|\b(?:first|1st) person/u,
  /\byou\b|\b(?:second|2nd) person/u,
  /\b(?:he|she|it)\b|\b(?:third|3rd) person/u,
  /\bwe\b/u,
  /$^/u,
  /\bthey\b/u,
];

function describePersons(verb: Verb, asked: string): string | null {
  const forms = formsOfVerb(verb).filter(
    ({ object, isVariant }) => !isVariant && (object === null || object === '3sg'),
  );
  const askedScreeves = screeveNames.find(([name]) => name.test(asked))?.[1];
  const columns = (askedScreeves ? [askedScreeves] : usualScreeves).flatMap((screeves) => {
    const screeve = screeves.find((one) => forms.some((form) => form.screeve === one));
    if (!screeve) return [];
    const name =
      screeves.length > 1 && screeve === 'imperfect' ? 'past (imperfect)' : shortScreeveName(screeve);
    return [{ name, forms: forms.filter((form) => form.screeve === screeve) }];
  });
  if (columns.length === 0) return null;
  const person = personNames.findIndex((name) => name.test(asked));
  const shown = persons.filter((_, index) => person === -1 || index === person);
  const rows = shown.map((subject) => [
    subjectLabels[subject],
    ...columns.map((column) => {
      const form = column.forms.find((one) => one.subject === subject);
      return form ? georgian(formOf(form.morphemes)) : '—';
    }),
  ]);
  const notes = Map.groupBy(columns, ({ forms: [form] }) => {
    const { subject, directObject, indirectObject } = form?.cases ?? {};
    const object = directObject ?? (indirectObject === 'dative' ? 'dative' : null);
    return `subject in the ${verbCaseLabel(subject ?? 'nominative')}${object === null ? '' : `, object in the ${verbCaseLabel(object)}`}`;
  });
  return [
    `Forms of ${named(verb.verbalNoun, verb.gloss)}:`,
    table(['', ...columns.map(({ name }) => name)], rows),
    list([...notes].map(([note, of]) => `${of.map(({ name }) => name).join(', ')}: ${note}`)),
  ].join('\n\n');
}

/** More verbs with the same English meaning are not shown. */
const maxVerbs = 2;

/** Forms of a verb by person; `asked` may name a screeve and a person. Null if no verb or no such form is known. */
export function conjugate(dictionary: Dictionary, what: string, asked: string): Reply | null {
  const shown = findVerbs(dictionary, what).flatMap((verb) => describePersons(verb, asked) ?? []);
  return shown.length === 0 ? null : answer(...shown.slice(0, maxVerbs));
}
