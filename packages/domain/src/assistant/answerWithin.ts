/** Answers from a part of a question: several words, Georgian in Latin letters, a phrase or a grammar term. */
import { explainByTerms } from './courseSearch.ts';
import { contentWords, isStopWord, stemsOf } from './english.ts';
import { type CanOpenPage, translatePhrase, translateToGeorgian } from './englishToGeorgian.ts';
import { translateFromGeorgian } from './georgianToEnglish.ts';
import type { Knowledge } from './model.ts';
import { classifyQuestion } from './question.ts';
import { firstReply, joinReplies, type Reply } from './render.ts';
import { splitParts, wordingVariants } from './request.ts';

/** Answers several things asked for together, in either script; null if fewer than half are known. */
export function answerMultiple(knowledge: Knowledge, what: string, canOpen: CanOpenPage): Reply | null {
  const parts = splitParts(what);
  const found = parts.map((part) => ({
    part,
    reply: firstReply(
      wordingVariants(part),
      (wording) =>
        translateToGeorgian(knowledge, wording, canOpen) ??
        translateFromGeorgian(knowledge, wording, canOpen),
    ),
  }));
  const known = found.flatMap(({ reply }) => reply ?? []);
  const missing = found.flatMap(({ part, reply }) => (reply ? [] : part));
  const gap = missing.map((part) => `“${part}”`).join(' or ');
  return known.length >= missing.length
    ? joinReplies(known, gap === '' ? '' : `The course does not have ${gap}.`)
    : null;
}

const maxRunWords = 8;
/** Words after these are ignored, to limit the run time of the loops over word runs. */
const maxWords = 80;

/** The runs of successive words, the longest first. */
function* runsOf(words: readonly string[]) {
  for (let size = Math.min(words.length, maxRunWords); size > 0; size--)
    for (let start = 0; start + size <= words.length; start++) yield words.slice(start, start + size);
}

/** With more words that are not English, a question is not searched for Georgian in Latin letters. */
const maxForeignWords = 16;

/**
 * Translates Georgian in Latin letters within a question, such as 'he keeps saying marjvniv': the longest run of
 * words that are not English. Null if there is none.
 */
export function answerLatinGeorgian(knowledge: Knowledge, what: string, canOpen: CanOpenPage): Reply | null {
  const words = (what.match(/[a-z'-]+/gu) ?? []).slice(0, maxWords);
  const isForeign = (word: string) => word.length > 1 && !knowledge.words.has(word) && !isStopWord(word);
  if (words.filter(isForeign).length > maxForeignWords) return null;
  for (const run of runsOf(words)) {
    if (run.filter(isForeign).length * 2 <= run.length) continue;
    const meaning = translateFromGeorgian(knowledge, run.join(' '), canOpen);
    if (meaning) return meaning;
  }
  return null;
}

const asksToSay = /\b(?:say|said|tell|georgian|phrase|wish|ask)\b/u;
/** Minimum words of a phrase that is recognized in any context. */
const minPhraseWords = 3;

/**
 * Translates the longest phrase of the phrasebook among not more other content words, or without one the longest
 * run of words that the course has, if no content word is outside of it. Null if there is none.
 */
function translateWithin(knowledge: Knowledge, text: string, canOpen: CanOpenPage): Reply | null {
  const words = stemsOf(text).slice(0, maxWords);
  const content = contentWords(words.join(' '));
  const times = (word: string, run: readonly string[]) => run.filter((one) => one === word).length;
  // A word is also outside unless all its occurrences are in the run.
  const outside = (run: readonly string[]) =>
    content.filter((word) => times(word, run) < times(word, words)).length;
  const minWords = asksToSay.test(text) ? 2 : minPhraseWords;
  const runs = [...runsOf(words)];
  const phrases = runs.filter((run) => run.length >= minWords && outside(run) <= run.length);
  const wholes = runs.filter((run) => outside(run) === 0 && contentWords(run.join(' ')).length > 0);
  return (
    firstReply(
      phrases.map((run) => run.join(' ')),
      (run) => translatePhrase(knowledge, run, canOpen),
    ) ??
    firstReply(
      wholes.map((run) => run.join(' ')),
      (run) => translateToGeorgian(knowledge, run, canOpen),
    )
  );
}

/** Answers a phrase, several words, a number or a grammar term within a question; null without any. */
export function answerWithin(knowledge: Knowledge, text: string, canOpen: CanOpenPage): Reply | null {
  const { kind, what } = classifyQuestion(text);
  if (kind === 'conjugate') return null;
  const numbers = /\bsay|\bnumber/u.test(text) ? (text.match(/\b\d+\b/gu) ?? []) : [];
  return (
    translateWithin(knowledge, text, canOpen) ??
    answerMultiple(knowledge, what, canOpen) ??
    firstReply(numbers, (number) => translateToGeorgian(knowledge, number, canOpen)) ??
    explainByTerms(knowledge, text, canOpen)
  );
}
