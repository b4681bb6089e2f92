/** Letters and sounds: what a letter is, how a word is read, what tells two apart. */
import type { Viewer } from '@ena/domain/entitlement/entitlement';
import { hasGeorgian, soundDifference, typesetLatin } from '@ena/domain/georgian/letters';
import { foldLatin } from '@ena/domain/georgian/romanize';
import { georgianSpellings } from '../../grammar/georgianSpellings.ts';
import { describeForm } from './describe.ts';
import { type Dictionary, textsOfForm, textsOfSense } from './dictionary.ts';
import { canOpen, mean, say } from './lookup.ts';
import { answer, entry, georgian, list, type Reply } from './reply.ts';

/** Letters that a text names: by themselves, their sound in Latin letters, or their name. */
function findLetters({ letters }: Dictionary, text: string) {
  const name = foldLatin(text).replace(/^(?:the )?(?:georgian )?letters? /u, '');
  const plain = (latin: string) => latin.replace("'", '');
  return letters.filter(
    ({ form, romanization, name: called }) =>
      form === name ||
      romanization === name ||
      plain(romanization) === name ||
      plain(called.romanization) === plain(name),
  );
}

function explainLetters(dictionary: Dictionary, text: string): Reply | null {
  const found = findLetters(dictionary, text);
  return found.length === 0
    ? null
    : answer(
        ...found.map(
          ({ form, romanization, name, gloss, example }) =>
            `**${form}** (${typesetLatin(romanization)}), called ${georgian(name.form)}. ${gloss} As in ${entry(example.form, example.gloss)}.`,
        ),
        'From [Georgian Alphabet](/beginner/alphabet).',
      );
}

/** How a letter or a word, in either language, is read. */
export function pronounce(dictionary: Dictionary, what: string, viewer: Viewer): Reply | null {
  const letters = explainLetters(dictionary, what);
  if (letters) return letters;
  const isWord = (form: string) => describeForm(form).length > 0 || textsOfForm(dictionary, form).length > 0;
  const word = hasGeorgian(what)
    ? what
    : (textsOfSense(dictionary, what).find(({ page }) => canOpen(page, viewer))?.form ??
      georgianSpellings(what).find(isWord));
  const used = [...new Set(word)].flatMap((letter) =>
    dictionary.letters.filter(({ form }) => form === letter),
  );
  return word === undefined
    ? null
    : answer(
        `${georgian(word)}. Georgian is read as it is written, letter by letter:`,
        list(
          used.map(
            ({ form, romanization, gloss }) => `**${form}** (${typesetLatin(romanization)}): ${gloss}`,
          ),
        ),
      );
}

/** What two letters or words are, and what tells two letters apart. */
export function compare(dictionary: Dictionary, parts: readonly string[], viewer: Viewer): Reply | null {
  const replies = parts.map(
    (part) =>
      explainLetters(dictionary, part) ?? mean(dictionary, part, viewer) ?? say(dictionary, part, viewer),
  );
  const [one = '', other = ''] = parts.map((part) => findLetters(dictionary, part)[0]?.form);
  const texts = replies.flatMap((reply) => (reply?.kind === 'answer' ? reply.markdown : []));
  if (replies.includes(null)) return null;
  return texts.length === 0 ? (replies[0] ?? null) : answer(soundDifference(one, other) ?? '', ...texts);
}
