/** All forms of a verb. Pure: the lexicon gives the principal parts, `parts.ts` the rules of each screeve. */
import type { Morpheme } from '../morpheme.ts';
import { type Agreement, assemble, isReflexive } from './assemble.ts';
import {
  type ArgumentCases,
  type Person,
  persons,
  type Screeve,
  type Verb,
  type VerbForm,
} from './features.ts';
import { type ScreeveRule, screeveRules } from './parts.ts';
import { parseStemSpec } from './stem.ts';

const secondSeries: ReadonlySet<Screeve> = new Set(['aorist', 'optative']);
const thirdSeries: ReadonlySet<Screeve> = new Set(['perfect', 'pluperfect', 'perfect-subjunctive']);

/** The only verb whose subject is in the ergative in the present and imperfect, too: მან იცის ქართული. */
const ergativeInFirstSeries = 'know';

/** The cases of the nouns beside a form of this screeve. */
function casesOf({ id, verbClass, object }: Verb, { screeve, isInverted }: ScreeveRule): ArgumentCases {
  const hasDirect = object === 'direct' || object === 'thing' || object === 'recipient';
  const isTransitiveInThird = isInverted && thirdSeries.has(screeve) && verbClass !== 4;
  const isErgative =
    (secondSeries.has(screeve) || id === ergativeInFirstSeries) &&
    (verbClass === 1 || verbClass === 3) &&
    !isInverted;
  const indirect = isTransitiveInThird ? 'postposition' : 'dative';
  return {
    subject: isInverted ? 'dative' : isErgative ? 'ergative' : 'nominative',
    directObject: hasDirect ? (isInverted || isErgative ? 'nominative' : 'dative') : null,
    indirectObject: object === 'indirect' || object === 'recipient' ? indirect : null,
  };
}

function objectsOf({ verbClass, object }: Verb, { isInverted }: ScreeveRule): readonly (Person | null)[] {
  if (object === 'none') return [null];
  if (object === 'thing') return ['3sg', '3pl'];
  // The indirect object is not marked in the third series: მისთვის მიმიცია.
  if (isInverted && verbClass !== 4 && object !== 'direct') return [null];
  return persons;
}

function agreementOf(subject: Person, object: Person | null, isInverted: boolean): Agreement {
  if (!isInverted) return { marksV: subject, marksM: object, isInverted, marksThirdPlural: false };
  // A third-person nominative is not marked as plural beside a dative subject: მიყვარს ის, ისინი.
  const marksV = object === null || object === '3pl' ? '3sg' : object;
  return { marksV, marksM: subject, isInverted, marksThirdPlural: true };
}

const isThird = (person: Person | null) => person === null || person === '3sg' || person === '3pl';

const isUsuallyThird = ({ subjects }: Verb) => subjects === 'usually-third';

function formsOfCell(
  verb: Verb,
  rule: ScreeveRule,
  cases: ArgumentCases,
  subject: Person,
  object: Person | null,
): VerbForm[] {
  const { screeve, isInverted } = rule;
  const agreement = agreementOf(subject, object, isInverted);
  const form = (variant: Agreement, isVariant: boolean): VerbForm => ({
    screeve,
    subject,
    object,
    morphemes: assemble(rule.stems, rule.endings, rule.preverb, variant),
    cases,
    isVariant,
    isRare: isUsuallyThird(verb) && !isThird(subject),
  });
  if (verb.verbClass === 4 && subject === '3pl' && (object === '1sg' || object === '2sg'))
    // "They love me" is ვუყვარვარ or ვუყვარვართ.
    return [form({ ...agreement, marksThirdPlural: false }, false), form(agreement, true)];
  return [form(agreement, rule.limit === 'variant' && isThird(object))];
}

/** The persons that the subject can be. */
const subjectsOf = ({ subjects }: Verb): readonly Person[] =>
  subjects === 'third' ? ['3sg', '3pl'] : subjects === 'impersonal' ? ['3sg'] : persons;

function formsOfRule(verb: Verb, rule: ScreeveRule): VerbForm[] {
  const cases = casesOf(verb, rule);
  return objectsOf(verb, rule).flatMap((object) =>
    rule.limit === 'third' && !isThird(object)
      ? []
      : subjectsOf(verb)
          .filter((subject) => !isReflexive(subject, object))
          .flatMap((subject) => formsOfCell(verb, rule, cases, subject, object)),
  );
}

const isSecond = ({ subject }: VerbForm) => subject === '2sg' || subject === '2pl';

const hasImperative = ({ imperative, verbClass, subjects }: Verb) =>
  imperative !== '-' && verbClass !== 4 && (subjects === 'any' || subjects === 'usually-third');

/** The imperative is the aorist of the second person and the optative of the others, unless the entry has its own. */
function imperativeOf(verb: Verb, forms: readonly VerbForm[]): VerbForm[] {
  if (!hasImperative(verb)) return [];
  const own = verb.imperative === '' ? null : parseStemSpec(verb.imperative);
  const base = own === null ? 'aorist' : 'present';
  const commands = forms.filter(({ screeve, subject }) =>
    subject === '2sg' || subject === '2pl' ? screeve === base : screeve === 'optative' && subject !== '1sg',
  );
  return commands.map((form): VerbForm => {
    if (own === null || !isSecond(form)) return { ...form, screeve: 'imperative' };
    const agreement = agreementOf(form.subject, form.object, false);
    const morphemes = assemble(own.stems, ['', '', '', ''], verb.preverb, agreement);
    return { ...form, screeve: 'imperative', morphemes };
  });
}

const particle = (text: string): Morpheme => ({ text: `${text} `, role: 'particle' });

/** "Do not": ნუ with the present, with the future where the verb has no present or an inverted one (მოაქვს). */
function prohibitiveOf(verb: Verb, forms: readonly VerbForm[]): VerbForm[] {
  if (!hasImperative(verb)) return [];
  const isUsual = ({ screeve, cases }: VerbForm) => screeve === 'present' && cases.subject === 'nominative';
  const hasPresent = forms.some(isUsual);
  return forms
    .filter((form) => form.screeve === (hasPresent ? 'present' : 'future') && isSecond(form))
    .map((form) => ({ ...form, screeve: 'prohibitive', morphemes: [particle('ნუ'), ...form.morphemes] }));
}

/** The preverbs and roots that its forms are made of. Some may have no form. */
export function stemsOf(verb: Verb): { readonly preverb: string; readonly root: string }[] {
  const own = /^-?$/u.test(verb.imperative) ? [] : parseStemSpec(verb.imperative).stems;
  const rules = [...screeveRules(verb), { stems: own, preverb: verb.preverb }];
  return rules.flatMap(({ stems, preverb }) =>
    stems.flatMap((stem) =>
      (stem.preverb ?? preverb).split('>').map((each) => ({ preverb: each, root: stem.root })),
    ),
  );
}

/** All forms of the verb: screeve by screeve, object by object, subject by subject. */
export function conjugate(verb: Verb): VerbForm[] {
  const forms = screeveRules(verb).flatMap((rule) => formsOfRule(verb, rule));
  const commands = [...imperativeOf(verb, forms), ...prohibitiveOf(verb, forms)];
  return [
    ...forms,
    ...(isUsuallyThird(verb) ? commands.map((form) => ({ ...form, isRare: true })) : commands),
  ];
}
