import type { Morpheme, MorphemeRole } from '../morpheme.ts';

/** What follows the stem in the first, second, third person singular, and third plural. */
export type Endings = readonly [string, string, string, string];

/*
 * Notation of an ending: `screeve@auxiliary.number`, such as `დ.ნენ` or `ი@ვარ`; every part may be absent.
 * The plural -თ of the first and second person is added by `assemble`.
 */
const present: Readonly<Record<string, Endings>> = {
  // ვწერ, წერ, წერს, წერენ.
  ს: ['', '', '.ს', '.ენ'],
  // With the thematic suffix -ი: თარგმნიან.
  ან: ['', '', '.ს', '.ან'],
  // ვიმალები, იმალება, იმალებიან.
  ება: ['ი', 'ი', '.ა', 'ი.ან'],
  // ვზივარ, ზიხარ, ზის; მიყვარხარ.
  ვარ: ['@ვარ', '@ხარ', '.ს', '.ან'],
  // ვდგავარ, დგას, დგანან.
  ნან: ['@ვარ', '@ხარ', '.ს', '.ნან'],
  // მინდა.
  ა: ['@ვარ', '@ხარ', '.ა', '.ან'],
  // ვარ, ხარ, არის, არიან.
  ის: ['', '', '.ის', '.იან'],
  // მოვალ, მოხვალ, მოვა, მოვლენ.
  ენ: ['', '', '.ა', '.ენ'],
};

const pastOfPresent = (d: string): readonly [Endings, Endings] => [
  [`${d}ი`, `${d}ი`, `${d}.ა`, `${d}.ნენ`],
  [`${d}ე`, `${d}ე`, `${d}ე.ს`, `${d}.ნენ`],
];

/** Aorist and optative from their vowels: first and second person, third person, optative. */
function aoristAndOptative(vowels: string, isTransitive: boolean): readonly [Endings, Endings] {
  const [own = '', third = '', optative = ''] = vowels;
  const thirdPlural = isTransitive ? `${optative}.ნ` : optative === 'ე' ? '.ნენ' : `${optative}.ნ`;
  return [
    [own, own, `.${third}`, isTransitive ? '.ეს' : '.ნენ'],
    [optative, optative, `${optative}.ს`, thirdPlural],
  ];
}

const perfect: Readonly<Record<string, Endings>> = {
  // დამიხატავს; დავუხატავვარ.
  ს: ['@ვარ', '@ხარ', '.ს', '.ს'],
  // დამიწერია; ავუშენებივარ; დავხმარებივარ.
  ია: ['ი@ვარ', 'ი@ხარ', 'ი.ა', 'ი.ან'],
  // დავმალულვარ, დამალულა.
  ულა: ['@ვარ', '@ხარ', '.ა', '.ან'],
};

const compoundPluperfect: readonly [Endings, Endings] = [
  ['@იყავი', '@იყავი', '@იყო', '@იყვნენ'],
  ['@იყო', '@იყო', '@იყო.ს', '@იყვნენ'],
];

/** The pluperfect has the vowels of the aorist: დაეხატა like დახატა, მოეკლა like მოკლა. */
const vowelPluperfect = ([own = '', third = '', optative = '']: string): readonly [Endings, Endings] => [
  [own, own, `.${third}`, `.${third}`],
  [optative, optative, `${optative}.ს`, `${optative}.ს`],
];

const isVowels = (name: string) => /^[აეიო]{3}$/u.test(name);

/** Endings of present and future. */
export const presentEndings = (name: string): Endings | null => present[name] ?? null;

/** Endings of imperfect and present subjunctive: -დ-, -ოდ-, or those of an aorist (იდგა, ეცვა). */
export const imperfectEndings = (name: string): readonly [Endings, Endings] | null =>
  name === 'დ' || name === 'ოდ'
    ? pastOfPresent(name)
    : isVowels(name)
      ? aoristAndOptative(name, false)
      : null;

/** Endings of aorist and optative by their three vowels, such as ეაო (დავწერე, დაწერა, დავწერო). */
export function aoristEndings(name: string, isTransitive: boolean): readonly [Endings, Endings] | null {
  // ვიყო, იყო, იყოს, იყვნენ.
  if (name === 'იყო') return [aoristAndOptative('იოო', false)[0], ['ო', 'ო', 'ო.ს', '.ნენ']];
  return isVowels(name) ? aoristAndOptative(name, isTransitive) : null;
}

export const perfectEndings = (name: string): Endings | null => perfect[name] ?? null;

/** Endings of pluperfect and perfect subjunctive. */
export const pluperfectEndings = (name: string): readonly [Endings, Endings] | null => {
  if (name === 'ულიყო') return compoundPluperfect;
  if (name === 'ოდ') return pastOfPresent(name);
  return isVowels(name) ? vowelPluperfect(name) : null;
};

/** The morphemes of an ending. */
export function parseEnding(text: string): Morpheme[] {
  const [, screeve = '', auxiliary = '', number = ''] =
    /^([^@.]*)(?:@([^.]*))?(?:\.(.*))?$/u.exec(text) ?? [];
  return [
    morphemeOf(screeve, 'screeve'),
    morphemeOf(auxiliary, 'auxiliary'),
    morphemeOf(number, 'number'),
  ].filter((morpheme) => morpheme.text !== '');
}

const morphemes = new Map<string, Morpheme>();

/** One object for equal morphemes, since the index of all forms keeps hundreds of thousands. */
export function morphemeOf(text: string, role: MorphemeRole): Morpheme {
  const key = `${role} ${text}`;
  const morpheme = morphemes.get(key) ?? { text, role };
  morphemes.set(key, morpheme);
  return morpheme;
}
