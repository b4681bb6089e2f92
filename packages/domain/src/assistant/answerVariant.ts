/** Answers one variant of a question, as it is worded. */
import { hasGeorgian } from '../georgian/letters.ts';
import { stemsOf } from './english.ts';
import type { Knowledge } from './model.ts';
import { translateFromGeorgian } from './georgianToEnglish.ts';
import { answerFromPattern, suggestPattern } from './patterns.ts';
import { classifyQuestion } from './question.ts';
import { wordingVariants } from './request.ts';
import { explainDifference, explainSound } from './sounds.ts';
import {
  answerConjugation,
  explainTopic,
  isTheme,
  answerFromPassage,
  answerTable,
  answerTheme,
} from './topics.ts';
import { type CanOpenPage, translatePhrase, translateToGeorgian } from './englishToGeorgian.ts';
import type { Reply } from './render.ts';

/** An answer about Ena itself or to small talk: how Ena is used, greetings, thanks. */
export interface GuideEntry {
  readonly id: string;
  /** Sets of words; matches if the question contains all words of one set, such as 'cancel subscription'. */
  readonly keywordSets?: readonly string[];
  /** Matches if this is the whole question, such as 'thanks'. */
  readonly exactQuestions?: readonly string[];
  readonly text: string;
}

function answerFromGuide(guide: readonly GuideEntry[], text: string): Reply | null {
  const words = stemsOf(text);
  const whole = words.join(' ');
  const found =
    guide.find((one) => one.exactQuestions?.some((question) => stemsOf(question).join(' ') === whole)) ??
    guide.find((one) => one.keywordSets?.some((set) => stemsOf(set).every((word) => words.includes(word))));
  return found ? { kind: 'guide', markdown: found.text, pages: [] } : null;
}

/** Asks for Georgian words, not for the use of Ena or for grammar. */
const asksForWords = /\b(?:say|georgian|translat\w*|words?|phrases?|vocabulary)\b/iu;
/** 'family' asks for one word; 'words for family', 'colors' and 'family members' may name a theme. */
const asksForSeveral = (text: string, what: string): boolean =>
  /\b(?:words|phrases|vocabulary)\b/iu.test(text) || what.includes(' ') || stemsOf(what)[0] !== what;
/** Prefix of a request that names an intention: 'how do I introduce myself'. */
const requestPrefix =
  /^(?:how (?:do|can|could|would|should) (?:i|you|we|one)|how to|(?:can|could) you teach me(?: how)? to) /u;

/** The first reply that `answer` returns for one of the wordings. */
const firstReply = (wordings: readonly string[], answer: (wording: string) => Reply | null): Reply | null =>
  wordings.reduce<Reply | null>((reply, wording) => reply ?? answer(wording), null);

const pronoun = /^(?:that|it|this|so|them|him|her)$/u;
const maxWordsWithPronoun = 5;

/** Verbs in general, or another part of speech. */
const anyVerb = /^(?:the |a |georgian )*(?:verb|noun|pronoun|adjective)s?$/u;

/** Answers one wording of a question from the course; null if it has no answer. */
export function answerVariant(
  knowledge: Knowledge,
  guide: readonly GuideEntry[],
  text: string,
  canOpen: CanOpenPage,
): Reply | null {
  const question = classifyQuestion(text);
  // One to three words are looked up in the dictionary, unless a theme has this name.
  const lookUpWord = (what: string): Reply | null =>
    what.split(' ').length > 3 || isTheme(knowledge, what)
      ? null
      : (translateToGeorgian(knowledge, what, canOpen) ?? translateFromGeorgian(knowledge, what, canOpen));
  /** A whole phrase, or a sentence built from a pattern and a word. */
  const lookUpPhrase = (what: string): Reply | null =>
    firstReply(wordingVariants(what.replace(requestPrefix, '')), (one) =>
      translatePhrase(knowledge, one, canOpen),
    ) ?? firstReply(wordingVariants(what), (one) => answerFromPattern(knowledge, one, canOpen));
  const about = (what: string): Reply | null =>
    answerFromGuide(guide, text) ??
    lookUpWord(what) ??
    lookUpPhrase(what) ??
    answerTheme(knowledge, what, canOpen) ??
    answerTable(knowledge, what, canOpen) ??
    explainTopic(knowledge, what, canOpen) ??
    lookUpWord(what.replace(/^(?:what|who) (?:is|are|was) (?:(?:a|an|the) )?/u, ''));

  // A passage is an answer only if it explains how the word is said, not if it merely contains the word.
  const lookUpWords = (what: string): Reply | null =>
    lookUpWord(what) ??
    (asksForSeveral(text, what)
      ? (answerTheme(knowledge, what, canOpen) ?? answerTable(knowledge, what, canOpen))
      : null) ??
    answerFromPassage(knowledge, what, canOpen);

  switch (question.kind) {
    case 'say': {
      const { what } = question;
      // 'How do I say that' after a sentence: 'that' is not the word to translate.
      if (pronoun.test(what) && text.split(' ').length > maxWordsWithPronoun) return null;
      return (
        // 'Words for clothes' asks for the theme, not for the word.
        (/\b(?:words|vocabulary)\b/iu.test(text) ? answerTheme(knowledge, what, canOpen) : null) ??
        firstReply(wordingVariants(what), (one) => translateToGeorgian(knowledge, one, canOpen)) ??
        lookUpPhrase(what) ??
        (asksForWords.test(text) ? lookUpWords(what) : about(what)) ??
        firstReply(wordingVariants(what), (one) => suggestPattern(knowledge, one))
      );
    }
    case 'mean': {
      const { what } = question;
      if (pronoun.test(what)) return null;
      const isLetter = hasGeorgian(what) && [...what].length === 1;
      return (
        translateFromGeorgian(knowledge, what, canOpen) ??
        (isLetter ? explainSound(knowledge, what, canOpen) : null) ??
        about(what)
      );
    }
    case 'conjugate':
      return (
        answerConjugation(knowledge, question.verb, question.tense, canOpen) ??
        (anyVerb.test(question.verb) ? about(text) : null)
      );
    case 'pronounce':
      return explainSound(knowledge, question.what, canOpen) ?? about(text);
    case 'difference':
      return (
        explainDifference(knowledge, question.one, question.other, canOpen) ??
        explainTopic(knowledge, `${question.one} ${question.other}`, canOpen)
      );
    case 'about':
      return about(question.what);
  }
}
