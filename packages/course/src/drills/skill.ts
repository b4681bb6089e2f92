/** What a skill of the drills is. */
import type { NounFeatures, VerbFeatures } from '../grammarForms.ts';
import type { Clause, Target } from './clause.ts';
import type { Person } from '@ena/grammar/verb/features';
import type { DrillNoun } from './nouns.ts';
import type { Complement, DrillVerb } from './verbs.ts';

/** What sentences of a skill are made of. */
export interface Template {
  readonly verbs: readonly DrillVerb[];
  /** Ids of frames. */
  readonly frames: readonly string[];
  readonly subjects: readonly Person[];
  /** Nouns that can be the subject of a third person, besides the pronoun; `only`: no pronoun. */
  readonly nouns?: readonly DrillNoun[];
  readonly hasNounSubject?: true;
  readonly owners?: readonly DrillNoun[];
  /** Objects that the verb marks. */
  readonly objects?: readonly Person[];
  /** In place of what the verb has. */
  readonly complements?: readonly Complement[];
  /** Only complements that are nouns: their case is asked. */
  readonly hasNounComplement?: true;
}

export interface Skill {
  /** Frozen once it is released: cards refer to it. */
  readonly id: string;
  readonly title: string;
  /** A form that shows it, with its English. */
  readonly form: string;
  readonly gloss: string;
  /** What is to be known, in one or two sentences. */
  readonly teaches: string;
  /** A sentence with it. */
  readonly example: { readonly form: string; readonly gloss: string };
  readonly tier: 'free' | 'premium';
  /** Path of the lesson that teaches it. */
  readonly lesson: string;
  /** Id of the step of the path after which Today introduces it. */
  readonly afterStep: string;
  readonly target: Target;
  readonly template: Template;
  /** Wrong options: other features of the target. */
  readonly options: (clause: Clause) => readonly (Partial<VerbFeatures> | NounFeatures)[];
}
