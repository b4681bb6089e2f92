/** Translates English to Georgian: words, whole phrases, and numbers. */
import { greatestNumeral, numeral } from '../georgian/numeral.ts';
import { romanize } from '../georgian/romanize.ts';
import { fold } from '../search/fold.ts';
import { numberNamed } from '../search/numberWord.ts';
import { senseKey } from './english.ts';
import type { CoursePage, Knowledge, Saying } from './knowledge.ts';
import { answer, locked, pagesOf, paragraphs, phrase, type Reply, told } from './wording.ts';

/** Whether the viewer may open a page. */
export type Opens = (page: CoursePage) => boolean;

/** Maximum number of translations in an answer. */
const maxTranslations = 4;

/** Normalizes Georgian for comparison, in either script, without punctuation. */
export const formKey = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim();

/** A reply with the best sayings that the viewer may open; null if nothing was found. */
export function reply(
  found: readonly Saying[],
  canOpen: Opens,
  render: (shown: readonly Saying[]) => string,
): Reply | null {
  if (found.length === 0) return null;
  const open = found.filter(({ page }) => canOpen(page));
  const [best] = open;
  if (!best) return locked(pagesOf(found));
  // If the word itself is taught, example sentences are not needed.
  const preferred =
    best.as === 'sentence' || best.as === 'glossed'
      ? open
      : open.filter(({ as }) => as !== 'sentence' && as !== 'glossed');
  const forms = new Map(preferred.toReversed().map((saying) => [formKey(saying.form), saying]));
  const shown = preferred
    .filter((saying) => forms.get(formKey(saying.form)) === saying)
    .slice(0, maxTranslations);
  return answer(render(shown), pagesOf(shown));
}

/** Translates English to Georgian; null if the course does not have it. */
export const saidIn = (knowledge: Knowledge, what: string, canOpen: Opens): Reply | null =>
  reply(knowledge.bySense.get(senseKey(what)) ?? [], canOpen, told) ??
  translateLargeNumber(knowledge, what, canOpen);

/** The same for whole phrases only, not for words. */
export const phraseSaid = ({ bySense }: Knowledge, what: string, canOpen: Opens): Reply | null =>
  reply(
    (bySense.get(senseKey(what)) ?? []).filter(({ as }) => as === 'phrase'),
    canOpen,
    told,
  );

/** The saying of the greatest taught number, whose page teaches numbers. */
const greatestTaughtNumber = ({ bySense }: Knowledge): readonly Saying[] =>
  (bySense.get('100') ?? []).filter(({ as }) => as === 'word').slice(0, 1);

/** Translates a number above 100, by the rule that the lesson teaches; null if it is none, or too great. */
function translateLargeNumber(knowledge: Knowledge, what: string, canOpen: Opens): Reply | null {
  const value = numberNamed(what);
  const found = greatestTaughtNumber(knowledge);
  if (value === null || value <= 100 || value > greatestNumeral || found.length === 0) return null;
  const form = numeral(value);
  const parts = form.includes(' ') ? 'A hundred or a thousand loses its last ი before a smaller number.' : '';
  return reply(found, canOpen, () =>
    paragraphs(
      phrase({ form, romanization: romanize(form), gloss: value.toLocaleString('en-US') }),
      `The lesson goes to 100. Beyond it, hundreds and thousands stand before the rest as words of their own. ${parts}`.trim(),
    ),
  );
}

/** Numbers above a hundred by their Georgian, without spaces; computed lazily. */
let largeNumbers: ReadonlyMap<string, number> | undefined;
const numbersByForm = (): ReadonlyMap<string, number> =>
  (largeNumbers ??= new Map(
    Array.from({ length: greatestNumeral - 100 }, (_, place) => [
      numeral(place + 101).replaceAll(' ', ''),
      place + 101,
    ]),
  ));

/** Translates a Georgian number above a hundred to digits; null if it is none. */
export function numberMeant(knowledge: Knowledge, what: string, canOpen: Opens): Reply | null {
  const key = formKey(what).replaceAll(' ', '');
  const value = /ას/u.test(key) ? numbersByForm().get(key) : undefined;
  if (value === undefined) return null;
  const form = numeral(value);
  return reply(greatestTaughtNumber(knowledge), canOpen, () =>
    phrase({ form, romanization: romanize(form), gloss: value.toLocaleString('en-US') }),
  );
}
