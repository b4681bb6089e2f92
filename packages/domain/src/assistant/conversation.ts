/** Rules of a conversation with the assistant: its sizes, its title, and what of an answer can be heard. */

/** In characters. */
export const longestQuestion = 1000;

/** In characters. */
export const longestTitle = 80;
const firstTitle = 60;

/** The title of a conversation that begins with this question: the question, cut at a word. */
export function titleOf(question: string): string {
  const text = question.replace(/\s+/gu, ' ').trim();
  if (text.length <= firstTitle) return text;
  const cut = Array.from(text).slice(0, firstTitle).join('');
  const end = cut.lastIndexOf(' ');
  return `${(end > firstTitle / 2 ? cut.slice(0, end) : cut).replace(/[,;:\s]+$/u, '')}…`;
}

/** A run of Georgian with the spaces and marks between its words, as a page marks it with its language. */
export const georgianRuns = /\p{Script=Georgian}(?:[\p{Script=Georgian}\s„“,.!?-]*\p{Script=Georgian})?/gu;

/** Marks with which a sentence of the course may end; its clip is named with them. */
const endings = ['', '.', '?', '!'];

/** The Georgian in a text that has a clip, each text once, with the name of the clip. */
export function heardIn(
  text: string,
  hasClip: (name: string) => boolean,
): { readonly text: string; readonly name: string }[] {
  return [...new Set(text.match(georgianRuns) ?? [])].flatMap((run) => {
    const name = endings.map((ending) => run + ending).find(hasClip);
    return name === undefined ? [] : [{ text: run, name }];
  });
}
