/** What can be read of all texts by the end of a pack, when the path until there has been learned. Runs in Node. */
import { knownPercent, readablePercent } from '@ena/domain/lesson/readingText';
import { taughtItems } from '../bodies.ts';
import { isPackStep, packIdOf } from '../path/packSteps.ts';
import { path } from '../path/path.ts';
import { knownShare, lemmasOfItem, type RunningWord, runningWordsOf } from './readableWords.ts';
import { textBodies } from './textBodies.ts';

/** After one pack; whole percent of all running words. */
interface Coverage {
  readonly percent: number;
  /** Texts that can be read without help. */
  readonly texts: number;
  /** Those of them that could not be read by the end of the pack before. */
  readonly newTexts: number;
}

/** By the ids of packs. Takes a second or two: the build computes it once. */
export function coverageAfterPacks(): Readonly<Record<string, Coverage>> {
  const itemById = new Map(taughtItems.map((item) => [item.id, item]));
  const texts: readonly (readonly RunningWord[])[] = [...textBodies.values()].map(({ sentences }) =>
    sentences.flatMap(({ form }) => runningWordsOf(form)),
  );
  const all = texts.flat();
  const known = new Set<string>();
  const coverage: Record<string, Coverage> = {};
  let before = 0;
  for (const { id, items } of path) {
    for (const itemId of items) {
      const item = itemById.get(itemId);
      for (const lemma of item ? lemmasOfItem(item).flat() : []) known.add(lemma);
    }
    if (!isPackStep(id)) continue;
    const readable = texts.filter(
      (words) => knownPercent(knownShare(words, known)) >= readablePercent,
    ).length;
    const percent = knownPercent(knownShare(all, known));
    coverage[packIdOf(id)] = { percent, texts: readable, newTexts: readable - before };
    before = readable;
  }
  return coverage;
}
