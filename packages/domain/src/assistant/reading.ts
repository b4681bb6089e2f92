/** One reading of a question: what the course says to it as it is worded. */
import { hasGeorgian } from '../georgian/letters.ts';
import { stemsOf } from './english.ts';
import type { Knowledge } from './knowledge.ts';
import { meaningOf } from './meaning.ts';
import { patterned, patternFor } from './patterns.ts';
import { recognise } from './question.ts';
import { wordingsOf } from './request.ts';
import { differenceOf, soundOf } from './sounds.ts';
import { conjugationOf, explained, isTheme, saidInPassage, tableNamed, themeOf } from './topics.ts';
import { type Opens, phraseSaid, saidIn } from './words.ts';
import type { Reply } from './wording.ts';

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

/** Asks for Georgian words, and neither how Ena is used nor for grammar. */
const asksForWords = /\b(?:say|georgian|translat\w*|words?|phrases?|vocabulary)\b/iu;
/** 'family' asks for one word; 'words for family', 'colors' and 'family members' may name a theme. */
const asksForSeveral = (asked: string, what: string): boolean =>
  /\b(?:words|phrases|vocabulary)\b/iu.test(asked) || what.includes(' ') || stemsOf(what)[0] !== what;
/** How a request begins that names what one wants to do with words: 'how do I introduce myself'. */
const request =
  /^(?:how (?:do|can|could|would|should) (?:i|you|we|one)|how to|(?:can|could) you teach me(?: how)? to) /u;

/** What `look` finds first among wordings. */
const firstOf = (wordings: readonly string[], look: (wording: string) => Reply | null): Reply | null =>
  wordings.reduce<Reply | null>((found, wording) => found ?? look(wording), null);

const pointing = /^(?:that|it|this|so|them|him|her)$/u;
const longestWithPointing = 5;

/** Verbs in general, or another part of speech. */
const anyVerb = /^(?:the |a |georgian )*(?:verb|noun|pronoun|adjective)s?$/u;

/** What the course says to one wording of a question; null where it says nothing. */
export function read(
  knowledge: Knowledge,
  guide: readonly GuideEntry[],
  asked: string,
  opens: Opens,
): Reply | null {
  const question = recognise(asked);
  // A word or two by themselves are looked up, unless a theme is called so.
  const bare = (what: string): Reply | null =>
    what.split(' ').length > 3 || isTheme(knowledge, what)
      ? null
      : (saidIn(knowledge, what, opens) ?? meaningOf(knowledge, what, opens));
  /** A whole phrase, or one made of a pattern and a word. */
  const phrased = (what: string): Reply | null =>
    firstOf(wordingsOf(what.replace(request, '')), (one) => phraseSaid(knowledge, one, opens)) ??
    firstOf(wordingsOf(what), (one) => patterned(knowledge, one, opens));
  const about = (what: string): Reply | null =>
    guided(guide, asked) ??
    bare(what) ??
    phrased(what) ??
    themeOf(knowledge, what, opens) ??
    tableNamed(knowledge, what, opens) ??
    explained(knowledge, what, opens) ??
    bare(what.replace(/^(?:what|who) (?:is|are|was) (?:(?:a|an|the) )?/u, ''));

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
      // 'How do I say that' behind something else: that is not the word that is asked for.
      if (pointing.test(what) && asked.split(' ').length > longestWithPointing) return null;
      return (
        // 'Words for clothes' are more than that word.
        (/\b(?:words|vocabulary)\b/iu.test(asked) ? themeOf(knowledge, what, opens) : null) ??
        firstOf(wordingsOf(what), (one) => saidIn(knowledge, one, opens)) ??
        phrased(what) ??
        (asksForWords.test(asked) ? worded(what) : about(what)) ??
        firstOf(wordingsOf(what), (one) => patternFor(knowledge, one))
      );
    }
    case 'mean': {
      const { what } = question;
      if (pointing.test(what)) return null;
      const isLetter = hasGeorgian(what) && [...what].length === 1;
      return (
        meaningOf(knowledge, what, opens) ??
        (isLetter ? soundOf(knowledge, what, opens) : null) ??
        about(what)
      );
    }
    case 'conjugate':
      return (
        conjugationOf(knowledge, question.verb, question.tense, opens) ??
        (anyVerb.test(question.verb) ? about(asked) : null)
      );
    case 'pronounce':
      return soundOf(knowledge, question.what, opens) ?? about(asked);
    case 'difference':
      return (
        differenceOf(knowledge, question.one, question.other, opens) ??
        explained(knowledge, `${question.one} ${question.other}`, opens)
      );
    case 'about':
      return about(question.what);
  }
}
