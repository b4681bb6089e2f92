import {
  aoristEndings,
  type Endings,
  imperfectEndings,
  perfectEndings,
  pluperfectEndings,
  presentEndings,
} from './endings.ts';
import { type Part, parts, type Screeve, type Verb } from './features.ts';
import { parseStemSpec, type Stem, type StemSpec } from './stem.ts';

/** How the persons of a screeve are made. */
export interface ScreeveRule {
  readonly screeve: Screeve;
  /** In the order of `persons`. */
  readonly stems: readonly Stem[];
  readonly endings: Endings;
  /** For stems without a preverb of their own. */
  readonly preverb: string;
  /** The subject is marked by m-, g-, gv- and is a dative. */
  readonly isInverted: boolean;
  /** `third`: only with a third-person object; `variant`: with that object, a variant of another rule. */
  readonly limit: 'none' | 'third' | 'variant';
}

const screevesOfPart: Readonly<Record<Part, readonly Screeve[]>> = {
  present: ['present', 'imperfect', 'present-subjunctive'],
  future: ['future', 'conditional', 'future-subjunctive'],
  aorist: ['aorist', 'optative'],
  perfect: ['perfect', 'pluperfect', 'perfect-subjunctive'],
};

interface PartSpecs {
  /** Of the first screeve. */
  readonly main: StemSpec;
  /** Of the screeves after the first; null if they are not in use. */
  readonly other: StemSpec | null;
  /** Of the subjunctive, if it is not by rule that of `other`. */
  readonly subjunctive?: StemSpec;
}

/** What an entry says about the second screeve of a part. */
type Other = StemSpec | 'unused' | null;

const mapStems = (spec: StemSpec, endings: string, change: (stem: Stem) => Stem): StemSpec => ({
  ...spec,
  endings,
  stems: spec.stems.map(change),
});

const lastSuffix = (spec: StemSpec) => spec.stems[0]?.suffixes.at(-1)?.text ?? '';
const hasPassive = (spec: StemSpec) => spec.stems[0]?.suffixes[0]?.role === 'passive';
const thematic = (text: string) => ({ text, role: 'thematic' }) as const;
const withoutThematic = ({ suffixes, ...stem }: Stem): Stem => ({
  ...stem,
  suffixes: suffixes.filter(({ role }) => role === 'passive'),
});
/** All persons with the stem of the third, in the plural with that of its third if it has stems of its own. */
const ofThirdPerson = (spec: StemSpec): StemSpec => ({
  ...spec,
  stems: spec.stems.map((stem, index) => spec.stems[spec.isByNumber && index > 2 ? 5 : 2] ?? stem),
});

const classFourEndings: Readonly<Record<string, string>> = { ი: 'ა', ებ: 'ება' };

const presentEndingsByClass = (verb: Verb, spec: StemSpec): string => {
  if (verb.verbClass === 2) return 'ება';
  if (verb.verbClass === 4) return classFourEndings[lastSuffix(spec)] ?? 'ვარ';
  return lastSuffix(spec) === 'ი' ? 'ან' : 'ს';
};

const imperfectByPresent: Readonly<Record<string, string>> = { ება: 'ოდ', ა: 'ოდ', ენ: 'ოდ' };

function completePresent(verb: Verb, main: StemSpec, other: Other): PartSpecs {
  const endings = main.endings || presentEndingsByClass(verb, main);
  if (other === 'unused') return { main: { ...main, endings }, other: null };
  const past = other?.endings || (imperfectByPresent[endings] ?? 'დ');
  return { main: { ...main, endings }, other: { ...(other ?? main), endings: past } };
}

/** Class 3 has -ოდ- instead of -ი- (მღერის, მღეროდა), class 1 keeps -ი- (თარგმნის, თარგმნიდა). */
function imperfectOf(verb: Verb, present: StemSpec, given: Other): Other {
  const isByRule =
    given === null && verb.verbClass === 3 && present.endings === '' && lastSuffix(present) === 'ი';
  return isByRule ? mapStems(present, 'ოდ', withoutThematic) : given;
}

function futureOf(verb: Verb, present: StemSpec): StemSpec | null {
  if (verb.verbClass === 4) return null;
  if (verb.verbClass !== 3) return present;
  return mapStems(present, '', (stem) => ({ ...stem, version: 'ი', suffixes: [thematic('ებ')] }));
}

function aoristOf(verb: Verb, present: StemSpec): StemSpec | null {
  if (verb.verbClass === 4) return null;
  const endings = hasPassive(present) ? 'იაე' : 'ეაო';
  return mapStems(present, endings, (stem) => ({
    ...withoutThematic(stem),
    version: verb.verbClass === 3 ? 'ი' : stem.version,
  }));
}

function perfectOf(verb: Verb, present: StemSpec, aorist: StemSpec | null): StemSpec | null {
  const spec = ofThirdPerson(present);
  const isVowelless = aorist?.endings.at(1) === 'ო';
  if (verb.verbClass === 1) {
    const last = lastSuffix(spec);
    if (last === 'ავ' || last === 'ამ') return mapStems(spec, 'ს', (stem) => ({ ...stem, version: '' }));
    const keepsThematic = last === 'ებ' && !isVowelless;
    return mapStems(spec, 'ია', (stem) => ({
      ...(keepsThematic ? stem : withoutThematic(stem)),
      version: '',
    }));
  }
  if (verb.verbClass === 3)
    return mapStems(spec, 'ია', (stem) => ({ ...withoutThematic(stem), version: '' }));
  if (verb.verbClass === 2 && hasPassive(spec))
    return mapStems(spec, 'ულა', (stem) => ({
      ...stem,
      version: '',
      suffixes: [thematic('ებ'), thematic('ულ')],
    }));
  return null;
}

const isTransitiveLike = (verb: Verb) => verb.verbClass === 1 || verb.verbClass === 3;

/** Adds the version vowel of inverted forms, unless the stem has a marker of its own. */
const addVersion = (spec: StemSpec, version: string) =>
  mapStems(spec, spec.endings, (stem) => ({ ...stem, version: stem.version || version }));

/** Class 2 and 4: დამალულა, დამალულიყო; დახმარებია, დახმარებოდა. */
function completePlainPerfect(main: StemSpec, other: StemSpec | null): PartSpecs {
  const endings = main.endings || 'ულა';
  const past = endings === 'ულა' ? 'ულიყო' : 'ოდ';
  return { main: { ...main, endings }, other: { ...(other ?? main), endings: other?.endings || past } };
}

/** Class 1 and 3: დაუწერია, დაეწერა. */
function completeInvertedPerfect(
  main: StemSpec,
  other: StemSpec | null,
  aorist: PartSpecs | undefined,
): PartSpecs {
  const perfect = addVersion({ ...main, endings: main.endings || 'ია' }, 'უ');
  if (other !== null)
    return { main: perfect, other: addVersion({ ...other, endings: other.endings || 'ეაო' }, 'ე') };
  if (lastSuffix(main) === 'ებ' || aorist === undefined) {
    const addIn = (stem: Stem) => ({ ...stem, suffixes: [...stem.suffixes, thematic('ინ')] });
    return { main: perfect, other: addVersion(mapStems(main, 'ეაო', addIn), 'ე') };
  }
  // Otherwise its root and vowels are those of aorist and optative: მოვკალი, მოკლა, მოვკლა; მოვეკალი, მოეკლა, მოეკლას.
  const invert = (spec: StemSpec) => mapStems(spec, spec.endings, (stem) => ({ ...stem, version: 'ე' }));
  return {
    main: perfect,
    other: invert(aorist.main),
    ...(aorist.other !== null && { subjunctive: invert(aorist.other) }),
  };
}

/** The first screeve of a part is not in use, only the others. */
const isFirstUnused = (text: string) => text.startsWith('-;');

/** The specs that the entry gives for a part: null if it is to be made by rule. */
function givenSpecs(text: string): readonly [StemSpec | null, Other] {
  const [first = '', other = ''] = text.split(';');
  const main = isFirstUnused(text) ? other : first;
  return [
    main === '' ? null : parseStemSpec(main),
    other === '-' ? 'unused' : other === '' ? null : parseStemSpec(other),
  ];
}

function completeParts(verb: Verb): Partial<Record<Part, PartSpecs>> {
  const isUsed = (part: Part) => verb.parts[part] !== '-';
  const given = (part: Part) => givenSpecs(isUsed(part) ? verb.parts[part] : '');
  const specs: Partial<Record<Part, PartSpecs>> = {};
  const [present, imperfect] = given('present');
  if (present !== null) specs.present = completePresent(verb, present, imperfectOf(verb, present, imperfect));
  const [givenFuture, conditional] = given('future');
  const future = givenFuture ?? (isUsed('future') && present !== null ? futureOf(verb, present) : null);
  if (future !== null) {
    // An inverted future has the endings of a passive: მეცოდინება.
    const endings = future.endings || (future.isInverted ? 'ება' : '');
    specs.future = completePresent(verb, { ...future, endings }, conditional);
  }
  const [givenAorist, optative] = given('aorist');
  const aorist = givenAorist ?? (isUsed('aorist') && present !== null ? aoristOf(verb, present) : null);
  if (aorist !== null) {
    const endings = aorist.endings || 'ეაო';
    // The optative has the stem of the third person: მოკლა, მოვკლა.
    const optativeSpec = optative === 'unused' || optative === null ? ofThirdPerson(aorist) : optative;
    specs.aorist = {
      main: { ...aorist, endings },
      other: { ...optativeSpec, endings: optativeSpec.endings || endings },
    };
  }
  const [givenPerfect, pluperfect] = given('perfect');
  const perfect =
    givenPerfect ??
    (isUsed('perfect') && present !== null ? perfectOf(verb, present, specs.aorist?.main ?? null) : null);
  const past = pluperfect === 'unused' ? null : pluperfect;
  if (perfect !== null) {
    const complete = isTransitiveLike(verb)
      ? completeInvertedPerfect(perfect, past, specs.aorist)
      : completePlainPerfect(perfect, past);
    specs.perfect = pluperfect === 'unused' ? { main: complete.main, other: null } : complete;
  }
  return specs;
}

function endingsOf(verb: Verb, part: Part, { main, other }: PartSpecs): readonly (Endings | null)[] {
  const pastName = other?.endings ?? '';
  if (part === 'aorist')
    return [
      aoristEndings(main.endings, isTransitiveLike(verb))?.[0] ?? null,
      aoristEndings(pastName, isTransitiveLike(verb))?.[1] ?? null,
    ];
  if (part === 'perfect')
    return [perfectEndings(main.endings), ...(pluperfectEndings(pastName) ?? [null, null])];
  return [presentEndings(main.endings), ...(imperfectEndings(pastName) ?? [null, null])];
}

function specOfScreeve({ main, other, subjunctive }: PartSpecs, index: number): StemSpec | null {
  if (index === 0 || other === null) return index === 0 ? main : null;
  if (index === 1) return other;
  // The subjunctive beside the endings of an aorist has the stem of the third person: ვიდექი, იდგა, ვიდგე.
  const isAorist = /^[აეიო]{3}$/u.test(other.endings);
  return subjunctive ?? (isAorist ? ofThirdPerson(other) : other);
}

/** Perfects such as დაუხატავს are also said with -ია (დაუხატია), and always before a first or second person: დავუხატივარ. */
function withVariant(rule: ScreeveRule): ScreeveRule[] {
  const endings = perfectEndings('ია');
  if (endings === null) return [rule];
  const stems = rule.stems.map(withoutThematic);
  return [
    { ...rule, limit: 'third' },
    { ...rule, stems, endings, limit: 'variant' },
  ];
}

/**
 * The rules of all screeves that the verb has, from its principal parts.
 * @throws Error if a part is not in the notation or names endings that do not exist.
 */
export function screeveRules(verb: Verb): ScreeveRule[] {
  const specs = completeParts(verb);
  return parts.flatMap((part) => {
    const partSpecs = specs[part];
    if (partSpecs === undefined) return [];
    const endings = endingsOf(verb, part, partSpecs);
    return screevesOfPart[part].flatMap((screeve, index): ScreeveRule[] => {
      const spec = specOfScreeve(partSpecs, index);
      if (spec === null || (index === 0 && isFirstUnused(verb.parts[part]))) return [];
      const own = endings[index];
      if (own === null || own === undefined)
        throw new Error(`${verb.id}: no endings "${spec.endings}" of ${screeve}`);
      const rule: ScreeveRule = {
        screeve,
        stems: spec.stems,
        endings: own,
        preverb: part === 'present' ? '' : verb.preverb,
        limit: 'none',
        isInverted: verb.verbClass === 4 || spec.isInverted || (part === 'perfect' && isTransitiveLike(verb)),
      };
      return screeve === 'perfect' && spec.endings === 'ს' ? withVariant(rule) : [rule];
    });
  });
}
