/** Sentences put together: a pattern of the phrasebook with a word of the course in its place. */
import { fillPattern, type Pattern, place } from '../lesson/phrasebook.ts';
import { senseKey, stemsOf } from './english.ts';
import type { Knowledge, Saying, TaughtPattern } from './knowledge.ts';
import type { Opens } from './words.ts';
import { answer, link, pagesOf, paragraphs, phrase, type Reply } from './wording.ts';

/** Longer rests are no noun, in words. */
const longestNoun = 3;
const article = /^(?:the|a|an|any|some) /u;

/** What stands in the place of the noun, where the English is worded like this; null where it is not. */
function restOf(asked: readonly string[], wording: string): string | null {
  const [before = '', after = ''] = wording.split(place).map((part) => stemsOf(part).join(' '));
  const text = asked.join(' ');
  const starts = before === '' || text.startsWith(`${before} `);
  if (!starts || (after !== '' && !text.endsWith(` ${after}`))) return null;
  const rest = text
    .slice(before.length, after === '' ? undefined : -after.length)
    .trim()
    .replace(article, '');
  return rest === '' || rest.startsWith('to ') || rest.split(' ').length > longestNoun ? null : rest;
}

/** What is asked for as a sentence. */
const sentence = (asked: string, mark: string): string => {
  const text = asked.replace(/\bi\b/gu, 'I').replace(/[.?!\s]+$/u, '');
  const end = /^(?:can|could|may|do|does|is|are|have|where|how|what)\b/u.test(text) ? '?' : mark;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${end}`;
};

/**
 * English of the sentence that was made: as it was asked, but in the singular, as the Georgian is, unless things are
 * meant in general.
 */
function meaning(what: string, { gloss, generic }: Pattern, noun: Saying, isLiving: boolean): string {
  const mark = /[.?!]$/u.exec(gloss)?.[0] ?? '';
  const last = what.split(' ').at(-1) ?? '';
  const bare = noun.gloss.split(/[;,(]/u)[0]?.trim() ?? noun.gloss;
  if ((generic && !isLiving) || stemsOf(last)[0] === last || bare.endsWith(last)) return sentence(what, mark);
  const before = /\b(?:the|an?|nearest) …/u.test(gloss) ? '' : /^[aeiou]/u.test(bare) ? 'an ' : 'a ';
  return gloss.replace(place, () => `${before}${bare}`);
}

/** The patterns that a wording asks for, the longest wording first, each with what it puts in the place. */
function fitting({ patterns }: Knowledge, what: string): (TaughtPattern & { readonly rest: string })[] {
  const asked = stemsOf(what);
  return patterns
    .flatMap(({ pattern, page }) =>
      pattern.asked.flatMap((wording) => {
        const rest = restOf(asked, wording);
        return rest === null ? [] : [{ pattern, page, rest, length: wording.length }];
      }),
    )
    .toSorted((one, other) => other.length - one.length);
}

/** Nouns, as far as the course tells; 'to write' would need another form. */
const fills = ({ unfit }: Knowledge, { as, gloss, form }: Saying): boolean =>
  (as === 'word' || as === 'of-letter') &&
  !unfit.has(form) &&
  !/^to |^\d+$|[.?!]$/u.test(gloss) &&
  !/[.?!-]/u.test(form);

/** A sentence such as 'where is the station', from its pattern and its noun; null where no pattern fits. */
export function patterned(knowledge: Knowledge, what: string, opens: Opens): Reply | null {
  const found = fitting(knowledge, what);
  for (const { pattern, page, rest } of found) {
    const words = (knowledge.bySense.get(senseKey(rest)) ?? []).filter((word) => fills(knowledge, word));
    const noun = words.find((word) => opens(word.page));
    const isLiving = noun !== undefined && knowledge.living.has(noun.form);
    const form = (isLiving && pattern.living) || pattern.form;
    const shape = `**${form}**`;
    if (noun) {
      const made = fillPattern({ ...pattern, form }, noun);
      return answer(
        paragraphs(
          phrase({ ...made, gloss: meaning(what, pattern, noun, isLiving) }),
          `I put it together from the pattern ${shape} and **${noun.form}**, ${noun.gloss}.`,
          pattern.note ?? '',
        ),
        pagesOf([{ page }, noun]),
      );
    }
    const [closed] = words;
    if (closed)
      return answer(
        paragraphs(
          `The pattern is ${shape}: ${pattern.gloss} The word for the place is taught in ${link(closed.page)}, which is part of Premium.`,
          `For example ${phrase(pattern.example)}`,
        ),
        [page],
      );
  }
  return null;
}

/** The pattern alone, for a noun that the course does not have; null where no pattern fits. */
export function patternFor(knowledge: Knowledge, what: string): Reply | null {
  const [first] = fitting(knowledge, what);
  if (!first) return null;
  const { pattern, page, rest } = first;
  return answer(
    paragraphs(
      `The pattern is **${pattern.form}**: ${pattern.gloss} I do not find “${rest}” in the course; what you put into the place stands in its dictionary form.`,
      `For example ${phrase(pattern.example)}`,
      pattern.note ?? '',
    ),
    [page],
  );
}
