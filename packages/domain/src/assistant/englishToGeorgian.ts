/** Translates English to Georgian: words, whole phrases, and numbers. */
import { maxNumeral, numeral } from '../georgian/numeral.ts';
import { romanize } from '../georgian/romanize.ts';
import { fold } from '../search/fold.ts';
import { parseNumberWords } from '../text/englishNumbers.ts';
import { senseKey, sensesOf, unorderedKey } from './english.ts';
import type { CoursePage, Knowledge, Saying } from './model.ts';
import {
  createAnswer,
  createLockedReply,
  uniquePages,
  joinParagraphs,
  renderPhrase,
  type Reply,
  renderSayings,
} from './render.ts';

/** Whether the viewer may open a page. */
export type CanOpenPage = (page: CoursePage) => boolean;

/** Maximum number of translations in an answer. */
const maxTranslations = 4;

/** Normalizes Georgian for comparison, in either script, without punctuation. */
export const normalizeForm = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim();

/** The note of the phrasebook on a word that is a phrase with the same meaning, too: to whom it is said. */
function findPhraseNote({ form, gloss, note }: Saying, others: readonly Saying[]) {
  const senses = sensesOf(gloss);
  const phrase = others.find(
    (other) =>
      other.as === 'phrase' &&
      other.note !== undefined &&
      normalizeForm(other.form) === normalizeForm(form) &&
      sensesOf(other.gloss).some((sense) => senses.includes(sense)),
  );
  return note === undefined && phrase?.note !== undefined
    ? { with: { note: phrase.note }, page: phrase.page }
    : null;
}

/** A reply with the best sayings that the viewer may open; null if nothing was found. */
export function createReply(
  found: readonly Saying[],
  canOpen: CanOpenPage,
  render: (shown: readonly Saying[]) => string,
): Reply | null {
  if (found.length === 0) return null;
  const open = found.filter(({ page }) => canOpen(page));
  const [best] = open;
  if (!best) return createLockedReply(uniquePages(found));
  // If the word itself is taught, example sentences are not needed.
  const preferred =
    best.as === 'sentence' || best.as === 'glossed'
      ? open
      : open.filter(({ as }) => as !== 'sentence' && as !== 'glossed');
  const forms = new Map(preferred.toReversed().map((saying) => [normalizeForm(saying.form), saying]));
  const shown = preferred
    .filter((saying) => forms.get(normalizeForm(saying.form)) === saying)
    .slice(0, maxTranslations);
  const notes = shown.map((saying) => findPhraseNote(saying, preferred));
  return createAnswer(
    render(shown.map((saying, index) => ({ ...saying, ...notes[index]?.with }))),
    uniquePages([...shown, ...notes.flatMap((note) => note ?? [])]),
  );
}

/** The sayings with an English meaning; of a phrase also in another order of words. */
const findMeaning = ({ bySense }: Knowledge, what: string): readonly Saying[] =>
  bySense.get(senseKey(what)) ?? bySense.get(unorderedKey(what)) ?? [];

/** Translates English to Georgian; null if the course does not have it. */
export const translateToGeorgian = (knowledge: Knowledge, what: string, canOpen: CanOpenPage): Reply | null =>
  createReply(findMeaning(knowledge, what), canOpen, renderSayings) ??
  translateLargeNumber(knowledge, what, canOpen);

/** The same for whole phrases only, not for words. */
export const translatePhrase = (knowledge: Knowledge, what: string, canOpen: CanOpenPage): Reply | null =>
  createReply(
    findMeaning(knowledge, what).filter(({ as }) => as === 'phrase'),
    canOpen,
    renderSayings,
  );

/** The saying of the greatest taught number, whose page teaches numbers. */
const greatestTaughtNumber = ({ bySense }: Knowledge): readonly Saying[] =>
  (bySense.get('100') ?? []).filter(({ as }) => as === 'word').slice(0, 1);

/** Translates a number above 100, by the rule that the lesson teaches; null if it is none, or too great. */
function translateLargeNumber(knowledge: Knowledge, what: string, canOpen: CanOpenPage): Reply | null {
  const value = parseNumberWords(what);
  const found = greatestTaughtNumber(knowledge);
  if (value === null || value <= 100 || value > maxNumeral || found.length === 0) return null;
  const form = numeral(value);
  const parts = form.includes(' ') ? 'A hundred or a thousand loses its last ი before a smaller number.' : '';
  return createReply(found, canOpen, () =>
    joinParagraphs(
      renderPhrase({ form, romanization: romanize(form), gloss: value.toLocaleString('en-US') }),
      `The lesson goes up to 100. Above that, hundreds and thousands are separate words before the rest. ${parts}`.trim(),
    ),
  );
}

/** Numbers above a hundred by their Georgian, without spaces; computed lazily. */
let largeNumbers: ReadonlyMap<string, number> | undefined;
const numbersByForm = (): ReadonlyMap<string, number> =>
  (largeNumbers ??= new Map(
    Array.from({ length: maxNumeral - 100 }, (_, index) => [
      numeral(index + 101).replaceAll(' ', ''),
      index + 101,
    ]),
  ));

/** Translates a Georgian number above a hundred to digits; null if it is none. */
export function translateGeorgianNumber(
  knowledge: Knowledge,
  what: string,
  canOpen: CanOpenPage,
): Reply | null {
  const key = normalizeForm(what).replaceAll(' ', '');
  const value = /ას/u.test(key) ? numbersByForm().get(key) : undefined;
  if (value === undefined) return null;
  const form = numeral(value);
  return createReply(greatestTaughtNumber(knowledge), canOpen, () =>
    renderPhrase({ form, romanization: romanize(form), gloss: value.toLocaleString('en-US') }),
  );
}
