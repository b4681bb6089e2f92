/** Answers as Markdown: Georgian with its romanization, lists, tables and links. */
import { typesetLatin } from '@ena/domain/georgian/letters';
import { romanize } from '@ena/domain/georgian/romanize';

/** `locked`: of a lesson that the viewer may not open, only its page is named; `guide`: about Ena itself. */
export interface Reply {
  readonly kind: 'answer' | 'locked' | 'guide' | 'unknown';
  readonly markdown: string;
}
export const paragraphs = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n');
export const answer = (...parts: readonly string[]): Reply => ({
  kind: 'answer',
  markdown: paragraphs(...parts),
});

export const link = ({ title, path }: { readonly title: string; readonly path: string }): string =>
  `[${title}](${path})`;
export const georgian = (form: string): string => `**${form}** (${typesetLatin(romanize(form))})`;
/** Georgian with what it means and a note. */
export const entry = (form: string, gloss: string, note = ''): string =>
  `${georgian(form)}: ${gloss}${note !== '' && !/[.?!]$/u.test(gloss) ? '.' : ''} ${note}`.trim();
/** A dictionary form with its meaning, inside a sentence. */
export const named = (form: string, gloss: string): string => `**${form}** (${gloss})`;
/** A list; a single line is a paragraph. */
export const list = (lines: readonly string[]): string =>
  lines.length === 1 ? (lines[0] ?? '') : lines.map((line) => `- ${line}`).join('\n');

/** A Markdown table; the first column has the labels of the rows. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

/** Replaces what this viewer may not open: names the page, and nothing of it. */
export const locked = (page: { readonly title: string; readonly path: string }): Reply => ({
  kind: 'locked',
  markdown: `This is taught in ${link(page)}, which is part of Premium. With [Premium](/pricing) I can answer from it.`,
});
