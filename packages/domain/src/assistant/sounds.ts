/** Pronunciation of letters and words, and the difference between two of them. */
import { ejectivePairs, hasGeorgian, isGeorgianLetter } from '../georgian/letters.ts';
import { foldLatin, romanize, typesetLatin } from '../georgian/romanize.ts';
import { fold } from '../search/fold.ts';
import { senseKey } from './english.ts';
import type { Knowledge, Passage, TaughtLetter } from './model.ts';
import { translateFromGeorgian } from './georgianToEnglish.ts';
import { normalizeForm, type CanOpenPage, translateToGeorgian } from './englishToGeorgian.ts';
import {
  createAnswer,
  renderTable,
  createLockedReply,
  uniquePages,
  joinParagraphs,
  renderPhrase,
  type Reply,
  renderSources,
} from './render.ts';

/** The letters that a text names: by the letter, its romanization with or without the mark, or its name. */
function findLetters({ letters }: Knowledge, what: string): TaughtLetter[] {
  const letterName = what.replace(/^(?:the )?(?:letter )?/u, '').trim();
  if (hasGeorgian(letterName)) return letters.filter(({ letter }) => letter.form === letterName);
  const latin = foldLatin(letterName);
  const marked = letters.filter(({ letter }) => latin === letter.romanization);
  if (latin.includes("'") && marked.length > 0) return marked;
  return letters.filter(
    ({ letter }) =>
      fold(latin) === fold(letter.romanization) || fold(latin) === fold(letter.name.romanization),
  );
}

const letterLine = ({ letter: { form, romanization, name, gloss } }: TaughtLetter): string =>
  `**${form}** (${typesetLatin(romanization)}), called **${name.form}** (${typesetLatin(name.romanization)}). ${gloss}`;

/** The pronunciation of a letter or a word; null if it is neither. */
export function explainSound(knowledge: Knowledge, what: string, canOpen: CanOpenPage): Reply | null {
  const named = findLetters(knowledge, what).filter(({ page }) => canOpen(page));
  if (named.length > 0) {
    const examples = named.map(({ letter }) => `As in ${renderPhrase(letter.example)}.`);
    return createAnswer(
      named.map((letter, place) => joinParagraphs(letterLine(letter), examples[place] ?? '')).join('\n\n'),
      uniquePages(named),
    );
  }
  const word = hasGeorgian(what) ? what : findWord(knowledge, what, canOpen);
  if (!word) return null;
  const spelled = [...new Set(word.normalize('NFC'))].filter(isGeorgianLetter);
  const taught = knowledge.letters.filter(
    ({ letter, page }) => canOpen(page) && spelled.includes(letter.form),
  );
  if (taught.length === 0) return null;
  const inOrder = spelled.flatMap((form) => taught.filter(({ letter }) => letter.form === form));
  const rows = inOrder.map(({ letter }) => [
    `**${letter.form}**`,
    typesetLatin(letter.romanization),
    letter.gloss,
  ]);
  return createAnswer(
    joinParagraphs(
      `**${word}** is read *${typesetLatin(romanize(word, 'marked'))}*. Georgian is read as it is written, letter by letter:`,
      renderTable(['Letter', 'Read', 'Sound'], rows),
    ),
    uniquePages(taught),
  );
}

/** The Georgian word that is meant by its romanization or by its English. */
function findWord({ byForm, bySense }: Knowledge, what: string, canOpen: CanOpenPage): string | undefined {
  const found = byForm.get(normalizeForm(what)) ?? bySense.get(senseKey(what)) ?? [];
  return found.find(({ page, as }) => as === 'word' && canOpen(page))?.form;
}

const isPair = (one: string, other: string) =>
  ejectivePairs.some(([ejective, aspirate]) =>
    [one, other].every((form) => form === ejective || form === aspirate),
  );

/** The first Georgian word of an answer. */
const georgianOf = ({ markdown }: Reply): string => /\p{Script=Georgian}+/u.exec(markdown)?.[0] ?? '';

/** An open passage that mentions both words: first one with a word in its title, then a tip, then any other. */
function passageWith(
  { passages }: Knowledge,
  forms: readonly string[],
  canOpen: CanOpenPage,
): Passage | undefined {
  const has = (text: string, form: string) =>
    [...text.matchAll(/\p{Script=Georgian}+/gu)].some(([word]) => word === form);
  const distance = ({ title }: Passage) =>
    forms.some((form) => has(title, form)) ? 0 : title === '' ? 1 : 2;
  return passages
    .filter(
      ({ text: [first = ''], page }) =>
        canOpen(page) && forms.every((form) => form !== '' && has(first, form)),
    )
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

/** The difference between two letters or two words; null if one of them is not known. */
export function explainDifference(
  knowledge: Knowledge,
  one: string,
  other: string,
  canOpen: CanOpenPage,
): Reply | null {
  const [left, right] = [one, other].map((what) =>
    findLetters(knowledge, what).filter(({ page }) => canOpen(page)),
  );
  const [first, second] = [left?.[0], right?.[0]];
  if (first && second) {
    const pair = isPair(first.letter.form, second.letter.form)
      ? 'They are a pair: the same place in the mouth, once with a puff of air and once without. Hold a hand before your mouth to feel it.'
      : '';
    const examples = [first, second].map(({ letter }) => `- ${renderPhrase(letter.example)}`);
    return createAnswer(
      joinParagraphs(letterLine(first), letterLine(second), pair, examples.join('\n')),
      uniquePages([first, second]),
    );
  }
  const both = [one, other].map(
    (what) =>
      translateFromGeorgian(knowledge, what, canOpen) ?? translateToGeorgian(knowledge, what, canOpen),
  );
  const [here, there] = both;
  if (!here || !there) return null;
  const explains = passageWith(knowledge, [here, there].map(georgianOf), canOpen);
  const pages = [...new Set([...here.pages, ...there.pages, ...(explains ? [explains.page] : [])])];
  if (here.kind !== 'answer' || there.kind !== 'answer')
    return createLockedReply([here, there].flatMap(({ kind, pages: its }) => (kind === 'locked' ? its : [])));
  const bare = [here, there].map(({ markdown, pages: its }) =>
    markdown.replace(renderSources(its), '').trim(),
  );
  return {
    kind: 'answer',
    markdown: joinParagraphs(...bare, explains?.text[0] ?? '', renderSources(pages)),
    pages,
  };
}
