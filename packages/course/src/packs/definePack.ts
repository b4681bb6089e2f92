/**
 * What the files of `packs/{id}/` say about a pack of words: `pack.ts` its facts, which browsers load and which therefore
 * contain nothing that only subscribers may see; `text.ts` its dialogue or text. Its words are in `words.tsv` (wordTable.ts).
 */

/** Levels of the Common European Framework. */
export const packLevels = ['A1', 'A2', 'B1'] as const;
export type PackLevel = (typeof packLevels)[number];

export interface Pack {
  /** The name of its folder and the last part of its path; never used for another pack, and for no unit. */
  readonly id: string;
  readonly level: PackLevel;
  readonly title: string;
  /** What the learner can do after it: "You can now ask the way". */
  readonly canDo: string;
  /** One Georgian word or two, large on its card. */
  readonly emblem: string;
  readonly emblemGloss: string;
}

export const definePack = (pack: Pack): Pack => pack;

/** A sentence with its translation. */
interface Line {
  readonly form: string;
  readonly gloss: string;
}

interface TextBase {
  readonly title: string;
  /** Two questions about the content. Options of one kind, the right one first. */
  readonly questions: readonly {
    readonly prompt: string;
    readonly options: readonly [right: string, ...wrong: string[]];
  }[];
}

/** A short dialogue, or a text that is written sentence by sentence. */
export type PackText =
  | (TextBase & {
      readonly kind: 'dialogue';
      readonly lines: readonly (Line & { readonly speaker: string })[];
    })
  | (TextBase & { readonly kind: 'text'; readonly lines: readonly Line[] });
