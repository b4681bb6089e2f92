/** Rules of a conversation with the assistant: maximum lengths, its title, and the clips of an answer. */

/** In characters. */
export const maxQuestionLength = 1000;

/** In characters. */
export const maxTitleLength = 80;
const maxDerivedTitleLength = 60;

/** The title of a conversation that begins with this question: the question, cut at a word. */
export function titleOf(question: string): string {
  const text = question.replace(/\s+/gu, ' ').trim();
  if (text.length <= maxDerivedTitleLength) return text;
  const cut = Array.from(text).slice(0, maxDerivedTitleLength).join('');
  const end = cut.lastIndexOf(' ');
  return `${(end > maxDerivedTitleLength / 2 ? cut.slice(0, end) : cut).replace(/[,;:\s]+$/u, '')}…`;
}

/** A run of Georgian words with the spaces and punctuation between them, which a page marks with `lang`. */
export const georgianRuns = /\p{Script=Georgian}(?:[\p{Script=Georgian}\s„“,.!?-]*\p{Script=Georgian})?/gu;

/** Punctuation at the end of a sentence, which is part of the name of its clip. */
const endings = ['', '.', '?', '!'];

/** Georgian texts with a clip within a text, each once, with the name of the clip. */
export function findClipsInText(
  text: string,
  hasClip: (name: string) => boolean,
): { readonly text: string; readonly name: string }[] {
  return [...new Set(text.match(georgianRuns) ?? [])].flatMap((run) => {
    const name = endings.map((ending) => run + ending).find(hasClip);
    return name === undefined ? [] : [{ text: run, name }];
  });
}

// oxlint-disable-next-line no-control-regex -- these are what is removed
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Text without control characters except tab and line feed: those that change the direction of writing could make it
 * read other than it is, and PostgreSQL cannot store NUL.
 */
export const stripControls = (text: string): string => text.replace(controls, '');
