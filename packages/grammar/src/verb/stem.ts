import type { Morpheme } from '../morpheme.ts';

/**
 * Notation of a stem: `preverb=version+root~passive-suffix-suffix`, such as `და=ი+მალ-ებ`, `თეთრ~დ-ებ`.
 * In the place of the version vowel, ჰ or ს is the marker of a third-person indirect object, ხ the old marker of a
 * second-person subject. `^` before it: inverted although the screeve usually is not.
 * Variants by person are separated by bars, two (1, 2 | 3), four (1 | 2 | 3sg | 3pl) or six (in the order of `persons`);
 * what the first variant says about preverb and version holds for the others unless they have their own.
 * A slash precedes the name of the endings (`endings.ts`).
 */
export interface Stem {
  readonly preverb: string | null;
  readonly version: string;
  readonly root: string;
  /** After the root, in order. */
  readonly suffixes: readonly Morpheme[];
}

export interface StemSpec {
  readonly isInverted: boolean;
  /** In the order of `persons`. */
  readonly stems: readonly Stem[];
  /** Whether the plural has stems of its own. */
  readonly isByNumber: boolean;
  /** Name of the endings; empty: by rule. */
  readonly endings: string;
}

const notation =
  /^(?:(?<preverb>[ა-ჰ]*)=)?(?:(?<version>[აიუეჰსხ])?\+)?(?<root>[ა-ჰ]*)(?<rest>(?:[~-][ა-ჰ]+)*)$/u;

function parseStem(text: string, first: Stem | null): Stem {
  const groups = notation.exec(text)?.groups;
  if (groups === undefined) throw new Error(`"${text}" is no stem`);
  const suffixes = [...(groups['rest'] ?? '').matchAll(/([~-])([ა-ჰ]+)/gu)].map(
    ([, mark, suffix = '']): Morpheme => ({ text: suffix, role: mark === '~' ? 'passive' : 'thematic' }),
  );
  return {
    preverb: groups['preverb'] ?? first?.preverb ?? null,
    version: text.includes('+') ? (groups['version'] ?? '') : (first?.version ?? ''),
    root: groups['root'] ?? '',
    suffixes,
  };
}

/** Which variant each of the six persons has, by the number of variants. */
const variantOfPerson: Readonly<Record<number, readonly number[]>> = {
  1: [0, 0, 0, 0, 0, 0],
  2: [0, 0, 1, 0, 0, 1],
  4: [0, 1, 2, 0, 1, 3],
  6: [0, 1, 2, 3, 4, 5],
};

/** @throws Error if the text is not in the notation. */
export function parseStemSpec(text: string): StemSpec {
  const isInverted = text.startsWith('^');
  const [stemText = '', endings = ''] = text.replace('^', '').split('/');
  const variants: Stem[] = [];
  for (const variant of stemText.split('|')) variants.push(parseStem(variant, variants[0] ?? null));
  const order = variantOfPerson[variants.length];
  if (order === undefined) throw new Error(`"${text}" has ${variants.length} variants`);
  const stems = order.flatMap((index) => variants[index] ?? []);
  return { isInverted, stems, isByNumber: variants.length === 6, endings };
}
