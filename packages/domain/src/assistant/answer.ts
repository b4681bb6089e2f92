/**
 * The assistant that answers from the course alone (decision D16): a question in, what the course says out. It
 * knows who asks: of what a learner may not open it names the page and nothing else.
 */
import { admission, type Viewer } from '../entitlement/entitlement.ts';
import { hasGeorgian } from '../georgian/letters.ts';
import { findEntries } from '../search/search.ts';
import { longestQuestion } from './conversation.ts';
import { contentOf, senseKey, stemsOf } from './english.ts';
import type { CoursePage, Knowledge, Saying } from './knowledge.ts';
import { recognise } from './question.ts';
import { conjugationOf, explained, isTheme, saidInPassage, tableNamed, themeOf } from './topics.ts';
import { differenceOf, meaningOf, misspelt, type Opens, saidIn, soundOf } from './words.ts';
import { link, paragraphs, phrase, type Reply } from './wording.ts';

/** Something about Ena itself: how it is used, and what people say to begin and to end. */
export interface GuideEntry {
  readonly id: string;
  /** Words of which all of one set stand in the question, such as 'cancel subscription'. */
  readonly asks?: readonly string[];
  /** Questions that are asked in these words alone, such as 'thanks'. */
  readonly whole?: readonly string[];
  readonly text: string;
}

function guided(guide: readonly GuideEntry[], asked: string): Reply | null {
  const words = stemsOf(asked);
  const whole = words.join(' ');
  const found =
    guide.find((one) => one.whole?.some((text) => stemsOf(text).join(' ') === whole)) ??
    guide.find((one) => one.asks?.some((set) => stemsOf(set).every((word) => words.includes(word))));
  return found ? { kind: 'guide', markdown: found.text, pages: [] } : null;
}

const mostNear = 3;

/** What lies near to `words`, for a question that the course does not answer. */
function unknown(knowledge: Knowledge, words: string, opens: Opens, near: readonly Saying[] = []): Reply {
  const hits = words === '' ? [] : findEntries(knowledge.index, words, { entitled: true });
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

/** Asks for Georgian words, and neither how Ena is used nor for grammar. */
const asksForWords = /\b(?:say|georgian|translat\w*|words?|phrases?|vocabulary)\b/iu;
/** 'family' asks for one word; 'words for family', 'colors' and 'family members' may name a theme. */
const asksForSeveral = (asked: string, what: string): boolean =>
  /\b(?:words|phrases|vocabulary)\b/iu.test(asked) || what.includes(' ') || stemsOf(what)[0] !== what;
/** Verbs in general, or another part of speech. */
const anyVerb = /^(?:the |a |georgian )*(?:verb|noun|pronoun|adjective)s?$/u;

/** Answers a question from what the course teaches, as this viewer may see it. Never fails; `unknown` says so. */
export function answerFrom(
  knowledge: Knowledge,
  guide: readonly GuideEntry[],
  asked: string,
  viewer: Viewer,
): Reply {
  const opens: Opens = ({ gate }) => admission(gate, viewer) === 'open';
  const question = recognise(asked.slice(0, longestQuestion));
  // A word or two by themselves are looked up, unless a theme is called so.
  const bare = (what: string): Reply | null =>
    what.split(' ').length > 3 || isTheme(knowledge, what)
      ? null
      : (saidIn(knowledge, what, opens) ?? meaningOf(knowledge, what, opens));
  const about = (what: string): Reply | null =>
    guided(guide, asked) ??
    bare(what) ??
    themeOf(knowledge, what, opens) ??
    tableNamed(knowledge, what, opens) ??
    explained(knowledge, what, opens);

  // A word that a text happens to have is not how it is said: only where the text says so.
  const worded = (what: string): Reply | null =>
    bare(what) ??
    (asksForSeveral(asked, what)
      ? (themeOf(knowledge, what, opens) ?? tableNamed(knowledge, what, opens))
      : null) ??
    saidInPassage(knowledge, what, opens);

  switch (question.kind) {
    case 'say': {
      const { what } = question;
      return (
        saidIn(knowledge, what, opens) ??
        (asksForWords.test(asked) ? worded(what) : about(what)) ??
        unknown(knowledge, what, opens)
      );
    }
    case 'mean': {
      const found = meaningOf(knowledge, question.what, opens);
      if (found) return found;
      if (hasGeorgian(question.what) && [...question.what].length === 1) {
        const letter = soundOf(knowledge, question.what, opens);
        if (letter) return letter;
      }
      const near = misspelt(knowledge, question.what, opens);
      return about(question.what) ?? unknown(knowledge, question.what, opens, near);
    }
    case 'conjugate': {
      const { verb, tense } = question;
      const words = knowledge.bySense.get(senseKey(verb)) ?? [];
      return (
        conjugationOf(knowledge, verb, tense, opens) ??
        (anyVerb.test(verb) ? about(asked) : null) ??
        unknown(
          knowledge,
          verb,
          opens,
          words.filter(({ as, page }) => as === 'word' && opens(page)),
        )
      );
    }
    case 'pronounce':
      return (
        soundOf(knowledge, question.what, opens) ??
        about(asked) ??
        unknown(knowledge, contentOf(question.what).join(' '), opens)
      );
    case 'difference':
      return (
        differenceOf(knowledge, question.one, question.other, opens) ??
        explained(knowledge, `${question.one} ${question.other}`, opens) ??
        unknown(knowledge, `${question.one} ${question.other}`, opens)
      );
    case 'about':
      return about(question.what) ?? unknown(knowledge, contentOf(question.what).join(' '), opens);
  }
}
