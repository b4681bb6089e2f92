/** Answers about words and letters: how something is said, what it means, how it sounds, what differs. */
import { ejectivePairs, hasGeorgian, isGeorgianLetter } from '../georgian/letters.ts';
import { foldLatin, romanize, typesetLatin } from '../georgian/romanize.ts';
import { fold, isOneSlip } from '../search/fold.ts';
import { senseKey } from './english.ts';
import type { Knowledge, Saying, TaughtLetter } from './knowledge.ts';
import { answer, grid, locked, pagesOf, paragraphs, phrase, type Reply, sources, told } from './wording.ts';
import type { CoursePage } from './knowledge.ts';

/** Whether the learner who asks may open a page. */
export type Opens = (page: CoursePage) => boolean;

/** So many ways to say one thing are told. */
const mostWays = 4;

/** The best of what was found, as far as the learner may see it; null where nothing was found. */
function reply(
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
  const forms = new Map(strong.toReversed().map((saying) => [fold(saying.form), saying]));
  const shown = strong.filter((saying) => forms.get(fold(saying.form)) === saying).slice(0, mostWays);
  return answer(tell(shown), pagesOf(shown));
}

/** How English is said in Georgian; null where the course does not have it. */
export const saidIn = ({ bySense }: Knowledge, what: string, opens: Opens): Reply | null =>
  reply(bySense.get(senseKey(what)) ?? [], opens, told);

const formKey = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim();

/** What Georgian means, in either script; a sentence word by word. Null where the course has too little of it. */
export function meaningOf(knowledge: Knowledge, what: string, opens: Opens): Reply | null {
  const { byForm } = knowledge;
  const whole = reply(byForm.get(formKey(what)) ?? [], opens, told);
  if (whole) return whole;
  if (!hasGeorgian(what)) return null;
  const words = what.split(/[\s,]+/u).filter(hasGeorgian);
  if (words.length < 2) return null;
  const found = words.map((word) =>
    (byForm.get(formKey(word)) ?? []).filter(({ page }) => opens(page)).slice(0, 1),
  );
  const known = found.flat();
  if (known.length * 2 < words.length) return null;
  const lines = words.map((word, place) => {
    const [saying] = found[place] ?? [];
    return saying
      ? `- **${word}** (${romanize(word)}): ${saying.gloss}`
      : `- **${word}** (${romanize(word)}): not in what you can open`;
  });
  return answer(
    paragraphs('I know no such sentence, but this is what its words mean:', lines.join('\n')),
    pagesOf(known),
  );
}

/** Georgian words of the course that are one slip away. */
export const misspelt = ({ sayings }: Knowledge, what: string, opens: Opens): Saying[] => {
  const key = fold(what);
  return sayings
    .filter(
      ({ as, page, form }) =>
        as === 'word' && opens(page) && isOneSlip(key, fold(hasGeorgian(what) ? form : romanize(form))),
    )
    .slice(0, 3);
};

/** The letters that a text names: itself, its romanization with or without the mark, or its name. */
function lettersNamed({ letters }: Knowledge, what: string): TaughtLetter[] {
  const asked = what.replace(/^(?:the )?(?:letter )?/u, '').trim();
  if (hasGeorgian(asked)) return letters.filter(({ letter }) => letter.form === asked);
  const latin = foldLatin(asked);
  const marked = letters.filter(({ letter }) => latin === letter.romanization);
  if (latin.includes("'") && marked.length > 0) return marked;
  return letters.filter(
    ({ letter }) =>
      fold(latin) === fold(letter.romanization) || fold(latin) === fold(letter.name.romanization),
  );
}

const letterLine = ({ letter: { form, romanization, name, gloss } }: TaughtLetter): string =>
  `**${form}** (${typesetLatin(romanization)}), called **${name.form}** (${typesetLatin(name.romanization)}). ${gloss}`;

/** How a letter or a word sounds; null where it is neither. */
export function soundOf(knowledge: Knowledge, what: string, opens: Opens): Reply | null {
  const named = lettersNamed(knowledge, what).filter(({ page }) => opens(page));
  if (named.length > 0) {
    const examples = named.map(({ letter }) => `As in ${phrase(letter.example)}.`);
    return answer(
      named.map((letter, place) => paragraphs(letterLine(letter), examples[place] ?? '')).join('\n\n'),
      pagesOf(named),
    );
  }
  const word = hasGeorgian(what) ? what : wordRead(knowledge, what, opens);
  if (!word) return null;
  const spelled = [...new Set(word.normalize('NFC'))].filter(isGeorgianLetter);
  const taught = knowledge.letters.filter(({ letter, page }) => opens(page) && spelled.includes(letter.form));
  if (taught.length === 0) return null;
  const inOrder = spelled.flatMap((form) => taught.filter(({ letter }) => letter.form === form));
  const rows = inOrder.map(({ letter }) => [
    `**${letter.form}**`,
    typesetLatin(letter.romanization),
    letter.gloss,
  ]);
  return answer(
    paragraphs(
      `**${word}** is read *${typesetLatin(romanize(word, 'marked'))}*. Georgian is read as it is written, letter by letter:`,
      grid(['Letter', 'Read', 'Sound'], rows),
    ),
    pagesOf(taught),
  );
}

/** The Georgian word that is meant by its romanization or by its English. */
function wordRead({ byForm, bySense }: Knowledge, what: string, opens: Opens): string | undefined {
  const found = byForm.get(formKey(what)) ?? bySense.get(senseKey(what)) ?? [];
  return found.find(({ page, as }) => as === 'word' && opens(page))?.form;
}

const isPair = (one: string, other: string) =>
  ejectivePairs.some(([ejective, aspirate]) =>
    [one, other].every((form) => form === ejective || form === aspirate),
  );

/** What tells two letters or two words apart; null where one of them is not known. */
export function differenceOf(knowledge: Knowledge, one: string, other: string, opens: Opens): Reply | null {
  const [left, right] = [one, other].map((what) =>
    lettersNamed(knowledge, what).filter(({ page }) => opens(page)),
  );
  const [first, second] = [left?.[0], right?.[0]];
  if (first && second) {
    const pair = isPair(first.letter.form, second.letter.form)
      ? 'They are a pair: the same place in the mouth, once with a puff of air and once without. Hold a hand before your mouth to feel it.'
      : '';
    const examples = [first, second].map(({ letter }) => `- ${phrase(letter.example)}`);
    return answer(
      paragraphs(letterLine(first), letterLine(second), pair, examples.join('\n')),
      pagesOf([first, second]),
    );
  }
  const both = [one, other].map(
    (what) => meaningOf(knowledge, what, opens) ?? saidIn(knowledge, what, opens),
  );
  const [here, there] = both;
  if (!here || !there) return null;
  const pages = [...new Set([...here.pages, ...there.pages])];
  if (here.kind !== 'answer' || there.kind !== 'answer')
    return locked([here, there].flatMap(({ kind, pages: its }) => (kind === 'locked' ? its : [])));
  const bare = [here, there].map(({ markdown, pages: its }) => markdown.replace(sources(its), '').trim());
  return { kind: 'answer', markdown: paragraphs(...bare, sources(pages)), pages };
}
