/** What skills of the drills are written with. */
import { type Person, persons } from '@ena/grammar/verb/features';
import type { Clause } from './clause.ts';
import type { NounFeatures, VerbFeatures } from '../grammarForms.ts';
import { type DrillNoun, names, people } from './nouns.ts';
import type { Skill, Template } from './skill.ts';
import { actionVerbs, type Complement, type DrillVerb, type UsedScreeve } from './verbs.ts';

export const lessons = {
  grammar: '/intermediate/grammar',
  sentences: '/intermediate/sentences',
  activities: '/beginner/daily-activities',
  advanced: '/advanced/grammar',
} as const;

export const everybody = [...people, ...names];
const transitive = actionVerbs.filter(({ complements }) => complements.some((one) => 'lemma' in one));
/** Their object has the case of a direct object: with a listener or viewer it is a dative in all screeves. */
export const withDirectObject = transitive.filter(({ id }) => id !== 'listen' && id !== 'watch');
export const findVerb = (id: string): DrillVerb => {
  const verb = actionVerbs.find((one) => one.id === id);
  if (!verb) throw new Error(`Drills have no verb ${id}.`);
  return verb;
};

/** Screeves whose form of the same person is clearly wrong beside one of these. */
const wrongScreeves: Readonly<Record<UsedScreeve, readonly UsedScreeve[]>> = {
  present: ['aorist', 'imperfect'],
  imperfect: ['future'],
  future: ['aorist', 'conditional'],
  conditional: ['present', 'aorist'],
  aorist: ['present', 'future'],
  optative: ['aorist', 'present', 'future'],
  imperative: ['present', 'conditional'],
  perfect: ['present', 'future'],
  pluperfect: ['optative', 'future'],
};

/** Other persons of the same screeve, and the same person in other screeves. */
const verbOptions = ({ frame, subject }: Clause): readonly Partial<VerbFeatures>[] => [
  ...persons.filter((person) => person !== subject).map((person) => ({ subject: person })),
  ...wrongScreeves[frame.screeve].map((screeve) => ({ screeve })),
];
/** Other objects of the same screeve, and other subjects. */
export const objectOptions = ({ subject, object }: Clause): readonly Partial<VerbFeatures>[] => [
  ...persons.filter((person) => person !== object).map((person) => ({ object: person })),
  ...persons.filter((person) => person !== subject).map((person) => ({ subject: person })),
];

type VerbSkill = Omit<Skill, 'target' | 'options' | 'template'> & { readonly template: Partial<Template> };
export const ofVerbs = (
  skill: VerbSkill & { readonly subjects: readonly Person[]; readonly frames: readonly string[] },
) => {
  const { subjects, frames, template, ...rest } = skill;
  return {
    ...rest,
    target: 'verb',
    options: verbOptions,
    template: { verbs: actionVerbs, nouns: everybody, ...template, subjects, frames },
  } satisfies Skill;
};

export const singular = (
  grammaticalCase: NounFeatures['case'],
  postposition?: NounFeatures['postposition'],
): NounFeatures => ({
  case: grammaticalCase,
  number: 'singular',
  ...(postposition && { postposition }),
});
export const plural = (grammaticalCase: NounFeatures['case']): NounFeatures => ({
  case: grammaticalCase,
  number: 'plural',
});

export const toComplements = (
  nouns: readonly DrillNoun[],
  form: NounFeatures,
  english: (noun: DrillNoun) => string,
): readonly Complement[] =>
  nouns.map((noun) => ({ lemma: noun.lemma, form, english: english(noun), isFree: noun.isFree }));

export const forNouns = (
  skill: Omit<Skill, 'options'> & { readonly wrong: readonly NounFeatures[] },
): Skill => {
  const { wrong, ...rest } = skill;
  return { ...rest, options: () => wrong };
};

export const present = ['daily', 'now'];
export const past = ['yesterday', 'today'];
export const future = ['tomorrow', 'soon'];
