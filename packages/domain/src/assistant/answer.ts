/**
 * The assistant that answers from the course alone (decision D16): a question in, what the course says out. It
 * knows who asks: of what a learner may not open it names the page and nothing else.
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

const [mostNear, mostLookedFor] = [3, 6];

/** What lies near to `words`, for a question that the course does not answer. */
function unknown(knowledge: Knowledge, words: string, opens: Opens, near: readonly Saying[] = []): Reply {
  const few = words.split(' ').slice(0, mostLookedFor).join(' ');
  const hits = few === '' ? [] : findEntries(knowledge.index, few, { entitled: true });
  const shown = new Map(near.map((one) => [one.form, `${phrase(one)} (${link(one.page)})`]));
  const pages = new Set<CoursePage>(near.map(({ page }) => page));
  for (const { entry } of hits) {
    const place = Number(entry.id.slice(1));
    const item = entry.id.startsWith('s') ? knowledge.sayings[place] : knowledge.passages[place];
    if (!item || !opens(item.page) || shown.size >= mostNear) continue;
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

/** The same, by what was asked for: a verb's own word, or Georgian that is one slip away, comes first. */
function notKnown(knowledge: Knowledge, question: Question, opens: Opens): Reply {
  switch (question.kind) {
    case 'conjugate': {
      const words = knowledge.bySense.get(senseKey(question.verb)) ?? [];
      const taught = words.filter(({ as, page }) => as === 'word' && opens(page));
      return unknown(knowledge, question.verb, opens, taught);
    }
    case 'mean':
      return unknown(knowledge, question.what, opens, misspelt(knowledge, question.what, opens));
    case 'difference':
      return unknown(knowledge, `${question.one} ${question.other}`, opens);
    case 'say':
      return unknown(knowledge, question.what, opens);
    case 'pronounce':
    case 'about':
      return unknown(knowledge, contentOf(question.what).join(' '), opens);
  }
}

/** Words of other languages, which the course does not teach. */
const languages =
  'armenian|azerbaijani|azeri|turkish|russian|ukrainian|svan|mingrelian|megrelian|megruli|laz|abkhaz|abkhazian|ossetian|chechen|persian|farsi|arabic|hebrew|greek|latin|french|german|spanish|italian|portuguese|polish|dutch|swedish|chinese|mandarin|japanese|korean|hindi';
const otherLanguage = new RegExp(
  String.raw`\b(?:in|into|to) (?:${languages})\b|\b(?:${languages}) (?:words?|phrases?|for|translation|cognates?|roots?)\b|\bproto-`,
  'u',
);

/** Answers a question from what the course teaches, as this viewer may see it. Never fails; `unknown` says so. */
export function answerFrom(
  knowledge: Knowledge,
  guide: readonly GuideEntry[],
  asked: string,
  viewer: Viewer,
): Reply {
  const opens: Opens = ({ gate }) => admission(gate, viewer) === 'open';
  const question = asked.slice(0, longestQuestion);
  const [plain, whole] = [plainRequest(question), foldQuestion(question)];
  if (otherLanguage.test(whole)) return unknown(knowledge, '', opens);
  const reading = (text: string) => read(knowledge, guide, text, opens);
  const recognised = recognise(plain);
  const typed = corrected(knowledge, plain);
  const mended = () => {
    const reply = typed === plain ? null : reading(typed);
    return reply && { ...reply, markdown: paragraphs(`I read it as “${typed}”.`, reply.markdown) };
  };
  const several = (least: 'all' | 'half') =>
    recognised.kind === 'conjugate' ? null : severally(knowledge, subjectOf(recognised), opens, least);
  return (
    reading(plain) ??
    (plain === whole ? null : reading(whole)) ??
    several('all') ??
    mended() ??
    (recognised.kind === 'conjugate' ? null : latinGeorgian(knowledge, plain, opens)) ??
    (recognised.kind === 'about' ? null : several('half')) ??
    inItsParts(question, (part) => reading(plainRequest(part))) ??
    // A verb without a table is not to be taken for something else.
    (recognised.kind === 'conjugate' ? null : withMoreWords(knowledge, recognised, [plain, typed], opens)) ??
    inItsParts(question, (part) => {
      const clause = plainRequest(part);
      const kind = recognise(clause);
      return kind.kind === 'conjugate' ? null : withMoreWords(knowledge, kind, [clause, clause], opens);
    }) ??
    notKnown(knowledge, recognised, opens)
  );
}

/** What is asked for in it. */
const subjectOf = (question: Exclude<Question, { kind: 'conjugate' }>): string =>
  question.kind === 'difference' ? `${question.one}, ${question.other}` : question.what;

/** The first answer to something quoted in a question, or to one of its clauses; null where there is none. */
function inItsParts(question: string, look: (part: string) => Reply | null): Reply | null {
  const quoted = quotedIn(question);
  const clauses = clausesOf(question);
  // What is quoted is what is asked for, unless the question goes on after it.
  for (const part of [...(clauses.length > 0 ? clauses : []), ...quoted]) {
    const reply = look(part);
    if (reply) return reply;
  }
  return null;
}

/** Things asked for together, and what a question has among words that say nothing of it; null where it has nothing. */
function withMoreWords(
  knowledge: Knowledge,
  question: Exclude<Question, { kind: 'conjugate' }>,
  [plain, typed]: readonly [string, string],
  opens: Opens,
): Reply | null {
  const subject = subjectOf(question);
  return (
    phraseWithin(knowledge, typed, opens) ??
    severally(knowledge, subject, opens, 'half') ??
    severally(knowledge, corrected(knowledge, subject), opens, 'half') ??
    longestKnown(knowledge, typed, opens) ??
    (/\bsay|\bnumber/u.test(typed) ? numbersWithin(knowledge, typed, opens) : null) ??
    explainedByTerms(knowledge, typed, opens) ??
    (typed === plain
      ? null
      : (phraseWithin(knowledge, plain, opens) ?? longestKnown(knowledge, plain, opens)))
  );
}
