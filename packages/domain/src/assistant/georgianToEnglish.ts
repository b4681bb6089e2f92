/** Translates Georgian to English, in either script: words, their forms, sentences. */
import { hasGeorgian } from '../georgian/letters.ts';
import { georgianPatternOf } from '../georgian/romanizationOf.ts';
import { romanize } from '../georgian/romanize.ts';
import type { Knowledge, Saying } from './model.ts';
import {
  normalizeForm,
  translateGeorgianNumber,
  type CanOpenPage,
  createReply,
} from './englishToGeorgian.ts';
import { createAnswer, uniquePages, joinParagraphs, type Reply, renderSayings } from './render.ts';

/** No form of the course is longer, in characters. */
const maxFormLength = 120;

/** The sayings with a Georgian text, in either script, in any usual scheme of romanization. */
function findSayings({ byForm }: Knowledge, what: string): readonly Saying[] {
  const key = normalizeForm(what);
  if (key.length > maxFormLength) return [];
  const found = byForm.get(key);
  if (found || hasGeorgian(what)) return found ?? [];
  const patterns = key.split(' ').map(georgianPatternOf);
  if (patterns.includes(null)) return [];
  const spelledSo = new RegExp(`^${patterns.join(' ')}$`, 'u');
  return [...byForm].flatMap(([form, sayings]) => (spelledSo.test(form) ? sayings : []));
}

/** Endings of nouns, the longest first, with their meaning; in the plural they follow -ებ. */
const endings = Object.entries({
  ისთვის: 'for',
  სთვის: 'for',
  იდან: 'from',
  დან: 'from',
  თან: 'at, to',
  ში: 'in, to',
  ზე: 'on, about',
  მდე: 'as far as, until',
  მა: 'the ergative',
  ის: 'the genitive: of',
  ით: 'the instrumental: with, by',
  ად: 'the adverbial',
  ს: 'the dative',
  მ: 'the ergative',
  ი: 'the nominative',
});

/** Translates a Georgian word as an inflected form of a taught noun, by its ending; null if there is none. */
function translateInflected({ byForm }: Knowledge, word: string, canOpen: CanOpenPage): Reply | null {
  const lemmasOf = (stem: string) => [`${stem}ი`, stem, `${stem}ა`, `${stem}ე`];
  const readings = endings
    .filter(([ending]) => word.endsWith(ending))
    .flatMap(([ending, meaning]) => {
      const stem = word.slice(0, -ending.length);
      return [
        ...(stem.endsWith('ებ')
          ? lemmasOf(stem.slice(0, -2)).map(
              (lemma) => [lemma, `ებ${ending}`, `the plural, ${meaning}`] as const,
            )
          : []),
        ...lemmasOf(stem).map((lemma) => [lemma, ending, meaning] as const),
      ];
    });
  // ღია is in ღიაა, 'it is open'.
  for (const [lemma, ending, meaning] of [[`${word}ა`, 'ა', 'is'] as const, ...readings]) {
    const found = createReply(
      (byForm.get(lemma) ?? []).filter(
        ({ as, gloss }) =>
          ending === 'ა' || ((as === 'word' || as === 'of-letter') && !gloss.startsWith('to ')),
      ),
      canOpen,
      (shown) =>
        joinParagraphs(
          ending === 'ა'
            ? `The course has **${word}** with the ending -ა (“is”):`
            : `The course does not have **${word}** itself. By its ending it is a form of **${lemma}** (-${ending}, ${meaning}):`,
          renderSayings(shown),
        ),
    );
    if (found) return found;
  }
  return null;
}

/** Translates Georgian, in either script; a sentence word by word. Null if too few words are known. */
export function translateFromGeorgian(
  knowledge: Knowledge,
  what: string,
  canOpen: CanOpenPage,
): Reply | null {
  const whole = createReply(findSayings(knowledge, what), canOpen, renderSayings);
  if (whole) return whole;
  const number = translateGeorgianNumber(knowledge, what, canOpen);
  if (number) return number;
  const words = what.split(/[\s,.!?]+/u).filter((word) => word !== '');
  const georgian = words.filter(hasGeorgian);
  const [only] = georgian;
  if (georgian.length === 1 && only !== undefined) return translateInflected(knowledge, only, canOpen);
  return translateWordByWord(knowledge, georgian.length > 0 ? georgian : words, canOpen);
}

/** Maximum number of meanings per word in a sentence. */
const maxSenses = 2;

/** Translates a sentence word by word; in Latin letters only if all its words are known. */
function translateWordByWord(
  knowledge: Knowledge,
  words: readonly string[],
  canOpen: CanOpenPage,
): Reply | null {
  if (words.length < 2) return null;
  const isGeorgian = words.every(hasGeorgian);
  const found: { readonly word: string; readonly sayings: readonly Saying[] }[] = [];
  for (const word of words) {
    const sayings = findSayings(knowledge, word).filter(({ page, as }) => canOpen(page) && as !== 'sentence');
    if (sayings.length === 0 && !isGeorgian) return null;
    found.push({ word, sayings });
  }
  const known = found.flatMap(({ sayings: [first] }) => first ?? []);
  if (known.length * 2 < words.length) return null;
  const lines = found.map(({ word, sayings }) => {
    const [first] = sayings;
    const form = hasGeorgian(word) || !first ? word : first.form;
    const senses = [...new Set(sayings.map(({ gloss }) => gloss))].slice(0, maxSenses).join('; or ');
    return `- **${form}** (${romanize(form)}): ${first ? senses : 'not in the lessons that you can open'}`;
  });
  return createAnswer(
    joinParagraphs('The course does not have this sentence. Word for word:', lines.join('\n')),
    uniquePages(known),
  );
}
