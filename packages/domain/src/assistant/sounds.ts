/** Pronunciation of letters and words, and the difference between two of them. */
import { hasGeorgian, isGeorgianLetter, typesetLatin } from '../georgian/letters.ts';
import { foldLatin, romanize } from '../georgian/romanize.ts';
import { fold } from '../search/fold.ts';
import { senseKey } from './english.ts';
import type { Content, Knowledge, TaughtLetter } from './model.ts';
import { translateFromGeorgian } from './georgianToEnglish.ts';
import { normalizeForm, type CanOpenPage, translateToGeorgian } from './englishToGeorgian.ts';
import {
  createAnswer,
  renderTable,
  uniquePages,
  joinParagraphs,
  joinReplies,
  renderPhrase,
  type Reply,
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

/** The letters that a text names, with their sounds; null if it names none. */
function explainLetters(knowledge: Knowledge, what: string, canOpen: CanOpenPage): Reply | null {
  const named = findLetters(knowledge, what).filter(({ page }) => canOpen(page));
  const texts = named.map(({ letter: { form, romanization, name, gloss, example } }) =>
    joinParagraphs(
      `**${form}** (${typesetLatin(romanization)}), called **${name.form}** (${typesetLatin(name.romanization)}). ${gloss}`,
      `As in ${renderPhrase(example)}.`,
    ),
  );
  return named.length > 0 ? createAnswer(joinParagraphs(...texts), uniquePages(named)) : null;
}

/** The pronunciation of a letter or a word; null if it is neither. */
export function explainSound(knowledge: Knowledge, what: string, canOpen: CanOpenPage): Reply | null {
  const letters = explainLetters(knowledge, what, canOpen);
  if (letters) return letters;
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

/** The difference between letters or words, with a passage that has all of them; null if one is not known. */
export function explainDifference(
  knowledge: Knowledge,
  parts: readonly string[],
  canOpen: CanOpenPage,
): Reply | null {
  const replies = parts.flatMap(
    (what) =>
      explainLetters(knowledge, what, canOpen) ??
      translateFromGeorgian(knowledge, what, canOpen) ??
      translateToGeorgian(knowledge, what, canOpen) ??
      [],
  );
  if (replies.length < parts.length) return null;
  const forms = replies.map(({ markdown }) => /\p{Script=Georgian}+/u.exec(markdown)?.[0] ?? '');
  // First a passage with one of them in its title, then a tip, which has no title.
  const rank = ({ title, titleWords }: Content) =>
    forms.some((form) => titleWords.has(form)) ? 0 : title === '' ? 1 : 2;
  const [passage] = knowledge.contents
    .filter(
      ({ kind, page, words }) =>
        kind === 'passage' && canOpen(page) && forms.every((form) => words.has(form)),
    )
    .toSorted((one, other) => rank(one) - rank(other));
  const explained = passage ? [createAnswer(passage.render(), [passage.page])] : [];
  const locked = replies.find(({ kind }) => kind === 'locked');
  return joinReplies([...replies, ...explained], locked?.markdown);
}
