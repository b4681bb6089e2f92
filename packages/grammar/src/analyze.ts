/** One analysis of any word: all its readings, whatever part of speech. */
import { type FixedEntry, findFixed } from './fixed/entries.ts';
import type { Morpheme } from './morpheme.ts';
import { nonfiniteEntries, type NonfiniteUse } from './nonfinite.ts';
import { analyzeNoun, createNounAnalysis, type NounReading } from './noun/analysis.ts';
import type { NounEntry, NounForm } from './noun/model.ts';
import { withParticle } from './noun/particles.ts';
import { isVowel } from './noun/stems.ts';
import { type NumberFeatures, readNumber } from './number.ts';
import { analyzeVerb, type Nonfinite } from './verb/analysis.ts';
import type { Verb, VerbForm } from './verb/features.ts';

/**
 * What can follow a word, in this order: `ას` "at the time of" after a genitive (შეხვედრისას), `ვე` "the very", `ღა` "only",
 * `ც` "too", `ა` "is", and one that quotes: `ო` "they say", `თქო` "say to them", `მეთქი` "I say".
 */
export const closingParticles = ['ას', 'ვე', 'ღა', 'ც', 'ა', 'ო', 'თქო', 'მეთქი'] as const;
export type ClosingParticle = (typeof closingParticles)[number];

interface ReadingBase {
  /** The dictionary form: a nominative, a verbal noun, the word itself. */
  readonly lemma: string;
  readonly gloss: string;
  /** The whole form, with its particles. */
  readonly morphemes: readonly Morpheme[];
  readonly particles: readonly ClosingParticle[];
}

/** A reading of a form; `kind` says which features it has. */
export type Reading =
  /** Nouns, names, adjectives, numerals, pronouns. */
  | (ReadingBase & { readonly kind: 'noun'; readonly entry: NounEntry; readonly features: NounForm })
  /** A finite form, with ნუ a prohibition. */
  | (ReadingBase & { readonly kind: 'verb'; readonly verb: Verb; readonly features: VerbForm })
  /** A verbal noun or participle in one of its cases. */
  | (ReadingBase & {
      readonly kind: 'nonfinite';
      readonly verb: Verb;
      readonly nonfinite: Nonfinite;
      readonly entry: NounEntry;
      readonly features: NounForm;
    })
  /** A word that does not change. */
  | (ReadingBase & { readonly kind: 'fixed'; readonly entry: FixedEntry })
  /** A number in digits, or an abbreviation. */
  | (ReadingBase & { readonly kind: 'number'; readonly features: NumberFeatures });

type NonfiniteAnalysis = (form: string) => readonly (readonly [NounReading, NonfiniteUse])[];

function createNonfiniteAnalysis(): NonfiniteAnalysis {
  const uses: ReadonlyMap<NounEntry, readonly NonfiniteUse[]> = nonfiniteEntries();
  const analyzeEntries = createNounAnalysis([...uses.keys()]);
  return (form) =>
    analyzeEntries(form).flatMap((reading) =>
      (uses.get(reading.entry) ?? []).map((use) => [reading, use] as const),
    );
}

let analyzeNonfinite: NonfiniteAnalysis | undefined;

const nounBase = ({ entry, morphemes, particle }: NounReading): ReadingBase => ({
  lemma: entry.lemma,
  gloss: entry.gloss,
  morphemes,
  particles: particle === undefined ? [] : [particle],
});

/** The readings without the particles that follow several kinds of words. */
function readingsOfWord(form: string): Reading[] {
  analyzeNonfinite ??= createNonfiniteAnalysis();
  const fixed = findFixed(form).map((entry): Reading => {
    const { lemma, gloss, morphemes } = entry;
    return { kind: 'fixed', lemma, gloss, morphemes, particles: [], entry };
  });
  const verbal = analyzeVerb(form).flatMap((reading): Reading[] => {
    if (!('form' in reading)) return [];
    const { verb, form: features } = reading;
    const { morphemes } = features;
    return [
      { kind: 'verb', lemma: verb.verbalNoun, gloss: verb.gloss, morphemes, particles: [], verb, features },
    ];
  });
  const nouns = analyzeNoun(form).map((reading): Reading => {
    const { entry, particle: _, ...features } = reading;
    return { kind: 'noun', ...nounBase(reading), entry, features };
  });
  const nonfinite = analyzeNonfinite(form).map(([reading, use]): Reading => {
    const { entry, particle: _, ...features } = reading;
    return {
      kind: 'nonfinite',
      ...nounBase(reading),
      lemma: use.nonfinite === 'verbal-noun' ? entry.lemma : use.verb.verbalNoun,
      gloss: use.verb.gloss,
      ...use,
      entry,
      features,
    };
  });
  const number = readNumber(form);
  return [
    ...fixed,
    ...verbal,
    ...nouns,
    ...nonfinite,
    ...(number ? [{ kind: 'number' as const, particles: [], ...number }] : []),
  ];
}

/** Nouns of time that -ას follows, besides verbal nouns. */
const timeNouns = ['შუადღე', 'შუაღამე'];

/** Parts of speech without particles but those that quote. */
const withoutParticles = ['conjunction', 'letter', 'verb', 'interjection', 'particle'];

const isQuoting = (particle: ClosingParticle) =>
  particle === 'ო' || particle === 'თქო' || particle === 'მეთქი';

function nounTakes(
  reading: Extract<Reading, { kind: 'noun' | 'nonfinite' }>,
  particle: ClosingParticle,
): boolean {
  const { entry, features, particles } = reading;
  if (features.use !== 'independent') return false;
  const isPlain = particles.length === 0 && features.postposition === undefined;
  if (isQuoting(particle))
    return particles.at(-1) === 'ა' || (isPlain && !features.isVariant && features.case === 'nominative');
  if (particle === 'ას')
    return (
      isPlain &&
      features.case === 'genitive' &&
      features.number === 'singular' &&
      (reading.kind === 'nonfinite' ? reading.nonfinite === 'verbal-noun' : timeNouns.includes(entry.lemma))
    );
  if (particle === 'ღა') return isPlain && entry.partOfSpeech === 'numeral' && features.case === 'nominative';
  // The first of ვე, ც, ა is found with the noun.
  if (particles.length === 0) return false;
  return particle !== 'ა' || particles[0] === 'ას' || withParticle(entry, features, 'ა') !== null;
}

/** Whether the particle follows the word, after the particles that it has. */
function takesParticle(reading: Reading, particle: ClosingParticle): boolean {
  const last = reading.particles.at(-1);
  if (last !== undefined && closingParticles.indexOf(last) >= closingParticles.indexOf(particle))
    return false;
  if (isQuoting(particle) && last !== undefined && isQuoting(last)) return false;
  switch (reading.kind) {
    case 'noun':
    case 'nonfinite':
      return nounTakes(reading, particle);
    case 'verb':
      return particle === 'ც' || isQuoting(particle);
    case 'fixed':
      return isQuoting(particle)
        ? reading.entry.partOfSpeech !== 'letter'
        : particle !== 'ას' && !withoutParticles.includes(reading.entry.partOfSpeech);
    case 'number':
      return particle === 'ც' && reading.features.case !== null;
  }
}

type Separation = readonly [base: string, particle: ClosingParticle, after: readonly Morpheme[]];

/** How the form can end in this particle: the word before it, and the morphemes after that word. */
function separate(form: string, particle: ClosingParticle): Separation[] {
  if (!form.endsWith(particle)) return [];
  const before = form.slice(0, -particle.length);
  const ending: Morpheme = { text: particle, role: 'particle' };
  // მოვა-მეთქი.
  if (before.endsWith('-'))
    return isQuoting(particle)
      ? [[before.slice(0, -1), particle, [{ text: `-${particle}`, role: 'particle' }]]]
      : [];
  if (particle !== 'ც' && particle !== 'ა') return [[before, particle, [ending]]];
  if (!isVowel(before.at(-1))) return [];
  const joined: Separation = [before, particle, [ending]];
  // A vowel parts these two from a consonant: აქაც, ექიმიცაა.
  return before.endsWith('ა') && !isVowel(before.at(-2))
    ? [joined, [before.slice(0, -1), particle, [{ text: 'ა', role: 'vowel' }, ending]]]
    : [joined];
}

/**
 * All readings of a form: those of the word itself first, then those with particles. Empty if it is no form of the lexicons.
 * A reading whose form is a variant, or rare, says so in its features.
 */
export function analyze(form: string): readonly Reading[] {
  if (form === '') return [];
  const withParticles = closingParticles
    .flatMap((particle) => separate(form, particle))
    .flatMap(([base, particle, after]) =>
      analyze(base)
        .filter((reading) => takesParticle(reading, particle))
        .map((reading) => ({
          ...reading,
          morphemes: [...reading.morphemes, ...after],
          particles: [...reading.particles, particle],
        })),
    );
  return [...readingsOfWord(form), ...withParticles];
}
