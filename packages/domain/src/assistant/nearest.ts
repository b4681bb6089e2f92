/** Second thoughts on a question that nothing answers as it stands: slips of the keys, several things at once, more words than needed. */
import { isOneSlip } from '../search/fold.ts';
import { contentOf, isFiller, stemsOf } from './english.ts';
import type { Knowledge } from './knowledge.ts';
import { partsOf, wordingsOf } from './request.ts';
import { meaningOf } from './meaning.ts';
import { soundOf } from './sounds.ts';
import { type Opens, phraseSaid, saidIn } from './words.ts';
import { paragraphs, type Reply, sources } from './wording.ts';

/** Shorter words have too many neighbors for one slip to mean anything, in letters. */
const shortestForSlip = 5;

/** Of a longer word two letters may be missing, such as those of Wednesday in 'wensday'; only taught words are thought of. */
const shortestForTwo = 7;
const twoSlips = (word: string, bySense: Knowledge['bySense']): string | undefined =>
  [...bySense.keys()].find(
    (sense) =>
      sense[0] === word[0] &&
      sense.length > word.length &&
      /^[a-z]+$/u.test(sense) &&
      Array.from(sense, (_, place) => sense.slice(0, place) + sense.slice(place + 1)).some((one) =>
        isOneSlip(word, one),
      ),
  );

/** In a question with more words that nobody knows it is not the keys that slipped. */
const mostSlips = 8;

/** The question with each word that nobody knows as the known word that is one slip away; itself where there is none. */
export function corrected({ words, byForm, bySense }: Knowledge, asked: string): string {
  const isKnown = (word: string) =>
    words.has(word) || stemsOf(word).some((stem) => words.has(stem)) || isFiller(word);
  const meant = (word: string) => {
    let [best, often] = [word, 0];
    for (const [other, count] of words)
      if (count > often && other[0] === word[0] && isOneSlip(word, other)) [best, often] = [other, count];
    return best === word && word.length >= shortestForTwo ? (twoSlips(word, bySense) ?? word) : best;
  };
  const strange = [...new Set(asked.match(/[a-z]+/gu))].filter(
    (word) => word.length >= shortestForSlip && !isKnown(word) && !byForm.has(word),
  );
  const mended = new Map(strange.slice(0, mostSlips).map((word) => [word, meant(word)]));
  return asked.replace(/[a-z]+/gu, (word) => mended.get(word) ?? word);
}

/** Several answers as one; what is locked falls away where anything is open. */
function together(replies: readonly Reply[], lacking: readonly string[]): Reply | null {
  const answers = replies.filter(({ kind }) => kind === 'answer');
  if (answers.length === 0) return replies[0] ?? null;
  const pages = [...new Set(answers.flatMap((one) => one.pages))];
  const bare = answers.map(({ markdown, pages: its }) => markdown.replace(sources(its), '').trim());
  const gap = lacking.map((part) => `“${part}”`).join(' and ');
  return {
    kind: 'answer',
    markdown: paragraphs(...bare, gap === '' ? '' : `I do not find ${gap} in the course.`, sources(pages)),
    pages,
  };
}

/** Things that are asked for together, each by itself, in either script; null where fewer of them are known than `least` says. */
export function severally(
  knowledge: Knowledge,
  what: string,
  opens: Opens,
  least: 'all' | 'half',
): Reply | null {
  const parts = partsOf(what);
  const found = parts.map((part) => ({
    part,
    reply: wordingsOf(part).reduce<Reply | null>(
      (reply, wording) => reply ?? saidIn(knowledge, wording, opens) ?? meaningOf(knowledge, wording, opens),
      null,
    ),
  }));
  const known = found.flatMap(({ reply }) => reply ?? []);
  const lacking = found.flatMap(({ part, reply }) => (reply ? [] : part));
  const enough = least === 'all' ? lacking.length === 0 : known.length >= lacking.length;
  return known.length > 0 && enough ? together(known, lacking) : null;
}

const asksToSay = /\b(?:say|said|tell|georgian|phrase|wish|ask)\b/u;

/** So many words make a phrase that is meant, whatever stands around it. */
const tellingPhrase = 3;
const longestRun = 8;
/** What stands behind so many words is not looked through run by run: it would take too long. */
const mostWords = 80;
/** More words that are not English are no Georgian within a question. */
const mostForeign = 16;

const soundAsked = /\bpronounc|\bpronunciation|\bread aloud|\bsounds?\b/u;

/**
 * Georgian in Latin letters within a question, such as 'he keeps saying marjvniv': its longest run of words that nobody
 * takes for English. How it is read where that is asked, or what it means; null where there is none.
 */
export function latinGeorgian(knowledge: Knowledge, what: string, opens: Opens): Reply | null {
  const words = (what.match(/[a-z'-]+/gu) ?? []).slice(0, mostWords);
  const foreign = (word: string) => word.length > 1 && !knowledge.words.has(word) && !isFiller(word);
  if (words.filter(foreign).length > mostForeign) return null;
  for (let size = Math.min(words.length, longestRun); size > 0; size--)
    for (let start = 0; start + size <= words.length; start++) {
      const run = words.slice(start, start + size);
      if (run.filter(foreign).length * 2 <= size) continue;
      const text = run.join(' ');
      const meaning = meaningOf(knowledge, text, opens);
      if (meaning) return (soundAsked.test(what) ? soundOf(knowledge, text, opens) : null) ?? meaning;
    }
  return null;
}

/** The runs of words of a question, the longest first, each with how many other words carry it. */
function* runsOf(what: string) {
  const words = stemsOf(what).slice(0, mostWords);
  const content = contentOf(words.join(' '));
  const times = new Map(content.map((word) => [word, words.filter((one) => one === word).length]));
  for (let size = Math.min(words.length, longestRun); size > 0; size--)
    for (let start = 0; start + size <= words.length; start++) {
      const run = words.slice(start, start + size);
      // A word stands outside, too, unless each of its places is in the run.
      const within = [...new Set(run)].filter(
        (word) => times.get(word) === run.filter((one) => one === word).length,
      );
      yield { size, run: run.join(' '), rest: content.length - within.length };
    }
}

/** A whole phrase of the phrasebook among other words, where these are not more; null where there is none. */
export function phraseWithin(knowledge: Knowledge, what: string, opens: Opens): Reply | null {
  const shortest = asksToSay.test(what) ? 2 : tellingPhrase;
  for (const { size, run, rest } of runsOf(what)) {
    const phrase = size >= shortest && rest <= size ? phraseSaid(knowledge, run, opens) : null;
    if (phrase) return phrase;
  }
  return null;
}

/**
 * What a question has of the course's own English: its longest run of words that is said in Georgian, where nothing else
 * that carries a question is left. Null where there is none.
 */
export function longestKnown(knowledge: Knowledge, what: string, opens: Opens): Reply | null {
  for (const { run, rest } of runsOf(what)) {
    const said = rest === 0 && contentOf(run).length > 0 ? saidIn(knowledge, run, opens) : null;
    if (said) return said;
  }
  return null;
}

/** The numbers of a question, each said; null where it has none. */
export function numbersWithin(knowledge: Knowledge, what: string, opens: Opens): Reply | null {
  const said = (what.match(/\b\d+\b/gu) ?? []).flatMap((digits) => saidIn(knowledge, digits, opens) ?? []);
  return together(said, []);
}
