/** Readings and dialogues: their words are known to the engine, and taught before their place on the path. */
import { tokenizeText } from '@ena/domain/georgian/tokenizeText';
import { check, correctResponse, incorrectResponse } from '@ena/domain/exercise/kinds';
import { hasGeorgian } from '@ena/domain/georgian/letters';
import { maxClipNameLength } from '@ena/domain/lesson/clip';
import { textUnitId } from '@ena/domain/lesson/readingText';
import { describe, expect, it } from 'vitest';
import { taughtItems } from '../src/bodies.ts';
import { clips } from '../src/clips.ts';
import { path } from '../src/path/path.ts';
import { knownShare, lemmasOfItem, runningWordsOf } from '../src/texts/readableWords.ts';
import { textBodies } from '../src/texts/textBodies.ts';
import { texts } from '../src/texts/texts.ts';

/** The share of running words that is taught before a text. */
const minShare = { A1: 0.95, A2: 0.98, B1: 0.98 } as const;
/** In running words; of a dialogue, its lines are counted. */
const sizes = { A1: [50, 100], A2: [70, 130], B1: [90, 160] } as const;
const [minLines, maxLines] = [8, 14];

const itemById = new Map(taughtItems.map((item) => [item.id, item]));

/** The dictionary forms that the path teaches until a step has ended. */
function taughtUntil(stepId: string): ReadonlySet<string> {
  const last = path.findIndex(({ id }) => id === stepId);
  const items = path.slice(0, last + 1).flatMap((step) => step.items);
  return new Set(
    items.flatMap((id) => {
      const item = itemById.get(id);
      return item ? lemmasOfItem(item).flat() : [];
    }),
  );
}

const bodyOf = (textId: string) => {
  const body = textBodies.get(textUnitId(textId));
  if (!body) throw new Error(`There is no text ${textId}.`);
  return body;
};
const wordsOf = (textId: string) => bodyOf(textId).sentences.flatMap(({ form }) => runningWordsOf(form));

describe.each(texts)('$id', ({ id, level, kind, form, after }) => {
  const { sentences, questions } = bodyOf(id);

  it('has only words that the engine knows, also in its title and answers', () => {
    const answers = questions.flatMap((item) => ('answers' in item ? item.answers : []));
    const words = [...wordsOf(id), ...[form, ...answers].flatMap(runningWordsOf)];
    expect(words.filter(({ lemmas }) => lemmas.length === 0).map((word) => word.form)).toEqual([]);
  });

  it('can be read at its place on the path', () => {
    const taught = taughtUntil(after);
    const words = wordsOf(id);
    const share = knownShare(words, taught);
    const unknown = words.filter((word) => knownShare([word], taught) === 0).map((word) => word.form);
    // With the words that are to be taught or replaced.
    expect(share < minShare[level] ? unknown : []).toEqual([]);
  });

  it('is as long as texts of its level, sentence by sentence with translations and short names of clips', () => {
    const [min, max] = kind === 'text' ? sizes[level] : [minLines, maxLines];
    const size = kind === 'text' ? wordsOf(id).length : sentences.length;
    expect(size).toBeGreaterThanOrEqual(min);
    expect(size).toBeLessThanOrEqual(max);
    for (const sentence of sentences) {
      expect([sentence.speaker !== undefined, hasGeorgian(sentence.gloss)]).toEqual([
        kind === 'dialogue',
        false,
      ]);
      expect(sentence.form).toMatch(/[.?!“]$/u);
      expect(sentence.form.length).toBeLessThanOrEqual(maxClipNameLength);
      expect([sentence.form, clips.has(sentence.form)]).toEqual([sentence.form, true]);
      expect(tokenizeText(sentence.form).some(([, word]) => word !== '')).toBe(true);
    }
  });

  it('asks three questions, one of which is typed, and judges their answers', () => {
    expect(questions.map((item) => item.kind).toSorted()).toEqual(['choice', 'choice', 'type-answer']);
    for (const item of questions) {
      expect(check(item, correctResponse(item))).toEqual({ kind: 'correct' });
      expect(check(item, incorrectResponse(item)).kind).toBe('incorrect');
      if (item.kind === 'choice') expect(new Set(item.options).size).toBe(4);
    }
  });
});

it('each text has an id of its own, and the first of each kind are free', () => {
  expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
  for (const kind of ['text', 'dialogue']) {
    const tiers = texts.filter((text) => text.kind === kind).map(({ tier }) => tier);
    expect(tiers.toSorted()).toEqual(tiers);
    expect(tiers[0]).toBe('free');
  }
});

it('finds a text at a place where too many of its words are not taught', () => {
  const [text] = texts;
  expect(knownShare(wordsOf(text?.id ?? ''), taughtUntil(path[0]?.id ?? '') ?? new Set())).toBeLessThan(0.95);
});
