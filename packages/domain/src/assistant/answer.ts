/**
 * The assistant without a language model (decision D16): answers questions from course content alone. Depends
 * on the viewer: of a page that the viewer may not open it returns the title and nothing else.
 */
import { admission, type Viewer } from '../entitlement/entitlement.ts';
import { findEntries } from '../search/search.ts';
import { longestQuestion } from './conversation.ts';
import { contentOf, foldQuestion, senseKey } from './english.ts';
import type { CoursePage, Knowledge, Saying } from './knowledge.ts';
import { misspelt } from './meaning.ts';
import { corrected, latinGeorgian, longestKnown, numbersWithin, phraseWithin, severally } from './nearest.ts';
import { type Question, recognise } from './question.ts';
import { type GuideEntry, read } from './reading.ts';
import { clausesOf, plainRequest, quotedIn } from './request.ts';
import { explainedByTerms } from './topics.ts';
import type { Opens } from './words.ts';
import { link, paragraphs, phrase, type Reply } from './wording.ts';

const [maxSuggestions, maxQueryWords] = [3, 6];

/** The fallback for a question that the course does not answer: suggests content near to `words`. */
function unknown(knowledge: Knowledge, words: string, canOpen: Opens, near: readonly Saying[] = []): Reply {
  const query = words.split(' ').slice(0, maxQueryWords).join(' ');
  const hits = query === '' ? [] : findEntries(knowledge.index, query, { entitled: true });
  const shown = new Map(near.map((one) => [one.form, `${phrase(one)} (${link(one.page)})`]));
  const pages = new Set<CoursePage>(near.map(({ page }) => page));
  for (const { entry } of hits) {
    const place = Number(entry.id.slice(1));
    const item = entry.id.startsWith('s') ? knowledge.sayings[place] : knowledge.passages[place];
    if (!item || !canOpen(item.page) || shown.size >= maxSuggestions) continue;
    const [name, line] = 'form' in item ? [item.form, phrase(item)] : [item.title, item.title];
    if (name === '' || shown.has(name)) continue;
    shown.set(name, `${line} (${link(item.page)})`);
    pages.add(item.page);
  }
  return {
    kind: 'unknown',
    markdown: paragraphs(
      'I answer from Ena’s course alone, and I do not find this in it.',
      shown.size > 0
        ? paragraphs('Near to it is:', [...shown.values()].map((line) => `- ${line}`).join('\n'))
        : '',
      'You can ask me how something is said, what a Georgian word means, how a letter sounds, for the forms of a verb, or for words on a theme such as days, family or food.',
    ),
    pages: [...pages],
  };
}

/** The fallback by kind of question: suggests the word of a verb, or Georgian words one typo away, first. */
function createFallback(knowledge: Knowledge, question: Question, canOpen: Opens): Reply {
  switch (question.kind) {
    case 'conjugate': {
      const words = knowledge.bySense.get(senseKey(question.verb)) ?? [];
      const taught = words.filter(({ as, page }) => as === 'word' && canOpen(page));
      return unknown(knowledge, question.verb, canOpen, taught);
    }
    case 'mean':
      return unknown(knowledge, question.what, canOpen, misspelt(knowledge, question.what, canOpen));
    case 'difference':
      return unknown(knowledge, `${question.one} ${question.other}`, canOpen);
    case 'say':
      return unknown(knowledge, question.what, canOpen);
    case 'pronounce':
    case 'about':
      return unknown(knowledge, contentOf(question.what).join(' '), canOpen);
  }
}

/** Other languages, which the course does not teach. */
const languages =
  'armenian|azerbaijani|azeri|turkish|russian|ukrainian|svan|mingrelian|megrelian|megruli|laz|abkhaz|abkhazian|ossetian|chechen|persian|farsi|arabic|hebrew|greek|latin|french|german|spanish|italian|portuguese|polish|dutch|swedish|chinese|mandarin|japanese|korean|hindi';
const otherLanguage = new RegExp(
  String.raw`\b(?:in|into|to) (?:${languages})\b|\b(?:${languages}) (?:words?|phrases?|for|translation|cognates?|roots?)\b|\bproto-`,
  'u',
);

/** Answers a question from content that this viewer may open; `unknown` without an answer. Never throws. */
export function answerFrom(
  knowledge: Knowledge,
  guide: readonly GuideEntry[],
  input: string,
  viewer: Viewer,
): Reply {
  const canOpen: Opens = ({ gate }) => admission(gate, viewer) === 'open';
  const question = input.slice(0, longestQuestion);
  const [plain, whole] = [plainRequest(question), foldQuestion(question)];
  if (otherLanguage.test(whole)) return unknown(knowledge, '', canOpen);
  const answerText = (text: string) => read(knowledge, guide, text, canOpen);
  const classified = recognise(plain);
  const spelled = corrected(knowledge, plain);
  const answerSpelled = () => {
    const reply = spelled === plain ? null : answerText(spelled);
    return reply && { ...reply, markdown: paragraphs(`I read it as “${spelled}”.`, reply.markdown) };
  };
  const answerParts = (minKnown: 'all' | 'half') =>
    classified.kind === 'conjugate' ? null : severally(knowledge, subjectOf(classified), canOpen, minKnown);
  return (
    answerText(plain) ??
    (plain === whole ? null : answerText(whole)) ??
    answerParts('all') ??
    answerSpelled() ??
    (classified.kind === 'conjugate' ? null : latinGeorgian(knowledge, plain, canOpen)) ??
    (classified.kind === 'about' ? null : answerParts('half')) ??
    answerFirstClause(question, (clause) => answerText(plainRequest(clause))) ??
    // A verb without a table has no answer of another kind.
    (classified.kind === 'conjugate'
      ? null
      : answerIgnoringWords(knowledge, classified, [plain, spelled], canOpen)) ??
    answerFirstClause(question, (part) => {
      const clause = plainRequest(part);
      const its = recognise(clause);
      return its.kind === 'conjugate' ? null : answerIgnoringWords(knowledge, its, [clause, clause], canOpen);
    }) ??
    createFallback(knowledge, classified, canOpen)
  );
}

/** What a question is about. */
const subjectOf = (question: Exclude<Question, { kind: 'conjugate' }>): string =>
  question.kind === 'difference' ? `${question.one}, ${question.other}` : question.what;

/** The first answer to a clause of a question, or to text that it quotes; null if there is none. */
function answerFirstClause(question: string, answerClause: (clause: string) => Reply | null): Reply | null {
  const quoted = quotedIn(question);
  const clauses = clausesOf(question);
  // Clauses first: a quote is the subject only if no other clause has an answer.
  for (const clause of [...(clauses.length > 0 ? clauses : []), ...quoted]) {
    const reply = answerClause(clause);
    if (reply) return reply;
  }
  return null;
}

/** Answers phrases, parts, numbers or terms within a question and ignores other words; null without any. */
function answerIgnoringWords(
  knowledge: Knowledge,
  question: Exclude<Question, { kind: 'conjugate' }>,
  [plain, spelled]: readonly [string, string],
  canOpen: Opens,
): Reply | null {
  const subject = subjectOf(question);
  return (
    phraseWithin(knowledge, spelled, canOpen) ??
    severally(knowledge, subject, canOpen, 'half') ??
    severally(knowledge, corrected(knowledge, subject), canOpen, 'half') ??
    longestKnown(knowledge, spelled, canOpen) ??
    (/\bsay|\bnumber/u.test(spelled) ? numbersWithin(knowledge, spelled, canOpen) : null) ??
    explainedByTerms(knowledge, spelled, canOpen) ??
    (spelled === plain
      ? null
      : (phraseWithin(knowledge, plain, canOpen) ?? longestKnown(knowledge, plain, canOpen)))
  );
}
