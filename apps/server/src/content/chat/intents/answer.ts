/**
 * The assistant without a language model: a few intents on the lexicons of `@ena/grammar` and on the course; any other
 * question is searched for. Of what the viewer may not open it names the page and nothing else; forms are public.
 */
import { type GuideEntry, guide } from '@ena/course/guide';
import type { Viewer } from '@ena/domain/entitlement/entitlement';
import { isOneTypoApart, wordsOf } from '@ena/domain/search/fold';
import { compose } from './compose.ts';
import { type Dictionary, textsOfSense } from './dictionary.ts';
import { contentWords, normalizeQuestion, senseKey, simplifyRequest } from './english.ts';
import { georgianRun, intents, sayings, subjectOf } from './intents.ts';
import { mean, say, showTexts } from './lookup.ts';
import { answer, entry, link, paragraphs, type Reply } from './reply.ts';
import { findFitting, search, searchCourse, stem } from './search.ts';

const unknown: Reply = {
  kind: 'unknown',
  markdown:
    'I do not know this: I answer from Ena’s course and its grammar only. Ask me how something is said, what a Georgian word means, for the forms of a noun or a verb, or for a letter or a number.',
};

const wholeQuestions = new Map(
  guide.flatMap((one) => one.asked?.map((question) => [normalizeQuestion(question), one] as const) ?? []),
);
const toReply = (found: GuideEntry | undefined): Reply | null =>
  found ? { kind: 'guide', markdown: found.text } : null;

/** What the guide says to a question that has all words of a set. */
function aboutEna(text: string): Reply | null {
  const words = new Set(wordsOf(text).map(stem));
  const hasAll = (set: string) => set.split(' ').every((word) => words.has(stem(word)));
  return toReply(guide.find(({ about = [] }) => about.some(hasAll)));
}

const otherLanguage =
  /\b(?:in|into|to) (?:armenian|azeri|turkish|russian|ukrainian|svan|mingrelian|megrelian|laz|abkhaz|ossetian|persian|arabic|hebrew|greek|latin|french|german|spanish|italian|polish|chinese|japanese)\b|\b(?:svan|mingrelian|megrelian|armenian|russian) (?:word|phrase)/u;
const asksForList = /\b(?:words|vocabulary|phrases|list)\b|\bteach me\b|^what are the /u;
/** Beginnings of what people want to say, unlike those of questions about Georgian. */
const isSentence =
  /^(?:(?:what|where|when|who|why|how|which) )?(?:(?:\w+ )?(?:is|are|was|were|do|does|did|will|can) )?(?:i|me|you|he|she|it|we|they|my|your|his|her|our|their|this|that|if) /u;
const maxWords = 3;

function answerWhole(dictionary: Dictionary, asked: string, viewer: Viewer): Reply {
  const whole = normalizeQuestion(asked);
  const text = simplifyRequest(asked);
  if (otherLanguage.test(whole)) return unknown;
  const small = toReply(wholeQuestions.get(whole) ?? wholeQuestions.get(text));
  if (small) return small;
  const phrases = [whole, text]
    .flatMap((one) => textsOfSense(dictionary, one))
    .filter(({ as }) => as === 'phrase');
  if (text.includes(' ') && phrases.length > 0) return showTexts(phrases, viewer) ?? unknown;
  for (const { patterns, reply } of intents) {
    const what = subjectOf(patterns, text);
    const found = what === null ? null : reply(dictionary, what, text, viewer);
    if (found) return found;
  }
  const georgian = (whole.match(georgianRun) ?? []).map((one) => mean(dictionary, one, viewer) ?? unknown);
  const [first] = georgian;
  if (first) {
    const others = contentWords(whole.replace(georgianRun, ' ')).flatMap((word) => {
      const said = say(dictionary, word, viewer);
      return said?.kind === 'answer' ? said.markdown : [];
    });
    const parts = [...georgian.map(({ markdown }) => markdown), ...others];
    if (others.length > 0) return answer('Part by part:', ...parts);
    return parts.length === 1 ? first : answer(...parts);
  }
  const words = asksForList.test(whole) ? search(dictionary, text, viewer) : null;
  if (words) return words;
  const bare = text.replace(/^what (?:is|are) (?:(?:the|an?) )?(?!(?:my|your|his|her|our|their) )/u, '');
  const saying = subjectOf(sayings, text) ?? (/\b(?:in|to) georgian\b/u.test(whole) ? bare : null);
  if (saying !== null)
    return (
      say(dictionary, saying, viewer) ??
      mean(dictionary, saying, viewer) ??
      findFitting(dictionary, saying, viewer) ??
      unknown
    );
  const isListed = textsOfSense(dictionary, bare).length > 0 || dictionary.fixed.has(senseKey(bare));
  const listed = isListed ? say(dictionary, bare, viewer) : null;
  const known =
    (listed?.kind === 'answer' ? listed : null) ??
    compose(dictionary, text) ??
    aboutEna(text) ??
    (wordsOf(bare).length <= maxWords ? say(dictionary, bare, viewer) : null) ??
    mean(dictionary, bare, viewer);
  if (known) return known;
  const found = isSentence.test(text) ? null : search(dictionary, text, viewer);
  const isTopic = found?.kind === 'answer' || wordsOf(bare).length <= maxWords;
  return (
    (isTopic ? found : null) ??
    findFitting(dictionary, text, viewer) ??
    found ??
    search(dictionary, text, viewer) ??
    unknown
  );
}

/** The text with each unknown English word replaced by a known one that is one typo away. */
function correctSpelling({ bySense, nouns, verbs }: Dictionary, text: string): string {
  const senses = [...bySense.keys(), ...nouns.keys(), ...verbs.keys()];
  const known = new Set(senses.flatMap((sense) => sense.split(' ')));
  return text.replace(/[a-z]{4,}/gu, (word) =>
    contentWords(word).length === 0 || known.has(word) || known.has(stem(word))
      ? word
      : ([...known].find((other) => other[0] === word[0] && isOneTypoApart(word, other)) ?? word),
  );
}

const maxRequests = 4;
/** The sentences of a longer question that ask for something. */
const requestsIn = (asked: string): string[] =>
  asked
    .split(/[.?!;:…]+\s+|\s[-–—]+\s|\n/u)
    .filter((sentence) => {
      const text = simplifyRequest(sentence);
      const isRequest = [...intents.map(({ patterns }) => patterns), sayings].some(
        (patterns) => subjectOf(patterns, text) !== null,
      );
      return isRequest && sentence !== asked;
    })
    .slice(0, maxRequests);

/** Answers a question for a viewer: as a whole, else without a typo, else a sentence of it, which the answer names. */
export function answerQuestion(dictionary: Dictionary, asked: string, viewer: Viewer): Reply {
  const reply = answerWhole(dictionary, asked, viewer);
  const text = normalizeQuestion(asked);
  if (reply.kind !== 'unknown' || otherLanguage.test(text)) return reply;
  const corrected = correctSpelling(dictionary, text);
  for (const part of [...(corrected === text ? [] : [corrected]), ...requestsIn(asked)]) {
    const found = answerWhole(dictionary, part, viewer);
    if (found.kind !== 'unknown')
      return { ...found, markdown: paragraphs(`For “${part.trim()}”:`, found.markdown) };
  }
  return reply;
}

const [maxEvidenceWords, maxEvidenceSections] = [12, 3];
/** What a language model gets: the answer, and what the search finds, with pages; nothing that the viewer may not open. */
export function findEvidence(dictionary: Dictionary, question: string, viewer: Viewer): string[] {
  const { kind, markdown } = answerQuestion(dictionary, question, viewer);
  const { words, sections } = searchCourse(dictionary, question, viewer);
  return [
    ...(kind === 'unknown' ? [] : [markdown]),
    ...words
      .slice(0, maxEvidenceWords)
      .map(({ form, gloss, page }) => `${entry(form, gloss)} (${link(page)})`),
    ...sections.slice(0, maxEvidenceSections).map((one) => `${one.markdown}\n\n(${link(one.page)})`),
  ];
}
