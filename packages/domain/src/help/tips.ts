/** Learning tips, and which of them are shown (TIPS). */
import type { Phrase, PhraseSource } from '../lesson/phrase.ts';
import { mentions } from './mentions.ts';

/** In the order of the page; the first is shown first (O24). */
export const tipCategories = [
  'general',
  'reading',
  'listening',
  'speaking',
  'writing',
  'vocabulary',
  'grammar',
] as const;
export type TipCategory = (typeof tipCategories)[number];

/** Level of a tip; tips of `all` are shown at every level. */
export const tipLevels = ['all', 'beginner', 'intermediate', 'advanced'] as const;
export type TipLevel = (typeof tipLevels)[number];

interface TipText {
  readonly id: string;
  readonly category: TipCategory;
  readonly level: TipLevel;
  readonly title: string;
  /** English, with Georgian in it. */
  readonly content: string;
}
/** A tip as its author wrote it. */
export interface TipSource extends TipText {
  readonly examples?: readonly PhraseSource[];
}
/** A tip as it is served. */
export interface Tip extends TipText {
  readonly examples?: readonly Phrase[];
}

/** Filter of the tips. The level `all` selects all levels. */
export interface TipFilter {
  readonly level: TipLevel;
  readonly query: string;
}

const textsOf = ({ title, content, examples = [] }: Tip): readonly string[] => [
  title,
  content,
  ...examples.flatMap(({ form, romanization, gloss }) => [form, romanization, gloss]),
];

/** The tips of a level that contain the query, of every category (TIPS-02, TIPS-03, O24). */
export const findTips = (tips: readonly Tip[], { level, query }: TipFilter): readonly Tip[] =>
  tips.filter(
    (tip) => (level === 'all' || tip.level === 'all' || tip.level === level) && mentions(textsOf(tip), query),
  );
