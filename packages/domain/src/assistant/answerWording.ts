/** Answers a question as it is worded, by its kind. */
import { hasGeorgian } from '../georgian/letters.ts';
import { answerConjugation } from './conjugation.ts';
import { answerList, answerNumberRange, explainTopic, isListTitle } from './courseSearch.ts';
import { stemsOf } from './english.ts';
import { type CanOpenPage, translatePhrase, translateToGeorgian } from './englishToGeorgian.ts';
import { translateFromGeorgian } from './georgianToEnglish.ts';
import { answerExactQuestion, answerFromGuide, type GuideEntry } from './guide.ts';
import type { Knowledge } from './model.ts';
import { answerFromPattern } from './patterns.ts';
import { classifyQuestion } from './question.ts';
import { firstReply, type Reply } from './render.ts';
import { wordingVariants } from './request.ts';
import { explainDifference, explainSound } from './sounds.ts';

/** Asks for Georgian words, not for the use of Ena or for grammar. */
const asksForWords = /\b(?:say|georgian|translat\w*|words?|phrases?|vocabulary)\b/iu;
const asksForList = /\b(?:words|phrases|vocabulary)\b/iu;
/** 'family' asks for one word; 'colors' and 'family members' may name a list. */
const mayNameList = (what: string): boolean => what.includes(' ') || stemsOf(what)[0] !== what;

/** The name of the learner, who asks how it is written. */
const ownName = /\bmy name\b/u;

const pronoun = /^(?:that|it|this|so|them|him|her)$/u;
const maxWordsWithPronoun = 5;

/** Answers one wording of a question from the course; null if it has no answer. */
export function answerWording(
  knowledge: Knowledge,
  guide: readonly GuideEntry[],
  text: string,
  canOpen: CanOpenPage,
): Reply | null {
  const question = classifyQuestion(text);
  const { what } = question;
  // One to three words are looked up in the dictionary, unless a list has this name.
  const lookUpWord = (word: string): Reply | null =>
    word.split(' ').length > 3 || isListTitle(knowledge, word)
      ? null
      : (translateToGeorgian(knowledge, word, canOpen) ?? translateFromGeorgian(knowledge, word, canOpen));
  /** A whole phrase, or a sentence built from a pattern and a word. */
  const lookUpPhrase = (): Reply | null =>
    answerNumberRange(knowledge, what, canOpen) ??
    firstReply(wordingVariants(what), (one) => translatePhrase(knowledge, one, canOpen)) ??
    firstReply(wordingVariants(what), (one) => answerFromPattern(knowledge, one, canOpen));
  const about = (): Reply | null =>
    answerFromGuide(guide, text) ??
    lookUpWord(what) ??
    lookUpPhrase() ??
    answerList(knowledge, what, canOpen) ??
    explainTopic(knowledge, what, canOpen) ??
    lookUpWord(what.replace(/^(?:what|who) (?:is|are|was) (?:(?:a|an|the) )?/u, ''));

  switch (question.kind) {
    case 'say':
      // 'How do I say that' after a sentence: 'that' is not the word to translate.
      if (pronoun.test(what) && text.split(' ').length > maxWordsWithPronoun) return null;
      return (
        answerExactQuestion(guide, text) ??
        (asksForList.test(text) ? answerList(knowledge, what, canOpen) : null) ??
        firstReply(wordingVariants(what), (one) => translateToGeorgian(knowledge, one, canOpen)) ??
        lookUpPhrase() ??
        (asksForWords.test(text)
          ? (lookUpWord(what) ?? (mayNameList(what) ? answerList(knowledge, what, canOpen) : null))
          : about()) ??
        firstReply(wordingVariants(what), (one) => answerFromPattern(knowledge, one, canOpen, true)) ??
        (ownName.test(text) ? answerFromGuide(guide, text) : null)
      );
    case 'mean':
      if (pronoun.test(what)) return null;
      return (
        translateFromGeorgian(knowledge, what, canOpen) ??
        (hasGeorgian(what) && what.length === 1 ? explainSound(knowledge, what, canOpen) : null) ??
        about()
      );
    case 'conjugate':
      return answerConjugation(knowledge, what, question.tense, canOpen);
    case 'pronounce':
      return explainSound(knowledge, what, canOpen) ?? answerFromGuide(guide, text);
    case 'difference':
      return explainDifference(knowledge, question.parts, canOpen) ?? explainTopic(knowledge, what, canOpen);
    case 'about':
      return about();
  }
}
