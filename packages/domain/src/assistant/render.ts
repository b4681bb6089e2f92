/** Renders the assistant's answers as Markdown: Georgian, romanization, meaning and links. */
import { typesetLatin } from '../georgian/letters.ts';
import type { Phrase } from '../lesson/phrase.ts';
import type { CoursePage, Passage, Saying, Table } from './model.ts';

/** An answer of the assistant from course content. */
export interface Reply {
  /** `locked`: the answer is on a page that this learner may not open; `guide`: about Ena itself. */
  readonly kind: 'answer' | 'locked' | 'guide' | 'unknown';
  readonly markdown: string;
  /** Pages of the answer, or, for `unknown`, of the suggestions. */
  readonly pages: readonly CoursePage[];
}

export const renderLink = ({ title, path }: Pick<CoursePage, 'title' | 'path'>): string =>
  `[${title}](${path})`;
const joinList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** Each page once, in the order of the items. */
export const uniquePages = (items: readonly { readonly page: CoursePage }[]): CoursePage[] => [
  ...new Set(items.map(({ page }) => page)),
];

/** Joins paragraphs; drops empty ones. */
export const joinParagraphs = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n');
const renderSources = (pages: readonly CoursePage[]): string => `From ${joinList(pages.map(renderLink))}.`;

/** Georgian with romanization and meaning. */
export const renderPhrase = ({ form, romanization, gloss }: Phrase): string =>
  `**${form}** (${typesetLatin(romanization)}): ${gloss}`;

const cell = (text: string) => text.replaceAll('|', '\\|');
/** A Markdown table; the first column has the labels of the rows. */
export const renderTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

export const renderWordTable = (words: readonly Phrase[]): string =>
  renderTable(
    ['Georgian', 'Read', 'English'],
    words.map(({ form, romanization, gloss }) => [`**${form}**`, typesetLatin(romanization), gloss]),
  );

export const renderFormsTable = ({ columns, rows }: Pick<Table, 'columns' | 'rows'>): string =>
  renderTable(
    ['', ...columns],
    rows.map(({ label, cells }) => [
      label,
      ...cells.map(({ form, romanization }) => `**${form}** (${typesetLatin(romanization)})`),
    ]),
  );

/** One saying with note and example, or several as a list. */
export function renderSayings(sayings: readonly Saying[]): string {
  const [first, ...others] = sayings;
  if (!first) return '';
  if (others.length > 0)
    return sayings.map((saying) => `- ${renderPhrase(saying)}${note(saying)}`).join('\n');
  return joinParagraphs(
    `${renderPhrase(first)}${note(first)}`,
    first.example ? `In a sentence: **${first.example.form}** ${first.example.gloss}` : '',
  );
}
const note = ({ gloss, note: text }: Saying): string =>
  text ? `${/[.?!]$/u.test(gloss) ? '' : '.'} ${text}` : '';

const maxExamples = 4;

/** A passage as Markdown. */
export const renderPassage = ({ title, text, examples }: Passage): string =>
  joinParagraphs(
    title === '' ? '' : `**${title}**`,
    text[0] ?? '',
    examples
      .slice(0, maxExamples)
      .map((one) => `- ${renderPhrase(one)}${one.explanation ? ` *${one.explanation}*` : ''}`)
      .join('\n'),
    ...text.slice(1),
  );

/** Replaces content that this learner may not open: names the page and reveals nothing else. */
export const createLockedReply = (pages: readonly CoursePage[]): Reply => {
  const [page] = pages;
  const shown = page ? [page] : [];
  return {
    kind: 'locked',
    markdown: `This is taught in ${joinList(shown.map(renderLink))}, which is part of Premium. With [Premium](/pricing) I can answer from it.`,
    pages: shown,
  };
};

/** Combines several answers with their sources; locked ones are dropped if any other is open. */
export function joinReplies(replies: readonly Reply[], remark = ''): Reply | null {
  const answers = replies.filter(({ kind }) => kind === 'answer');
  if (answers.length === 0) return replies[0] ?? null;
  const bare = answers.map(({ markdown, pages }) => markdown.replace(renderSources(pages), '').trim());
  return createAnswer(joinParagraphs(...bare, remark), [...new Set(answers.flatMap(({ pages }) => pages))]);
}

/** The first reply that `answer` returns for one of the texts; null without any. */
export function firstReply(texts: readonly string[], answer: (text: string) => Reply | null): Reply | null {
  for (const text of texts) {
    const reply = answer(text);
    if (reply) return reply;
  }
  return null;
}

export const createAnswer = (markdown: string, pages: readonly CoursePage[]): Reply => ({
  kind: 'answer',
  markdown: joinParagraphs(markdown, renderSources(pages)),
  pages,
});
