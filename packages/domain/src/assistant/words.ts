/** How something English is said in Georgian: words, whole phrases, and numbers. */
import { greatestNumeral, numeral } from '../georgian/numeral.ts';
import { romanize } from '../georgian/romanize.ts';
import { fold } from '../search/fold.ts';
import { numberNamed } from '../search/numberWord.ts';
import { senseKey } from './english.ts';
import type { CoursePage, Knowledge, Saying } from './knowledge.ts';
import { answer, locked, pagesOf, paragraphs, phrase, type Reply, told } from './wording.ts';

/** Whether the learner who asks may open a page. */
export type Opens = (page: CoursePage) => boolean;

/** So many ways to say one thing are told. */
const mostWays = 4;

/** Georgian as it is compared, in either script, without marks. */
export const formKey = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim();

/** The best of what was found, as far as the learner may see it; null where nothing was found. */
export function reply(
  found: readonly Saying[],
  opens: Opens,
  tell: (shown: readonly Saying[]) => string,
): Reply | null {
  if (found.length === 0) return null;
  const open = found.filter(({ page }) => opens(page));
  const [best] = open;
  if (!best) return locked(pagesOf(found));
  // Where a word is taught, the sentences that happen to have it are not needed.
  const strong =
    best.as === 'sentence' || best.as === 'glossed'
      ? open
      : open.filter(({ as }) => as !== 'sentence' && as !== 'glossed');
  const forms = new Map(strong.toReversed().map((saying) => [formKey(saying.form), saying]));
  const shown = strong.filter((saying) => forms.get(formKey(saying.form)) === saying).slice(0, mostWays);
  return answer(tell(shown), pagesOf(shown));
}

/** How English is said in Georgian; null where the course does not have it. */
export const saidIn = (knowledge: Knowledge, what: string, opens: Opens): Reply | null =>
  reply(knowledge.bySense.get(senseKey(what)) ?? [], opens, told) ?? numberSaid(knowledge, what, opens);

/** The same, where it is a whole phrase and not a word. */
export const phraseSaid = ({ bySense }: Knowledge, what: string, opens: Opens): Reply | null =>
  reply(
    (bySense.get(senseKey(what)) ?? []).filter(({ as }) => as === 'phrase'),
    opens,
    told,
  );

/** The pages that teach the greatest number of the course. */
const numberPages = ({ bySense }: Knowledge): readonly Saying[] =>
  (bySense.get('100') ?? []).filter(({ as }) => as === 'word').slice(0, 1);

/** A number above those of the lists, by the rule that the lesson teaches; null where it is none, or too great. */
function numberSaid(knowledge: Knowledge, what: string, opens: Opens): Reply | null {
  const value = numberNamed(what);
  const found = numberPages(knowledge);
  if (value === null || value <= 100 || value > greatestNumeral || found.length === 0) return null;
  const form = numeral(value);
  const parts = form.includes(' ') ? 'A hundred or a thousand loses its last ი before a smaller number.' : '';
  return reply(found, opens, () =>
    paragraphs(
      phrase({ form, romanization: romanize(form), gloss: value.toLocaleString('en-US') }),
      `The lesson goes to 100. Beyond it, hundreds and thousands stand before the rest as words of their own. ${parts}`.trim(),
    ),
  );
}

/** Numbers above a hundred by their Georgian, without spaces; made when one is first asked for. */
let greatNumbers: ReadonlyMap<string, number> | undefined;
const numbersByForm = (): ReadonlyMap<string, number> =>
  (greatNumbers ??= new Map(
    Array.from({ length: greatestNumeral - 100 }, (_, place) => [
      numeral(place + 101).replaceAll(' ', ''),
      place + 101,
    ]),
  ));

/** Which number a Georgian word above a hundred is; null where it is none. */
export function numberMeant(knowledge: Knowledge, what: string, opens: Opens): Reply | null {
  const key = formKey(what).replaceAll(' ', '');
  const value = /ას/u.test(key) ? numbersByForm().get(key) : undefined;
  if (value === undefined) return null;
  const form = numeral(value);
  return reply(numberPages(knowledge), opens, () =>
    phrase({ form, romanization: romanize(form), gloss: value.toLocaleString('en-US') }),
  );
}
