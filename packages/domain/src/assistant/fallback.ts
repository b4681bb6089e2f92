/** Fallbacks for a question without a direct answer: typos, several things at once, superfluous words. */
import { isOneTypoApart } from '../search/fold.ts';
import { contentWords, isStopWord, stemsOf } from './english.ts';
import type { Knowledge } from './model.ts';
import { splitParts, wordingVariants } from './request.ts';
import { translateFromGeorgian } from './georgianToEnglish.ts';
import { explainSound } from './sounds.ts';
import { type CanOpenPage, translatePhrase, translateToGeorgian } from './englishToGeorgian.ts';
import { joinParagraphs, type Reply, renderSources } from './render.ts';

/** Shorter words are not corrected, in letters: too many other words are one letter away. */
const minTypoLength = 5;

/** In longer words two letters may be missing, as in 'wensday' for Wednesday; matches taught words only. */
const minTwoTyposLength = 7;
const findTwoTyposAway = (word: string, bySense: Knowledge['bySense']): string | undefined =>
  [...bySense.keys()].find(
    (sense) =>
      sense[0] === word[0] &&
      sense.length > word.length &&
      /^[a-z]+$/u.test(sense) &&
      Array.from(sense, (_, place) => sense.slice(0, place) + sense.slice(place + 1)).some((one) =>
        isOneTypoApart(word, one),
      ),
  );

/** Maximum number of corrected words; more unknown words are unlikely to be typos. */
const maxTypos = 8;

/** Replaces each unknown word of a question by the most frequent known word that is one typo away. */
export function correctSpelling({ words, byForm, bySense }: Knowledge, text: string): string {
  const isKnown = (word: string) =>
    words.has(word) || stemsOf(word).some((stem) => words.has(stem)) || isStopWord(word);
  const correctWord = (word: string) => {
    let [best, bestCount] = [word, 0];
    for (const [other, count] of words)
      if (count > bestCount && other[0] === word[0] && isOneTypoApart(word, other))
        [best, bestCount] = [other, count];
    return best === word && word.length >= minTwoTyposLength
      ? (findTwoTyposAway(word, bySense) ?? word)
      : best;
  };
  const unknown = [...new Set(text.match(/[a-z]+/gu))].filter(
    (word) => word.length >= minTypoLength && !isKnown(word) && !byForm.has(word),
  );
  const corrections = new Map(unknown.slice(0, maxTypos).map((word) => [word, correctWord(word)]));
  return text.replace(/[a-z]+/gu, (word) => corrections.get(word) ?? word);
}

/** Combines several answers; locked ones are dropped if any other is open. */
function combine(replies: readonly Reply[], missing: readonly string[]): Reply | null {
  const answers = replies.filter(({ kind }) => kind === 'answer');
  if (answers.length === 0) return replies[0] ?? null;
  const pages = [...new Set(answers.flatMap((one) => one.pages))];
  const bare = answers.map(({ markdown, pages: its }) => markdown.replace(renderSources(its), '').trim());
  const gap = missing.map((part) => `“${part}”`).join(' or ');
  return {
    kind: 'answer',
    markdown: joinParagraphs(
      ...bare,
      gap === '' ? '' : `The course does not have ${gap}.`,
      renderSources(pages),
    ),
    pages,
  };
}

/** Answers several things asked for together, in either script; null if fewer than `minKnown` are known. */
export function answerMultiple(
  knowledge: Knowledge,
  what: string,
  canOpen: CanOpenPage,
  minKnown: 'all' | 'half',
): Reply | null {
  const parts = splitParts(what);
  const found = parts.map((part) => ({
    part,
    reply: wordingVariants(part).reduce<Reply | null>(
      (reply, wording) =>
        reply ??
        translateToGeorgian(knowledge, wording, canOpen) ??
        translateFromGeorgian(knowledge, wording, canOpen),
      null,
    ),
  }));
  const known = found.flatMap(({ reply }) => reply ?? []);
  const missing = found.flatMap(({ part, reply }) => (reply ? [] : part));
  const isEnough = minKnown === 'all' ? missing.length === 0 : known.length >= missing.length;
  return known.length > 0 && isEnough ? combine(known, missing) : null;
}

const asksToSay = /\b(?:say|said|tell|georgian|phrase|wish|ask)\b/u;

/** Minimum words of a phrase that is recognized in any context. */
const minPhraseWords = 3;
const maxRunWords = 8;
/** Words after these are ignored, to limit the run time of the loop over word runs. */
const maxWords = 80;
/** With more words that are not English, a question is not searched for Georgian in Latin letters. */
const maxForeignWords = 16;

const soundAsked = /\bpronounc|\bpronunciation|\bread aloud|\bsounds?\b/u;

/**
 * Answers Georgian in Latin letters within a question, such as 'he keeps saying marjvniv': the longest run of
 * words that are not English. Its pronunciation if that is asked, or its meaning; null if there is none.
 */
export function answerLatinGeorgian(knowledge: Knowledge, what: string, canOpen: CanOpenPage): Reply | null {
  const words = (what.match(/[a-z'-]+/gu) ?? []).slice(0, maxWords);
  const isForeign = (word: string) => word.length > 1 && !knowledge.words.has(word) && !isStopWord(word);
  if (words.filter(isForeign).length > maxForeignWords) return null;
  for (let size = Math.min(words.length, maxRunWords); size > 0; size--)
    for (let start = 0; start + size <= words.length; start++) {
      const run = words.slice(start, start + size);
      if (run.filter(isForeign).length * 2 <= size) continue;
      const text = run.join(' ');
      const meaning = translateFromGeorgian(knowledge, text, canOpen);
      if (meaning) return (soundAsked.test(what) ? explainSound(knowledge, text, canOpen) : null) ?? meaning;
    }
  return null;
}

/** The runs of words of a question, the longest first, each with the number of content words outside of it. */
function* runsOf(what: string) {
  const words = stemsOf(what).slice(0, maxWords);
  const content = contentWords(words.join(' '));
  const times = new Map(content.map((word) => [word, words.filter((one) => one === word).length]));
  for (let size = Math.min(words.length, maxRunWords); size > 0; size--)
    for (let start = 0; start + size <= words.length; start++) {
      const run = words.slice(start, start + size);
      // A word is also outside unless all its occurrences are in the run.
      const within = [...new Set(run)].filter(
        (word) => times.get(word) === run.filter((one) => one === word).length,
      );
      yield { size, run: run.join(' '), rest: content.length - within.length };
    }
}

/** Answers a whole phrase of the phrasebook among not more other content words; null if there is none. */
export function answerPhraseWithin(knowledge: Knowledge, what: string, canOpen: CanOpenPage): Reply | null {
  const minWords = asksToSay.test(what) ? 2 : minPhraseWords;
  for (const { size, run, rest } of runsOf(what)) {
    const phrase = size >= minWords && rest <= size ? translatePhrase(knowledge, run, canOpen) : null;
    if (phrase) return phrase;
  }
  return null;
}

/**
 * Translates the longest run of words of a question that the course has, if no content word is outside of it.
 * Null if there is none.
 */
export function answerLongestMatch(knowledge: Knowledge, what: string, canOpen: CanOpenPage): Reply | null {
  for (const { run, rest } of runsOf(what)) {
    const said =
      rest === 0 && contentWords(run).length > 0 ? translateToGeorgian(knowledge, run, canOpen) : null;
    if (said) return said;
  }
  return null;
}

/** Translates the numbers of a question; null if it has none. */
export function answerNumbersWithin(knowledge: Knowledge, what: string, canOpen: CanOpenPage): Reply | null {
  const said = (what.match(/\b\d+\b/gu) ?? []).flatMap(
    (digits) => translateToGeorgian(knowledge, digits, canOpen) ?? [],
  );
  return combine(said, []);
}
