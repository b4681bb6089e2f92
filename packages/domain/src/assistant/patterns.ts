/** Builds sentences: a pattern of the phrasebook, filled with a word of the course. */
import { fillPattern, type Pattern, nounPlaceholder } from '../lesson/phrasebook.ts';
import { senseKey, stemsOf } from './english.ts';
import type { Knowledge, Saying, TaughtPattern } from './model.ts';
import type { CanOpenPage } from './englishToGeorgian.ts';
import { createAnswer, renderLink, uniquePages, joinParagraphs, renderPhrase, type Reply } from './render.ts';

/** A longer rest is no noun, in words. */
const maxNounWords = 3;
const article = /^(?:the|a|an|any|some) /u;

/** The text in the place of the noun, if the English matches this wording; null otherwise. */
function restOf(words: readonly string[], wording: string): string | null {
  const [before = '', after = ''] = wording.split(nounPlaceholder).map((part) => stemsOf(part).join(' '));
  const text = words.join(' ');
  const starts = before === '' || text.startsWith(`${before} `);
  if (!starts || (after !== '' && !text.endsWith(` ${after}`))) return null;
  const rest = text
    .slice(before.length, after === '' ? undefined : -after.length)
    .trim()
    .replace(article, '');
  return rest === '' || rest.startsWith('to ') || rest.split(' ').length > maxNounWords ? null : rest;
}

/** Formats the requested English as a sentence. */
const toSentence = (english: string, mark: string): string => {
  const text = english
    .replace(/^(where) (.+) (is)$/u, '$1 $3 $2')
    .replace(/\bi\b/gu, 'I')
    .replace(/[.?!\s]+$/u, '');
  const end = /^(?:can|could|may|do|does|is|are|have|where|how|what)\b/u.test(text) ? '?' : mark;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${end}`;
};

/**
 * English of the built sentence: as asked, but in the singular like the Georgian, unless the pattern is
 * generic.
 */
function glossOf(what: string, { gloss, generic }: Pattern, noun: Saying, isAnimate: boolean): string {
  const mark = /[.?!]$/u.exec(gloss)?.[0] ?? '';
  const last = what.split(' ').at(-1) ?? '';
  const bare = noun.gloss.split(/[;,(]/u)[0]?.trim() ?? noun.gloss;
  if ((generic && !isAnimate) || stemsOf(last)[0] === last || bare.endsWith(last))
    return toSentence(what, mark);
  const before = /\b(?:the|an?|nearest) …/u.test(gloss) ? '' : /^[aeiou]/u.test(bare) ? 'an ' : 'a ';
  return gloss.replace(nounPlaceholder, () => `${before}${bare}`);
}

/** The patterns that match a wording, the longest first, each with the text in the place of the noun. */
function findPatterns({ patterns }: Knowledge, what: string): (TaughtPattern & { readonly rest: string })[] {
  const words = stemsOf(what);
  return patterns
    .flatMap(({ pattern, page }) =>
      pattern.searchTerms.flatMap((wording) => {
        const rest = restOf(words, wording);
        return rest === null ? [] : [{ pattern, page, rest, length: wording.length }];
      }),
    )
    .toSorted((one, other) => other.length - one.length);
}

/** Whether a saying is a noun, as far as the course shows; 'to write' would need another form. */
const isNoun = ({ nonNouns }: Knowledge, { as, gloss, form }: Saying): boolean =>
  (as === 'word' || as === 'of-letter') &&
  !nonNouns.has(form) &&
  !/^to |^\d+$|[.?!]$/u.test(gloss) &&
  !/[.?!-]/u.test(form);

/**
 * Builds a sentence such as 'where is the station' from its pattern and noun; null if no pattern matches.
 * `mayLackNoun`: without a noun that the viewer may see, the answer is the pattern itself.
 */
export function answerFromPattern(
  knowledge: Knowledge,
  what: string,
  canOpen: CanOpenPage,
  mayLackNoun = false,
): Reply | null {
  for (const { pattern, page, rest } of findPatterns(knowledge, what)) {
    const words = (knowledge.bySense.get(senseKey(rest)) ?? []).filter((word) => isNoun(knowledge, word));
    const noun = words.find((word) => canOpen(word.page));
    const isAnimate = noun !== undefined && knowledge.animate.has(noun.form);
    const form = (isAnimate && pattern.animateForm) || pattern.form;
    if (noun)
      return createAnswer(
        joinParagraphs(
          renderPhrase({
            ...fillPattern({ ...pattern, form }, noun),
            gloss: glossOf(what, pattern, noun, isAnimate),
          }),
          `Built from the pattern **${form}** and **${noun.form}**, ${noun.gloss}.`,
          pattern.note ?? '',
        ),
        uniquePages([{ page }, noun]),
      );
    const [closed] = words;
    if (closed || mayLackNoun)
      return createAnswer(
        joinParagraphs(
          `The pattern is **${form}**: ${pattern.gloss} ${
            closed
              ? `The noun is taught in ${renderLink(closed.page)}, which is part of Premium.`
              : `The course does not have “${rest}”; use the dictionary form of the noun.`
          }`,
          `For example ${renderPhrase(pattern.example)}`,
          pattern.note ?? '',
        ),
        [page],
      );
  }
  return null;
}
