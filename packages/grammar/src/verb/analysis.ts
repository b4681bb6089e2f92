/** From a form to its readings. Exact for everything that the engine generates. */
import { formOf } from '../morpheme.ts';
import type { Participles, Verb, VerbForm } from './features.ts';
import { verbs } from './lexicon.ts';
import { conjugate, stemsOf } from './paradigm.ts';

export type Nonfinite = 'verbal-noun' | keyof Participles;

/** What a form may be: a cell of the paradigm, or a verbal noun or participle in the nominative. */
export type VerbReading =
  | { readonly verb: Verb; readonly form: VerbForm }
  | { readonly verb: Verb; readonly nonfinite: Nonfinite };

/** The verbal nouns and the participles that the entry names, in the nominative. */
export function nonfiniteForms({ verbalNoun, otherNouns, participles }: Verb): [Nonfinite, string][] {
  const { active, past, future, negative } = participles;
  const forms: [Nonfinite, string | null][] = [
    ['verbal-noun', verbalNoun],
    ...otherNouns.map((noun): [Nonfinite, string] => ['verbal-noun', noun]),
    ['active', active],
    ['past', past],
    ['future', future],
    ['negative', negative],
  ];
  return forms.flatMap(([nonfinite, text]) => (text === null ? [] : [[nonfinite, text]]));
}

interface Index {
  readonly preverbs: ReadonlySet<string>;
  /** Verbs by preverb and root, parted by a space. */
  readonly byStem: ReadonlyMap<string, ReadonlySet<Verb>>;
  readonly byNonfinite: ReadonlyMap<string, readonly VerbReading[]>;
  readonly maxRoot: number;
}

function buildIndex(): Index {
  const preverbs = new Set<string>();
  const byStem = new Map<string, Set<Verb>>();
  const byNonfinite = new Map<string, VerbReading[]>();
  let maxRoot = 0;
  for (const verb of verbs) {
    for (const { preverb, root } of stemsOf(verb)) {
      preverbs.add(preverb);
      maxRoot = Math.max(maxRoot, root.length);
      const key = `${preverb} ${root}`;
      byStem.set(key, (byStem.get(key) ?? new Set()).add(verb));
    }
    for (const [nonfinite, text] of nonfiniteForms(verb))
      byNonfinite.set(text, [...(byNonfinite.get(text) ?? []), { verb, nonfinite }]);
  }
  return { preverbs, byStem, byNonfinite, maxRoot };
}

let index: Index | undefined;

/** Before the root of a form: person and version. */
const personPrefixes = ['', 'ვ', 'მ', 'გ', 'გვ', 'ხ', 'ჰ', 'ს'];
const versionVowels = ['', 'ა', 'ი', 'უ', 'ე'];
const prefixes = personPrefixes.flatMap((person) => versionVowels.map((version) => person + version));

/** Verbs that have a root of at least `minRoot` letters where the form can have its root. */
function addCandidates(found: Set<Verb>, form: string, minRoot: number): void {
  index ??= buildIndex();
  const { preverbs, byStem, maxRoot } = index;
  for (const preverb of preverbs) {
    if (!form.startsWith(preverb)) continue;
    for (const prefix of prefixes) {
      if (!form.startsWith(prefix, preverb.length)) continue;
      const start = preverb.length + prefix.length;
      const end = Math.min(form.length, start + maxRoot);
      for (let at = start + minRoot; at <= end; at += 1)
        for (const verb of byStem.get(`${preverb} ${form.slice(start, at)}`) ?? []) found.add(verb);
    }
  }
}

const conjugated = new Map<Verb, ReadonlyMap<string, readonly VerbForm[]>>();

/** The forms of a verb by their text. The verb is conjugated once. */
function formsByText(verb: Verb): ReadonlyMap<string, readonly VerbForm[]> {
  const known = conjugated.get(verb);
  if (known !== undefined) return known;
  const forms = new Map<string, VerbForm[]>();
  for (const form of conjugate(verb)) {
    const text = formOf(form.morphemes);
    const same = forms.get(text);
    if (same === undefined) forms.set(text, [form]);
    else same.push(form);
  }
  conjugated.set(verb, forms);
  return forms;
}

const withoutParticle = (text: string) => text.replace(/^ნუ /u, '');

/** All readings of a form; empty if no verb of the lexicon has it. Only verbs with a root that fits are conjugated. */
export function analyzeVerb(form: string): readonly VerbReading[] {
  index ??= buildIndex();
  const candidates = new Set<Verb>();
  addCandidates(candidates, withoutParticle(form), 0);
  const finite = verbs
    .filter((verb) => candidates.has(verb))
    .flatMap((verb) => (formsByText(verb).get(form) ?? []).map((each) => ({ verb, form: each })));
  return [...finite, ...(index.byNonfinite.get(form) ?? [])];
}

/** Whether two texts differ by one letter: added, dropped, replaced, or two that are swapped. */
export function isOneLetterOff(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest.charAt(0) === otherRest.charAt(1) &&
      rest.charAt(1) === otherRest.charAt(0) &&
      rest.slice(2) === otherRest.slice(2))
  );
}

const alphabet = 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ';

function oneLetterEdits(text: string): string[] {
  const edits: string[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    const before = text.slice(0, at);
    const after = text.slice(at);
    const rest = after.slice(1);
    edits.push(before + rest, before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of alphabet) edits.push(before + letter + after, before + letter + rest);
  }
  return edits;
}

/** A mistake in a shorter root would make a root of many other verbs. */
const minMistakenRoot = 3;

/**
 * Forms that differ from the text by one letter: of the verbs whose root the text has, and, where the mistake is in the root,
 * of those with a root of three letters or more.
 */
export function findNearForms(text: string): string[] {
  const candidates = new Set<Verb>();
  const plain = withoutParticle(text);
  addCandidates(candidates, plain, 1);
  for (const edit of oneLetterEdits(plain)) addCandidates(candidates, edit, minMistakenRoot);
  const near = new Set<string>();
  for (const verb of candidates)
    for (const form of formsByText(verb).keys()) if (isOneLetterOff(text, form)) near.add(form);
  return [...near];
}
